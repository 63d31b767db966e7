#include "load/frames.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"

namespace load {
namespace {

// By hand and not by Beast: a frame is a view of what was read and is never copied, so that one core can act
// for thousands of people.

// The example from RFC 6455, section 1.3, with the answer it must get.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAnswerToKey = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

constexpr std::size_t kLongestAnswer = 8UL * 1024;
constexpr std::uint64_t kLongestFrame = 4UL * 1024 * 1024;

constexpr std::uint64_t byte_at(std::string_view bytes, std::size_t index) {
  return static_cast<unsigned char>(bytes[index]);
}

std::uint64_t big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) value = (value << 8U) | byte_at(bytes, i);
  return value;
}

void put_big_endian(std::string& bytes, std::uint64_t value, unsigned how_many) {
  for (unsigned i = how_many; i > 0; --i) {
    bytes += static_cast<char>(static_cast<unsigned char>((value >> (8U * (i - 1))) & 0xffU));
  }
}

std::optional<Opcode> opcode_of(std::uint64_t nibble) {
  for (const Opcode opcode :
       {Opcode::More, Opcode::Text, Opcode::Binary, Opcode::Close, Opcode::Ping, Opcode::Pong}) {
    if (static_cast<std::uint64_t>(opcode) == nibble) return opcode;
  }
  return std::nullopt;
}

}  // namespace

std::expected<std::optional<Frame>, FrameProblem> take_frame(std::string_view& bytes) {
  if (bytes.size() < 2) return std::nullopt;
  const std::uint64_t first = byte_at(bytes, 0);
  const std::uint64_t second = byte_at(bytes, 1);
  if ((first & 0x70U) != 0) return std::unexpected{FrameProblem::ReservedBits};
  if ((second & 0x80U) != 0) return std::unexpected{FrameProblem::Masked};
  const std::optional<Opcode> opcode = opcode_of(first & 0x0fU);
  if (!opcode) return std::unexpected{FrameProblem::UnknownOpcode};
  const bool is_last = (first & 0x80U) != 0;

  std::size_t head = 2;
  std::uint64_t length = second & 0x7fU;
  if (*opcode >= Opcode::Close && (!is_last || length > 125))
    return std::unexpected{FrameProblem::BadControl};
  if (length >= 126) {
    const std::size_t more = length == 126 ? 2 : 8;
    if (bytes.size() < head + more) return std::nullopt;
    length = big_endian(bytes.substr(head, more));
    head += more;
  }
  if (length > kLongestFrame) return std::unexpected{FrameProblem::TooLong};
  if (bytes.size() - head < length) return std::nullopt;
  const Frame frame{*opcode, is_last, bytes.substr(head, length)};
  bytes.remove_prefix(head + length);
  return frame;
}

void put_frame(std::string& bytes, Opcode opcode, std::string_view payload, std::uint32_t mask) {
  bytes += static_cast<char>(0x80U | static_cast<unsigned>(opcode));
  if (payload.size() < 126) {
    put_big_endian(bytes, 0x80U | payload.size(), 1);
  } else if (payload.size() <= 0xffff) {
    put_big_endian(bytes, 0x80U | 126U, 1);
    put_big_endian(bytes, payload.size(), 2);
  } else {
    put_big_endian(bytes, 0x80U | 127U, 1);
    put_big_endian(bytes, payload.size(), 8);
  }
  put_big_endian(bytes, mask, 4);
  const std::array<char, 4> key{static_cast<char>(mask >> 24U), static_cast<char>(mask >> 16U),
                                static_cast<char>(mask >> 8U), static_cast<char>(mask)};
  const std::size_t start = bytes.size();
  bytes += payload;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    bytes[start + i] = static_cast<char>(bytes[start + i] ^ key[i % 4]);
  }
}

std::uint16_t close_code(std::string_view payload) {
  return payload.size() < 2 ? std::uint16_t{1005}
                            : static_cast<std::uint16_t>(big_endian(payload.substr(0, 2)));
}

std::string close_payload(std::uint16_t code) {
  std::string bytes;
  put_big_endian(bytes, code, 2);
  return bytes;
}

std::string handshake(std::string_view host, std::string_view path) {
  std::string text = "GET ";
  text += path;
  text += " HTTP/1.1\r\nHost: ";
  text += host;
  text += "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ";
  text += kKey;
  text += "\r\n\r\n";
  return text;
}

HandshakeState take_handshake(std::string_view& bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) {
    return bytes.size() > kLongestAnswer ? HandshakeState::Refused : HandshakeState::Incomplete;
  }
  std::string_view head = bytes.substr(0, end);
  if (!head.starts_with("HTTP/1.1 101")) return HandshakeState::Refused;
  while (!head.empty()) {
    const std::size_t line_end = std::min(head.find("\r\n"), head.size());
    const std::string_view line = head.substr(0, line_end);
    head.remove_prefix(std::min(line_end + 2, head.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !base::is_same_word(line.substr(0, colon), "sec-websocket-accept"))
      continue;
    std::string_view value = line.substr(colon + 1);
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    if (!value.starts_with(kAnswerToKey)) return HandshakeState::Refused;
    bytes.remove_prefix(end + 4);
    return HandshakeState::Accepted;
  }
  return HandshakeState::Refused;
}

}  // namespace load
