// What the server answers over HTTP about tables: the list, one of them, a new one, and whether a visitor may
// come in. Codes can be guessed, so every wrong one is counted.
#pragma once

#include <optional>

#include "net/asio.h"
#include "net/http_api.h"

namespace net {

// One request, while it is being answered.
struct HttpCall {
  NetworkThread& here;
  const HttpRequest& request;
  const RequestSource& source;
};

// An answer if the requesting page belongs to another site.
std::optional<HttpAnswer> foreign_origin(const HttpCall& call);
// An answer if this address has guessed wrong too often.
std::optional<HttpAnswer> too_many_guesses(const HttpCall& call);
// The secret that a request brings: Authorization: Bearer 32 hexadecimal digits.
std::optional<protocol::Token> bearer_of(const HttpRequest& request);
HttpAnswer try_later(std::string_view error, std::string_view text, std::string_view after_s = "60");
// How players reach this server, without a slash at its end.
std::string public_base(const HttpCall& call);

Awaitable<HttpAnswer> list_tables(HttpCall call);
Awaitable<HttpAnswer> open_table(HttpCall call, const std::string& choice);
Awaitable<HttpAnswer> show_table(HttpCall call, protocol::Code code);
Awaitable<HttpAnswer> show_table_page(HttpCall call, protocol::Code code);
HttpAnswer wrong_code(const HttpCall& call);

}  // namespace net
