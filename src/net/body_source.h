// Where the body of a long answer comes from, chunk by chunk, so that nobody has to hold all of it in memory.
#pragma once

#include <string>

#include "net/asio.h"

namespace net {

class BodySource {
 public:
  BodySource() = default;
  BodySource(const BodySource&) = delete;
  BodySource& operator=(const BodySource&) = delete;
  virtual ~BodySource() = default;
  // The next chunk; an empty one means the end.
  virtual Awaitable<std::string> next() = 0;
};

}  // namespace net
