// WebSocket frames as a client writes and reads them (RFC 6455), and no more of it than our server uses: no
// extensions. The handshake is here too, as text.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace app::load {

enum class Opcode : std::uint8_t { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

struct Frame {
  Opcode opcode = Opcode::Text;
  bool is_last = true;  // of its message
  std::string_view payload;
};

enum class FrameProblem : std::uint8_t { Masked, ReservedBits, UnknownOpcode, TooLong, BadControl };

// Takes one frame from the front of the bytes. None: it is not complete yet, and the bytes stay.
std::expected<std::optional<Frame>, FrameProblem> take_frame(std::string_view& bytes);

// Appends a frame to the bytes to be sent; a client masks what it says with a number nobody can foresee,
// which here, where both ends are ours, only has to look like one.
void put_frame(std::string& bytes, Opcode opcode, std::string_view payload, std::uint32_t mask);

// The code in the payload of a closing frame; 1005 if it names none.
std::uint16_t close_code(std::string_view payload);

std::string close_payload(std::uint16_t code);

// Asks for a websocket at this path. The key is always the same one: it proves that the other end speaks
// websocket, nothing else.
std::string handshake(std::string_view host, std::string_view path);

enum class Shake : std::uint8_t { Incomplete, Accepted, Refused };

// Looks at the answer so far; Accepted takes it from the front of the bytes.
Shake take_handshake(std::string_view& bytes);

}  // namespace app::load
