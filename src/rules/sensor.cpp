#include "rules/sensor.h"

#include "rules/before_acting.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {
namespace {

// The pawns that stand where the sensor would be after the turn.
using PawnsUnder = base::FixedList<Pawn, kPawns>;
PawnsUnder pawns_under(const State& state, Direction side) {
  State turned = state;
  turned.security.sensor_side = side;
  PawnsUnder pawns;
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (is_in_the_mall(state, pawn) && sensor_covers(turned, place_of(state, pawn))) pawns.push_back(pawn);
  }
  return pawns;
}

}  // namespace

Objection why_cannot_turn_sensor(const Ruleset& rules, const State& state, Direction to) {
  if (state.security.sensor != PieceState::InTheMall) return Refusal{.reason = Reason::NotInThisGame};
  if (!hero_on(state, Symbol::SensorControl)) return Refusal{.reason = Reason::NobodyAtTheControls};
  const unsigned quarters = (catalog::index(to) - catalog::index(state.security.sensor_side)) & 3U;
  if (quarters != 1 && quarters != 3) return Refusal{.reason = Reason::NotAQuarterTurn};
  for (const Pawn pawn : pawns_under(state, to)) {
    const bool is_caught = is_hero(pawn) && rules.modules.contains(Module::GuardRoom);  // M13-4
    if (!is_caught) return Refusal{.reason = Reason::PawnIsInTheWay, .pawn = pawn};
  }
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const TurnSensor& turn) {
  if (!rules.modules.contains(Module::Sensor)) return Refusal{.reason = Reason::NotInThisGame};
  const bool has_turned =
      state.security.sensor == PieceState::InTheMall && state.security.sensor_side != turn.from;
  if (has_turned) return Refusal{.reason = Reason::Overtaken, .tile = Tile::T6s};
  return why_cannot_turn_sensor(rules, state, turn.to);
}

void carry_out(Resolution& resolution, const TurnSensor& turn) {
  const PawnsUnder heroes = pawns_under(resolution.now, turn.to);
  begin_action(resolution, ActionKind::Ability);
  emit(resolution, SensorTurned{turn.to});
  for (const Pawn hero : heroes) {
    if (resolution.now.outcome == Outcome::Running)
      catch_hero(resolution, hero, Catcher::Sensor, std::nullopt);
  }
}

void set_up_sensor(const Ruleset&, State& state) { state.security.sensor = PieceState::Waiting; }

void list_sensor_turns(const Ruleset& rules, const State& state, GiveAction give) {
  for (const Direction to : kDirections) {
    if (!why_cannot_turn_sensor(rules, state, to)) give(TurnSensor{state.security.sensor_side, to});
  }
}

}  // namespace rules
