#include "rules/stress_token.h"

#include "rules/explore.h"
#include "rules/flip.h"
#include "rules/talk.h"

namespace rules {
namespace {

Objection why_token_is_spent(const Ruleset& rules, const State& state, StressToken token) {
  if (!rules.modules.contains(Module::AntiStress)) return Refusal{.reason = Reason::NotInThisGame};
  if (!is_left(state.security.stress_tokens, static_cast<std::size_t>(token)))
    return Refusal{.reason = Reason::TokenIsSpent};
  return std::nullopt;
}

}  // namespace

Objection why_cannot_use_timer_token(const Ruleset& rules, const State& state) {
  return why_token_is_spent(rules, state, StressToken::Timer);
}

Objection why_cannot_use_swap_token(const Ruleset& rules, const State& state, Seat by,
                                    const UseSwapToken& use) {
  if (use.token != StressToken::Swap1 && use.token != StressToken::Swap2)
    return Refusal{.reason = Reason::TokenIsSpent};
  if (const Objection objection = why_token_is_spent(rules, state, use.token)) return objection;
  if (use.with.index >= state.seats) return Refusal{.reason = Reason::NoSuchSeat};
  const ActionTile mine = state.action_tiles[by.index];
  const ActionTile theirs = state.action_tiles[use.with.index];
  if (is_solo(state) || mine == ActionTile{} || theirs == ActionTile{})
    return Refusal{.reason = Reason::NeedsTwoActionTiles};
  if (use.with == by || mine == theirs) return Refusal{.reason = Reason::NothingWouldChange};
  return std::nullopt;
}

Objection why_cannot_use_loudspeaker(const Ruleset& rules, const State& state, const UseLoudspeaker& use) {
  if (use.token < StressToken::Loudspeaker1) return Refusal{.reason = Reason::TokenIsSpent};
  if (const Objection objection = why_token_is_spent(rules, state, use.token)) return objection;
  if (state.speech != Speech::Silent) return Refusal{.reason = Reason::NothingWouldChange};
  return std::nullopt;
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const UseTimerToken&) {
  return why_cannot_use_timer_token(rules, state);
}

void carry_out(Resolution& resolution, const UseTimerToken&) {
  emit(resolution, StressTokenUsed{resolution.by, StressToken::Timer});
  flip(resolution, FlipBy::Token);
  return_tile_without_place(resolution);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const UseSwapToken& use) {
  return why_cannot_use_swap_token(rules, state, action.by, use);
}

void carry_out(Resolution& resolution, const UseSwapToken& use) {
  emit(resolution, StressTokenUsed{resolution.by, use.token});
  emit(resolution, ActionTilesSwapped{resolution.by, use.with});
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const UseLoudspeaker& use) {
  return why_cannot_use_loudspeaker(rules, state, use);
}

void carry_out(Resolution& resolution, const UseLoudspeaker& use) {
  emit(resolution, StressTokenUsed{resolution.by, use.token});
  open_talk(resolution);
}

// M2-1, R-82, R-84: swaps need two who hold action tiles, loudspeakers a game in which people may talk.
void set_up_stress_tokens(const Ruleset& rules, State& state) {
  unsigned tokens = 1U << static_cast<unsigned>(StressToken::Timer);
  const unsigned holders = rules.leader ? rules.seats - 1U : rules.seats;
  if (holders >= 2) tokens |= 0b110U;
  if (rules.talk != catalog::Talk::Never) tokens |= 0b111000U;
  state.security.stress_tokens = static_cast<std::uint8_t>(tokens);
}

void list_stress_tokens(const Ruleset& rules, const State& state, Seat seat, GiveAction give) {
  if (!why_cannot_use_timer_token(rules, state)) give(UseTimerToken{});
  for (const StressToken token : {StressToken::Swap1, StressToken::Swap2}) {
    for (std::uint8_t other = 0; other < state.seats; ++other) {
      const UseSwapToken use{token, Seat{other}};
      if (!why_cannot_use_swap_token(rules, state, seat, use)) give(use);
    }
  }
  for (const StressToken token :
       {StressToken::Loudspeaker1, StressToken::Loudspeaker2, StressToken::Loudspeaker3}) {
    if (!why_cannot_use_loudspeaker(rules, state, {token})) give(UseLoudspeaker{token});
  }
}

}  // namespace rules
