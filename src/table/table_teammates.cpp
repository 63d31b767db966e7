// The teammates at a table: who sits down, and what is done with what they want to do. It is decided like
// anyone's command, when it is due.
#include <algorithm>

#include "protocol/messages.h"
#include "table/command_handler.h"
#include "table/seating.h"
#include "table/table.h"

namespace table {
namespace {

constexpr std::int64_t kAloneMs = 30'000;  // how long they play on after the last connection has gone

}  // namespace

// Attends to them whenever something has happened or is due.
void Table::attend_to_teammates(Moment now) {
  if (is_closed_) return;
  seat_stand_ins(now);
  teammates_.keep_place(lobby_.code, lobby_.has_teammates(), TeammateService::Arrival::New);
  if (!teammates_.has_place()) return;
  const SeatList seats = lobby_.teammate_seats();
  if (lobby_.phase != Phase::Playing || seats.empty()) {
    teammates_.part(lobby_.code);
  } else {
    teammates_.meet(lobby_.code, *game_, seats, lobby_.teammate_settings, lobby_.clock.at(now.server),
                    ports_.random_source);
  }
  if (lobby_.phase != Phase::Playing) return;
  if (!is_played_on(now)) {
    teammates_.rest();
    return;
  }
  follow_advice(now);
  if (lobby_.phase != Phase::Playing) return;
  if (!teammates_.ask(lobby_.code, game_->state, game_.now(lobby_, now), now.steady_ms)) {
    ++ports_.counters.advice_missed;
  }
}

void Table::seat_stand_ins(Moment now) {
  const bool may = lobby_.teammate_settings.stand_in == protocol::StandIn::Allowed &&
                   lobby_.phase == Phase::Playing && !is_troubled() && !people_.is_empty();
  if (!may) return;
  std::vector<std::uint8_t> deserted;
  for (std::uint8_t seat = 0; seat < lobby_.seats; ++seat) {
    if (people_.is_deserted(lobby_, seat, now)) deserted.push_back(seat);
  }
  Seating seating{lobby_, people_.dispensable(lobby_)};
  if (deserted.empty() || !seating.has_room() || !teammates_.take_place(lobby_.code)) return;
  for (const std::uint8_t seat : deserted) {
    if (seating.has_room()) seating.seat(seat);
  }
  FactList facts = seating.facts();
  // A host who was away has made room for them.
  if (lobby_.host && !seating.lobby().host) {
    if (const auto next = people_.next_host(lobby_, lobby_.host)) facts.emplace_back(HostPassed{*next});
  }
  write(facts, std::nullopt, now);
  flush();
}

// Nobody watches a game of teammates for ever: without any connections they stop, and the sand ends the game.
bool Table::is_played_on(Moment now) const {
  if (lobby_.clock.state != ClockState::Running || is_troubled()) return false;
  const auto empty_since = people_.empty_since_ms();
  return !people_.is_empty() || (empty_since && now.steady_ms - *empty_since < kAloneMs);
}

void Table::advise(const Advice& advice, Moment now) {
  switch (teammates_.hear(advice, lobby_.clock.at(now.server))) {
    case TeammateClient::Heard::Overtaken:
      ++ports_.counters.advice_overtaken;
      return;
    case TeammateClient::Heard::Late:
      ++ports_.counters.advice_late;
      break;
    case TeammateClient::Heard::InTime:
      break;
  }
  if (advice.sees_no_way) tell_no_way(now);
  wake(now);
}

// Once in a game.
void Table::tell_no_way(Moment now) {
  if (lobby_.sees_no_way || lobby_.phase != Phase::Playing || is_troubled()) return;
  write({NoWaySeen{lobby_.games}}, std::nullopt, now);
  flush();
}

void Table::follow_advice(Moment now) {
  const auto advice = teammates_.take_due(lobby_.clock.at(now.server));
  if (!advice || !advice->action || play_for_teammate(*advice->action, now)) return;
  ++ports_.counters.advice_refused;
  teammates_.correct(now.steady_ms);
}

// False: it was refused.
bool Table::play_for_teammate(const rules::SeatAction& wanted, Moment now) {
  const auto holder = wanted.by.index < lobby_.seats ? lobby_.ring[wanted.by.index].holder : std::nullopt;
  if (!holder || !lobby_.is_teammate(*holder)) return false;
  const rules::Stamped action{wanted.by, game_.now(lobby_, now), wanted.what};
  if (std::holds_alternative<rules::SandRunsOut>(wanted.what)) return false;
  if (const auto* look = std::get_if<rules::Stare>(&wanted.what)) {
    const rules::Decision decision = rules::decide(game_->rules, game_->state, action);
    if (!decision) return false;
    deliver_stare(wanted.by, *look, now);
    teammates_.see(lobby_.code, action, *decision, game_->state);
    return true;
  }
  const rules::Decision decision = game_.play(action);
  // The sand has run out meanwhile: that is nobody's mistake.
  if (!decision) return decision.error().reason == rules::Reason::SandHasRunOut;
  accept(action, *decision, {.by = holder}, now);
  return true;
}

// When something is due for them, in steady milliseconds.
std::optional<std::int64_t> Table::teammates_wake_at(Moment now) const {
  std::optional<std::int64_t> at;
  const auto consider = [&](std::int64_t steady_ms) {
    if (!at || steady_ms < *at) at = steady_ms;
  };
  if (lobby_.phase != Phase::Playing) return at;
  if (lobby_.teammate_settings.stand_in == protocol::StandIn::Allowed && !people_.is_empty()) {
    for (const Absence& absence : people_.absences()) {
      const std::int64_t free_at = absence.since_ms + std::int64_t{protocol::kFreeToTakeAfterMs};
      if (free_at > now.steady_ms && lobby_.chair_of(absence.member)) consider(free_at);
    }
  }
  if (!teammates_.has_place() || !is_played_on(now)) return at;
  if (const auto due = teammates_.wakes_at(lobby_.teammate_seats(), lobby_.clock.origin.ms, now))
    consider(*due);
  return at;
}

}  // namespace table
