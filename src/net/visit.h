// A connection that has just come in, from the moment of its accept to its end or to the upgrade to a
// websocket.
#pragma once

#include <cstdint>
#include <memory>

#include "net/address.h"
#include "net/asio.h"
#include "net/doorman.h"
#include "net/floor.h"
#include "net/tls.h"

namespace net {

enum class Reception : std::uint8_t { Welcome, Full, TooManyFromThere, TooOften };

struct Visit {
  Address peer;
  Ticket ticket{};
  Reception reception = Reception::Welcome;
  bool is_at_metrics_door = false;
  bool is_secure = false;
};

// Lasts until the connection is over or has been handed to the thread of its table. Without certificate and
// key it is plain.
Awaitable<> receive(Floor& floor, Socket socket, Visit visit, std::shared_ptr<Tls> tls);

}  // namespace net
