#include "rules/decide.h"

#include "base/overloaded.h"
#include "rules/appearance.h"
#include "rules/before_acting.h"
#include "rules/beholder.h"
#include "rules/breach.h"
#include "rules/escalator.h"
#include "rules/explore.h"
#include "rules/rearrangement.h"
#include "rules/resolution.h"
#include "rules/sand.h"
#include "rules/sensor.h"
#include "rules/shaft.h"
#include "rules/solo.h"
#include "rules/spell.h"
#include "rules/stress_token.h"
#include "rules/talk.h"
#include "rules/telekinesis.h"
#include "rules/theft.h"
#include "rules/vortex.h"
#include "rules/walk.h"

namespace rules {
namespace {

// B-TIME-1: only the table says so, and it must be true.
Objection why_refused(const Ruleset&, const State& state, const Stamped& action, const SandRunsOut&) {
  if (action.at < sand_ends(state)) return Refusal{.reason = Reason::SandStillRuns};
  return std::nullopt;
}

void carry_out(Resolution& resolution, const SandRunsOut&) {
  emit(resolution, GameLost{sand_ends(resolution.now), Defeat::SandRanOut});
}

//
Objection why_not_yet(const State& state, const Action& action) {
  const Due due = what_is_due(state);
  const bool always_goes = std::holds_alternative<PutRedPawn>(action) ||
                           std::holds_alternative<Stare>(action) ||
                           std::holds_alternative<SandRunsOut>(action);
  if (due == Due::Nothing || always_goes) return std::nullopt;
  if (due == Due::Discards && !std::holds_alternative<Discard>(action))
    return Refusal{.reason = Reason::RearrangeFirst};
  if (due == Due::Space && !std::holds_alternative<ChooseSpace>(action))
    return Refusal{.reason = Reason::ChooseASpaceFirst};
  return std::nullopt;
}

// Carries out an action that nothing forbids.
Decision carried_out(const Ruleset& rules, State& state, const Stamped& action) {
  Events events;
  Resolution resolution{rules, state, events, action.at, action.by};
  base::visit_by_switch([&](const auto& what) { carry_out(resolution, what); }, action.what);
  return events;
}

}  // namespace

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action) {
  if (state.outcome != Outcome::Running) return Refusal{.reason = Reason::GameIsOver};  // B-END-1
  if (action.by.index >= state.seats) return Refusal{.reason = Reason::NoSuchSeat};
  if (const Objection objection = why_not_yet(state, action.what)) return objection;
  return base::visit_by_switch([&](const auto& what) { return why_refused(rules, state, action, what); },
                               action.what);
}

Decision decide(const Ruleset& rules, const State& state, const Stamped& action) {
  if (const Objection objection = why_refused(rules, state, action)) return refuse(*objection);
  State after = state;
  return carried_out(rules, after, action);
}

Decision apply(const Ruleset& rules, State& state, const Stamped& action) {
  if (const Objection objection = why_refused(rules, state, action)) return refuse(*objection);
  return carried_out(rules, state, action);
}

}  // namespace rules
