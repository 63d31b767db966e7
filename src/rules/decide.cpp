#include "rules/decide.h"

#include "base/overloaded.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/rearrangement.h"
#include "rules/sand.h"
#include "rules/solo.h"
#include "rules/story.h"
#include "rules/talk.h"
#include "rules/theft.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace rules {
namespace {

// B-TIME-1: the table says so, and it must be true.
Decision decide_sand_runs_out(const Ruleset& rules, const State& state, const Stamped& action) {
  if (action.at < sand_ends(state)) return refuse(Reason::SandStillRuns);
  Story story{rules, state, action.at};
  emit(story, GameLost{sand_ends(state), Defeat::SandRanOut});
  return story.events;
}

// until two tiles are gone nothing is possible but to communicate, and the sand runs.
bool waits_for_discards(const State& state, const Action& action) {
  if (state.discards_due == 0) return false;
  return !std::holds_alternative<Discard>(action) && !std::holds_alternative<PutRedPawn>(action) &&
         !std::holds_alternative<Stare>(action) && !std::holds_alternative<SandRunsOut>(action);
}

}  // namespace

Decision decide(const Ruleset& rules, const State& state, const Stamped& action) {
  if (state.outcome != Outcome::Running) return refuse(Reason::GameIsOver);  // B-END-1
  if (action.by.index >= state.seats) return refuse(Reason::NoSuchSeat);
  if (waits_for_discards(state, action.what)) return refuse(Reason::RearrangeFirst);
  return std::visit(
      base::Overloaded{
          [&](const Move& move) { return decide_move(rules, state, action, move); },
          [&](const TakeVortex& vortex) { return decide_vortex(rules, state, action, vortex); },
          [&](const RideEscalator& ride) { return decide_escalator(rules, state, action, ride); },
          [&](const Draw&) { return decide_draw(rules, state, action); },
          [&](const PlaceTile& placing) { return decide_place(rules, state, action, placing); },
          [&](const Theft&) { return decide_theft(rules, state, action); },
          [&](const Reveal&) { return decide_reveal(rules, state, action); },
          [&](const Discard& discard) { return decide_discard(rules, state, action, discard); },
          [&](const PutRedPawn& put) { return decide_red_pawn(rules, state, action, put); },
          [&](const Stare& stare) { return decide_stare(rules, state, action, stare); },
          [&](const SandRunsOut&) { return decide_sand_runs_out(rules, state, action); },
      },
      action.what);
}

}  // namespace rules
