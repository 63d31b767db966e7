#include "rules/code.h"

#include "rules/watch.h"

namespace rules {
namespace {

// another hero is on it at this moment, and it works.
bool serves(const State& state, Pawn passing, Pawn standing) {
  if (standing == passing || !is_in_the_mall(state, standing)) return false;
  const Place at = place_of(state, standing);
  return working_symbol(state, at) == Symbol::Code && !is_out_of_order(state, at);
}

}  // namespace

Place code_for(const State& state, Pawn hero, Place named) {
  const bool any = named == kNowhere;
  if (state.security.code_spell && (any || named == kByCodeSpell)) return kByCodeSpell;
  Place best = kNowhere;
  for (const Pawn other : kHeroes) {
    if (!serves(state, hero, other)) continue;
    const Place at = place_of(state, other);
    const bool is_wanted = any || at == named;
    if (is_wanted && (best == kNowhere || catalog::number(at.tile()) < catalog::number(best.tile())))
      best = at;
  }
  return best;
}

void use_code(Resolution& resolution, Place code) {
  if (code == kByCodeSpell) {
    emit(resolution, CodeSpellUsed{});
  } else {
    emit(resolution, WentOutOfOrder{code});
  }
}

}  // namespace rules
