#include "console/address.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace console {

std::expected<SocketAddress, std::string> SocketAddress::in(const std::filesystem::path& folder) {
  SocketAddress address;
  address.address_.sun_family = AF_UNIX;
  std::string path = (folder / kSocketName).string();
  if (path.size() >= sizeof address.address_.sun_path) {
    address.folder_ = ::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (address.folder_ < 0) {
      return std::unexpected("The folder " + folder.string() +
                             " can't be opened: " + std::generic_category().message(errno) + ".");
    }
    path = "/proc/self/fd/" + std::to_string(address.folder_) + "/" + std::string{kSocketName};
  }
  std::ranges::copy(path, std::begin(address.address_.sun_path));
  return address;
}

SocketAddress::SocketAddress(SocketAddress&& other) noexcept
    : address_(other.address_), folder_(std::exchange(other.folder_, -1)) {}

SocketAddress::~SocketAddress() {
  if (folder_ >= 0) ::close(folder_);
}

const sockaddr* SocketAddress::get() const {
  // The kernel's address types share their beginning.
  return reinterpret_cast<const sockaddr*>(&address_);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

}  // namespace console
