#include "net/socket_facts.h"

// The kernel's own header: the C library's has an older and shorter tcp_info, and the two do not mix.
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace net {

std::uint64_t bytes_received(int socket) {
  tcp_info info{};
  socklen_t size = sizeof(info);
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return 0;
  return info.tcpi_bytes_received;
}

}  // namespace net
