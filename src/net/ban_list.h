// Who isn't let in by the server's operator, and until when. Asked once for each request over HTTP, which
// every websocket begins with, and again when the websocket has opened; any thread may ask, and it is never
// asked during play.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "net/address_range.h"
#include "protocol/visitor.h"

namespace net {

struct Ban {
  std::uint32_t number = 0;  // names it; never given twice
  // Either or both.
  std::optional<AddressRange> who = std::nullopt;
  protocol::Visitor browser{};
  std::int64_t since_wall_s = 0;
  std::int64_t until_wall_s = 0;  // 0: for ever
  std::string why;                // a note for the operator; nobody else is shown it

  bool is_over(std::int64_t now_wall_s) const { return until_wall_s != 0 && until_wall_s <= now_wall_s; }
};

class BanList {
 public:
  BanList() : bans_(std::make_shared<const std::vector<Ban>>()) {}

  void replace(std::vector<Ban> bans);
  std::vector<Ban> all() const { return *bans(); }
  // The ban that keeps this address out for the longest time.
  std::optional<Ban> ban_of(const Address& address, std::int64_t now_wall_s) const;
  std::optional<Ban> ban_of(protocol::Visitor visitor, std::int64_t now_wall_s) const;

 private:
  template <class IsMeant>
  std::optional<Ban> longest(std::int64_t now_wall_s, IsMeant is_meant) const;
  std::shared_ptr<const std::vector<Ban>> bans() const {
    const std::scoped_lock lock{mutex_};
    return bans_;
  }

  mutable std::mutex mutex_;
  std::shared_ptr<const std::vector<Ban>> bans_;
};

}  // namespace net
