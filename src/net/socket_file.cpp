#include "net/socket_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace net {
namespace {

constexpr mode_t kOwner = S_IRUSR | S_IWUSR;
constexpr mode_t kOwnerAndGroup = kOwner | S_IRGRP | S_IWGRP;

// Closed with this, unless it has been released.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  int get() const { return number_; }
  int release() { return std::exchange(number_, -1); }

 private:
  int number_;
};

std::string error_text(int error) { return std::generic_category().message(error); }

int unix_socket() { return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

const sockaddr* any(const sockaddr_un& address) {
  // The kernel's address types share their beginning.
  return reinterpret_cast<const sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

// Why the name can't be had, if it can't. A socket that nobody listens at is removed.
std::optional<std::string> objection_to(const sockaddr_un& address) {
  struct stat facts{};
  if (::lstat(address.sun_path, &facts) != 0)
    return errno == ENOENT ? std::nullopt : std::optional{error_text(errno)};
  if (!S_ISSOCK(facts.st_mode)) return "that file isn't a socket";
  const Descriptor probe{unix_socket()};
  const bool is_answered = ::connect(probe.get(), any(address), sizeof address) == 0 || errno == EAGAIN;
  if (is_answered) return "another program listens there";
  if (errno != ECONNREFUSED || ::unlink(address.sun_path) != 0) return error_text(errno);
  return std::nullopt;
}

}  // namespace

std::expected<SocketFile, std::string> SocketFile::open(const std::string& path) {
  const auto problem = [&](const std::string& why) {
    return std::unexpected{"Can't listen on unix:" + path + ": " + why + "."};
  };
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return problem("that name is too long");
  std::ranges::copy(path, std::begin(address.sun_path));
  const std::filesystem::path folder = std::filesystem::path{path}.parent_path();
  // Of two servers that start at the same time, neither removes the other's socket.
  const Descriptor held{::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (held.get() < 0 || ::flock(held.get(), LOCK_EX) != 0) return problem(error_text(errno));
  if (const auto objection = objection_to(address)) return problem(*objection);
  Descriptor listener{unix_socket()};
  struct stat facts{};
  // The file is made with the socket's own mode, so it is never open to others, whatever the umask says.
  const bool is_open = listener.get() >= 0 && ::fchmod(listener.get(), kOwner) == 0 &&
                       ::bind(listener.get(), any(address), sizeof address) == 0 &&
                       ::chmod(path.c_str(), kOwnerAndGroup) == 0 &&
                       ::listen(listener.get(), SOMAXCONN) == 0 && ::lstat(path.c_str(), &facts) == 0;
  if (!is_open) return problem(error_text(errno));
  return SocketFile{path, listener.release(), {.device = facts.st_dev, .number = facts.st_ino}};
}

SocketFile::SocketFile(SocketFile&& other) noexcept
    : path_(std::exchange(other.path_, {})),
      listener_(std::exchange(other.listener_, -1)),
      identity_(other.identity_) {}

SocketFile::~SocketFile() {
  if (listener_ >= 0) ::close(listener_);
  struct stat facts{};
  if (path_.empty() || ::lstat(path_.c_str(), &facts) != 0) return;
  if (Identity{.device = facts.st_dev, .number = facts.st_ino} == identity_) ::unlink(path_.c_str());
}

int SocketFile::release() { return std::exchange(listener_, -1); }

}  // namespace net
