// Where the body of a long answer comes from, piece by piece, so that nobody has to hold all of it.
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
  // The next piece; an empty one: that was all.
  virtual Awaitable<std::string> next() = 0;
};

}  // namespace net
