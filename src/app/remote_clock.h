// The game time of a server far away, as well as it can be known here. Everything it tells was true at some
// moment before it was heard; what it answers was true between asking and hearing. Both narrow down by how
// much the two clocks differ. Steady milliseconds of this machine come as arguments.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/vocabulary.h"

namespace app {

class RemoteClock {
 public:
  // The hand stands at this time, or has just been set in motion there.
  void stop(rules::GameTime at);
  void start(rules::GameTime at, std::int64_t heard_ms);

  // It was at least so late.
  void told(rules::GameTime at, std::int64_t heard_ms);
  // It was exactly so late at some moment between asking and hearing.
  void answered(rules::GameTime at, std::int64_t asked_ms, std::int64_t heard_ms);

  rules::GameTime now(std::int64_t now_ms) const;
  bool is_running() const { return is_running_; }

 private:
  std::int64_t difference() const;

  bool is_running_ = false;
  rules::GameTime stopped_at_;
  // Game time minus local time lies between these two.
  std::int64_t least_ = 0;
  std::optional<std::int64_t> most_;
};

}  // namespace app
