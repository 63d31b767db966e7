#include "net/thinker.h"

namespace net {

void Backlog::meet(const table::TeammateGroup& who, const rules::State& view, rules::GameTime now) {
  *this = {};
  group = who;
  start = Start{view, now};
}

void Backlog::note(const table::AcceptedAction& accepted) {
  // After missing this much, a fresh look is better.
  constexpr std::size_t kMostActions = 32;
  if (actions.size() < kMostActions) {
    actions.push_back(accepted);
  } else {
    actions.clear();
    start = Start{accepted.view, accepted.action.at};
  }
}

std::optional<table::Advice> Thinker::think(const Backlog& backlog) {
  if (backlog.group) {
    ai::SeatSet seats;
    for (const rules::Seat seat : backlog.group->seats) seats.insert(seat);
    teammates_ = std::make_unique<ai::Teammates>(backlog.group->rules, seats, backlog.group->pace,
                                                 backlog.group->seed, backlog.group->temperament);
  }
  if (!teammates_) return std::nullopt;
  if (backlog.start) teammates_->begin(backlog.start->view, backlog.start->now);
  for (const table::AcceptedAction& accepted : backlog.actions) {
    teammates_->notice(accepted.view, accepted.action.at, accepted.action.by, accepted.action.what,
                       accepted.events);
  }
  if (!backlog.question) return std::nullopt;
  const ai::Thought thought = teammates_->next(backlog.question->view, backlog.question->now);
  table::Advice advice{.number = backlog.question->number,
                       .at = thought.look_again,
                       .action = std::nullopt,
                       .sees_no_way = thought.sees_no_way};
  if (thought.intention && thought.intention->at <= thought.look_again) {
    advice.at = thought.intention->at;
    advice.action = {thought.intention->by, thought.intention->what};
  }
  return advice;
}

}  // namespace net
