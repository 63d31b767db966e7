#include "ai/scripted_person.h"

#include "rules/legal.h"

namespace ai {

ScriptedPerson::ScriptedPerson(const rules::Ruleset& rules, rules::Seat seat, PersonScript script, Pace pace,
                               base::Seed seed)
    : rules_(rules), seat_(seat), script_(script), mind_(rules, timing_of(pace)), random_(seed) {}

void ScriptedPerson::begin(const rules::State& view, rules::GameTime now) {
  next_beat_ = now + script_.later + script_.every;
  mind_.plan(view, now);
}

void ScriptedPerson::notice(const rules::State& view, rules::GameTime now, const rules::Action& action,
                            const rules::Events& events) {
  mind_.notice(view, now, action, events);
}

std::optional<rules::Action> ScriptedPerson::act(const rules::State& view) {
  const rules::GameTime now = next_beat_;
  next_beat_ = now + script_.every;
  if (script_.random_in > 0 && random_.below(script_.random_in) == 0) {
    const rules::Actions actions = legal_actions(rules_, view, seat_);
    if (actions.empty()) return std::nullopt;
    return actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
  }
  if (now >= mind_.valid_until()) mind_.plan(view, now);
  return mind_.planned_action(view, now, seat_);
}

}  // namespace ai
