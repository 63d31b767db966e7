#include "net/advisor.h"

namespace net {

void Paper::meet(const table::Crew& who, const rules::State& view, rules::GameTime now) {
  *this = {};
  crew = who;
  start = Start{view, now};
}

void Paper::note(const table::Deed& deed) {
  // Who has missed so much is better off with a fresh look.
  constexpr std::size_t kMostDeeds = 32;
  if (deeds.size() < kMostDeeds) {
    deeds.push_back(deed);
  } else {
    deeds.clear();
    start = Start{deed.view, deed.action.at};
  }
}

std::optional<table::Advice> Advisor::think(const Paper& paper) {
  if (paper.crew) {
    ai::SeatSet seats;
    for (const rules::Seat seat : paper.crew->seats) seats.insert(seat);
    crew_ = std::make_unique<ai::Crew>(paper.crew->rules, seats, paper.crew->pace, paper.crew->seed);
  }
  if (!crew_) return std::nullopt;
  if (paper.start) crew_->begin(paper.start->view, paper.start->now);
  for (const table::Deed& deed : paper.deeds) {
    crew_->notice(deed.view, deed.action.at, deed.action.by, deed.action.what, deed.events);
  }
  if (!paper.question) return std::nullopt;
  const ai::Thought thought = crew_->next(paper.question->view, paper.question->now);
  table::Advice advice{.number = paper.question->number, .at = thought.look_again, .step = std::nullopt};
  if (thought.intention && thought.intention->at <= thought.look_again) {
    advice.at = thought.intention->at;
    advice.step = {thought.intention->by, thought.intention->what};
  }
  return advice;
}

}  // namespace net
