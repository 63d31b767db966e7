// What tokens and spells allow at this moment (M2, M3, M4, M9, M10). They are open to every seat, need no
// action tile, and have as many targets as the mall has spaces; so they are told one by one and not
// kept in the list of legal actions.
#pragma once

#include "rules/breach.h"
#include "rules/mall.h"
#include "rules/shaft.h"
#include "rules/spell.h"
#include "rules/stress_token.h"
#include "rules/telekinesis.h"

namespace rules {

template <class Give>
void each_space(const State& state, Give&& give) {
  for (const Tile tile : state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      if (catalog::contains(catalog::def(tile).corridor, Cell{i})) give(place(tile, Cell{i}));
    }
  }
}

template <class Give>
void each_stress_token_use(const Ruleset& rules, const State& state, Seat seat, Give&& give) {
  if (!ban_on_timer_token(rules, state)) give(UseTimerToken{});
  for (const StressToken token : {StressToken::Swap1, StressToken::Swap2}) {
    for (std::uint8_t other = 0; other < state.seats; ++other) {
      const UseSwapToken use{token, Seat{other}};
      if (!ban_on_swap_token(rules, state, seat, use)) give(use);
    }
  }
  for (const StressToken token :
       {StressToken::Loudspeaker1, StressToken::Loudspeaker2, StressToken::Loudspeaker3}) {
    if (!ban_on_loudspeaker(rules, state, {token})) give(UseLoudspeaker{token});
  }
}

template <class Give>
void each_deployment(const Ruleset& rules, const State& state, Give&& give) {
  each_space(state, [&](Place to) {
    const bool may_lay_shaft = !ban_on_shaft(rules, state, to);
    for (std::uint8_t pair = 0; pair < kShafts && may_lay_shaft; ++pair) {
      const bool is_ready = state.security.shafts[pair].token == TokenIs::Ready;
      if (is_ready) give(DeployShaft{pair, place_of(state, kDwarf), to});
    }
    const bool may_breach = !ban_on_breach(rules, state, to);
    for (std::uint8_t number = 0; number < kBreaches && may_breach; ++number) {
      const bool is_ready = state.security.breaches[number].token == TokenIs::Ready;
      if (is_ready) give(DeployBreach{number, place_of(state, kBarbarian), to});
    }
  });
}

template <class Give>
void each_lifting(const Ruleset& rules, const State& state, Give&& give) {
  for (const Tile tile : state.placed) {
    if (ban_on_lifting(rules, state, tile)) continue;
    for (std::uint8_t token = 0; token < kTelekinesisTokens; ++token) {
      if (!is_left(state.security.telekinesis_tokens, token)) continue;
      give(LiftTile{token, tile, lies(state, tile).row, lies(state, tile).column, place_of(state, kElf)});
    }
  }
}

template <class Give>
void each_swap(const Ruleset& rules, const State& state, Give&& give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    for (std::size_t k = i + 1; k < kPawns; ++k) {
      const auto one = static_cast<Pawn>(i);
      const auto other = static_cast<Pawn>(k);
      if (ban_on_swap(rules, state, one, other)) continue;
      give(CastSwap{one, place_of(state, one), other, place_of(state, other)});
    }
  }
}

template <class Give>
void each_teleportation(const Ruleset& rules, const State& state, Give&& give) {
  for (std::size_t i = 0; i < kPawns; ++i) {
    const auto pawn = static_cast<Pawn>(i);
    if (!is_in_the_mall(state, pawn)) continue;
    each_space(state, [&](Place to) {
      if (!ban_on_teleportation(rules, state, pawn, to))
        give(CastTeleportation{pawn, place_of(state, pawn), to});
    });
  }
}

template <class Give>
void each_charm_on_guards(const Ruleset& rules, const State& state, Give&& give) {
  const bool has_frog = !must_lie_there(rules, state, Spell::Frog);
  const bool has_voucher = !must_lie_there(rules, state, Spell::Voucher);
  for (const Pawn guard : kGuardPawns) {
    if (has_frog && !ban_on_frog(state, guard)) give(CastFrog{guard, whereabouts(state, guard)});
    for (const Tile shop : state.placed) {
      const bool may_invite = has_voucher && !ban_on_voucher(rules, state, guard, shop);
      if (may_invite) give(CastVoucher{guard, place_of(state, guard), shop});
    }
  }
}

template <class Give>
void each_casting(const Ruleset& rules, const State& state, Give&& give) {
  for (std::size_t i = 0; i < catalog::kSpells; ++i) {
    const auto spell = static_cast<Spell>(i);
    if (!ban_on_spell(rules, state, spell)) give(CastSpell{spell});
  }
  if (!must_lie_there(rules, state, Spell::Broom)) {
    each_space(state, [&](Place at) {
      if (!ban_on_broom(state, at)) give(CastBroom{at});
    });
  }
  if (!must_lie_there(rules, state, Spell::Swap)) each_swap(rules, state, give);
  if (!must_lie_there(rules, state, Spell::Teleportation)) each_teleportation(rules, state, give);
  each_charm_on_guards(rules, state, give);
}

template <class Give>
void each_token_action(const Ruleset& rules, const State& state, Seat seat, Give&& give) {
  const bool may_act = state.outcome == Outcome::Running && seat.index < state.seats &&
                       state.discards_due == 0 && !state.security.choosing;
  if (rules.modules.empty() || !may_act) return;
  each_stress_token_use(rules, state, seat, give);
  each_deployment(rules, state, give);
  if (rules.modules.contains(Module::Telekinesis)) each_lifting(rules, state, give);
  if (rules.modules.contains(Module::Spells)) each_casting(rules, state, give);
}

}  // namespace rules
