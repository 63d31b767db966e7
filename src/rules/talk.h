// When people may communicate, the red pawn and the stare (B-COM-1 to B-COM-5, R-14, R-15).
#pragma once

#include "rules/story.h"

namespace rules {

void open_talk(Story& story);
void close_talk(Story& story);

inline constexpr Millis kRedPawnPause{1000};

Decision decide_red_pawn(const Ruleset& rules, const State& state, const Stamped& action,
                         const PutRedPawn& put);
Decision decide_stare(const Ruleset& rules, const State& state, const Stamped& action, const Stare& stare);

// S9-1: the seat without an action tile.
bool is_leader(const State& state, Seat seat);

}  // namespace rules
