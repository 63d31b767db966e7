#include "rules/stress_token.h"

#include "rules/explore.h"
#include "rules/flip.h"
#include "rules/talk.h"

namespace rules {
namespace {

Objection must_be_left(const Ruleset& rules, const State& state, StressToken token) {
  if (!rules.modules.contains(Module::AntiStress)) return Refusal{.reason = Reason::NotInThisGame};
  if (!is_left(state.security.stress_tokens, static_cast<std::size_t>(token)))
    return Refusal{.reason = Reason::TokenIsSpent};
  return std::nullopt;
}

}  // namespace

Objection ban_on_timer_token(const Ruleset& rules, const State& state) {
  return must_be_left(rules, state, StressToken::Timer);
}

Objection ban_on_swap_token(const Ruleset& rules, const State& state, Seat by, const UseSwapToken& use) {
  if (use.token != StressToken::Swap1 && use.token != StressToken::Swap2)
    return Refusal{.reason = Reason::TokenIsSpent};
  if (const Objection objection = must_be_left(rules, state, use.token)) return objection;
  if (use.with.index >= state.seats) return Refusal{.reason = Reason::NoSuchSeat};
  const ActionTile mine = state.action_tiles[by.index];
  const ActionTile theirs = state.action_tiles[use.with.index];
  if (is_solo(state) || mine == ActionTile{} || theirs == ActionTile{})
    return Refusal{.reason = Reason::NeedsTwoActionTiles};
  if (use.with == by || mine == theirs) return Refusal{.reason = Reason::NothingWouldChange};
  return std::nullopt;
}

Objection ban_on_loudspeaker(const Ruleset& rules, const State& state, const UseLoudspeaker& use) {
  if (use.token < StressToken::Loudspeaker1) return Refusal{.reason = Reason::TokenIsSpent};
  if (const Objection objection = must_be_left(rules, state, use.token)) return objection;
  if (state.speech != Speech::Silent) return Refusal{.reason = Reason::NothingWouldChange};
  return std::nullopt;
}

Decision decide_timer_token(const Ruleset& rules, const State& state, const Stamped& action) {
  if (const Objection objection = ban_on_timer_token(rules, state)) return refuse(*objection);
  Story story{rules, state, action.at};
  emit(story, StressTokenUsed{action.by, StressToken::Timer});
  flip(story, FlipBy::Token);
  return_tile_without_place(story);
  return story.events;
}

Decision decide_swap_token(const Ruleset& rules, const State& state, const Stamped& action,
                           const UseSwapToken& use) {
  if (const Objection objection = ban_on_swap_token(rules, state, action.by, use)) return refuse(*objection);
  Story story{rules, state, action.at};
  emit(story, StressTokenUsed{action.by, use.token});
  emit(story, ActionTilesSwapped{action.by, use.with});
  return story.events;
}

Decision decide_loudspeaker(const Ruleset& rules, const State& state, const Stamped& action,
                            const UseLoudspeaker& use) {
  if (const Objection objection = ban_on_loudspeaker(rules, state, use)) return refuse(*objection);
  Story story{rules, state, action.at};
  emit(story, StressTokenUsed{action.by, use.token});
  open_talk(story);
  return story.events;
}

}  // namespace rules
