// A connection that has just come in, from the moment of its accept to its end or to the upgrade to a
// websocket.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>

#include "net/address.h"
#include "net/asio.h"
#include "net/doorman.h"
#include "net/floor.h"

namespace net {

enum class Reception : std::uint8_t { Welcome, Full, TooManyFromThere, TooOften };

struct Visit {
  Address peer;
  Ticket ticket{};
  Reception reception = Reception::Welcome;
  bool is_at_metrics_door = false;
  bool is_secure = false;
};

// Certificate and key, ready for use by any thread.
class Tls;
struct TlsDeleter {
  void operator()(Tls* tls) const;
};
using TlsPointer = std::unique_ptr<Tls, TlsDeleter>;
// A sentence if the files cannot be read or do not belong together.
std::expected<TlsPointer, std::string> load_tls(const TlsFiles& files);

// Each lasts until the connection is over or has been handed to the thread of its table.
Awaitable<> receive_plain(Floor& floor, Socket socket, Visit visit);
Awaitable<> receive_tls(Floor& floor, Socket socket, Visit visit, std::shared_ptr<Tls> tls);

}  // namespace net
