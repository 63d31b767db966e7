// Tokens that cover spaces hide their symbols and reveal them again.
#pragma once

#include "rules/resolution.h"

namespace rules {

// What follows when a token has been laid on two spaces.
void after_covering(Resolution& resolution, Place one, Place other);

// What follows when a space shows its symbol again, or is in order again: code, crystal ball, map and item
// work by themselves, and a hero on an exit that it may use leaves at once.
void after_uncovering(Resolution& resolution, Place at);

void discard_shaft(Resolution& resolution, std::uint8_t pair);
void discard_breach(Resolution& resolution, std::uint8_t number);

}  // namespace rules
