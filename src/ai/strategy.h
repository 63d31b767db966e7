// What the crew should do now: an errand for every hero, whether to explore, whether to steal. It is worked
// out from what everybody can see, so all teammates come to the same orders without a word.
#pragma once

#include "ai/errand.h"
#include "ai/outlook.h"

namespace ai {

struct Orders {
  Errands errands{};
  bool explore = false;   // whenever somebody stands where it can be done
  bool anywhere = false;  // even where the next tile should not go
  bool steal = false;     // as soon as everybody stands on an item
  // When the sand alone will change these orders.
  rules::GameTime valid_until{0xffffffff};
};

Orders orders_for(const Outlook& outlook);

}  // namespace ai
