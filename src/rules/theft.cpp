#include "rules/theft.h"

#include "rules/appearance.h"

namespace rules {

using catalog::Items;

Objection theft_is_not_ready(const Ruleset& rules, const State& state) {
  if (!has_theft(rules)) return Refusal{.reason = Reason::NoTheftInThisGame};
  if (state.stolen) return Refusal{.reason = Reason::AlreadyStolen};
  if (const std::optional<Pawn> missing = missing_at_the_theft(rules, state)) {
    const Reason reason = rules.items == Items::Foreign ? Reason::NotOnForeignItems : Reason::NotOnTheirItems;
    return Refusal{.reason = reason, .pawn = missing};
  }
  return ban_on_theft_in_tutorial(rules, state);
}

Decision decide_theft(const Ruleset& rules, const State& state, const Stamped& action) {
  if (const Objection objection = theft_is_not_ready(rules, state)) return refuse(*objection);

  Story story{rules, state, action.at};
  emit(story, Stolen{});
  bring_reinforcements(story);  // M11-2
  return story.events;
}

}  // namespace rules
