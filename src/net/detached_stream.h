// An open connection on its way from one thread to another.
#pragma once

#include <optional>

#include "net/asio.h"
#include "net/stream.h"

namespace net {

class DetachedStream {
 public:
  // Nothing: the connection cannot be moved, and is closed.
  static std::optional<DetachedStream> detach(Stream stream);

  DetachedStream(DetachedStream&& other) noexcept;
  DetachedStream& operator=(DetachedStream&&) = delete;
  DetachedStream(const DetachedStream&) = delete;
  DetachedStream& operator=(const DetachedStream&) = delete;
  ~DetachedStream();

  // Call it once, in the other thread. Nothing if the kernel refuses.
  std::optional<Stream> attach(asio::io_context& io);

 private:
  DetachedStream(int descriptor, SslState state);

  int descriptor_;
  SslState state_;  // none: it is plain
};

}  // namespace net
