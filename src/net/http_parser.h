// From the bytes of an HTTP request to its value, with Beast's parser; knows no socket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "net/count.h"
#include "net/http.h"
#include "net/settings.h"

namespace net {

using HttpMessage = boost::beast::http::request<boost::beast::http::string_body>;
using HttpParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

void limit(HttpParser& parser, const HttpLimits& limits);

// What somebody between us and the client could read in another way than we do, as a sentence; nothing: the
// header is as it should be. Such a request is refused and nothing more is read.
std::optional<std::string_view> flaw_of(const HttpMessage& message);

// Takes the body out of the message.
HttpRequest request_of(HttpMessage& message);
// The client waits for a word before it sends the body.
bool waits_to_go_on(const HttpMessage& message);

// What an unreadable request is told, if it is worth an answer, and the limit it met.
struct Unreadable {
  std::optional<HttpAnswer> answer;
  std::optional<Count> limit;
};
Unreadable unreadable(const boost::system::error_code& error, bool has_begun);

// The upgrade once more, with no more than a websocket needs, and whatever has followed it: what the thread
// of the table needs to go on. Nothing: more has followed than a client may send before it is answered.
std::optional<std::string> opening_of(const HttpMessage& message, std::string_view followed_by);

}  // namespace net
