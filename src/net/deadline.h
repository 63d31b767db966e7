// Closes a stream whose other side takes too long, and remembers that: whatever was under way then ends with
// a time-out.
#pragma once

#include <cstdint>
#include <memory>

#include "net/asio.h"
#include "net/stream.h"

namespace net {

// The stream outlives it. Touched by the thread of the stream alone.
class Deadline {
 public:
  explicit Deadline(Stream& stream);
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;
  ~Deadline();

  // From now on; what was set before no longer counts.
  void set(SteadyClock::duration time);
  // Nobody is waited for.
  void lift();
  // What an operation's result really is.
  ErrorCode result_of(const ErrorCode& result) const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace net
