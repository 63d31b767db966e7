// Requests of every kind that a game of Maximum Security knows, sensible or not, made so that every reason of
// the modules to refuse one comes up.
#pragma once

#include "base/random.h"
#include "rules/game.h"

namespace property {

// What needs no ability is requested by that seat.
rules::Stamped some_security_request(const rules::Game& game, rules::Seat seat, rules::GameTime at,
                                     base::Random& random);

}  // namespace property
