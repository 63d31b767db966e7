#include "net/http_parser.h"

#include <algorithm>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <functional>

#include "base/ascii.h"
#include "net/host_name.h"

namespace net {
namespace {

namespace http = boost::beast::http;

// Beast keeps the opening in a buffer of 1536 bytes.
constexpr std::size_t kLongestOpening = 1'400;

std::string text_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

Method method_of(http::verb verb) {
  switch (verb) {
    case http::verb::get:
      return Method::Get;
    case http::verb::head:
      return Method::Head;
    case http::verb::post:
      return Method::Post;
    case http::verb::options:
      return Method::Options;
    default:
      return Method::Other;
  }
}

// Several fields of the same name count as one, in order.
std::string all_of(const HttpMessage& message, boost::beast::string_view name) {
  std::string all;
  const auto [begin, end] = message.equal_range(name);
  for (auto field = begin; field != end; ++field) {
    if (!all.empty()) all += ", ";
    all += text_of(field->value());
  }
  return all;
}

// Sixteen bytes in base 64, as RFC 6455 requires.
bool is_websocket_key(boost::beast::string_view key) {
  constexpr std::size_t kLetters = 22;
  const auto is_digit = [](char c) { return base::is_letter_or_digit(c) || c == '+' || c == '/'; };
  return key.size() == kLetters + 2 && key.substr(kLetters) == "==" &&
         std::ranges::all_of(key.substr(0, kLetters), is_digit);
}

// Beast joins the lines of a folded value somewhere else, unless only its beginning is on the next line.
bool is_folded(boost::beast::string_view name, boost::beast::string_view value) {
  constexpr std::size_t kMostBetween = 64UL * 1024;  // more than the longest header
  const char* const begin = name.data() + name.size();
  if (std::less<>{}(value.data(), begin)) return true;
  const auto between = static_cast<std::size_t>(value.data() - begin);
  return between > kMostBetween || std::string_view{begin, between}.contains('\n');
}

}  // namespace

std::optional<std::string_view> flaw_of(const HttpMessage& message) {
  constexpr unsigned kHttp11 = 11;
  const std::size_t hosts = message.count(http::field::host);
  // Only the older HTTP can do without.
  if (hosts != 1 && !(hosts == 0 && message.version() < kHttp11)) return "A request must name one Host.";
  if (hosts == 1 && !is_host(text_of(message[http::field::host]))) return "That Host isn't a server name.";
  const std::size_t lengths = message.count(http::field::content_length);
  const bool is_list = text_of(message[http::field::content_length]).contains(',');
  if (lengths > 1 || is_list) return "A body must have a single length.";
  if (message.count(http::field::transfer_encoding) > 0) {
    const bool is_chunked = message.count(http::field::transfer_encoding) == 1 &&
                            boost::beast::iequals(message[http::field::transfer_encoding], "chunked");
    const bool is_plain = message.version() >= kHttp11 && lengths == 0;
    if (!is_chunked || !is_plain) return "A body needs a length, or must be chunked and nothing else.";
  }
  if (boost::beast::websocket::is_upgrade(message)) {
    const bool has_key = message.count(http::field::sec_websocket_key) == 1 &&
                         is_websocket_key(message[http::field::sec_websocket_key]);
    if (!has_key) return "A websocket needs one key of sixteen bytes.";
  }
  return std::nullopt;
}

void HttpParser::on_field_impl(http::field name, boost::beast::string_view name_text,
                               boost::beast::string_view value, boost::system::error_code& error) {
  if (is_header_done()) return;
  if (is_folded(name_text, value)) {
    error = http::error::bad_value;
    return;
  }
  get().insert(name, name_text, value);
}

void limit(HttpParser& parser, const HttpLimits& limits) {
  parser.header_limit(limits.header_bytes);
  parser.body_limit(limits.body_bytes);
}

std::size_t most_unread(const HttpLimits& limits) { return std::size_t{2} * limits.header_bytes; }

HttpRequest request_of(HttpMessage& message) {
  HttpRequest request{.method = method_of(message.method()),
                      .target = text_of(message.target()),
                      .host = text_of(message[http::field::host]),
                      .authorization = text_of(message[http::field::authorization]),
                      .forwarded_for = all_of(message, "X-Forwarded-For"),
                      .accept = all_of(message, "Accept"),
                      .accept_encoding = all_of(message, "Accept-Encoding"),
                      .accept_language = all_of(message, "Accept-Language"),
                      .if_none_match = all_of(message, "If-None-Match"),
                      .body = std::move(message.body()),
                      .is_upgrade = boost::beast::websocket::is_upgrade(message) &&
                                    message[http::field::sec_websocket_version] == "13"};
  if (message.count(http::field::origin) > 0) request.origin = all_of(message, "Origin");
  return request;
}

bool waits_to_go_on(const HttpMessage& message) {
  return message.version() >= 11 && boost::beast::iequals(message[http::field::expect], "100-continue");
}

Unreadable unreadable(const boost::system::error_code& error, bool has_begun) {
  HttpAnswer answer;
  std::optional<Count> met;
  if (error == boost::beast::error::timeout) {
    // The stream has closed itself. A client that has sent nothing just left a connection open, as browsers
    // do.
    return {std::nullopt, has_begun ? std::optional{Count::LimitSlowRequest} : std::nullopt};
  }
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    met = Count::LimitHeader;
    answer = error_answer(431, "HeaderTooLarge", "The request header is too large.");
  } else if (error == http::error::body_limit) {
    met = Count::LimitBody;
    answer = error_answer(413, "TooLarge", "The request is too large.");
  } else if (error.category() == make_error_code(http::error::bad_method).category() &&
             error != http::error::end_of_stream && error != http::error::partial_message) {
    answer = error_answer(400, "BadRequest", "That isn't an HTTP request.");
  } else {
    return {};
  }
  answer.closes = true;
  return {std::move(answer), met};
}

std::optional<std::string> opening_of(const HttpMessage& message, std::string_view followed_by) {
  std::string text = "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n";
  text += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ";
  text += text_of(message[http::field::sec_websocket_key]);
  text += "\r\n\r\n";
  text += followed_by;
  return text.size() <= kLongestOpening ? std::optional{text} : std::nullopt;
}

}  // namespace net
