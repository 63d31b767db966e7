// What the server answers over HTTP: the lobby, finished games, health, counters and the plain pages.
#pragma once

#include <optional>

#include "net/address.h"
#include "net/asio.h"
#include "net/floor.h"
#include "net/http.h"

namespace net {

// Which door a request came through, and who stands there.
struct Asker {
  Address address;
  bool is_secure = false;
  bool is_at_metrics_door = false;
};

// Any of the floors may answer; what belongs to others is asked of them.
Awaitable<HttpAnswer> answer(Floor& here, HttpRequest request, Asker asker);

// Whether a websocket to this table may be opened. Without a refusal it may; perhaps only by a member who
// comes back.
struct Entry {
  std::optional<HttpAnswer> refusal{};
  bool must_be_known = false;
};
Awaitable<Entry> may_enter(Floor& here, const HttpRequest& request, Asker asker, protocol::Code code);

}  // namespace net
