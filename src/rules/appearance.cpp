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

void appear(Story& story, Pawn pawn, Place at) {
  emit(story, PawnPut{pawn, at, Presence::InTheMall, Put::Appears});
}

// M5-3: who was set aside comes into the guard room.
void seat_captives(Story& story) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const Pawn pawn = static_cast<Pawn>(i);
    if (story.now.presence[i] != Presence::Aside) continue;
    appear(story, pawn, space_with(kGuardRoom, is_hero(pawn) ? Symbol::RoomHero : Symbol::RoomGuard));
  }
  lose_in_one_dimension(story);
}

}  // namespace

void appear_with(Story& story, Tile tile) {
  const Security& security = story.now.security;
  const bool first_guard_waits = story.rules.modules.contains(Module::Guard) &&
                                 story.now.presence[index(Pawn::Guard1)] == Presence::Waiting;
  if (tile == Tile::T9s && first_guard_waits)
    appear(story, Pawn::Guard1, space_with(tile, Symbol::GuardStart));
  if (tile == Tile::T7s && security.beholder == PieceIs::Waiting) emit(story, BeholderMoved{tile});
  if (tile == Tile::T6s && security.sensor == PieceIs::Waiting) {
    const Direction side = catalog::on_table(*catalog::def(tile).sensor, lies(story.now, tile).turns);
    emit(story, SensorTurned{side});
  }
  if (tile == kGuardRoom) seat_captives(story);
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

void bring_reinforcements(Story& story) {
  for (const Tile tile : kReinforcementTiles) {
    if (story.now.outcome != Outcome::Running) return;
    const std::optional<Pawn> guard = reinforcement_of(story.rules, tile);
    if (!guard || story.now.presence[index(*guard)] != Presence::Waiting) continue;
    const Place space = space_with(tile, Symbol::Reinforcement);
    const bool receives = is_placed(story.now, tile) && !is_covered(story.now.security, space);
    NearestSpaces nearest;
    if (receives)
      nearest = is_occupied(story.now, space) ? nearest_empty(story.now, space) : NearestSpaces{space};
    if (nearest.empty()) {  // M11-2
      emit(story, PawnPut{*guard, kNowhere, Presence::NotInPlay, Put::Discarded});
      continue;
    }
    if (nearest.size() > 1) {  // M11-4
      emit(story, SpaceToChoose{*guard});
      return;
    }
    appear(story, *guard, nearest.front());
    come_upon(story, *guard);
  }
  return_tile_without_place(story);
}

NearestSpaces spaces_to_choose(const Ruleset& rules, const State& state) {
  for (const Tile tile : kReinforcementTiles) {
    if (state.security.choosing && reinforcement_of(rules, tile) == state.security.choosing)
      return nearest_empty(state, space_with(tile, Symbol::Reinforcement));
  }
  return {};
}

Decision decide_choice(const Ruleset& rules, const State& state, const Stamped& action,
                       const ChooseSpace& choose) {
  const bool may_choose =
      rules.modules.contains(Module::Reinforcements) && state.security.choosing == choose.guard;
  if (!may_choose) return refuse(Reason::NothingToChoose);
  for (const Place space : spaces_to_choose(rules, state)) {
    if (space != choose.to) continue;
    Story story{rules, state, action.at};
    appear(story, choose.guard, choose.to);
    come_upon(story, choose.guard);
    bring_reinforcements(story);
    return story.events;
  }
  return refuse({.reason = Reason::NotAmongTheNearest, .place = choose.to});
}

}  // namespace rules
