#include "rules/theft.h"

namespace rules {

using catalog::Items;

Objection theft_is_not_ready(const Ruleset& rules, const State& state) {
  if (state.stolen) return Refusal{.reason = Reason::AlreadyStolen};
  if (const std::optional<Pawn> missing = missing_at_the_theft(rules, state)) {
    const Reason reason = rules.items == Items::Foreign ? Reason::NotOnForeignItems : Reason::NotOnTheirItems;
    return Refusal{.reason = reason, .pawn = missing};
  }
  return std::nullopt;
}

Decision decide_theft(const Ruleset& rules, const State& state, const Stamped& action) {
  if (const Objection objection = theft_is_not_ready(rules, state)) return refuse(*objection);

  Story story{rules, state, action.at};
  emit(story, Stolen{});
  return story.events;
}

}  // namespace rules
