// Who communicated with the others, and how: facts in addition to the events of a game (ACH-10, ACH-35,
// ACH-36).
#pragma once

#include <cstdint>

#include "chronicle/achievement.h"
#include "chronicle/seen_event.h"

namespace chronicle {

enum class Channel : std::uint8_t { Text, Voice, Gesture, RedPawn, Stare };

struct CommunicationFact {
  rules::GameTime at;
  rules::Seat seat;
  Channel channel = Channel::Text;
};

class Communication {
 public:
  void see(const SeenEvent& seen, AchievementSet& earned);
  void hear(Channel channel);

  bool was_without_words() const { return !word_; }
  bool was_without_signs() const { return !word_ && !sign_; }

 private:
  bool word_ = false;
  bool sign_ = false;
  bool window_since_flip_ = false;  // a flip opened it, and nobody has acted since
  bool flipped_now_ = false;        // by the action being processed
};

}  // namespace chronicle
