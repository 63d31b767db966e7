// A bare socket for tests that do what no well-behaved client does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "support/ws_client.h"

namespace support {

class RawSocket {
 public:
  // The small receive buffer is for clients that don't read: the kernel's buffer for them fills up quickly.
  explicit RawSocket(const Where& where, int receive_buffer = 0);
  RawSocket(RawSocket&& other) noexcept;
  RawSocket& operator=(RawSocket&&) = delete;
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;
  ~RawSocket();

  bool is_open() const { return socket_ >= 0; }
  // False: the other side is gone.
  bool send(std::string_view bytes);
  // A masked frame of a client, whole, with this opcode.
  bool send_frame(std::uint8_t opcode, std::string_view payload);
  // Asks for a websocket and reads the answer's header.
  bool upgrade(const std::string& target);
  // Everything until the other side closes. Nothing: it doesn't.
  std::optional<std::string> read_to_end();
  // Whether the other side has closed, without waiting and without reading what came before.
  bool is_closed() const;

 private:
  int socket_ = -1;
};

}  // namespace support
