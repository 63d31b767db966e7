// A connection that has just come in, from the moment of its accept to its end or to the upgrade to a
// websocket.
#pragma once

#include <cstdint>
#include <memory>

#include "net/address.h"
#include "net/asio.h"
#include "net/connection_limits.h"
#include "net/network_thread.h"
#include "net/tls.h"

namespace net {

enum class Admission : std::uint8_t { Welcome, Full, TooManyFromThere, TooOften };

struct IncomingConnection {
  Address peer;
  ConnectionPermit permit{};
  Admission admission = Admission::Welcome;
  bool is_own_proxy = false;  // it came through a socket file, from a proxy on this machine
  bool is_metrics_port = false;
  bool is_secure = false;
};

// Exists until the connection is over or has been handed to its table's thread. Without certificate and key
// it is plain.
Awaitable<> receive(NetworkThread& thread, Socket socket, IncomingConnection visit, std::shared_ptr<Tls> tls);

}  // namespace net
