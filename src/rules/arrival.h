// Arriving somewhere: what forbids it, and what it triggers. Effects happen where a way ends, not on the
// spaces it passes over, and they are the same however a hero came.
#pragma once

#include "rules/resolution.h"

namespace rules {

// S17-1, where groups aren't allowed.
Objection why_cannot_join(const Ruleset& rules, const State& state, Pawn pawn, Tile tile);
// R-2, for a sand timer space.
Objection why_cannot_stop_on_timer(const Ruleset& rules, const State& state, Pawn pawn, Place at);

// These two are called for every space of every way, and nearly always nothing is in the way: they answer
// that at once. What forbids a whole tile, even passing through: S17-1.
inline Objection why_cannot_enter(const Ruleset& rules, const State& state, Pawn pawn, Tile tile) {
  if (rules.groups == catalog::Groups::Allowed) return std::nullopt;
  return why_cannot_join(rules, state, pawn, tile);
}

// What forbids stopping on a space: R-2.
inline Objection why_cannot_stop_at(const Ruleset& rules, const State& state, Pawn pawn, Place at) {
  if (space_at(at).symbol != Symbol::SandTimer) return std::nullopt;
  return why_cannot_stop_on_timer(rules, state, pawn, at);
}

// Moves the pawn and applies what its arrival triggers: it may be caught, or catch someone
//
void bring(Resolution& resolution, Pawn pawn, Place to, Way way);

// The pawn has arrived from another space: what that triggers.
void apply_arrival(Resolution& resolution, Pawn pawn, Place from, std::optional<Catcher> caught);

}  // namespace rules
