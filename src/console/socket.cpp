#include "console/socket.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <system_error>
#include <utility>

#include "protocol/limits.h"

namespace console {
namespace {

constexpr std::size_t kMostGuests = 16;
constexpr std::size_t kLongestLine = protocol::kLargestRequest;
constexpr std::int64_t kPatienceMs = 60'000;  // with someone who says nothing
constexpr int kTickMs = 1'000;
constexpr time_t kWriteSeconds = 5;  // for someone who doesn't read

std::int64_t now_ms() {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// Whose process is at the other end, if it may be there.
std::optional<std::string> who_may(int socket) {
  ucred peer{};
  socklen_t size = sizeof peer;
  if (::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return std::nullopt;
  if (peer.uid != 0 && peer.uid != ::geteuid()) return std::nullopt;
  return "user " + std::to_string(peer.uid);
}

bool write_all(int socket, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

std::expected<std::unique_ptr<ConsoleSocket>, std::string> ConsoleSocket::open(
    const std::filesystem::path& folder) {
  auto address = SocketAddress::in(folder);
  if (!address) return std::unexpected{address.error()};
  const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  ::unlink(address->path());
  const mode_t before = ::umask(S_IXUSR | S_IRWXG | S_IRWXO);
  const bool is_open = listener >= 0 && ::bind(listener, address->get(), SocketAddress::size()) == 0 &&
                       ::listen(listener, int{kMostGuests}) == 0;
  const int why = errno;
  ::umask(before);
  const int stopper = is_open ? ::eventfd(0, EFD_CLOEXEC) : -1;
  if (stopper < 0) {
    if (listener >= 0) ::close(listener);
    return std::unexpected("The console's socket " + (folder / kSocketName).string() +
                           " can't be opened: " + std::generic_category().message(why) + ".");
  }
  return std::unique_ptr<ConsoleSocket>{new ConsoleSocket{*std::move(address), listener, stopper}};
}

ConsoleSocket::~ConsoleSocket() {
  stop();
  ::close(listener_);
  ::close(stopper_);
}

void ConsoleSocket::start(Console& console) {
  thread_ = std::thread{[this, &console] { run(console); }};
}

void ConsoleSocket::stop() {
  if (!thread_.joinable()) return;
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t told = ::write(stopper_, &one, sizeof one);
  thread_.join();
  for (const Guest& guest : guests_) ::close(guest.socket);
  guests_.clear();
  ::unlink(address_.path());
}

void ConsoleSocket::run(Console& console) {
  for (;;) {
    std::vector<pollfd> files{{.fd = stopper_, .events = POLLIN, .revents = 0},
                              {.fd = listener_, .events = POLLIN, .revents = 0}};
    for (const Guest& guest : guests_) files.push_back({.fd = guest.socket, .events = POLLIN, .revents = 0});
    ::poll(files.data(), files.size(), kTickMs);
    if (files[0].revents != 0) return;
    std::vector<Guest> staying;
    for (std::size_t i = 0; i < guests_.size(); ++i) {
      Guest& guest = guests_[i];
      const bool stays =
          files[i + 2].revents == 0 ? now_ms() - guest.since_ms < kPatienceMs : hear(guest, console);
      if (stays) {
        staying.push_back(std::move(guest));
      } else {
        ::close(guest.socket);
      }
    }
    guests_ = std::move(staying);
    if (files[1].revents != 0) admit();
    console.tick();
  }
}

void ConsoleSocket::admit() {
  const int socket = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (socket < 0) return;
  auto by = who_may(socket);
  if (!by || guests_.size() >= kMostGuests) {
    ::close(socket);
    return;
  }
  const timeval patience{.tv_sec = kWriteSeconds, .tv_usec = 0};
  ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  guests_.push_back({.socket = socket, .by = *std::move(by), .heard = {}, .since_ms = now_ms()});
}

bool ConsoleSocket::hear(Guest& guest, Console& console) {
  std::array<char, 4'096> bytes{};
  const ssize_t size = ::recv(guest.socket, bytes.data(), bytes.size(), MSG_DONTWAIT);
  if (size < 0) return errno == EAGAIN || errno == EINTR;
  if (size == 0) return false;
  guest.since_ms = now_ms();
  guest.heard.append(bytes.data(), static_cast<std::size_t>(size));
  for (std::size_t end = guest.heard.find('\n'); end != std::string::npos; end = guest.heard.find('\n')) {
    const std::string line = guest.heard.substr(0, end);
    guest.heard.erase(0, end + 1);
    if (line.size() > kLongestLine || !write_all(guest.socket, console.answer(line, guest.by) + "\n"))
      return false;
  }
  return guest.heard.size() <= kLongestLine;
}

}  // namespace console
