#include "rules/theft.h"

#include "rules/appearance.h"

namespace rules {

using catalog::Items;

Objection why_cannot_steal(const Ruleset& rules, const State& state) {
  if (!has_theft(rules)) return Refusal{.reason = Reason::NoTheftInThisGame};
  if (state.stolen) return Refusal{.reason = Reason::AlreadyStolen};
  if (const std::optional<Pawn> missing = missing_at_the_theft(rules, state)) {
    const Reason reason = rules.items == Items::Foreign ? Reason::NotOnForeignItems : Reason::NotOnTheirItems;
    return Refusal{.reason = reason, .pawn = missing};
  }
  return why_cannot_steal_in_tutorial(rules, state);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const Theft&) {
  return why_cannot_steal(rules, state);
}

void carry_out(Resolution& resolution, const Theft&) {
  emit(resolution, Stolen{});
  bring_reinforcements(resolution);  // M11-2
}

}  // namespace rules
