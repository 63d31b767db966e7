#include "sim/game_watch.h"

#include "rules/decide.h"

namespace sim {
namespace {

// Talking doesn't change anything in the mall.
bool is_talk(const rules::Event& event) {
  return std::holds_alternative<rules::TalkOpened>(event) ||
         std::holds_alternative<rules::TalkClosed>(event) ||
         std::holds_alternative<rules::RedPawnPut>(event) || std::holds_alternative<rules::Stared>(event) ||
         std::holds_alternative<rules::SoloRevealed>(event) ||
         std::holds_alternative<rules::SoloRenewed>(event);
}

}  // namespace

GameWatch::GameWatch(const rules::Game& start, ai::SeatSet teammates)
    : rules_(start.rules),
      teammates_(teammates),
      latest_deed_{start.state, start.now, rules::Seat{0}},
      longest_idle_{start.state, start.now, 0} {
  past_.push_back(latest_deed_);
}

void GameWatch::see(const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
  const bool is_the_table = std::holds_alternative<rules::SandRunsOut>(action.what);
  if (!is_the_table && teammates_.contains(action.by)) {
    look_at_the_pace(action);
    look_for_the_cause(action);
  }
  follow(events);
  const bool is_signal = std::holds_alternative<rules::PutRedPawn>(action.what) ||
                         std::holds_alternative<rules::Stare>(action.what);
  if (!is_signal) look_for_idleness(action);
  past_.push_back({after.state, action.at, action.by});
  if (!is_signal) latest_deed_ = past_.back();
}

void GameWatch::look_for_idleness(const rules::Stamped& action) {
  const std::uint32_t ms = action.at.ms - latest_deed_.at.ms;
  if (ms > longest_idle_.ms) longest_idle_ = {latest_deed_.state, latest_deed_.at, ms};
}

void GameWatch::look_at_the_pace(const rules::Stamped& action) {
  auto& acted = acted_[action.by.index];
  if (acted) gaps_.add(action.at.ms - acted->ms);
  acted = action.at;
  if (!std::holds_alternative<rules::PutRedPawn>(action.what)) return;
  ++do_somethings_;
  if (did_something_) do_something_gaps_.add(action.at.ms - did_something_->ms);
  did_something_ = action.at;
}

// The latest event before which this action wasn't legal made it possible. If that was the seat's own action,
// the gap covers it.
void GameWatch::look_for_the_cause(const rules::Stamped& action) {
  for (std::size_t i = past_.size() - 1; i > 0; --i) {
    if (!rules::why_refused(rules_, past_[i - 1].state, action)) continue;
    if (past_[i].by != action.by) reactions_.add(action.at.ms - past_[i].at.ms);
    return;
  }
}

void GameWatch::follow(const rules::Events& events) {
  for (const rules::Event& event : events) {
    const auto* moved = std::get_if<rules::PawnMoved>(&event);
    if (moved == nullptr) {
      if (!is_talk(event)) trails_.fill({});
      continue;
    }
    Trail& trail = trails_[index(moved->pawn)];
    if (moved->to == trail.before || moved->to == trail.long_before) ++back_and_forth_;
    trail = {.before = moved->from, .long_before = trail.before};
  }
}

}  // namespace sim
