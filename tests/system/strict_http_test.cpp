// Requests that a proxy and a server could read in two ways: each is refused with 400, and the connection
// ends.
#include <gtest/gtest.h>

#include "support/raw_socket.h"
#include "support/server_process.h"
#include "support/table_client.h"

namespace {

using support::RawSocket;
using support::ServerProcess;

class StrictHttp : public testing::Test {
 protected:
  void serve(const std::vector<std::string>& options = {}) {
    server.emplace(folder.path() / "data", options);
    ASSERT_TRUE(server->is_up()) << server->program().output();
  }
  // All that comes until the server closes the connection; a second request must not be answered.
  std::string answers_to(const std::string& bytes) const {
    RawSocket socket{server->where()};
    socket.send(bytes);
    return socket.read_to_end().value_or("It was not closed.");
  }
  static std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
      ++found;
    return found;
  }
  void expect_one_400(const std::string& bytes) const {
    const std::string answers =
        answers_to(bytes + "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(answers.starts_with("HTTP/1.1 400 ")) << bytes << answers;
    EXPECT_EQ(count(answers, "HTTP/1.1 "), 1U) << bytes << answers;
  }
  // The status line of what a well-formed request with this Host gets.
  std::string status_with_host(const std::string& host) const {
    const std::string answer =
        answers_to("GET /healthz HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    return answer.substr(0, answer.find("\r\n"));
  }

  support::TemporaryFolder folder;
  std::optional<ServerProcess> server;
};

TEST_F(StrictHttp, there_is_exactly_one_valid_host) {
  serve();
  expect_one_400("GET /healthz HTTP/1.1\r\n\r\n");
  expect_one_400("GET /healthz HTTP/1.1\r\nHost:\r\n\r\n");
  expect_one_400("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n");
  expect_one_400("GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n");
  // A value that goes on in the next line.
  expect_one_400("GET /healthz HTTP/1.1\r\nHost:\r\n a\r\n\r\n");
  expect_one_400("GET /healthz HTTP/1.1\r\nHost: a\r\n b\r\n\r\n");
  for (const std::string_view host :
       {"a b", "a/b", "a@b", "a,b", "a:b", "a:99999", "a:", "\"a\"", "<b>", "[::1", "[x]", "[::1]x"}) {
    expect_one_400("GET /healthz HTTP/1.1\r\nHost: " + std::string{host} + "\r\n\r\n");
  }
  for (const std::string_view host : {"maze.example.org", "MAZE.example.org:8080", "127.0.0.1:80",
                                      "[::1]:8080", "my_laptop", "xn--mller-kva.example"}) {
    EXPECT_EQ(status_with_host(std::string{host}), "HTTP/1.1 200 OK") << host;
  }
  // A request without a name in the older form, such as a load balancer's health check, is understood.
  EXPECT_TRUE(answers_to("GET /healthz HTTP/1.0\r\n\r\n").starts_with("HTTP/1.1 200 "));
}

TEST_F(StrictHttp, a_body_comes_whole_or_in_chunks) {
  serve();
  const std::string chunks = "2\r\n{}\r\n0\r\n\r\n";
  const auto post = [&](const std::string& fields) {
    return "POST /api/tables HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n" + chunks;
  };
  expect_one_400(post("Transfer-Encoding: gzip, chunked\r\n"));
  expect_one_400(post("Transfer-Encoding: chunked, gzip\r\n"));
  expect_one_400(post("Transfer-Encoding: identity\r\n"));
  expect_one_400(post("Transfer-Encoding: xchunked\r\n"));
  expect_one_400(post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"));
  expect_one_400(post("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n"));
  expect_one_400(post("Transfer-Encoding:\r\n chunked\r\n"));
  expect_one_400(post("X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 12\r\n"));
  expect_one_400(post("Transfer-Encoding: chunked\r\nContent-Length: 12\r\n"));
  expect_one_400(post("Content-Length: 12\r\nContent-Length: 12\r\n"));
  expect_one_400(post("Content-Length: 12, 12\r\n"));
  expect_one_400("POST /api/tables HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks);
  EXPECT_TRUE(
      answers_to(post("Connection: close\r\nTransfer-Encoding: Chunked\r\n")).starts_with("HTTP/1.1 201 "));
}

// What follows the last chunk is a second header, which no limit of the first one is about.
TEST_F(StrictHttp, fields_after_the_last_chunk_count_for_nothing_and_end_no_server) {
  serve();
  const auto post = [](const std::string& chunks) {
    return "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n" +
           chunks;
  };
  EXPECT_TRUE(
      answers_to(post("2\r\n{}\r\n0\r\nOrigin: http://evil.example\r\n\r\n")).starts_with("HTTP/1.1 201 "));
  const std::string long_value(100'000, 'a');
  EXPECT_TRUE(answers_to(post("2\r\n{}\r\n0\r\nX: " + long_value + "\r\n\r\n")).starts_with("HTTP/1.1 431 "));
  EXPECT_TRUE(answers_to(post("2;" + long_value + "\r\n{}\r\n0\r\n\r\n")).starts_with("HTTP/1.1 431 "));
  EXPECT_EQ(status_with_host("x"), "HTTP/1.1 200 OK") << server->program().output();
}

TEST_F(StrictHttp, a_websocket_needs_its_key) {
  serve();
  const std::string code = support::open_table(server->where(), "{}");
  const auto upgrade = [&](const std::string& fields) {
    return "GET /ws/" + code + " HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
           "Sec-WebSocket-Version: 13\r\n" + fields + "\r\n";
  };
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  expect_one_400(upgrade(""));
  expect_one_400(upgrade("Sec-WebSocket-Key: \r\n"));
  expect_one_400(upgrade("Sec-WebSocket-Key: c2hvcnQ=\r\n"));
  expect_one_400(upgrade("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQAA\r\n"));
  expect_one_400(upgrade("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==AAAA\r\n"));
  expect_one_400(upgrade("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25j*Q==\r\n"));
  expect_one_400(upgrade(key + key));
  RawSocket socket{server->where()};
  EXPECT_TRUE(socket.upgrade("/ws/" + code));
}

TEST_F(StrictHttp, with_a_public_address_other_names_are_turned_away) {
  serve({"--public-url", "https://maze.example.org", "--allow-origin", "https://friends.example.org:8443"});
  for (const std::string_view host :
       {"maze.example.org", "MAZE.example.org", "maze.example.org:443", "friends.example.org:8443",
        // No other site's page can be at a bare address, since nobody else's name leads there.
        "127.0.0.1:8080", "[::1]:8080", "localhost:8080"}) {
    EXPECT_EQ(status_with_host(std::string{host}), "HTTP/1.1 200 OK") << host;
  }
  for (const std::string_view host :
       {"evil.example", "maze.example.org.evil.example", "maze.example.org:8080", "friends.example.org",
        "127.0.0.1.evil.example"}) {
    EXPECT_EQ(status_with_host(std::string{host}), "HTTP/1.1 421 Misdirected Request") << host;
  }
}

}  // namespace
