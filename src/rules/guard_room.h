// The guard room, tile 25*: who is caught and who sits there (M5, R-47, R-51 to R-58).
#pragma once

#include "rules/resolution.h"

namespace rules {

inline constexpr Tile kGuardRoom = Tile::T25s;

// without its module the tile is like any other.
inline bool is_guard_room(const Ruleset& rules, Tile tile) {
  return tile == kGuardRoom && rules.modules.contains(Module::GuardRoom);
}

// set aside by a capture, or standing in the guard room, however it came there.
bool is_captive(const Ruleset& rules, const State& state, Pawn hero);

// it is in the mall, and isn't a captive.
Objection why_not_at_large(const Ruleset& rules, const State& state, Pawn pawn);

// M5-4, R-53: a guard stays in the room while a hero is in it.
Objection why_must_keep_its_captive(const Ruleset& rules, const State& state, Pawn pawn, Place to);

// M5-2, M5-3: the hero and, if no other guard is in the room, the guard that caught it go there.
void catch_hero(Resolution& resolution, Pawn hero, Catcher by, std::optional<Pawn> guard);

// Catches all heroes on the tile, by this guard or, if there is none, by the beholder or sensor.
void catch_heroes_on(Resolution& resolution, Tile tile, Catcher by, std::optional<Pawn> guard);

// a rule, not a player, has put a guard on a hero's tile, or left a hero in a guard's sight.
void come_upon(Resolution& resolution, Pawn guard);

// a capture has brought all four heroes into one dimension.
void lose_in_one_dimension(Resolution& resolution);

// M5-6: a second captive loses the game.
void lose_with_two_captives(Resolution& resolution);

// On every flip: M5-9 or M5-11, then M5-10.
void flip_guard_room(Resolution& resolution);

}  // namespace rules
