#include "support/fake_teammates.h"

#include <algorithm>
#include <vector>

#include "rules/decide.h"
#include "rules/legal.h"

namespace world {
namespace {

// Early in a game, that would end it.
bool flips_the_sand(const table::TeammateGroup& group, const rules::State& view,
                    const rules::Stamped& action) {
  const rules::Decision decision = rules::decide(group.rules, view, action);
  return decision && std::any_of(decision->begin(), decision->end(), [](const rules::Event& event) {
           return std::holds_alternative<rules::SandFlipped>(event);
         });
}

std::optional<rules::SeatAction> some_step(const table::TeammateGroup& group, const rules::State& view,
                                           rules::GameTime now, std::size_t which) {
  std::vector<rules::SeatAction> steps;
  for (const rules::Seat seat : group.seats) {
    for (const rules::Action& action : rules::legal_actions(group.rules, view, seat)) {
      const bool is_a_step = std::holds_alternative<rules::Move>(action);
      if (is_a_step && !flips_the_sand(group, view, {seat, now, action})) steps.push_back({seat, action});
    }
  }
  return steps.empty() ? std::nullopt : std::optional{steps[which % steps.size()]};
}

}  // namespace

bool FakeTeammates::enter(table::Code table, Arrival arrival) {
  if (places.contains(table)) return true;
  if (arrival == Arrival::New && places.size() >= most_tables) return false;
  places.insert(table);
  return true;
}

void FakeTeammates::meet(table::Code table, const table::TeammateGroup& group, const rules::State& /*view*/,
                         rules::GameTime /*now*/) {
  groups.insert_or_assign(table, group);
  ++meetings;
}

void FakeTeammates::see(table::Code /*table*/, const table::AcceptedAction& action) {
  accepted.push_back(action);
}

bool FakeTeammates::ask(table::Code table, const table::Question& question) {
  if (is_busy || !groups.contains(table)) return false;
  ++questions;
  const table::TeammateGroup& group = groups.at(table);
  const rules::GameTime at{question.now.ms + gap_ms};
  const auto step =
      brain ? brain(group, question.view) : some_step(group, question.view, question.now, questions);
  answers_.push_back({table,
                      {.number = question.number, .at = at, .action = step, .sees_no_way = sees_no_way},
                      now_ms + delay_ms});
  return true;
}

std::optional<FakeTeammates::Answer> FakeTeammates::take(std::int64_t now) {
  if (answers_.empty() || answers_.front().due_ms > now) return std::nullopt;
  const Answer answer = answers_.front();
  answers_.pop_front();
  return answer;
}

std::optional<std::int64_t> FakeTeammates::next_due() const {
  return answers_.empty() ? std::nullopt : std::optional{answers_.front().due_ms};
}

}  // namespace world
