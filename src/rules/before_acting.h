// What has to be true before a seat may act on a pawn, and what every accepted action begins with.
#pragma once

#include "rules/resolution.h"

namespace rules {

// What has to be done before anything else: two tiles go, or a guard gets its space. Until then
// people may only communicate, and the sand runs.
enum class Due : std::uint8_t { Nothing, Discards, Space };
inline Due what_is_due(const State& state) {
  if (state.discards_due > 0) return Due::Discards;
  return state.security.choosing ? Due::Space : Due::Nothing;
}

// B-ACT-2; alone: B-SOLO-2, B-SOLO-6.
Objection why_not_allowed(const State& state, Seat seat, Ability ability);

// the pawn is in the mall and where the request says.
Objection why_not_standing_there(const State& state, Pawn pawn, Place from);

// a hero that makes a place eligible for the drawn tile stays until it is placed.
Objection why_must_wait_for_the_tile(const Ruleset& rules, const State& state, Pawn pawn);
inline Objection why_not_free_to_leave(const Ruleset& rules, const State& state, Pawn pawn) {
  if (!state.held) return std::nullopt;
  return why_must_wait_for_the_tile(rules, state, pawn);
}

std::optional<Pawn> pawn_at(const State& state, Place at);

// T-8, T-12: tutorials in which guards are moved by nobody, or by the control room only.
Objection why_cannot_move_guard_in_tutorial(const Ruleset& rules, const State& state, Pawn guard, Way way);
inline Objection why_cannot_move_guard(const Ruleset& rules, const State& state, Pawn pawn, Way way) {
  if (is_hero(pawn)) return std::nullopt;
  return why_cannot_move_guard_in_tutorial(rules, state, pawn, way);
}

// B-COM-5: the first action ends the communication.: another action of the explore seat's
// tile ends the use of crystal ball and map; abilities, which need no action tile, don't. A ball whose
// second tile has been drawn stays in use until that tile is placed.
enum class ActionKind : std::uint8_t { Exploring, SomethingElse, Ability };
void begin_action(Resolution& resolution, ActionKind kind = ActionKind::SomethingElse);

}  // namespace rules
