#include "net/http_parser.h"

#include <gtest/gtest.h>

#include <boost/beast/http/read.hpp>

namespace net {
namespace {

struct Read {
  boost::system::error_code error;
  HttpMessage message;
};

Read read(std::string_view bytes) {
  HttpParser parser;
  limit(parser, {});
  parser.eager(true);
  Read result;
  parser.put(boost::asio::buffer(bytes), result.error);
  if (result.error == boost::beast::http::error::need_more) result.error = {};
  if (!result.error && !parser.is_done()) parser.put_eof(result.error);
  result.message = parser.get();
  return result;
}

TEST(HttpParser, a_request_becomes_its_value) {
  Read read_request = read(
      "POST /api/tables HTTP/1.1\r\nHost: maze.example.org\r\nOrigin: https://maze.example.org\r\n"
      "Authorization: Bearer x\r\nX-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: 5.6.7.8\r\n"
      "Content-Length: 2\r\n\r\n{}");
  ASSERT_FALSE(read_request.error) << read_request.error.message();
  const HttpRequest request = request_of(read_request.message);
  EXPECT_EQ(request.method, Method::Post);
  EXPECT_EQ(request.target, "/api/tables");
  EXPECT_EQ(request.host, "maze.example.org");
  EXPECT_EQ(request.origin, "https://maze.example.org");
  EXPECT_EQ(request.authorization, "Bearer x");
  EXPECT_EQ(request.forwarded_for, "1.2.3.4, 5.6.7.8");
  EXPECT_EQ(request.body, "{}");
  EXPECT_FALSE(request.is_upgrade);
}

// They come after everything that is checked about a header: who asks, from where, and whether it's an
// upgrade.
TEST(HttpParser, fields_after_the_last_chunk_are_left_out) {
  const std::string chunked =
      "GET /ws/ABC234 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "X-Forwarded-For: 1.2.3.4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n";
  Read with_trailer =
      read(chunked + "Upgrade: websocket\r\nX-Forwarded-For: 5.6.7.8\r\nAuthorization: Bearer x\r\n\r\n");
  ASSERT_FALSE(with_trailer.error) << with_trailer.error.message();
  const HttpRequest request = request_of(with_trailer.message);
  EXPECT_FALSE(request.is_upgrade);
  EXPECT_EQ(request.forwarded_for, "1.2.3.4");
  EXPECT_EQ(request.authorization, "");
  EXPECT_EQ(request.body, "{}");
  EXPECT_FALSE(read(chunked + "X: " + std::string(100'000, 'x') + "\r\n\r\n").error);
}

TEST(HttpParser, a_value_that_goes_on_in_the_next_line_is_an_error) {
  for (const std::string_view folded : {"X: a\r\n b\r\n", "X:\r\n\ta\r\n", "X: a\r\n \r\n", "X:\r\n \r\n"}) {
    EXPECT_EQ(read("GET / HTTP/1.1\r\n" + std::string{folded} + "Host: x\r\n\r\n").error,
              boost::beast::http::error::bad_value)
        << folded;
  }
  for (const std::string_view plain : {"X:a\r\n", "X: \t a b \r\n", "X:\r\n", "X: \r\n"}) {
    EXPECT_FALSE(read("GET / HTTP/1.1\r\n" + std::string{plain} + "Host: x\r\n\r\n").error) << plain;
  }
}

TEST(HttpParser, two_origins_are_nobodys) {
  Read two = read("GET / HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nOrigin: http://evil.example\r\n\r\n");
  EXPECT_EQ(request_of(two.message).origin, "http://x, http://evil.example");
}

constexpr std::string_view kUpgrade =
    "GET /ws/ABC234 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

TEST(HttpParser, an_upgrade_is_recognised_and_can_be_repeated) {
  Read upgrade = read(kUpgrade);
  ASSERT_FALSE(upgrade.error);
  const HttpRequest request = request_of(upgrade.message);
  EXPECT_TRUE(request.is_upgrade);
  EXPECT_EQ(request.origin, std::nullopt);
  const auto opening = opening_of(upgrade.message, "\x81\x80");
  ASSERT_TRUE(opening);
  EXPECT_TRUE(opening->ends_with("\r\n\r\n\x81\x80"));
  Read again = read(opening->substr(0, opening->size() - 2));
  ASSERT_FALSE(again.error);
  EXPECT_TRUE(request_of(again.message).is_upgrade);
  EXPECT_EQ(again.message["Sec-WebSocket-Key"], "dGhlIHNhbXBsZSBub25jZQ==");
  EXPECT_FALSE(opening_of(upgrade.message, std::string(2'000, 'x')));
}

TEST(HttpParser, errors_are_reported) {
  const auto status = [](std::string_view bytes) {
    const Unreadable why = unreadable(read(bytes).error, true);
    return why.answer ? why.answer->status : 0;
  };
  EXPECT_EQ(status("hello\r\n\r\n"), 400U);
  EXPECT_EQ(status("GET / HTTP/9.9\r\n\r\n"), 400U);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"), 400U);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nX: " + std::string(9'000, 'x')), 431U);
  EXPECT_EQ(status("POST / HTTP/1.1\r\nContent-Length: 20000\r\n\r\n"), 413U);
  EXPECT_EQ(status("GET / HTTP/1.1\r\nHost"), 0U);  // it went away in the middle
  EXPECT_FALSE(unreadable(make_error_code(boost::beast::error::timeout), false).limit);
  EXPECT_EQ(unreadable(make_error_code(boost::beast::error::timeout), true).limit, Count::LimitSlowRequest);
  EXPECT_FALSE(unreadable(make_error_code(boost::asio::error::connection_reset), true).answer);
}

TEST(HttpParser, a_client_waiting_to_continue_is_recognised) {
  EXPECT_TRUE(
      waits_to_go_on(read("POST / HTTP/1.1\r\nExpect: 100-Continue\r\nContent-Length: 0\r\n\r\n").message));
  EXPECT_FALSE(waits_to_go_on(read("POST / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n").message));
  EXPECT_FALSE(waits_to_go_on(read("GET / HTTP/1.1\r\n\r\n").message));
}

}  // namespace
}  // namespace net
