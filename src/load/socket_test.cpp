#include "load/socket.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "load/frames.h"

namespace load {
namespace {

constexpr std::string_view kAccepted =
    "HTTP/1.1 101 Switching Protocols\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n";

// Both ends of a connection over loopback; the far one is plain bytes.
struct LoadSocket : testing::Test, LineListener {
  LoadSocket() {
    const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    sockaddr generic{};
    std::memcpy(&generic, &address, sizeof address);
    EXPECT_EQ(bind(listener, &generic, size), 0);
    EXPECT_EQ(listen(listener, 1), 0);
    EXPECT_EQ(getsockname(listener, &generic, &size), 0);
    std::memcpy(&address, &generic, sizeof address);
    const auto server = Endpoint::read("http://127.0.0.1:" + std::to_string(ntohs(address.sin_port)));
    EXPECT_EQ(socket.connect(*server, 1), 0);  // from 127.0.0.2
    far = accept(listener, &generic, &size);
    std::memcpy(&address, &generic, sizeof address);
    EXPECT_EQ(ntohl(address.sin_addr.s_addr), INADDR_LOOPBACK + 1);
    close(listener);
    const timeval patience{.tv_sec = 10, .tv_usec = 0};  // so that a failing test ends
    setsockopt(far, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  }
  ~LoadSocket() override { close(far); }

  void hear(std::size_t, std::string_view line) override { heard.emplace_back(line); }

  void shake() {
    EXPECT_EQ(socket.write_more(handshake("h", "/ws/X")), Socket::Outcome::Fine);
    EXPECT_EQ(socket.state(), Socket::State::Handshaking);
    EXPECT_TRUE(far_reads().starts_with("GET /ws/X HTTP/1.1\r\n"));
    far_writes(kAccepted);
    while (socket.state() == Socket::State::Handshaking) ASSERT_EQ(read(), Socket::Outcome::Fine);
    EXPECT_EQ(socket.state(), Socket::State::Open);
  }
  std::string far_reads() const {
    std::array<char, 4096> bytes{};
    const ssize_t got = recv(far, bytes.data(), bytes.size(), 0);
    return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
  }
  void far_writes(std::string_view bytes) const {
    EXPECT_EQ(send(far, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
  }
  Socket::Outcome read() {
    pollfd waiting{.fd = socket.handle(), .events = POLLIN, .revents = 0};
    EXPECT_EQ(poll(&waiting, 1, 10'000), 1);
    std::array<char, 64> buffer{};
    return socket.read(buffer, *this, 0);
  }

  Socket socket;
  int far = -1;
  std::vector<std::string> heard;
};

TEST_F(LoadSocket, sends_and_receives) {
  shake();
  socket.send_text("Hello", 0x37fa213d);
  EXPECT_EQ(far_reads(), "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");
  far_writes("\x81\x07one\ntwo\x81\x05three");
  EXPECT_EQ(read(), Socket::Outcome::Fine);
  EXPECT_EQ(heard, (std::vector<std::string>{"one", "two", "three"}));
}

TEST_F(LoadSocket, frames_may_come_in_pieces_and_messages_in_frames) {
  shake();
  const std::string bytes{
      "\x01\x02"
      "ab"
      "\x89\x02"
      "hi"
      "\x00\x02"
      "c\n"
      "\x80\x01"
      "d"
      "\x81\x01"
      "e",
      18};
  for (const char byte : bytes) {
    far_writes({&byte, 1});
    EXPECT_EQ(read(), Socket::Outcome::Fine);
  }
  EXPECT_EQ(heard, (std::vector<std::string>{"abc", "d", "e"}));
  const std::string pong = far_reads();
  ASSERT_EQ(pong.size(), 8U);
  EXPECT_EQ(pong.substr(0, 2), "\x8a\x82");
}

TEST_F(LoadSocket, is_lost_when_the_other_end_goes) {
  shake();
  shutdown(far, SHUT_WR);
  EXPECT_EQ(read(), Socket::Outcome::Lost);
}

TEST_F(LoadSocket, is_lost_by_a_closing_frame_and_by_nonsense) {
  shake();
  far_writes("\x88\x02\x0f\xa0");
  EXPECT_EQ(read(), Socket::Outcome::Lost);
  far_writes("\xff\xff");
  EXPECT_EQ(read(), Socket::Outcome::BadFrame);
}

TEST_F(LoadSocket, may_be_refused) {
  EXPECT_EQ(socket.write_more(handshake("h", "/ws/X")), Socket::Outcome::Fine);
  far_writes("HTTP/1.1 429 Too Many Requests\r\n\r\n");
  EXPECT_EQ(read(), Socket::Outcome::Refused);
}

TEST_F(LoadSocket, buffers_what_a_slow_reader_does_not_take) {
  shake();
  const std::string text(100'000, 'x');
  while (!socket.has_unsent()) socket.send_text(text, 0);
  std::size_t received = 0;
  while (socket.has_unsent()) {
    received += far_reads().size();
    EXPECT_EQ(socket.write_more({}), Socket::Outcome::Fine);
  }
  socket.say_goodbye();
  for (std::string bytes = far_reads(); !bytes.empty(); bytes = far_reads()) received += bytes.size();
  EXPECT_EQ(received % (text.size() + 14), 8U);  // whole frames with headers of 14 bytes, and the close frame
}

}  // namespace
}  // namespace load
