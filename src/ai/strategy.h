// What the teammates should do now: an assignment for every hero, whether to explore, whether to steal. It
// follows from what everyone can see, so all teammates arrive at the same orders without a word.
#pragma once

#include "ai/assignment.h"
#include "ai/situation.h"

namespace ai {

struct Orders {
  Assignments assignments{};
  bool explore = false;        // whenever a hero is where it can be done
  bool anywhere = false;       // even where the next tile shouldn't go
  bool steal = false;          // as soon as everyone is on an item
  bool turn_by_token = false;  // nobody can reach a sand timer space in time (M2-2)
  // When the sand alone will change these orders.
  rules::GameTime valid_until{0xffffffff};
};

Orders orders_for(const Situation& situation);

}  // namespace ai
