#include "net/client.h"

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace net {
namespace {

TableLink link_to(std::uint16_t port) {
  return {
      .scheme = Scheme::Plain, .host = "127.0.0.1", .port = port, .code = *protocol::Code::read("ABC234")};
}

TEST(Client, pauses_grow_from_200_ms_to_3_s) {
  std::vector<std::uint32_t> pauses{kFirstPauseMs};
  for (int i = 0; i < 6; ++i) pauses.push_back(longer_pause(pauses.back()));
  EXPECT_EQ(pauses, (std::vector<std::uint32_t>{200, 400, 800, 1'600, 3'000, 3'000, 3'000}));
}

TEST(Client, hears_when_it_is_asked_to_come_back) {
  EXPECT_EQ(come_back_ms(R"({"bye":{"why":"restart","come_back_ms":2500}})"), 2'500U);
  EXPECT_EQ(come_back_ms(R"({"bye":{"why":"restart","come_back_ms":4000000000}})"), 60'000U);
  for (const std::string_view line :
       {R"({"bye":{}})", R"({"bye":7})", R"({"bye":{"come_back_ms":-1}})", R"({"bye":{"come_back_ms":"x"}})",
        R"({"bye":)", R"({"time":{"now":1,"running":true}})", "", "[]"}) {
    EXPECT_EQ(come_back_ms(line), 0U) << line;
  }
}

TEST(Client, reports_what_a_server_said_when_refusing_it) {
  const TableLink link = link_to(8'080);
  EXPECT_EQ(sentence_of({404, R"({"error":"NoSuchTable","text":"There's no table with that code."})"}, link),
            "There's no table ABC234 at 127.0.0.1:8080. Check the code; the table may also be closed.");
  EXPECT_EQ(sentence_of({429, R"({"error":"TooManyGuesses","text":"Wait a minute."})"}, link),
            "Wait a minute.");
  EXPECT_EQ(sentence_of({503, "{\"error\":\"Full\",\"text\":\"\\u001b[2J gone\"}"}, link), "?[2J gone");
  EXPECT_EQ(sentence_of({404, "<html>not found</html>"}, link),
            "There's no Magic Maze server at 127.0.0.1:8080.");
  EXPECT_EQ(sentence_of({200, ""}, link), "There's no Magic Maze server at 127.0.0.1:8080.");
  EXPECT_EQ(sentence_of({503, R"({"error":"Full"})"}, link), "127.0.0.1:8080 doesn't let anyone in.");
}

TEST(Client, stops_if_nobody_answers_and_retries_on_request) {
  Client client{{.link = link_to(1)}};
  for (int attempt = 0; attempt < 2; ++attempt) {
    pollfd file{.fd = client.handle(), .events = POLLIN, .revents = 0};
    ASSERT_EQ(::poll(&file, 1, 30'000), 1);
    const auto news = client.next();
    ASSERT_TRUE(news);
    const auto* ended = std::get_if<ConnectionEnded>(&*news);
    ASSERT_NE(ended, nullptr);
    EXPECT_TRUE(ended->why.starts_with("127.0.0.1:1 can't be reached")) << ended->why;
    EXPECT_FALSE(client.next());
    client.send("nobody hears this");
    client.come_back();
  }
}

// A server that takes connections in and says nothing.
class Mute {
 public:
  Mute() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    auto* const address = reinterpret_cast<sockaddr*>(&here);
    EXPECT_EQ(::bind(socket_, address, size), 0);
    EXPECT_EQ(::listen(socket_, 64), 0);
    EXPECT_EQ(::getsockname(socket_, address, &size), 0);
    port_ = ntohs(here.sin_port);
  }
  Mute(const Mute&) = delete;
  Mute& operator=(const Mute&) = delete;
  ~Mute() { ::close(socket_); }
  std::uint16_t port() const { return port_; }

 private:
  int socket_;
  std::uint16_t port_ = 0;
};

TEST(Client, ends_at_once_whatever_it_is_doing) {
  const Mute server;
  const auto began = std::chrono::steady_clock::now();
  // Some end while the name is looked up, some while they connect, some while they wait for an answer.
  for (int i = 0; i < 40; ++i) {
    const Client client{{.link = link_to(server.port())}};
    if (i % 2 == 1) std::this_thread::yield();
  }
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{8});
}

}  // namespace
}  // namespace net
