#include "rules/escape.h"

#include "rules/goal.h"

namespace rules {

using catalog::Exits;
using catalog::Groups;

bool may_leave_by(const Ruleset& rules, const State& state, Pawn hero, Place exit) {
  if (!state.stolen && has_theft(rules)) return false;
  if (!exit_takes(rules, state, hero)) return false;    // T-2
  const Colour colour = *space_at(exit).colour;
  switch (rules.exits) {
    case Exits::OneForAll:  // S1-2
      return colour == Colour::Purple;
    case Exits::OwnColour:  // S2-1
      return colour == colour_of(hero);
    case Exits::Foreign:  // S10-2
      return colour != colour_of(hero);
  }
  return false;
}

namespace {

// S10-2: each exit serves one hero, and not the one of its colour. Two or more waiting heroes can always be
// spread over the free exits; only the last one can be left with nothing but its own.
bool exits_are_left(const State& state) {
  std::array<bool, 4> is_taken{};
  for (const Pawn hero : kHeroes) {
    const Place stands = place_of(state, hero);
    if (has_escaped(state, hero) && stands != kNowhere)
      is_taken[catalog::index(*space_at(stands).colour)] = true;
  }
  int waiting = 0;
  bool own_exit_only = false;
  for (const Pawn hero : kHeroes) {
    if (has_escaped(state, hero)) continue;
    ++waiting;
    own_exit_only = !is_taken[catalog::index(colour_of(hero))];
  }
  return waiting != 1 || !own_exit_only;
}

}  // namespace

void escape(Resolution& resolution, Pawn hero) {
  const bool stays = resolution.rules.exits == Exits::Foreign || resolution.rules.groups != Groups::Allowed;
  emit(resolution, HeroEscaped{hero, stays});
  if (is_won(resolution.rules, resolution.now)) {
    emit(resolution, GameWon{resolution.at});  // B-EXIT-2
    return;
  }
  if (resolution.rules.exits == Exits::Foreign && !exits_are_left(resolution.now))
    emit(resolution, NoExitLeft{});
}

}  // namespace rules
