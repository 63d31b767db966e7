// Counts who is here and how often somebody has come, address by address, and says who may come in. Any
// thread may ask; nobody asks while a game goes its way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <mutex>
#include <utility>

#include "net/address.h"
#include "net/bucket.h"
#include "net/settings.h"

namespace net {

class Doorman;

// A place for one connection; it is free again when this is gone.
class Ticket {
 public:
  Ticket() = default;
  Ticket(Doorman& doorman, const Address& address) : doorman_(&doorman), address_(address) {}
  Ticket(Ticket&& other) noexcept
      : doorman_(std::exchange(other.doorman_, nullptr)), address_(other.address_) {}
  Ticket& operator=(Ticket&& other) noexcept {
    std::swap(doorman_, other.doorman_);
    std::swap(address_, other.address_);
    return *this;
  }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  ~Ticket();

 private:
  Doorman* doorman_ = nullptr;
  Address address_;
};

enum class NoEntry : std::uint8_t {
  TooManyFromThere,  // connections of one address at the same time
  TooOften,          // new connections of one address
};

class Doorman {
 public:
  Doorman(const AddressLimits& limits, std::size_t most_connections);

  // A connection of this address wants in.
  std::expected<Ticket, NoEntry> enter(const Address& address, std::int64_t now_ms);
  // One of a trusted proxy: behind it are many, who are counted when they are known.
  Ticket enter_proxy(const Address& address, std::int64_t now_ms);
  // A request over HTTP.
  bool may_ask(const Address& address, std::int64_t now_ms);
  // One for a file of the page: it lies in memory, and a page with its copy for later takes a hundred of
  // them.
  bool may_fetch(const Address& address, std::int64_t now_ms);
  // True once for each new table that is allowed.
  bool may_open_table(const Address& address, std::int64_t now_ms);
  // Somebody who guessed wrong too often is not even told whether the next guess is right.
  bool may_guess(const Address& address, std::int64_t now_ms);
  // One of the large answers: a whole table, or many entries of the Book to keep.
  bool may_have_snapshot(const Address& address, std::int64_t now_ms);
  bool may_export(const Address& address, std::int64_t now_ms);
  void guessed_wrong(const Address& address, std::int64_t now_ms);

  // All connections, whatever their address.
  bool is_full() const;

 private:
  friend class Ticket;

  struct Visitor {
    std::uint32_t connections = 0;
    Bucket entries;
    Bucket requests;
    Bucket files;
    Bucket tables;
    Bucket guesses;
    Bucket snapshots;
    Bucket exports;
  };

  using Visitors = std::map<Address, Visitor>;

  Visitors::value_type& visitor(const Address& address, std::int64_t now_ms);
  void clear_away(std::int64_t now_ms);
  void leave(const Address& address);

  const AddressLimits limits_;
  const Pace entries_;
  const Pace requests_;
  const Pace files_;
  const Pace tables_;
  const Pace guesses_;
  const Pace snapshots_;
  const std::size_t most_connections_;
  mutable std::mutex mutex_;
  Visitors visitors_;
  std::size_t connections_ = 0;
  std::int64_t cleared_away_at_ms_ = 0;
};

}  // namespace net
