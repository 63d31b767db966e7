// Attends to the requests of one connection: who is turned away, who gets an answer, and who may go through
// to a table.
#pragma once

#include <variant>

#include "net/asio.h"
#include "net/http.h"
#include "net/http_api.h"
#include "net/session.h"
#include "net/visit.h"

namespace net {

class HttpDesk {
 public:
  HttpDesk(Floor& floor, Visit& visit) : floor_(floor), visit_(visit) {}

  // An answer, or a guest for a table who is to be upgraded to a websocket.
  using Outcome = std::variant<HttpAnswer, Guest>;
  Awaitable<Outcome> attend(HttpRequest request);

 private:
  std::optional<HttpAnswer> turn_away(const HttpRequest& request, const Address& address);
  std::optional<HttpAnswer> enter(const HttpRequest& request, const Address& address);

  Floor& floor_;
  Visit& visit_;
  std::size_t count_ = 0;
};

}  // namespace net
