// What the server answers over HTTP: the lobby, finished games, health, counters and the plain pages.
#pragma once

#include <optional>

#include "net/address.h"
#include "net/asio.h"
#include "net/http.h"
#include "net/network_thread.h"

namespace net {

// Where a request came from, and through which port.
struct RequestSource {
  Address address;
  bool is_from_here = false;  // the connection comes from this machine, perhaps from a proxy on it
  bool is_secure = false;
  bool is_metrics_port = false;
};

// Any network thread may answer; it asks other threads for what belongs to them.
Awaitable<HttpAnswer> answer(NetworkThread& here, HttpRequest request, RequestSource source);

// Whether a websocket to this table may be opened. Without a refusal it may; perhaps only by a member who
// comes back.
struct Entry {
  std::optional<HttpAnswer> refusal{};
  bool must_be_known = false;
};
Awaitable<Entry> may_enter(NetworkThread& here, const HttpRequest& request, RequestSource source,
                           protocol::Code code);

}  // namespace net
