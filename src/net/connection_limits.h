// Counts who is here and how often each address has connected, and decides who may come in. Any thread may
// ask; it is never asked during play.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <mutex>
#include <utility>

#include "base/token_bucket.h"
#include "net/address.h"
#include "net/address_counts.h"
#include "net/settings.h"

namespace net {

class ConnectionLimits;

// Permission for one connection to be open, for as long as this exists.
class ConnectionPermit {
 public:
  ConnectionPermit() = default;
  ConnectionPermit(ConnectionLimits& connection_limits, const Address& address)
      : connection_limits_(&connection_limits), address_(address) {}
  ConnectionPermit(ConnectionPermit&& other) noexcept
      : connection_limits_(std::exchange(other.connection_limits_, nullptr)), address_(other.address_) {}
  ConnectionPermit& operator=(ConnectionPermit&& other) noexcept {
    std::swap(connection_limits_, other.connection_limits_);
    std::swap(address_, other.address_);
    return *this;
  }
  ConnectionPermit(const ConnectionPermit&) = delete;
  ConnectionPermit& operator=(const ConnectionPermit&) = delete;
  ~ConnectionPermit();

 private:
  ConnectionLimits* connection_limits_ = nullptr;
  Address address_;
};

enum class ConnectionRefusal : std::uint8_t {
  TooManyFromThere,  // connections of one address at the same time
  TooOften,          // new connections of one address
};

class ConnectionLimits {
 public:
  ConnectionLimits(const AddressLimits& limits, std::size_t most_connections);

  // A connection from this address asks to come in.
  std::expected<ConnectionPermit, ConnectionRefusal> enter(const Address& address, std::int64_t now_ms);
  // A trusted proxy's connection: there are many people behind it, who are counted once they are known.
  ConnectionPermit enter_proxy(const Address& address, std::int64_t now_ms);
  // A request over HTTP.
  bool may_ask(const Address& address, std::int64_t now_ms);
  // For a file of the page: it is in memory, and a page with its offline copy takes a hundred of them.
  bool may_fetch(const Address& address, std::int64_t now_ms);
  // True once for each new table that is allowed.
  bool may_open_table(const Address& address, std::int64_t now_ms);
  // Someone who guessed wrong too often doesn't even learn whether the next guess is right.
  bool may_guess(const Address& address, std::int64_t now_ms);
  // One of the large answers: a whole table, or many entries of the Book to keep.
  bool may_have_snapshot(const Address& address, std::int64_t now_ms);
  bool may_export(const Address& address, std::int64_t now_ms);
  void guessed_wrong(const Address& address, std::int64_t now_ms);

  // ---- for the operator
  std::size_t connections() const;
  // What is counted here, of those for whom anything is.
  std::map<Address, AddressCounts> counts_by_address(std::int64_t now_ms) const;

  // All connections, from any address.
  bool is_full() const;

 private:
  friend class ConnectionPermit;

  struct AddressUse {
    std::uint32_t connections = 0;
    base::TokenBucket entries;
    base::TokenBucket requests;
    base::TokenBucket files;
    base::TokenBucket tables;
    base::TokenBucket guesses;
    base::TokenBucket snapshots;
    base::TokenBucket exports;
  };

  using AddressUses = std::map<Address, AddressUse>;

  AddressUses::value_type& use_of(const Address& address, std::int64_t now_ms);
  void clear_away(std::int64_t now_ms);
  void leave(const Address& address);

  const AddressLimits limits_;
  const RateLimit entries_;
  const RateLimit requests_;
  const RateLimit files_;
  const RateLimit tables_;
  const RateLimit guesses_;
  const RateLimit snapshots_;
  const std::size_t most_connections_;
  mutable std::mutex mutex_;
  AddressUses uses_;
  std::size_t connections_ = 0;
  std::int64_t cleared_away_at_ms_ = 0;
};

}  // namespace net
