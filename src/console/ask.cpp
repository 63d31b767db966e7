#include "console/ask.h"

#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "console/address.h"

namespace console {
namespace {

std::string seconds_text(std::chrono::milliseconds time) {
  return std::to_string(std::chrono::ceil<std::chrono::seconds>(time).count()) + " s";
}

// After an attempt to connect has failed.
bool is_nobody_there() { return errno == ENOENT || errno == ECONNREFUSED; }

// Closed with this.
struct Connection {
  explicit Connection(int the_socket) : socket(the_socket) {}
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() {
    if (socket >= 0) ::close(socket);
  }
  const int socket;
};

}  // namespace

bool is_served(const std::filesystem::path& folder) {
  const auto address = SocketAddress::in(folder);
  if (!address) return false;
  const Connection connection{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
  return ::connect(connection.socket, address->get(), SocketAddress::size()) == 0 || !is_nobody_there();
}

std::expected<std::string, std::string> ask(const std::filesystem::path& folder, std::string_view line,
                                            std::chrono::milliseconds patience) {
  const auto address = SocketAddress::in(folder);
  if (!address) return std::unexpected{address.error()};
  const Connection connection{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
  const auto whole_seconds = std::chrono::floor<std::chrono::seconds>(patience);
  const timeval until_then{.tv_sec = whole_seconds.count(),
                           .tv_usec = 1'000 * (patience - whole_seconds).count()};
  ::setsockopt(connection.socket, SOL_SOCKET, SO_RCVTIMEO, &until_then, sizeof until_then);
  if (::connect(connection.socket, address->get(), SocketAddress::size()) != 0) {
    if (is_nobody_there())
      return std::unexpected("No server is running with the data folder " + folder.string() + ".");
    return std::unexpected("The server with the data folder " + folder.string() +
                           " can't be reached: " + std::generic_category().message(errno) + ".");
  }
  const std::string question = std::string{line} + "\n";
  if (::send(connection.socket, question.data(), question.size(), MSG_NOSIGNAL) !=
      static_cast<ssize_t>(question.size())) {
    return std::unexpected("The server closed the connection. Only its own user and root may use this.");
  }
  std::string answer;
  std::array<char, 65'536> bytes{};
  while (!answer.ends_with('\n')) {
    const ssize_t size = ::recv(connection.socket, bytes.data(), bytes.size(), 0);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0 && errno == EAGAIN) {
      return std::unexpected("The server is there, but hasn't answered for " + seconds_text(patience) +
                             ". It may still be at work: what it has done is in audit.log in " +
                             folder.string() + ".");
    }
    if (size <= 0)
      return std::unexpected(
          "The server closed the connection without an answer. Only its own user and root may use this.");
    answer.append(bytes.data(), static_cast<std::size_t>(size));
  }
  answer.pop_back();
  return answer;
}

}  // namespace console
