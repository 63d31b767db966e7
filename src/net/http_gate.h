// Handles the requests of one connection: who is turned away, who gets an answer, and who may go through to a
// table.
#pragma once

#include <variant>

#include "net/asio.h"
#include "net/http.h"
#include "net/http_api.h"
#include "net/incoming_connection.h"
#include "net/session.h"

namespace net {

class HttpGate {
 public:
  HttpGate(NetworkThread& thread, IncomingConnection& incoming) : thread_(thread), incoming_(incoming) {}

  // An answer, or the session at a table that the connection is to be upgraded to.
  using Outcome = std::variant<HttpAnswer, SessionInfo>;
  Awaitable<Outcome> handle(HttpRequest request);

 private:
  std::optional<HttpAnswer> turn_away(const HttpRequest& request, const Address& address);
  std::optional<HttpAnswer> enter(const HttpRequest& request, const Address& address);

  NetworkThread& thread_;
  IncomingConnection& incoming_;
  std::size_t count_ = 0;
};

}  // namespace net
