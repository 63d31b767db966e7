// Coming somewhere: what forbids it, and what it sets off. Effects happen where a way ends, not on the spaces
// it passes over, and they are the same however a hero came.
#pragma once

#include "rules/story.h"

namespace rules {

// S17-1, where groups are not allowed.
Objection ban_on_joining(const Ruleset& rules, const State& state, Pawn pawn, Tile tile);
// R-2, for a sand timer space.
Objection ban_on_timer_space(const Ruleset& rules, const State& state, Pawn pawn, Place at);

// These two are asked for every space of every way, and nearly always nothing is in the way: they answer that
// at once. What bars a whole tile, passing included: S17-1.
inline Objection ban_on_entering(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  if (rules.groups == catalog::Groups::Allowed) return std::nullopt;
  return ban_on_joining(rules, state, pawn, tile);
}

// What bars a space as the end of a way: R-2.
inline Objection ban_on_ending(const Ruleset& rules, const State& state, Pawn pawn, Place at) {
  if (space_at(at).symbol != Symbol::SandTimer) return std::nullopt;
  return ban_on_timer_space(rules, state, pawn, at);
}

// Moves the pawn and lets happen what its arrival sets off: it may be caught, or come upon somebody
//
void bring(Story& story, Pawn pawn, Place to, Way way);

// The pawn has come to its space from another: what that sets off.
void settle(Story& story, Pawn pawn, Place from, std::optional<Catcher> caught);

}  // namespace rules
