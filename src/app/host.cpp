#include "app/host.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>

namespace app {
namespace {

// For the journal, the records, the loops, and those who are told that there is no room.
constexpr std::size_t kOtherFiles = 160;
// Where there is no limit, something else gives out first.
constexpr rlim_t kMostFiles = 1'000'000;

}  // namespace

Room room_for_connections() {
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
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    if ((one->ifa_flags & IFF_LOOPBACK) != 0 || (one->ifa_flags & IFF_UP) == 0) continue;
    // The kernel lays its kinds of addresses over each other; this is the one for AF_INET.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
    const auto* internet = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    std::array<char, INET_ADDRSTRLEN> text{};
    inet_ntop(AF_INET, &internet->sin_addr, text.data(), text.size());
    if (const auto address = net::Address::read(text.data())) addresses.push_back(*address);
  }
  freeifaddrs(first);
  return addresses;
}

}  // namespace app
