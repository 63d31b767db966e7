// Where a data folder's console listens, as the system's calls take it.
#pragma once

#include <sys/socket.h>
#include <sys/un.h>

#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace console {

inline constexpr std::string_view kSocketName = "admin.sock";

// The system allows short names only; a folder with a long one is named by its open descriptor.
class SocketAddress {
 public:
  static std::expected<SocketAddress, std::string> in(const std::filesystem::path& folder);

  SocketAddress(SocketAddress&& other) noexcept;
  SocketAddress(const SocketAddress&) = delete;
  SocketAddress& operator=(const SocketAddress&) = delete;
  SocketAddress& operator=(SocketAddress&&) = delete;
  ~SocketAddress();

  const sockaddr* get() const;
  static constexpr socklen_t size() { return sizeof(sockaddr_un); }
  const char* path() const { return address_.sun_path; }

 private:
  SocketAddress() = default;

  sockaddr_un address_{};
  int folder_ = -1;
};

}  // namespace console
