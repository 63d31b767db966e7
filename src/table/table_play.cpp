// Playing: a request is stamped on arrival, decided by the rules, and written or refused.
#include "protocol/messages.h"
#include "rules/sand.h"
#include "table/table.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

// an action counts if it was sent before the sand ran out, as far as the line's delay can tell; then it
// is stamped with the last millisecond of sand. Otherwise the server's clock decides. Stamps never decrease.
rules::GameTime Table::stamp(const Link& link, Moment now) const {
  const rules::GameTime arrival = game_now(now);
  const rules::GameTime end = rules::sand_ends(game_->state);
  if (arrival < end || end.ms == 0) return arrival;
  const Member* member = lobby_.member(*link.member);
  const std::uint32_t credit = member->kind == Kind::Bot ? 0 : link.credit_ms();
  const bool was_sent_in_time = std::int64_t{arrival.ms} - std::int64_t{credit} < std::int64_t{end.ms};
  return was_sent_in_time ? rules::GameTime{end.ms - 1} : arrival;
}

void Table::act(Link& link, Number number, const rules::Action& action, Moment now) {
  if (lobby_.phase != Phase::Playing) {
    refuse(link, number, TableRefusal{.reason = TableReason::NoGame});
    return;
  }
  const auto seat = lobby_.seat_of(*link.member);
  if (!seat) {
    refuse(link, number, TableRefusal{.reason = TableReason::NoSeat});
    return;
  }
  if (lobby_.clock.hand != GameClock::Hand::Running) {
    const bool was_interrupted = lobby_.clock.hand == GameClock::Hand::Interrupted;
    refuse(
        link, number,
        TableRefusal{.reason = was_interrupted ? TableReason::GameIsInterrupted : TableReason::GameIsPaused});
    return;
  }
  // Only the table itself may say that the sand is through.
  if (std::holds_alternative<rules::SandRunsOut>(action)) {
    refuse(link, number, rules::Refusal{.reason = rules::Reason::SandStillRuns});
    return;
  }
  if (const auto* look = std::get_if<rules::Stare>(&action)) {
    stare(link, number, *seat, *look, now);
    return;
  }
  const rules::Stamped stamped{*seat, stamp(link, now), action};
  const rules::Decision decision = rules::play(*game_, stamped);
  if (!decision) {
    refuse(link, number, decision.error());
    return;
  }
  accept(stamped, *decision, {.by = link.member, .number = number}, now);
}

// What the rules have granted becomes a line, and perhaps the end of the game.
void Table::accept(const rules::Stamped& action, const rules::Events& events, const Actor& actor,
                   Moment now) {
  ++ports_.counters.actions;
  if (!actor.number) ++ports_.counters.teammate_actions;
  write(action, events, actor, now);
  if (game_->state.outcome != rules::Outcome::Running) {
    finish(game_->state.outcome == rules::Outcome::Won ? Result::Won : Result::Lost, now);
  }
  flush();
}

// B-COM-2: between two people. The journal tells at times that somebody did it, and not at whom.
void Table::stare(Link& link, Number number, rules::Seat by, const rules::Stare& stare, Moment now) {
  const rules::Decision decision = rules::decide(game_->rules, game_->state, {by, stamp(link, now), stare});
  if (!decision) {
    refuse(link, number, decision.error());
    return;
  }
  if (!link.manners.breath.take(Tongue::Stares, now.steady_ms)) {
    refuse(link, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  deliver_stare(by, stare, now);
  tell(link, protocol::done_text(number, std::nullopt), link.member);
}

void Table::deliver_stare(rules::Seat by, const rules::Stare& stare, Moment now) {
  const auto holder = lobby_.ring[stare.at.index].holder;
  const Link* other = holder ? link_of(*holder) : nullptr;
  if (other != nullptr) tell_now(other->id, protocol::stare_text(by));
  note_talk(by, Channel::Stare, now);
}

// what somebody is dragging, for the others to see. Taking and letting go are at most two changes a
// second, so that nobody taps a message with it (B-COM-1); the rest is dropped, but never a letting go.
void Table::hint(Link& link, const protocol::Hint& hint, Moment now) {
  constexpr std::int64_t kASecond = 1'000;
  const auto seat = lobby_.seat_of(*link.member);
  const bool is_letting_go = !hint.pawn.has_value();
  const bool is_told =
      is_letting_go ? link.is_dragging : now.steady_ms - link.manners.hinted_at_ms >= kASecond;
  if (!seat || !is_told) return;
  if (!is_letting_go) link.manners.hinted_at_ms = now.steady_ms;
  link.is_dragging = !is_letting_go;
  const Line line = std::make_shared<const std::string>(protocol::hint_text(*seat, hint.pawn));
  for (const Link& other : links_) {
    if (other.member && other.id != link.id) ports_.outbox.send(other.id, line);
  }
}

}  // namespace table
