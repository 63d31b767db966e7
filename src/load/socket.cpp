#include "load/socket.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "load/frames.h"

namespace load {
namespace {

constexpr std::uint32_t kAnyMask = 0x5a3c'96e1;

void tell_lines(std::string_view message, LineListener& listener, std::size_t connection) {
  while (!message.empty()) {
    const std::size_t end = std::min(message.find('\n'), message.size());
    listener.hear(connection, message.substr(0, end));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
}

}  // namespace

Socket::Socket(Socket&& other) noexcept
    : handle_(std::exchange(other.handle_, -1)),
      state_(std::exchange(other.state_, State::Closed)),
      unread_(std::move(other.unread_)),
      message_(std::move(other.message_)),
      unsent_(std::move(other.unsent_)) {}

int Socket::connect(const Endpoint& server, unsigned source) {
  close();
  const auto handle = server.connect(source, Endpoint::Mode::NonBlocking);
  if (!handle) return handle.error();
  handle_ = *handle;
  state_ = State::Connecting;
  return 0;
}

void Socket::close() {
  if (handle_ >= 0) ::close(handle_);
  handle_ = -1;
  state_ = State::Closed;
  unread_.clear();
  message_.clear();
  unsent_.clear();
}

Socket::Outcome Socket::write_more(std::string_view handshake) {
  if (state_ == State::Connecting) {
    int error = 0;
    socklen_t size = sizeof error;
    if (getsockopt(handle_, SOL_SOCKET, SO_ERROR, &error, &size) != 0 || error != 0) {
      errno = error;
      return Outcome::Refused;
    }
    state_ = State::Handshaking;
    send_now(handshake);
    return Outcome::Fine;
  }
  const std::string left = std::exchange(unsent_, {});
  send_now(left);
  return Outcome::Fine;
}

// What the socket doesn't take at once is kept. A broken one is noticed when it is read.
void Socket::send_now(std::string_view bytes) {
  if (unsent_.empty()) {
    const ssize_t sent = send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return;
  }
  unsent_ += bytes;
}

void Socket::send_text(std::string_view text, std::uint32_t mask) {
  if (state_ != State::Open) return;
  std::string frame;
  frame.reserve(text.size() + 16);
  put_frame(frame, Opcode::Text, text, mask);
  send_now(frame);
}

void Socket::say_goodbye() {
  if (state_ == State::Open) {
    std::string frame;
    put_frame(frame, Opcode::Close, close_payload(1000), kAnyMask);
    send_now(frame);
  }
  close();
}

Socket::Outcome Socket::read(std::span<char> buffer, LineListener& listener, std::size_t connection) {
  const ssize_t got = recv(handle_, buffer.data(), buffer.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return Outcome::Fine;
  if (got <= 0) return Outcome::Lost;
  std::string_view bytes{buffer.data(), static_cast<std::size_t>(got)};
  if (unread_.empty()) {  // the usual case: the frames end where the bytes do
    const Outcome outcome = take(bytes, listener, connection);
    unread_ = bytes;
    return outcome;
  }
  unread_ += bytes;
  bytes = unread_;
  const Outcome outcome = take(bytes, listener, connection);
  unread_.erase(0, unread_.size() - bytes.size());
  return outcome;
}

Socket::Outcome Socket::take(std::string_view& bytes, LineListener& listener, std::size_t connection) {
  if (state_ == State::Handshaking) {
    const HandshakeState shake = take_handshake(bytes);
    if (shake == HandshakeState::Incomplete) return Outcome::Fine;
    if (shake == HandshakeState::Refused) return Outcome::Refused;
    state_ = State::Open;
  }
  while (true) {
    const auto frame = take_frame(bytes);
    if (!frame) return Outcome::BadFrame;
    if (!*frame) return Outcome::Fine;
    const auto [opcode, is_last, payload] = **frame;
    switch (opcode) {
      case Opcode::Text:
        if (is_last) {
          tell_lines(payload, listener, connection);
        } else {
          message_ = payload;
        }
        break;
      case Opcode::More:
        message_ += payload;
        if (!is_last) break;
        tell_lines(message_, listener, connection);
        message_.clear();
        break;
      case Opcode::Ping: {
        std::string pong;
        put_frame(pong, Opcode::Pong, payload, kAnyMask);
        send_now(pong);
        break;
      }
      case Opcode::Pong:
        break;
      case Opcode::Close:
        return Outcome::Lost;
      case Opcode::Binary:
        return Outcome::BadFrame;
    }
  }
}

}  // namespace load
