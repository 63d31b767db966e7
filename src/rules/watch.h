// Who watches the mall: guards and the beholder watch their whole tile (M1-2, M8-2), the sensor six spaces
// (M13-2). What happens then depends on the guard room: without it, nobody may enter; with it, a hero is
// caught (M5-2).
#pragma once

#include "rules/resolution.h"

namespace rules {

bool holds(const State& state, Spell spell);

// The symbol that acts on a space: a token of shaft or breach takes it away.
inline Symbol working_symbol(const State& state, Place at) {
  return is_covered(state.security, at) ? Symbol::Plain : space_at(at).symbol;
}
inline Symbol working_symbol(const Ruleset& rules, const State& state, Place at) {
  return is_covered(rules, state, at) ? Symbol::Plain : space_at(at).symbol;
}

// A hero in the mall on a space that works and shows this symbol.
std::optional<Pawn> hero_on(const State& state, Symbol symbol);

// The guard in the mall on that tile, other than this one; a frog and a diner watch nothing.
std::optional<Pawn> guard_on(const State& state, Tile tile, std::optional<Pawn> but = std::nullopt);
bool beholder_is_on(const State& state, Tile tile);
bool sensor_covers(const State& state, Place at);

// guards don't see the mage under the spell, except in the guard room.
bool is_invisible(const Ruleset& rules, const State& state, Pawn pawn, Tile tile);

// What happens when a pawn enters a tile it wasn't on.
struct Watch {
  Objection objection = std::nullopt;
  std::optional<Catcher> caught = std::nullopt;  // the hero who enters, or the heroes a guard runs into
};
Watch watch_over(const Ruleset& rules, const State& state, Pawn pawn, Tile tile);

// Everything that can forbid a pawn from reaching a space without walking there: guards, beholder, sensor,
// groups, dimensions, cameras.
Watch watch_at_arrival(const Ruleset& rules, const State& state, Pawn pawn, Place to);

}  // namespace rules
