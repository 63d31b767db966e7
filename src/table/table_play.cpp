// Playing: a request is stamped on arrival, decided by the rules, and written or refused.
#include "protocol/messages.h"
#include "table/objection.h"
#include "table/table.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

void Table::act(Connection& connection, Number number, const rules::Action& action, Moment now) {
  if (const auto objection = objection_to(action, lobby_, *connection.member)) {
    refuse(connection, number, *objection);
    return;
  }
  const rules::Seat seat = *lobby_.seat_of(*connection.member);
  if (const auto* look = std::get_if<rules::Stare>(&action)) {
    stare(connection, number, seat, *look, now);
    return;
  }
  const rules::Stamped stamped{seat, game_.stamp(lobby_, connection, now), action};
  const rules::Decision decision = game_.play(stamped);
  if (!decision) {
    refuse(connection, number, decision.error());
    return;
  }
  accept(stamped, *decision, {.by = connection.member, .number = number}, now);
}

// What the rules have accepted becomes a line, and perhaps the end of the game.
void Table::accept(const rules::Stamped& action, const rules::Events& events, const Actor& actor,
                   Moment now) {
  ++ports_.counters.actions;
  if (!actor.number) ++ports_.counters.teammate_actions;
  write(action, events, actor, now);
  if (game_->state.outcome != rules::Outcome::Running) {
    finish(game_->state.outcome == rules::Outcome::Won ? GameResult::Won : GameResult::Lost, now);
  }
  flush();
}

// B-COM-2: between two people. The journal notes now and then that someone did it, but not at whom.
void Table::stare(Connection& connection, Number number, rules::Seat by, const rules::Stare& stare,
                  Moment now) {
  const rules::Decision decision =
      rules::decide(game_->rules, game_->state, {by, game_.stamp(lobby_, connection, now), stare});
  if (!decision) {
    refuse(connection, number, decision.error());
    return;
  }
  if (!connection.talk_limits.limiter.take(TalkKind::Stares, now.steady_ms)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  deliver_stare(by, stare, now);
  connection.note_done(number);
  tell(connection, protocol::done_text(number, std::nullopt), connection.member);
}

void Table::deliver_stare(rules::Seat by, const rules::Stare& stare, Moment now) {
  const auto holder = lobby_.ring[stare.at.index].holder;
  const Connection* other = holder ? people_.connection_of(*holder) : nullptr;
  if (other != nullptr) delivery_.tell_now(other->id, protocol::stare_text(by));
  note_talk(by, Channel::Stare, now);
}

// what someone is dragging, for the others to see. There are at most two changes a second, so that
// nobody can tap out a message with it (B-COM-1); the rest are dropped, but never letting go.
void Table::hint(Connection& connection, const protocol::Hint& hint, Moment now) {
  constexpr std::int64_t kASecond = 1'000;
  const auto seat = lobby_.seat_of(*connection.member);
  const bool is_letting_go = !hint.pawn.has_value();
  const bool is_told = is_letting_go ? connection.is_dragging
                                     : now.steady_ms - connection.talk_limits.hinted_at_ms >= kASecond;
  if (!seat || !is_told) return;
  if (!is_letting_go) connection.talk_limits.hinted_at_ms = now.steady_ms;
  connection.is_dragging = !is_letting_go;
  delivery_.tell_members_now(people_.connections(), line_of(protocol::hint_text(*seat, hint.pawn)),
                             connection.member);
}

}  // namespace table
