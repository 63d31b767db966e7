#include "rules/sensor.h"

#include "rules/before_acting.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {
namespace {

// The pawns that stand where the sensor would be after the turn.
template <class Give>
void each_pawn_under(const State& state, Direction side, Give&& give) {
  State turned = state;
  turned.security.sensor_side = side;
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (is_in_the_mall(state, pawn) && sensor_covers(turned, place_of(state, pawn))) give(pawn);
  }
}

}  // namespace

Objection ban_on_turning(const Ruleset& rules, const State& state, Direction to) {
  if (state.security.sensor != PieceIs::InTheMall) return Refusal{.reason = Reason::NotInThisGame};
  if (!hero_on(state, Symbol::SensorControl)) return Refusal{.reason = Reason::NobodyAtTheControls};
  const unsigned quarters = (catalog::index(to) - catalog::index(state.security.sensor_side)) & 3U;
  if (quarters != 1 && quarters != 3) return Refusal{.reason = Reason::NotAQuarterTurn};
  Objection objection;
  each_pawn_under(state, to, [&](Pawn pawn) {
    const bool is_caught = is_hero(pawn) && rules.modules.contains(Module::GuardRoom);  // M13-4
    if (!is_caught && !objection) objection = Refusal{.reason = Reason::PawnIsInTheWay, .pawn = pawn};
  });
  return objection;
}

Decision decide_sensor(const Ruleset& rules, const State& state, const Stamped& action,
                       const TurnSensor& turn) {
  if (!rules.modules.contains(Module::Sensor)) return refuse(Reason::NotInThisGame);
  const bool has_turned =
      state.security.sensor == PieceIs::InTheMall && state.security.sensor_side != turn.from;
  if (has_turned) return refuse({.reason = Reason::Overtaken, .tile = Tile::T6s});
  if (const Objection objection = ban_on_turning(rules, state, turn.to)) return refuse(*objection);

  Story story{rules, state, action.at};
  begin_action(story, action.by, ActionIs::Ability);
  emit(story, SensorTurned{turn.to});
  each_pawn_under(state, turn.to, [&](Pawn hero) {
    if (story.now.outcome == Outcome::Running) catch_hero(story, hero, Catcher::Sensor, std::nullopt);
  });
  return story.events;
}

}  // namespace rules
