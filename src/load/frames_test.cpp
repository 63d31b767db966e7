#include "load/frames.h"

#include <gtest/gtest.h>

namespace load {
namespace {

// What a server would read: the same frame without its mask.
std::string unmasked(std::string bytes) {
  std::size_t head = 2;
  const unsigned length = static_cast<unsigned char>(bytes[1]) & 0x7fU;
  if (length == 126) head += 2;
  if (length == 127) head += 8;
  const std::string mask = bytes.substr(head, 4);
  bytes.erase(head, 4);
  bytes[1] = static_cast<char>(bytes[1] & 0x7f);
  for (std::size_t i = head; i < bytes.size(); ++i)
    bytes[i] = static_cast<char>(bytes[i] ^ mask[(i - head) % 4]);
  return bytes;
}

TEST(LoadFrames, the_example_of_the_standard) {
  std::string bytes;
  put_frame(bytes, Opcode::Text, "Hello", 0x37fa213d);
  EXPECT_EQ(bytes, "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");
}

TEST(LoadFrames, every_length_comes_back) {
  for (const std::size_t size : {0UL, 1UL, 125UL, 126UL, 127UL, 65'535UL, 65'536UL, 200'000UL}) {
    std::string payload(size, 'x');
    for (std::size_t i = 0; i < size; ++i) payload[i] = static_cast<char>('a' + i % 26);
    std::string bytes;
    put_frame(bytes, Opcode::Text, payload, 0x01020304);
    bytes = unmasked(bytes) + "rest";
    std::string_view left = bytes;
    const auto frame = take_frame(left);
    ASSERT_TRUE(frame && *frame) << size;
    EXPECT_EQ((*frame)->payload, payload);
    EXPECT_TRUE((*frame)->is_last);
    EXPECT_EQ(left, "rest");
  }
}

TEST(LoadFrames, an_incomplete_frame_stays) {
  std::string bytes;
  put_frame(bytes, Opcode::Text, std::string(300, 'x'), 7);
  bytes = unmasked(bytes);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    std::string_view left{bytes.data(), size};
    const auto frame = take_frame(left);
    ASSERT_TRUE(frame);
    EXPECT_FALSE(*frame);
    EXPECT_EQ(left.size(), size);
  }
}

TEST(LoadFrames, several_frames_in_a_row_and_a_message_in_parts) {
  const std::string bytes{
      "\x01\x02"
      "ab"
      "\x89\x01"
      "p"
      "\x80\x01"
      "c",
      10};
  std::string_view left = bytes;
  const auto first = take_frame(left);
  EXPECT_EQ((*first)->opcode, Opcode::Text);
  EXPECT_FALSE((*first)->is_last);
  const auto ping = take_frame(left);
  EXPECT_EQ((*ping)->opcode, Opcode::Ping);
  EXPECT_EQ((*ping)->payload, "p");
  const auto second = take_frame(left);
  EXPECT_EQ((*second)->opcode, Opcode::More);
  EXPECT_TRUE((*second)->is_last);
  EXPECT_EQ((*second)->payload, "c");
  EXPECT_TRUE(left.empty());
}

TEST(LoadFrames, frames_that_no_server_may_send) {
  const auto problem = [](std::string_view bytes) { return take_frame(bytes).error(); };
  EXPECT_EQ(problem(std::string_view{"\x81\x80\0\0\0\0", 6}), FrameProblem::Masked);
  EXPECT_EQ(problem(std::string_view{"\xc1\x00", 2}), FrameProblem::ReservedBits);
  EXPECT_EQ(problem(std::string_view{"\x83\x00", 2}), FrameProblem::UnknownOpcode);
  EXPECT_EQ(problem(std::string_view{"\x09\x00", 2}), FrameProblem::BadControl);
  EXPECT_EQ(problem(std::string_view{"\x89\x7e\x00\x80", 4}), FrameProblem::BadControl);
  EXPECT_EQ(problem(std::string_view{"\x81\x7f\x7f\0\0\0\0\0\0\0", 10}), FrameProblem::TooLong);
}

TEST(LoadFrames, the_code_of_a_close_frame) {
  EXPECT_EQ(close_code(close_payload(4001)), 4001);
  EXPECT_EQ(close_code(""), 1005);
}

TEST(LoadFrames, a_handshake_is_accepted_only_with_the_right_answer) {
  const std::string good =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
      "SEC-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\nServer: x\r\n\r\n\x81\x01z";
  std::string_view left = good;
  EXPECT_EQ(take_handshake(left), HandshakeState::Accepted);
  EXPECT_EQ(left, "\x81\x01z");
  left = std::string_view{good}.substr(0, 80);
  EXPECT_EQ(take_handshake(left), HandshakeState::Incomplete);
  EXPECT_EQ(left.size(), 80U);

  for (const std::string_view bad : {"HTTP/1.1 404 Not Found\r\n\r\n", "HTTP/1.1 101 Yes\r\n\r\n",
                                     "HTTP/1.1 101 Yes\r\nSec-WebSocket-Accept: no\r\n\r\n"}) {
    left = bad;
    EXPECT_EQ(take_handshake(left), HandshakeState::Refused) << bad;
  }
  const std::string endless(10'000, 'x');
  left = endless;
  EXPECT_EQ(take_handshake(left), HandshakeState::Refused);
}

TEST(LoadFrames, the_handshake_names_host_and_path) {
  const std::string text = handshake("127.0.0.1:8080", "/ws/ABC234");
  EXPECT_TRUE(text.starts_with("GET /ws/ABC234 HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n"));
  EXPECT_TRUE(text.ends_with("\r\n\r\n"));
}

}  // namespace
}  // namespace load
