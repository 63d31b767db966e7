// What the server answers over HTTP about tables: the list, one of them, a new one, and whether one may come
// in. Codes can be guessed, so every wrong one is counted.
#pragma once

#include <optional>

#include "net/asio.h"
#include "net/http_api.h"

namespace net {

// One request, for as long as it is answered.
struct Asking {
  Floor& here;
  const HttpRequest& request;
  const Asker& asker;
};

// An answer if the page that asks belongs to another site.
std::optional<HttpAnswer> foreign_origin(const Asking& asking);
// The secret that a request shows: Authorization: Bearer 32 hexadecimal digits.
std::optional<protocol::Token> bearer_of(const HttpRequest& request);
HttpAnswer try_later(std::string_view error, std::string_view text);
// How players reach this server, without a slash at its end.
std::string public_base(const Asking& asking);

Awaitable<HttpAnswer> list_tables(Asking asking);
Awaitable<HttpAnswer> open_table(Asking asking, const std::string& choice);
Awaitable<HttpAnswer> show_table(Asking asking, protocol::Code code);
Awaitable<HttpAnswer> show_table_page(Asking asking, protocol::Code code);
HttpAnswer wrong_code(const Asking& asking);

}  // namespace net
