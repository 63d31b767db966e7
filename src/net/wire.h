// An open connection on its way from one thread to another.
#pragma once

#include <optional>

#include "net/asio.h"
#include "net/stream.h"

namespace net {

class Wire {
 public:
  // Nothing: the connection cannot be moved, and is closed.
  static std::optional<Wire> take(Stream stream);

  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&&) = delete;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire();

  // Once, in the other thread. Nothing: the kernel does not want to.
  std::optional<Stream> arrive(asio::io_context& io);

 private:
  Wire(int descriptor, const Tcp& kind, SslState state);

  int descriptor_;
  Tcp kind_;
  SslState state_;  // none: it is plain
};

}  // namespace net
