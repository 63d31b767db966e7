#include "rules/before_acting.h"

#include "rules/explore.h"
#include "rules/map.h"
#include "rules/talk.h"

namespace rules {

Objection why_not_allowed(const State& state, Seat seat, Ability ability) {
  const ActionTile tile = state.action_tiles[seat.index];
  if (tile.allows(ability)) return std::nullopt;
  if (!is_solo(state)) return Refusal{.reason = Reason::NotOnYourActionTile};
  if (state.solo_pile.empty()) return Refusal{.reason = Reason::NothingRevealed};
  return Refusal{.reason = Reason::NotTheRevealedAction};
}

Objection why_not_standing_there(const State& state, Pawn pawn, Place from) {
  if (has_escaped(state, pawn)) return Refusal{.reason = Reason::HasEscaped, .pawn = pawn};
  if (!is_in_the_mall(state, pawn)) return Refusal{.reason = Reason::NotInPlay, .pawn = pawn};
  if (place_of(state, pawn) != from) {
    return Refusal{.reason = Reason::Overtaken, .place = place_of(state, pawn), .pawn = pawn};
  }
  return std::nullopt;
}

Objection why_must_wait_for_the_tile(const Ruleset& rules, const State& state, Pawn pawn) {
  if (!makes_a_place_eligible(rules, state, pawn)) return std::nullopt;
  return Refusal{.reason = Reason::HeroMustStay, .pawn = pawn};
}

std::optional<Pawn> pawn_at(const State& state, Place at) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    if (state.places[i] == at) return static_cast<Pawn>(i);
  }
  return std::nullopt;
}

void begin_action(Resolution& resolution, ActionKind kind) {
  close_talk(resolution);
  const bool is_explore_seat =
      is_solo(resolution.now) || resolution.now.action_tiles[resolution.by.index].allows(Ability::Explore);
  if (kind != ActionKind::SomethingElse || !is_explore_seat) return;
  if (!resolution.now.held) {  // a second tile that has been drawn keeps its right
    if (resolution.now.ball_in_use) emit(resolution, BallEnded{});
    if (resolution.now.security.ball_spell == BallSpell::Begun) emit(resolution, BallSpellEnded{});
  }
  end_map(resolution);
}

Objection why_cannot_move_guard_in_tutorial(const Ruleset& rules, const State& state, Pawn guard, Way way) {
  using catalog::GuardsMove;
  const GuardsMove guards = catalog::goal_of(rules.game).guards;
  if (guards == GuardsMove::Never) return Refusal{.reason = Reason::GuardStandsStill, .pawn = guard};
  const bool is_controlled = way == Way::Vortex && is_in_the_mall(state, guard);
  if (guards == GuardsMove::ByTheControlRoom && !is_controlled)
    return Refusal{.reason = Reason::OnlyByTheControlRoom, .pawn = guard};
  return std::nullopt;
}

}  // namespace rules
