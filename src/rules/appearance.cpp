#include "rules/appearance.h"

#include "rules/explore.h"
#include "rules/guard_room.h"
#include "rules/watch.h"

namespace rules {
namespace {

constexpr std::array kReinforcementTiles{Tile::T2s, Tile::T10s, Tile::T11s};

Place space_with(Tile tile, Symbol symbol) {
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    if (catalog::def(tile).spaces[i].symbol == symbol) return place(tile, Cell{i});
  }
  return kNowhere;
}

void appear(Resolution& resolution, Pawn pawn, Place at) {
  emit(resolution, PawnPut{pawn, at, Presence::InTheMall, Put::Appears});
}

// M5-3: who was set aside comes into the guard room.
void seat_captives(Resolution& resolution) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (resolution.now.presence[i] != Presence::Aside) continue;
    appear(resolution, pawn, space_with(kGuardRoom, is_hero(pawn) ? Symbol::RoomHero : Symbol::RoomGuard));
  }
  lose_in_one_dimension(resolution);
}

}  // namespace

void appear_with(Resolution& resolution, Tile tile) {
  const Security& security = resolution.now.security;
  const bool first_guard_waits = resolution.rules.modules.contains(Module::Guard) &&
                                 resolution.now.presence[index(Pawn::Guard1)] == Presence::Waiting;
  if (tile == Tile::T9s && first_guard_waits)
    appear(resolution, Pawn::Guard1, space_with(tile, Symbol::GuardStart));
  if (tile == Tile::T7s && security.beholder == PieceState::Waiting) emit(resolution, BeholderMoved{tile});
  if (tile == Tile::T6s && security.sensor == PieceState::Waiting) {
    const Direction side =
        catalog::on_table(*catalog::def(tile).sensor, placed_tile(resolution.now, tile).turns);
    emit(resolution, SensorTurned{side});
  }
  if (tile == kGuardRoom) seat_captives(resolution);
}

std::optional<Pawn> reinforcement_of(const Ruleset& rules, Tile tile) {
  if (!rules.modules.contains(Module::Reinforcements)) return std::nullopt;
  std::size_t guard = index(Pawn::Guard1) + (rules.modules.contains(Module::Guard) ? 1U : 0U);
  for (const Tile other : kReinforcementTiles) {
    if (!rules.deck.contains(other)) continue;
    if (other == tile) return static_cast<Pawn>(guard);
    ++guard;
  }
  return std::nullopt;
}

void bring_reinforcements(Resolution& resolution) {
  for (const Tile tile : kReinforcementTiles) {
    if (resolution.now.outcome != Outcome::Running) return;
    const std::optional<Pawn> guard = reinforcement_of(resolution.rules, tile);
    if (!guard || resolution.now.presence[index(*guard)] != Presence::Waiting) continue;
    const Place space = space_with(tile, Symbol::Reinforcement);
    const bool receives =
        is_placed(resolution.now, tile) && !is_covered(resolution.now.security, space);
    NearestSpaces nearest;
    if (receives)
      nearest =
          is_occupied(resolution.now, space) ? nearest_empty(resolution.now, space) : NearestSpaces{space};
    if (nearest.empty()) {  // M11-2
      emit(resolution, PawnPut{*guard, kNowhere, Presence::NotInPlay, Put::Discarded});
      continue;
    }
    if (nearest.size() > 1) {  // M11-4
      emit(resolution, SpaceToChoose{*guard});
      return;
    }
    appear(resolution, *guard, nearest.front());
    come_upon(resolution, *guard);
  }
  return_tile_without_place(resolution);
}

NearestSpaces spaces_to_choose(const Ruleset& rules, const State& state) {
  for (const Tile tile : kReinforcementTiles) {
    if (state.security.choosing && reinforcement_of(rules, tile) == state.security.choosing)
      return nearest_empty(state, space_with(tile, Symbol::Reinforcement));
  }
  return {};
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const ChooseSpace& choose) {
  const bool may_choose =
      rules.modules.contains(Module::Reinforcements) && state.security.choosing == choose.guard;
  if (!may_choose) return Refusal{.reason = Reason::NothingToChoose};
  for (const Place space : spaces_to_choose(rules, state)) {
    if (space == choose.to) return std::nullopt;
  }
  return Refusal{.reason = Reason::NotAmongTheNearest, .place = choose.to};
}

void carry_out(Resolution& resolution, const ChooseSpace& choose) {
  appear(resolution, choose.guard, choose.to);
  come_upon(resolution, choose.guard);
  bring_reinforcements(resolution);
}

void set_up_guard(const Ruleset&, State& state) {  // M1-1
  state.presence[index(Pawn::Guard1)] = Presence::Waiting;
}

void set_up_reinforcements(const Ruleset& rules, State& state) {  // M11-1
  for (const Tile tile : kReinforcementTiles) {
    if (const std::optional<Pawn> guard = reinforcement_of(rules, tile))
      state.presence[index(*guard)] = Presence::Waiting;
  }
}

}  // namespace rules
