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

// B-COM-5: the first action ends the communication. R-8: an action of the explore seat that is no exploring
// ends the use of the crystal ball.
enum class ActionIs : std::uint8_t { Exploring, SomethingElse };
void begin_action(Story& story, Seat by, ActionIs kind = ActionIs::SomethingElse);

}  // namespace rules
