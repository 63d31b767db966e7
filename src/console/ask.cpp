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

constexpr time_t kPatienceSeconds = 120;  // a whole list of twenty thousand tables takes a few seconds

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

std::expected<std::string, std::string> ask(const std::filesystem::path& folder, std::string_view line) {
  const auto address = SocketAddress::in(folder);
  if (!address) return std::unexpected{address.error()};
  const Connection connection{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
  const timeval patience{.tv_sec = kPatienceSeconds, .tv_usec = 0};
  ::setsockopt(connection.socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (::connect(connection.socket, address->get(), SocketAddress::size()) != 0) {
    const bool is_nobody_there = errno == ENOENT || errno == ECONNREFUSED;
    if (is_nobody_there)
      return std::unexpected("No server is running with the data folder " + folder.string() + ".");
    return std::unexpected("The server with the data folder " + folder.string() +
                           " can't be reached: " + std::generic_category().message(errno) + ".");
  }
  const std::string question = std::string{line} + "\n";
  if (::send(connection.socket, question.data(), question.size(), MSG_NOSIGNAL) !=
      static_cast<ssize_t>(question.size())) {
    return std::unexpected("The server hung up. Only its own user and root may use this.");
  }
  std::string answer;
  std::array<char, 65'536> bytes{};
  while (!answer.ends_with('\n')) {
    const ssize_t size = ::recv(connection.socket, bytes.data(), bytes.size(), 0);
    if (size <= 0)
      return std::unexpected("The server didn't answer. Only its own user and root may use this.");
    answer.append(bytes.data(), static_cast<std::size_t>(size));
  }
  answer.pop_back();
  return answer;
}

}  // namespace console
