// Tokens that cover spaces take their symbols away and give them back.
#pragma once

#include "rules/story.h"

namespace rules {

// What follows when a token has been laid on two spaces.
void after_covering(Story& story, Place one, Place other);

// What follows when a space shows its symbol again, or is in order again: code, crystal ball, map and item
// work by themselves, and a hero on an exit that it may use leaves at once.
void after_uncovering(Story& story, Place at);

void discard_shaft(Story& story, std::uint8_t pair);
void discard_breach(Story& story, std::uint8_t number);

}  // namespace rules
