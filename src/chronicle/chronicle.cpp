#include "chronicle/chronicle.h"

#include "rules/evolve.h"

namespace chronicle {

void Chronicle::see(const rules::Event& event) {
  const rules::State before = now_;
  rules::evolve(now_, event);
  const SeenEvent seen{.rules = rules_, .before = before, .after = now_, .event = event};
  passages_.see(seen, earned_);
  captivity_.see(seen);
  exploration_.see(seen, earned_);
  devices_.see(seen, earned_);
  escape_routes_.see(seen, earned_);
  patrol_.see(seen, earned_);
  invisibility_.see(seen, earned_);
  communication_.see(seen, earned_);
  challenges_.see(seen);
}

void Chronicle::see(const rules::Events& events) {
  for (const rules::Event& event : events) see(event);
  // A place counts once everything that follows from an action has happened, because that's what players see.
  captivity_.look(rules_, now_, earned_);
  Passages::look(now_, earned_);
  Exploration::look(now_, earned_);
  Patrol::look(now_, earned_);
}

void Chronicle::hear(const CommunicationFact& fact) {
  if (now_.outcome == rules::Outcome::Running) communication_.hear(fact.channel);
}

AchievementSet Chronicle::achievements() const {
  if (now_.outcome != rules::Outcome::Won || catalog::is_tutorial(rules_.game)) return {};
  if (rules_.sand_ms > catalog::kFullSand) return {};
  AchievementSet all = earned_ | challenges_.earned(rules_, now_, communication_, exploration_);
  all.insert_if(patrol_.was_remote_controlled(rules_), Achievement::RemoteControl);
  return all;
}

}  // namespace chronicle
