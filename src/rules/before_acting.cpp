#include "rules/before_acting.h"

#include "rules/explore.h"
#include "rules/map.h"
#include "rules/talk.h"

namespace rules {

Objection must_be_allowed(const State& state, Seat seat, Ability ability) {
  const ActionTile tile = state.action_tiles[seat.index];
  if (tile.allows(ability)) return std::nullopt;
  if (!is_solo(state)) return Refusal{.reason = Reason::NotOnYourActionTile};
  if (state.solo_pile.empty()) return Refusal{.reason = Reason::NothingRevealed};
  return Refusal{.reason = Reason::NotTheRevealedAction};
}

Objection must_stand_there(const State& state, Pawn pawn, Place from) {
  if (has_escaped(state, pawn)) return Refusal{.reason = Reason::HasEscaped, .pawn = pawn};
  if (!is_in_the_mall(state, pawn)) return Refusal{.reason = Reason::NotInPlay, .pawn = pawn};
  if (place_of(state, pawn) != from) {
    return Refusal{.reason = Reason::Overtaken, .place = place_of(state, pawn), .pawn = pawn};
  }
  return std::nullopt;
}

Objection must_wait_for_the_tile(const Ruleset& rules, const State& state, Pawn pawn) {
  if (!makes_a_place_eligible(rules, state, pawn)) return std::nullopt;
  return Refusal{.reason = Reason::HeroMustStay, .pawn = pawn};
}

std::optional<Pawn> pawn_at(const State& state, Place at) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    if (state.places[i] == at) return static_cast<Pawn>(i);
  }
  return std::nullopt;
}

void begin_action(Story& story, Seat by, ActionIs kind) {
  close_talk(story);
  const bool is_explore_seat =
      is_solo(story.now) || story.now.action_tiles[by.index].allows(Ability::Explore);
  if (kind != ActionIs::SomethingElse || !is_explore_seat) return;
  if (!story.now.held) {  // a second tile that has been drawn keeps its right
    if (story.now.ball_in_use) emit(story, BallEnded{});
    if (story.now.security.ball_spell == BallSpell::Begun) emit(story, BallSpellEnded{});
  }
  end_map(story);
}

Objection ban_in_tutorial(const Ruleset& rules, const State& state, Pawn guard, Way way) {
  using catalog::ExpansionGame;
  if (rules.game == ExpansionGame::T8) return Refusal{.reason = Reason::GuardStandsStill, .pawn = guard};
  const bool is_tutorial = rules.game == ExpansionGame::T12;
  if (is_tutorial && (way != Way::Vortex || !is_in_the_mall(state, guard)))
    return Refusal{.reason = Reason::OnlyByTheControlRoom, .pawn = guard};
  return std::nullopt;
}

}  // namespace rules
