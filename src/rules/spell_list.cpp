#include "rules/mall.h"
#include "rules/spell.h"

namespace rules {
namespace {

void each_swap(const Ruleset& rules, const State& state, GiveAction give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    for (std::size_t k = i + 1; k < kPawns; ++k) {
      const auto one = static_cast<Pawn>(i);
      const auto other = static_cast<Pawn>(k);
      if (why_cannot_cast_swap(rules, state, one, other)) continue;
      give(CastSwap{one, place_of(state, one), other, place_of(state, other)});
    }
  }
}

void each_teleportation(const Ruleset& rules, const State& state, GiveAction give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn)) continue;
    each_space(state, [&](Place to) {
      if (!why_cannot_cast_teleportation(rules, state, pawn, to))
        give(CastTeleportation{pawn, place_of(state, pawn), to});
    });
  }
}

void each_charm_on_guards(const Ruleset& rules, const State& state, GiveAction give) {
  const bool has_frog = !why_spell_is_missing(rules, state, Spell::Frog);
  const bool has_voucher = !why_spell_is_missing(rules, state, Spell::Voucher);
  for (const Pawn guard : kGuardPawns) {
    if (has_frog && !why_cannot_cast_frog(state, guard)) give(CastFrog{guard, whereabouts(state, guard)});
    for (const Tile shop : state.placed) {
      const bool may_invite = has_voucher && !why_cannot_cast_voucher(rules, state, guard, shop);
      if (may_invite) give(CastVoucher{guard, place_of(state, guard), shop});
    }
  }
}

}  // namespace

void list_spells(const Ruleset& rules, const State& state, Seat, GiveAction give) {
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    const auto spell = static_cast<Spell>(i);
    if (!why_cannot_cast(rules, state, spell)) give(CastSpell{spell});
  }
  if (!why_spell_is_missing(rules, state, Spell::Broom)) {
    each_space(state, [&](Place at) {
      if (!why_cannot_cast_broom(state, at)) give(CastBroom{at});
    });
  }
  if (!why_spell_is_missing(rules, state, Spell::Swap)) each_swap(rules, state, give);
  if (!why_spell_is_missing(rules, state, Spell::Teleportation)) each_teleportation(rules, state, give);
  each_charm_on_guards(rules, state, give);
}

}  // namespace rules
