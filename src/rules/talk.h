// When people may communicate, the red pawn and the stare (B-COM-1 to B-COM-5, R-14, R-15).
#pragma once

#include "rules/resolution.h"

namespace rules {

void open_talk(Resolution& resolution);
void close_talk(Resolution& resolution);

inline constexpr Millis kRedPawnPause{1000};

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const PutRedPawn& put);
void carry_out(Resolution& resolution, const PutRedPawn& put);
Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Stare& stare);
void carry_out(Resolution& resolution, const Stare& stare);

// S9-1: the seat without an action tile.
bool is_leader(const State& state, Seat seat);

}  // namespace rules
