// An open socket on its way from one thread to another.
#pragma once

#include <unistd.h>

#include <utility>

#include "net/asio.h"

namespace net {

class Wire {
 public:
  explicit Wire(int descriptor) : descriptor_(descriptor) {}
  Wire(Wire&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  Wire& operator=(Wire&&) = delete;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  // False: the kernel does not want to.
  bool become(Socket& socket, const Tcp& kind) {
    ErrorCode error;
    if (socket.assign(kind, descriptor_, error)) return false;
    descriptor_ = -1;
    return true;
  }

 private:
  int descriptor_;
};

}  // namespace net
