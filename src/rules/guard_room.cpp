#include "rules/guard_room.h"

#include "rules/covering.h"
#include "rules/empty_space.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/watch.h"

namespace rules {
namespace {

// 25* as it is drawn.
constexpr Place kHeroSpace = place(kGuardRoom, catalog::cell_at(2, 1));
constexpr Place kGuardSpace = place(kGuardRoom, catalog::cell_at(2, 0));
constexpr Direction kDoorSide = Direction::South;

bool has_guard_room(const Ruleset& rules) { return rules.modules.contains(Module::GuardRoom); }

int captives(const Ruleset& rules, const State& state) {
  int count = 0;
  for (const Pawn hero : kHeroes) count += is_captive(rules, state, hero) ? 1 : 0;
  return count;
}

std::optional<Pawn> hero_in_the_room(const State& state) {
  for (const Pawn hero : kHeroes) {
    if (is_in_the_mall(state, hero) && place_of(state, hero).tile() == kGuardRoom) return hero;
  }
  return std::nullopt;
}

// Puts a pawn on its space in the room, or on the nearest one if someone else is there.
void put_in_room(Resolution& resolution, Pawn pawn, Place space, Put why) {
  if (place_of(resolution.now, pawn) == space) return;
  const bool is_free = !is_occupied(resolution.now, space);
  const NearestSpaces others = is_free ? NearestSpaces{} : nearest_empty(resolution.now, space, kGuardRoom);
  const Place at = is_free || others.empty() ? space : others.front();
  emit(resolution, PawnPut{pawn, at, Presence::InTheMall, why});
}

using GuardsInRoom = base::FixedList<Pawn, kGuards>;
GuardsInRoom guards_in_the_room(const State& state) {
  GuardsInRoom guards;
  for (const Pawn guard : kGuardPawns) {
    if (is_in_the_mall(state, guard) && place_of(state, guard).tile() == kGuardRoom) guards.push_back(guard);
  }
  return guards;
}

// a guard on the hero space goes first, then one who is already on the guard space.
Pawn guard_for_the_guard_space(const State& state, const GuardsInRoom& guards) {
  for (const Place space : {kHeroSpace, kGuardSpace}) {
    for (const Pawn guard : guards) {
      if (place_of(state, guard) == space) return guard;
    }
  }
  return guards.front();
}

// M5-9, R-94: where everyone in the room belongs. The captive on the hero space, one guard on the guard
// space, the others on the free spaces nearest to it; who is as near already stays.
State with_everybody_in_order(const State& now, Pawn hero, const GuardsInRoom& guards) {
  State then = now;
  for (const Pawn guard : guards) then.places[index(guard)] = kNowhere;
  then.places[index(hero)] = kHeroSpace;
  if (guards.empty()) return then;
  const Pawn first = guard_for_the_guard_space(now, guards);
  then.places[index(first)] = kGuardSpace;
  for (const Pawn guard : guards) {
    if (guard == first) continue;
    const NearestSpaces nearest = nearest_empty(then, kGuardSpace, kGuardRoom);
    Place at = nearest.empty() ? place_of(now, guard) : nearest.front();
    for (const Place space : nearest) {
      if (space == place_of(now, guard)) at = space;
    }
    then.places[index(guard)] = at;
  }
  return then;
}

// The captive and all guards in the room go to where they belong: each goes if its space is free, and two who
// are on each other's spaces swap.
void send_back(Resolution& resolution, Pawn hero, Put why) {
  const GuardsInRoom guards = guards_in_the_room(resolution.now);
  const State then = with_everybody_in_order(resolution.now, hero, guards);
  base::FixedList<Pawn, kGuards + 1> pawns{hero};
  for (const Pawn guard : guards) pawns.push_back(guard);
  const auto is_in_order = [&](Pawn pawn) { return place_of(resolution.now, pawn) == place_of(then, pawn); };
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (const Pawn pawn : pawns) {
      const Place to = place_of(then, pawn);
      if (is_in_order(pawn) || is_occupied(resolution.now, to)) continue;
      emit(resolution, PawnPut{pawn, to, Presence::InTheMall, pawn == hero ? why : Put::SentBack});
      has_changed = true;
    }
    for (const Pawn pawn : pawns) {
      if (has_changed || is_in_order(pawn)) continue;
      for (const Pawn other : pawns) {
        if (place_of(resolution.now, other) != place_of(then, pawn)) continue;
        emit(resolution, PawnsSwapped{pawn, other});
        has_changed = true;
        break;
      }
    }
  }
}

bool lies_in_the_room(const TwoEnded& token) {
  return token.token == TokenState::Laid &&
         (token.first.tile() == kGuardRoom || token.second.tile() == kGuardRoom);
}

// M5-10; an exit that comes to light may end the game.
void clear_the_room(Resolution& resolution) {
  const auto must_go = [&](const TwoEnded& token) {
    return resolution.now.outcome == Outcome::Running && lies_in_the_room(token);
  };
  for (std::uint8_t pair = 0; pair < kShafts; ++pair) {
    if (must_go(resolution.now.security.shafts[pair])) discard_shaft(resolution, pair);
  }
  for (std::uint8_t number = 0; number < kBreaches; ++number) {
    if (must_go(resolution.now.security.breaches[number])) discard_breach(resolution, number);
  }
}

// M5-11, R-55
void put_out(Resolution& resolution, Pawn guard) {
  const Direction side = catalog::on_table(kDoorSide, placed_tile(resolution.now, kGuardRoom).turns);
  const std::optional<Tile> beyond = placed_tile(resolution.now, kGuardRoom).neighbour(side);
  if (!beyond) return;
  const Direction facing =
      catalog::as_printed(catalog::opposite(side), placed_tile(resolution.now, *beyond).turns);
  const Place before_the_door = place(*beyond, catalog::kOpening[catalog::index(facing)]);
  const NearestSpaces nearest = nearest_empty(resolution.now, before_the_door, beyond);
  if (nearest.empty()) return;
  emit(resolution, PawnPut{guard, nearest.front(), Presence::InTheMall, Put::PutOut});
  come_upon(resolution, guard);
}

// M5-2, M5-3, M11-5, R-54
void take_to_the_room(Resolution& resolution, Pawn hero, std::optional<Pawn> guard) {
  if (!is_placed(resolution.now, kGuardRoom)) {
    emit(resolution, PawnPut{hero, kNowhere, Presence::Aside, Put::Caught});
    if (guard) emit(resolution, PawnPut{*guard, kNowhere, Presence::Aside, Put::Caught});
    return;
  }
  if (guard && !guard_on(resolution.now, kGuardRoom)) {
    put_in_room(resolution, *guard, kGuardSpace, Put::Caught);
    put_in_room(resolution, hero, kHeroSpace, Put::Caught);
    return;
  }
  send_back(resolution, hero, Put::Caught);
}

}  // namespace

bool is_captive(const Ruleset& rules, const State& state, Pawn hero) {
  if (!has_guard_room(rules)) return false;
  if (state.presence[index(hero)] == Presence::Aside) return true;
  return is_in_the_mall(state, hero) && place_of(state, hero).tile() == kGuardRoom;
}

Objection why_not_at_large(const Ruleset& rules, const State& state, Pawn pawn) {
  if (has_escaped(state, pawn)) return Refusal{.reason = Reason::HasEscaped, .pawn = pawn};
  if (!is_in_the_mall(state, pawn)) return Refusal{.reason = Reason::NotInPlay, .pawn = pawn};
  if (is_hero(pawn) && is_captive(rules, state, pawn))
    return Refusal{.reason = Reason::IsACaptive, .pawn = pawn};
  return std::nullopt;
}

Objection why_must_keep_its_captive(const Ruleset& rules, const State& state, Pawn pawn, Place to) {
  if (is_hero(pawn) || !has_guard_room(rules) || to.tile() == kGuardRoom) return std::nullopt;
  if (place_of(state, pawn).tile() != kGuardRoom || !hero_in_the_room(state)) return std::nullopt;
  return Refusal{.reason = Reason::GuardKeepsACaptive, .pawn = pawn};
}

void lose_with_two_captives(Resolution& resolution) {
  if (resolution.now.outcome != Outcome::Running || captives(resolution.rules, resolution.now) < 2) return;
  emit(resolution, GameLost{resolution.at, Defeat::TwoCaptives});
}

void lose_in_one_dimension(Resolution& resolution) {
  if (!resolution.rules.two_dimensions || resolution.now.outcome != Outcome::Running) return;
  std::array<int, 2> heroes{};
  for (const Pawn hero : kHeroes) {
    if (!is_in_the_mall(resolution.now, hero)) return;
    ++heroes[placed_tile(resolution.now, place_of(resolution.now, hero).tile()).dimension];
  }
  if (heroes[0] == 0 || heroes[1] == 0) emit(resolution, GameLost{resolution.at, Defeat::AllInOneDimension});
}

void catch_hero(Resolution& resolution, Pawn hero, Catcher by, std::optional<Pawn> guard) {
  emit(resolution, HeroCaught{hero, by});
  if (hero == kMage && resolution.now.ball_in_use) emit(resolution, BallEnded{});
  if (place_of(resolution.now, hero) == resolution.now.security.map_in_use) end_map(resolution);
  const int before = is_captive(resolution.rules, resolution.now, hero) ? 1 : 0;
  if (captives(resolution.rules, resolution.now) > before) {  // M5-6
    emit(resolution, GameLost{resolution.at, Defeat::TwoCaptives});
    return;
  }
  take_to_the_room(resolution, hero, guard);
  lose_in_one_dimension(resolution);
}

void catch_heroes_on(Resolution& resolution, Tile tile, Catcher by, std::optional<Pawn> guard) {
  for (const Pawn hero : kHeroes) {
    if (resolution.now.outcome != Outcome::Running) return;
    if (!is_in_the_mall(resolution.now, hero) || place_of(resolution.now, hero).tile() != tile) continue;
    if (by == Catcher::Guard && is_invisible(resolution.rules, resolution.now, hero, tile)) continue;
    catch_hero(resolution, hero, by, guard);
  }
}

void come_upon(Resolution& resolution, Pawn guard) {
  const Tile tile = place_of(resolution.now, guard).tile();
  for (const Pawn hero : kHeroes) {
    if (resolution.now.outcome != Outcome::Running) return;
    const bool is_there =
        is_in_the_mall(resolution.now, hero) && place_of(resolution.now, hero).tile() == tile;
    if (!is_there || is_invisible(resolution.rules, resolution.now, hero, tile)) continue;
    if (!has_guard_room(resolution.rules)) {
      emit(resolution, GameLost{resolution.at, Defeat::GuardCameUpon});
      return;
    }
    if (tile == kGuardRoom) return;  // a captive's guard
    catch_hero(resolution, hero, Catcher::Guard, guard);
  }
}

void flip_guard_room(Resolution& resolution) {
  if (!has_guard_room(resolution.rules) || !is_placed(resolution.now, kGuardRoom)) return;
  if (const std::optional<Pawn> hero = hero_in_the_room(resolution.now)) {
    send_back(resolution, *hero, Put::SentBack);  // M5-9
  } else {
    for (const Pawn guard : kGuardPawns) {
      if (resolution.now.outcome != Outcome::Running || hero_in_the_room(resolution.now)) break;
      const bool is_inside =
          is_in_the_mall(resolution.now, guard) && place_of(resolution.now, guard).tile() == kGuardRoom;
      if (is_inside) put_out(resolution, guard);
    }
  }
  if (resolution.now.outcome == Outcome::Running) clear_the_room(resolution);
}

}  // namespace rules
