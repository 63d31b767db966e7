// One client's connection: a non-blocking socket, the handshake, frames in and out. What arrives is passed on
// line by line.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "load/endpoint.h"

namespace load {

// Receives what arrives on a connection, line by line.
class LineListener {
 public:
  virtual ~LineListener() = default;
  virtual void hear(std::size_t connection, std::string_view line) = 0;
};

class Socket {
 public:
  enum class State : std::uint8_t { Closed, Connecting, Handshaking, Open };
  enum class Outcome : std::uint8_t { Fine, Lost, Refused, BadFrame };

  Socket() = default;
  ~Socket() { close(); }
  Socket(Socket&& other) noexcept;
  Socket& operator=(Socket&&) = delete;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  // The error is an errno.
  int connect(const Endpoint& server, unsigned source);
  void close();

  State state() const { return state_; }
  int handle() const { return handle_; }
  bool has_unsent() const { return !unsent_.empty(); }

  // The socket is writable: sends the handshake once it is connected, or what was left over.
  Outcome write_more(std::string_view handshake);
  void send_text(std::string_view text, std::uint32_t mask);
  void say_goodbye();

  // Reads what has arrived; the buffer is shared and only used during the call. A line may make its receiver
  // send, but not close.
  Outcome read(std::span<char> buffer, LineListener& listener, std::size_t connection);

 private:
  Outcome take(std::string_view& bytes, LineListener& listener, std::size_t connection);
  void send_now(std::string_view bytes);

  int handle_ = -1;
  State state_ = State::Closed;
  std::string unread_;   // the beginning of a frame, or of the answer to the handshake
  std::string message_;  // the beginning of a message that has several frames
  std::string unsent_;
};

}  // namespace load
