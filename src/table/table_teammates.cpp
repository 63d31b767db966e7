// The teammates at a table: who they are, what they are told, and what they do. What they want to do is
// decided like everybody's wish, when its time has come.
#include <algorithm>

#include "protocol/messages.h"
#include "rules/sand.h"
#include "rules/view.h"
#include "table/seating.h"
#include "table/table.h"

namespace table {
namespace {

constexpr std::int64_t kAloneMs = 30'000;   // so long they play on after the last connection has gone
constexpr std::int64_t kBusyMs = 250;       // until those who had no time are asked again
constexpr std::int64_t kMistakenMs = 500;   // until those who were refused are asked again
constexpr std::uint32_t kLateMs = 100;      // an answer that much behind its own time was late
constexpr std::uint32_t kLookAgainMs = 50;  // patience is never shorter

rules::Events redacted(const rules::Events& events) {
  rules::Events seen;
  for (const rules::Event& event : events) seen.push_back(rules::redact(event));
  return seen;
}

}  // namespace

// Looks after them whenever something has happened or its time has come.
void Table::attend_to_teammates(Moment now) {
  if (is_closed_) return;
  seat_stand_ins(now);
  keep_place(Teammates::Arrival::New);
  if (!thinking_.has_place) return;
  if (lobby_.phase != Phase::Playing) {
    part_with_crew();
    return;
  }
  meet_crew(now);
  if (!is_played_on(now)) {
    thinking_.stage = Thinking::Stage::Idle;
    return;
  }
  follow_advice(now);
  ask_crew(now);
}

// A table keeps its place among those with teammates for as long as one is on its list.
void Table::keep_place(Teammates::Arrival arrival) {
  const bool wants_one = lobby_.has_teammates();
  if (wants_one == thinking_.has_place) return;
  if (wants_one) {
    thinking_.has_place = ports_.teammates.enter(lobby_.code, arrival);
    return;
  }
  part_with_crew();
  ports_.teammates.leave(lobby_.code);
  thinking_.has_place = false;
}

void Table::part_with_crew() {
  if (!thinking_.has_met) return;
  ports_.teammates.part(lobby_.code);
  thinking_.has_met = false;
  thinking_.stage = Thinking::Stage::Idle;
}

// They do not know the expansion, in the game that runs or in what is chosen.
bool Table::is_without_teammates() const {
  const bool runs = lobby_.phase == Phase::Playing && game_.has_value();
  return runs ? protocol::has_expansion(game_->rules) : protocol::has_expansion(lobby_.choice);
}

// a seat that nobody plays, or whose player has been gone for long enough.
bool Table::is_deserted(std::uint8_t seat, Moment now) const {
  const auto holder = lobby_.ring[seat].holder;
  if (!holder) return true;
  if (lobby_.is_teammate(*holder) || is_here(*holder)) return false;
  const auto since = absent_since(*holder);
  return !since || now.steady_ms - *since >= std::int64_t{protocol::kFreeToTakeAfterMs};
}

void Table::seat_stand_ins(Moment now) {
  const bool may = lobby_.habits.stand_in == protocol::StandIn::Allowed && lobby_.phase == Phase::Playing &&
                   !is_troubled() && !links_.empty();
  if (!may || is_without_teammates()) return;
  std::vector<std::uint8_t> deserted;
  for (std::uint8_t seat = 0; seat < lobby_.seats; ++seat) {
    if (is_deserted(seat, now)) deserted.push_back(seat);
  }
  Seating seating{lobby_, dispensable()};
  if (deserted.empty() || !seating.has_room()) return;
  // Whoever asks for a place has it: if nobody sits down after all, `keep_place` gives it back.
  if (!thinking_.has_place) {
    thinking_.has_place = ports_.teammates.enter(lobby_.code, Teammates::Arrival::New);
  }
  if (!thinking_.has_place) return;
  for (const std::uint8_t seat : deserted) {
    if (seating.has_room()) seating.seat(seat);
  }
  write(seating.facts(), std::nullopt, now);
  flush();
}

// Nobody watches a game of teammates for ever: without any connection they stop, and the sand ends it.
bool Table::is_played_on(Moment now) const {
  if (lobby_.clock.hand != GameClock::Hand::Running || is_troubled()) return false;
  return !links_.empty() || (empty_since_ms_ && now.steady_ms - *empty_since_ms_ < kAloneMs);
}

// Those who think are told who plays now, if that has changed.
void Table::meet_crew(Moment now) {
  const SeatList seats = lobby_.teammate_seats();
  const ai::Pace pace = lobby_.habits.pace;
  if (seats.empty()) return part_with_crew();
  if (thinking_.has_met && thinking_.pace == pace && thinking_.seats == seats) return;
  thinking_.seats = seats;
  thinking_.pace = pace;
  thinking_.has_met = true;
  thinking_.stage = Thinking::Stage::Idle;
  ports_.teammates.meet(lobby_.code,
                        {.rules = game_->rules, .seats = seats, .pace = pace, .seed = ports_.chance.seed()},
                        rules::view(game_->state), lobby_.clock.at(now.server));
}

void Table::ask_crew(Moment now) {
  const bool may = thinking_.has_met && thinking_.stage == Thinking::Stage::Idle &&
                   lobby_.phase == Phase::Playing && now.steady_ms >= thinking_.not_before_ms;
  if (!may) return;
  const Question question{++thinking_.asked, rules::view(game_->state), game_now(now)};
  if (ports_.teammates.ask(lobby_.code, question)) {
    thinking_.stage = Thinking::Stage::Asked;
  } else {
    ++ports_.counters.advice_missed;
    thinking_.not_before_ms = now.steady_ms + kBusyMs;
  }
}

// What was thought about a position that is no longer there is dropped: they have been asked anew.
void Table::advise(const Advice& advice, Moment now) {
  if (!thinking_.awaits(advice)) {
    ++ports_.counters.advice_overtaken;
    return;
  }
  thinking_.stage = Thinking::Stage::Advised;
  thinking_.advice = advice;
  const rules::GameTime here = lobby_.clock.at(now.server);
  if (!advice.step) {
    thinking_.advice.at = std::max(advice.at, rules::GameTime{here.ms + kLookAgainMs});
  } else if (here.ms >= advice.at.ms + std::uint64_t{kLateMs}) {
    ++ports_.counters.advice_late;
  }
  wake(now);
}

void Table::follow_advice(Moment now) {
  const bool is_due =
      thinking_.stage == Thinking::Stage::Advised && lobby_.clock.at(now.server) >= thinking_.advice.at;
  if (!is_due) return;
  thinking_.stage = Thinking::Stage::Idle;
  if (!thinking_.advice.step || play_for_teammate(*thinking_.advice.step, now)) return;
  // They have misunderstood something: they look at it afresh, and not at once.
  ++ports_.counters.advice_refused;
  thinking_.has_met = false;
  thinking_.not_before_ms = now.steady_ms + kMistakenMs;
}

// False: it was refused.
bool Table::play_for_teammate(const Advice::Step& step, Moment now) {
  const auto holder = step.by.index < lobby_.seats ? lobby_.ring[step.by.index].holder : std::nullopt;
  if (!holder || !lobby_.is_teammate(*holder)) return false;
  const rules::Stamped action{step.by, game_now(now), step.what};
  if (std::holds_alternative<rules::SandRunsOut>(step.what)) return false;
  if (const auto* look = std::get_if<rules::Stare>(&step.what)) {
    const rules::Decision decision = rules::decide(game_->rules, game_->state, action);
    if (!decision) return false;
    deliver_stare(step.by, *look, now);
    show_teammates(action, *decision);
    return true;
  }
  const rules::Decision decision = rules::play(*game_, action);
  // The sand has run out meanwhile: that is nobody's mistake.
  if (!decision) return decision.error().reason == rules::Reason::SandHasRunOut;
  accept(action, *decision, {.by = holder}, now);
  return true;
}

// They see what everybody sees, and think again.
void Table::show_teammates(const rules::Stamped& action, const rules::Events& events) {
  if (!thinking_.has_met) return;
  thinking_.stage = Thinking::Stage::Idle;
  ports_.teammates.see(lobby_.code, {action, redacted(events), rules::view(game_->state)});
}

// When something is due for them, in steady milliseconds.
std::optional<std::int64_t> Table::teammates_wake_at(Moment now) const {
  std::optional<std::int64_t> at;
  const auto consider = [&](std::int64_t steady_ms) {
    if (!at || steady_ms < *at) at = steady_ms;
  };
  if (lobby_.phase != Phase::Playing) return at;
  if (lobby_.habits.stand_in == protocol::StandIn::Allowed && !links_.empty()) {
    for (const Absence& absence : absences_) {
      const std::int64_t free_at = absence.since_ms + std::int64_t{protocol::kFreeToTakeAfterMs};
      if (free_at > now.steady_ms && lobby_.chair_of(absence.member)) consider(free_at);
    }
  }
  if (!thinking_.has_place || !is_played_on(now)) return at;
  if (thinking_.stage == Thinking::Stage::Advised) {
    consider(now.steady_ms + lobby_.clock.origin.ms + std::int64_t{thinking_.advice.at.ms} - now.server.ms);
  } else if (thinking_.stage == Thinking::Stage::Idle && !lobby_.teammate_seats().empty()) {
    consider(std::max(thinking_.not_before_ms, now.steady_ms + 1));
  }
  return at;
}

}  // namespace table
