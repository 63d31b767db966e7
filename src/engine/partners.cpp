#include "engine/partners.h"

#include <algorithm>

#include "ai/simulation.h"

namespace engine {

using rules::GameTime;
using rules::Millis;
using rules::Seat;

// Several people don't act in the same moment: their actions are spread over the time between two of one
// person.
Partners::Partners(const rules::Ruleset& rules, const Wanted& wanted) {
  if (!(wanted.teammates == ai::SeatSet{}))
    teammates_.emplace(rules, wanted.teammates, wanted.pace, wanted.seed);
  std::uint32_t people = 0;
  for (std::uint8_t i = 0; i < rules.seats; ++i) people += wanted.people.contains(Seat{i}) ? 1U : 0U;
  for (std::uint8_t i = 0; i < rules.seats; ++i) {
    if (!wanted.people.contains(Seat{i})) continue;
    ai::PersonScript script = wanted.script;
    const auto number = static_cast<std::uint32_t>(people_.size());
    script.later = Millis{wanted.script.every.count / people * number};
    const base::Seed own = ai::person_seed({wanted.seed.low + i, wanted.seed.high});
    people_.emplace_back(rules, Seat{i}, script, wanted.pace, own);
  }
}

void Partners::begin(const rules::State& view, GameTime now) {
  if (teammates_) teammates_->begin(view, now);
  for (ai::ScriptedPerson& person : people_) person.begin(view, now);
}

void Partners::notice(const rules::State& view, GameTime now, const rules::Stamped& action,
                      const rules::Events& events) {
  if (teammates_) teammates_->notice(view, now, action.by, action.what, events);
  for (ai::ScriptedPerson& person : people_) person.notice(view, action, events);
}

ai::ScriptedPerson* Partners::first_person() {
  const auto first = std::ranges::min_element(people_, {}, &ai::ScriptedPerson::next_beat);
  return first == people_.end() ? nullptr : &*first;
}

GameTime Partners::next_time(const rules::State& view, GameTime now) {
  then_ = GameTime{0xffffffff};
  intention_.reset();
  if (teammates_) {
    const ai::Thought thought = teammates_->next(view, now);
    const bool acts = thought.intention && thought.intention->at <= thought.look_again;
    if (acts) intention_ = thought.intention;
    // Thinking again without anything new needs time to pass.
    then_ = acts ? std::max(thought.intention->at, now) : std::max(thought.look_again, now + Millis{1});
  }
  if (ai::ScriptedPerson* const person = first_person(); person != nullptr && person->next_beat() <= then_) {
    then_ = person->next_beat();
    intention_.reset();
  }
  return then_;
}

std::optional<rules::Stamped> Partners::act(const rules::State& view) {
  if (intention_) return rules::Stamped{intention_->by, then_, intention_->what};
  ai::ScriptedPerson* const person = first_person();
  if (person == nullptr || person->next_beat() > then_) return std::nullopt;
  const auto action = person->act(view);
  if (!action) return std::nullopt;
  return rules::Stamped{person->seat(), then_, *action};
}

}  // namespace engine
