// A way to PostgreSQL on which connections break at the worst moment, for tests: just before a commit
// arrives, or just before its answer does.
#pragma once

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <list>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace postgresql {

class CuttingProxy {
 public:
  enum class Moment : std::uint8_t { BeforeTheCommit, BeforeItsAnswer };

  // PostgreSQL's socket is a file.
  explicit CuttingProxy(std::string socket) : socket_(std::move(socket)) {
    listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    ::bind(listening_, as_address(address), length);
    ::listen(listening_, 16);
    ::getsockname(listening_, as_address(address), &length);
    port_ = ntohs(address.sin_port);
    accepting_ = std::thread{[this] { accept_all(); }};
  }
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;
  ~CuttingProxy() {
    is_over_ = true;
    accepting_.join();
    for (std::thread& one : connections_) one.join();
    ::close(listening_);
  }

  std::uint16_t port() const { return port_; }
  // The next commits, this many.
  void cut(std::uint64_t times, Moment moment) {
    moment_ = moment;
    times_ = times;
  }
  std::uint64_t cuts_left() const { return times_; }

 private:
  template <class Address>
  static sockaddr* as_address(Address& address) {
    return reinterpret_cast<sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
  }

  // Whether it can be read within a few milliseconds; then the proxy looks whether it should end.
  static bool is_readable(int one, int other, std::array<pollfd, 2>& waiting) {
    waiting = {pollfd{.fd = one, .events = POLLIN, .revents = 0},
               pollfd{.fd = other, .events = POLLIN, .revents = 0}};
    return ::poll(waiting.data(), waiting.size(), 20) > 0;
  }

  void accept_all() {
    std::array<pollfd, 2> waiting{};
    while (!is_over_) {
      if (!is_readable(listening_, -1, waiting)) continue;
      const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
      connections_.emplace_back([this, client] { carry(client); });
    }
  }

  // The statement by which the backend commits lines, or the end of a transaction.
  static bool is_commit(std::string_view sent) {
    return (sent.starts_with('B') && sent.contains("commit_lines")) ||
           (sent.starts_with('Q') && sent.contains("COMMIT"));
  }
  bool takes_cut() {
    std::uint64_t left = times_;
    while (left > 0 && !times_.compare_exchange_weak(left, left - 1)) {
    }
    return left > 0;
  }

  void carry(int client) {
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, socket_.c_str(), sizeof address.sun_path - 1);
    ::connect(server, as_address(address), sizeof address);
    pass_on(client, server);
    ::close(client);
    ::close(server);
  }

  void pass_on(int client, int server) {
    std::array<char, 65'536> bytes{};
    std::array<pollfd, 2> waiting{};
    bool is_cut_due = false;
    while (!is_over_) {
      if (!is_readable(client, server, waiting)) continue;
      const bool is_from_client = waiting[0].revents != 0;
      const ssize_t size = ::read(is_from_client ? client : server, bytes.data(), bytes.size());
      if (size <= 0) return;
      const std::string_view part{bytes.data(), static_cast<std::size_t>(size)};
      if (!is_from_client && is_cut_due) return;
      if (is_from_client && is_commit(part) && takes_cut()) {
        if (moment_ == Moment::BeforeTheCommit) return;
        is_cut_due = true;
      }
      if (::write(is_from_client ? server : client, part.data(), part.size()) != size) return;
    }
  }

  std::string socket_;
  int listening_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> is_over_ = false;
  std::atomic<Moment> moment_ = Moment::BeforeTheCommit;
  std::atomic<std::uint64_t> times_ = 0;
  std::thread accepting_;
  std::list<std::thread> connections_;
};

}  // namespace postgresql
