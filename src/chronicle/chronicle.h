// The chronicle of one game: folds its events and says which achievements were earned. It watches and never
// decides, so an old game keeps what it has earned.
#pragma once

#include "chronicle/captivity.h"
#include "chronicle/challenges.h"
#include "chronicle/communication.h"
#include "chronicle/devices.h"
#include "chronicle/escape_routes.h"
#include "chronicle/exploration.h"
#include "chronicle/invisibility.h"
#include "chronicle/passages.h"
#include "chronicle/patrol.h"

namespace chronicle {

class Chronicle {
 public:
  Chronicle(const rules::Ruleset& rules, const rules::State& first) : rules_(rules), now_(first) {}

  // What one action, or the table itself, caused.
  void see(const rules::Events& events);
  // What is said before the start or after the end doesn't count. People who talk in a call of their own are
  // reported once, with Channel::Voice: nobody can say that they were silent.
  void hear(const CommunicationFact& fact);

  // ACH-0, T-NOACH: for a game that is won and isn't a tutorial; otherwise none. R-90: nor with more sand
  // than the timer of the box has. Only the table knows what else R-90 requires (src/table/table_game.cpp).
  AchievementSet achievements() const;

 private:
  void see(const rules::Event& event);

  rules::Ruleset rules_;
  rules::State now_;
  AchievementSet earned_;
  Passages passages_;
  Captivity captivity_;
  Exploration exploration_;
  Devices devices_;
  EscapeRoutes escape_routes_;
  Patrol patrol_;
  Invisibility invisibility_;
  Communication communication_;
  Challenges challenges_;
};

}  // namespace chronicle
