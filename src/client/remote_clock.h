// The game time of a remote server, as precisely as it can be known here. What the server sends was true at
// some moment before it arrived; what it answers was true between question and answer. Both narrow down the
// difference between the two clocks. This machine's steady milliseconds are passed as arguments.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/vocabulary.h"

namespace client {

class RemoteClock {
 public:
  // The clock is stopped at this time, or has just been started there.
  void stop(rules::GameTime at);
  void start(rules::GameTime at, std::int64_t heard_ms);

  // It was at least this late.
  void told(rules::GameTime at, std::int64_t heard_ms);
  // It was exactly this late at some moment between question and answer.
  void answered(rules::GameTime at, std::int64_t asked_ms, std::int64_t heard_ms);

  rules::GameTime now(std::int64_t now_ms) const;
  bool is_running() const { return is_running_; }

 private:
  std::int64_t difference() const;

  bool is_running_ = false;
  rules::GameTime stopped_at_;
  // Game time minus local time is between these two.
  std::int64_t least_ = 0;
  std::optional<std::int64_t> most_;
};

}  // namespace client
