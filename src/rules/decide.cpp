#include "rules/decide.h"

#include "base/overloaded.h"
#include "rules/appearance.h"
#include "rules/beholder.h"
#include "rules/breach.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/rearrangement.h"
#include "rules/sand.h"
#include "rules/sensor.h"
#include "rules/shaft.h"
#include "rules/solo.h"
#include "rules/spell.h"
#include "rules/story.h"
#include "rules/stress_token.h"
#include "rules/talk.h"
#include "rules/telekinesis.h"
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

// until the guard has its space nothing else is possible, and the sand runs.
bool waits_for_a_space(const State& state, const Action& action) {
  if (!state.security.choosing) return false;
  return !std::holds_alternative<ChooseSpace>(action) && !std::holds_alternative<PutRedPawn>(action) &&
         !std::holds_alternative<Stare>(action) && !std::holds_alternative<SandRunsOut>(action);
}

}  // namespace

Decision decide(const Ruleset& rules, const State& state, const Stamped& action) {
  if (state.outcome != Outcome::Running) return refuse(Reason::GameIsOver);  // B-END-1
  if (action.by.index >= state.seats) return refuse(Reason::NoSuchSeat);
  if (waits_for_discards(state, action.what)) return refuse(Reason::RearrangeFirst);
  if (waits_for_a_space(state, action.what)) return refuse(Reason::ChooseASpaceFirst);
  return base::visit_by_switch(
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
          [&](const UseTimerToken&) { return decide_timer_token(rules, state, action); },
          [&](const UseSwapToken& use) { return decide_swap_token(rules, state, action, use); },
          [&](const UseLoudspeaker& use) { return decide_loudspeaker(rules, state, action, use); },
          [&](const DeployShaft& deploy) { return decide_shaft(rules, state, action, deploy); },
          [&](const TakeShaft& take) { return decide_take_shaft(rules, state, action, take); },
          [&](const DeployBreach& deploy) { return decide_breach(rules, state, action, deploy); },
          [&](const MoveBeholder& move) { return decide_beholder(rules, state, action, move); },
          [&](const LiftTile& lift) { return decide_telekinesis(rules, state, action, lift); },
          [&](const CastSpell& cast) { return decide_spell(rules, state, action, cast); },
          [&](const CastBroom& cast) { return decide_broom(rules, state, action, cast); },
          [&](const CastSwap& cast) { return decide_swap(rules, state, action, cast); },
          [&](const CastTeleportation& cast) { return decide_teleportation(rules, state, action, cast); },
          [&](const CastFrog& cast) { return decide_frog(rules, state, action, cast); },
          [&](const CastVoucher& cast) { return decide_voucher(rules, state, action, cast); },
          [&](const ChooseSpace& choose) { return decide_choice(rules, state, action, choose); },
          [&](const TurnSensor& turn) { return decide_sensor(rules, state, action, turn); },
      },
      action.what);
}

}  // namespace rules
