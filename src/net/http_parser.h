// From the bytes of an HTTP request to its value, with Beast's parser; knows no socket.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "net/count.h"
#include "net/http.h"
#include "net/settings.h"

namespace net {

using HttpMessage = boost::beast::http::request<boost::beast::http::string_body>;

class HttpParser : public boost::beast::http::request_parser<boost::beast::http::string_body> {
 private:
  // A value that goes on in the next line is an error: some proxies drop such a line, others read it as a
  // field of its own. Fields after the last chunk of a body (trailers) are left out. They come when
  // everything about the header has been checked, and no limit is about their length.
  void on_field_impl(boost::beast::http::field name, boost::beast::string_view name_text,
                     boost::beast::string_view value, boost::system::error_code& error) override;
};

void limit(HttpParser& parser, const HttpLimits& limits);
// As much of a request as may wait to be understood: its header, or the one before a chunk.
std::size_t most_unread(const HttpLimits& limits);

// Anything that a proxy between us and the client could read differently, as a sentence; nothing if the
// header is fine. Such a request is refused, and nothing more is read.
std::optional<std::string_view> flaw_of(const HttpMessage& message);

// Takes the body out of the message.
HttpRequest request_of(HttpMessage& message);
// The client waits for a go-ahead before it sends the body.
bool waits_to_go_on(const HttpMessage& message);

// The answer to an unreadable request, if it is worth one, and the limit it hit.
struct Unreadable {
  std::optional<HttpAnswer> answer;
  std::optional<Count> limit;
};
Unreadable unreadable(const boost::system::error_code& error, bool has_begun);

// The upgrade request, reduced to what a websocket needs, plus whatever has followed it: what the table's
// thread needs to continue. Nothing if more has followed than a client may send before it is answered.
std::optional<std::string> opening_of(const HttpMessage& message, std::string_view followed_by);

}  // namespace net
