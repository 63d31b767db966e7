// WebSocket frames as a client writes and reads them (RFC 6455), limited to what our server uses: no
// extensions. The handshake is here too, as text.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace load {

enum class Opcode : std::uint8_t { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

struct Frame {
  Opcode opcode = Opcode::Text;
  bool is_last = true;  // of its message
  std::string_view payload;
};

enum class FrameProblem : std::uint8_t { Masked, ReservedBits, UnknownOpcode, TooLong, BadControl };

// Takes one frame from the front of the bytes. None if it isn't complete yet; the bytes stay.
std::expected<std::optional<Frame>, FrameProblem> take_frame(std::string_view& bytes);

// Appends a frame to the bytes to be sent. Clients mask their frames with an unpredictable number; since both
// ends are ours, it only has to look like one here.
void put_frame(std::string& bytes, Opcode opcode, std::string_view payload, std::uint32_t mask);

// The code in a close frame's payload; 1005 if it has none.
std::uint16_t close_code(std::string_view payload);

std::string close_payload(std::uint16_t code);

// Asks for a websocket at this path. The key is always the same: it only proves that the other end speaks
// websocket.
std::string handshake(std::string_view host, std::string_view path);

enum class HandshakeState : std::uint8_t { Incomplete, Accepted, Refused };

// Checks the answer so far; if Accepted, it is removed from the front of the bytes.
HandshakeState take_handshake(std::string_view& bytes);

}  // namespace load
