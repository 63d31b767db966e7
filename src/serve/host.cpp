#include "serve/host.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <optional>

namespace serve {
namespace {

// For the journal, the records, the event loops, and answering connections that are turned away.
constexpr std::size_t kOtherFiles = 160;
// Without a limit, something else runs out first.
constexpr rlim_t kMostFiles = 1'000'000;

std::optional<net::Address> address_in(const sockaddr& any) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  // The kernel's address types share their beginning; the family says which one it is.
  // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast)
  if (any.sa_family == AF_INET) {
    inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(&any)->sin_addr, text.data(), text.size());
  } else if (any.sa_family == AF_INET6) {
    const auto* wide = reinterpret_cast<const sockaddr_in6*>(&any);
    // A link-local address can't be opened without the name of its interface.
    if (IN6_IS_ADDR_LINKLOCAL(&wide->sin6_addr)) return std::nullopt;
    inet_ntop(AF_INET6, &wide->sin6_addr, text.data(), text.size());
  }
  // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
  return net::Address::read(text.data());
}

}  // namespace

FileLimits file_limits() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return {.files = 1'024, .connections = 1'024 - kOtherFiles};
  rlimit raised = limit;
  raised.rlim_cur = std::min(limit.rlim_max, kMostFiles);
  if (raised.rlim_cur > limit.rlim_cur && setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  const std::size_t files = std::min(limit.rlim_cur, kMostFiles);
  return {.files = files, .connections = files > 2 * kOtherFiles ? files - kOtherFiles : files / 2};
}

std::vector<net::Address> lan_addresses() {
  std::vector<net::Address> addresses;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return addresses;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
    const auto address = address_in(*one->ifa_addr);
    if (address && !address->is_loopback()) addresses.push_back(*address);
  }
  freeifaddrs(first);
  // People type the short ones.
  std::ranges::stable_partition(addresses, &net::Address::is_v4);
  return addresses;
}

}  // namespace serve
