// What has to be true before a seat may act on a pawn, and what every accepted action begins with.
#pragma once

#include "rules/story.h"

namespace rules {

// B-ACT-2; alone: B-SOLO-2, B-SOLO-6.
Objection must_be_allowed(const State& state, Seat seat, Ability ability);

// the pawn is in the mall and where the request says.
Objection must_stand_there(const State& state, Pawn pawn, Place from);

// a hero that makes a place eligible for the drawn tile stays until it is placed.
Objection must_wait_for_the_tile(const Ruleset& rules, const State& state, Pawn pawn);
inline Objection must_be_free_to_leave(const Ruleset& rules, const State& state, Pawn pawn) {
  if (!state.held) return std::nullopt;
  return must_wait_for_the_tile(rules, state, pawn);
}

std::optional<Pawn> pawn_at(const State& state, Place at);

// T-8, T-12: tutorials in which guards are moved by nobody, or by the control room only.
Objection ban_in_tutorial(const Ruleset& rules, const State& state, Pawn guard, Way way);
inline Objection ban_on_moving_guard(const Ruleset& rules, const State& state, Pawn pawn, Way way) {
  if (is_hero(pawn)) return std::nullopt;
  return ban_in_tutorial(rules, state, pawn, way);
}

// B-COM-5: the first action ends the communication.: another action of the explore seat's
// tile ends the use of crystal ball and map; abilities, which need no action tile, do not. A ball whose
// second tile has been drawn stays in use until that tile is placed.
enum class ActionIs : std::uint8_t { Exploring, SomethingElse, Ability };
void begin_action(Story& story, Seat by, ActionIs kind = ActionIs::SomethingElse);

}  // namespace rules
