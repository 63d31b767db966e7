#include "support/raw_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace support {
namespace {

constexpr int kDeadlineMs = 30'000;

sockaddr_in address(const std::string& text, std::uint16_t port) {
  sockaddr_in result{};
  result.sin_family = AF_INET;
  result.sin_port = htons(port);
  ::inet_pton(AF_INET, text.c_str(), &result.sin_addr);
  return result;
}

bool is_readable(int socket, int wait_ms) {
  pollfd question{.fd = socket, .events = POLLIN, .revents = 0};
  return ::poll(&question, 1, wait_ms) > 0;
}

}  // namespace

RawSocket::RawSocket(const Where& where, int receive_buffer) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  if (receive_buffer > 0) {
    ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof(receive_buffer));
  }
  const sockaddr_in from = address(where.from, 0);
  const sockaddr_in to = address("127.0.0.1", where.port);
  // The kernel's address types share one layout; this is the one for AF_INET.
  // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast)
  const bool is_connected = ::bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof(from)) == 0 &&
                            ::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof(to)) == 0;
  // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
  if (!is_connected) ::close(std::exchange(socket_, -1));
}

RawSocket::RawSocket(RawSocket&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}

RawSocket::~RawSocket() {
  if (socket_ >= 0) ::close(socket_);
}

bool RawSocket::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool RawSocket::send_frame(std::uint8_t opcode, std::string_view payload) {
  std::string frame{static_cast<char>(0x80U | opcode)};
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80U | payload.size());
  } else {
    frame += static_cast<char>(0x80U | 126U);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size() & 0xffU);
  }
  frame.append(4, '\0');  // a mask of zeros leaves everything as it is
  frame += payload;
  return send(frame);
}

bool RawSocket::upgrade(const std::string& target) {
  send("GET " + target +
       " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
       "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  std::string answer;
  while (!answer.contains("\r\n\r\n")) {
    char letter = 0;
    if (!is_readable(socket_, kDeadlineMs) || ::recv(socket_, &letter, 1, 0) != 1) return false;
    answer += letter;
  }
  return answer.starts_with("HTTP/1.1 101");
}

std::optional<std::string> RawSocket::read_to_end() {
  std::string all;
  std::array<char, 4'096> some{};
  for (;;) {
    if (!is_readable(socket_, kDeadlineMs)) return std::nullopt;
    const ssize_t count = ::recv(socket_, some.data(), some.size(), 0);
    if (count <= 0) return all;
    all.append(some.data(), static_cast<std::size_t>(count));
  }
}

bool RawSocket::is_closed() const {
  pollfd question{.fd = socket_, .events = POLLRDHUP, .revents = 0};
  return ::poll(&question, 1, 0) > 0;
}

}  // namespace support
