// Commands of members: a repeated one is answered, one that comes too fast is refused, and the effects of the
// others are carried out.
#include <algorithm>

#include "protocol/messages.h"
#include "table/command_handler.h"
#include "table/table.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

// Nothing is done twice: the author of a repeated command is told where it stands.
bool Table::is_repeated(Connection& connection, Number number) {
  const auto& acknowledged = lobby_.member(*connection.member)->acknowledged;
  for (const Acknowledged& before : acknowledged) {
    if (before.number != number) continue;
    ++ports_.counters.repeats;
    // Handled on an earlier connection: the line it missed is the answer to the first repeat.
    const bool was_missed = before.version > connection.came_with && before.version <= connection.came_at;
    auto& answered = connection.answered_by_line;
    if (was_missed && !answered.full() && std::ranges::find(answered, number) == answered.end()) {
      answered.push_back(number);
      return true;
    }
    tell(connection, protocol::done_text(number, before.version), connection.member);
    return true;
  }
  const auto& without_line = connection.done_without_line;
  if (std::ranges::find(without_line, number) != without_line.end()) {
    ++ports_.counters.repeats;
    tell(connection, protocol::done_text(number, std::nullopt), connection.member);
    return true;
  }
  if (acknowledged.full() && number < acknowledged.front().number) {
    refuse(connection, number, TableRefusal{.reason = TableReason::NumberTooOld});
    return true;
  }
  return false;
}

void Table::handle(Connection& connection, const protocol::Numbered& numbered, Moment now) {
  const Number number = numbered.number;
  if (is_repeated(connection, number)) return;
  if (store_ == StoreState::Fails) {
    ++ports_.counters.refusals;
    delivery_.tell_now(connection.id,
                       protocol::refusal_text(number, TableRefusal{.reason = TableReason::StoreIsTroubled}));
    return;
  }
  if (delivery_.answers_to(*connection.member) >= protocol::kMostUnanswered) {
    ++ports_.counters.refusals;
    delivery_.tell_now(connection.id,
                       protocol::refusal_text(number, TableRefusal{.reason = TableReason::TooMany}));
    return;
  }
  const bool leaves = std::holds_alternative<protocol::Leave>(numbered.command);
  if (lobby_.is_screen(*connection.member) && !leaves) {
    refuse(connection, number, TableRefusal{.reason = TableReason::NoSeat});
    return;
  }
  if (const auto* play = std::get_if<protocol::Do>(&numbered.command)) {
    act(connection, number, play->action, now);
    return;
  }
  if (const auto* said = std::get_if<protocol::Talk>(&numbered.command)) {
    talk(connection, number, said->what, now);
    return;
  }
  if (const auto* complaint = std::get_if<protocol::Complain>(&numbered.command)) {
    complain(connection, number, complaint->member, now);
    return;
  }
  const MemberId me = *connection.member;
  const bool is_one_of_many = lobby_.is_onlooker(me) && lobby_.host != me;
  const bool taps = lobby_.phase == Phase::Playing && is_switch(numbered.command);
  TalkLimiter& limiter = is_one_of_many ? people_.onlooker_limits() : connection.talk_limits.limiter;
  if (taps && !limiter.take(TalkKind::Switches, now.steady_ms)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  const bool leaves_unseen =
      is_one_of_many && leaves && !people_.onlooker_limits().take(TalkKind::Onlookers, now.steady_ms);
  if (leaves_unseen) {
    leave_unseen(connection, number, now);
    flush();
    return;
  }
  const CommandContext context{
      .lobby = lobby_, .people = people_, .game = game_, .settings = ports_.settings, .me = me, .now = now};
  const Handled handled = handle_command(context, numbered.command);
  if (!handled) {
    refuse(connection, number, handled.error());
    return;
  }
  if (handled->needs_teammate_place && !ports_.teammates.enter(lobby_.code, TeammateService::Arrival::New)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::TooManyTeammates});
    return;
  }
  carry_out(*handled, {me, number}, now);
}

void Table::carry_out(const CommandEffects& effects, const Author& author, Moment now) {
  if (effects.gives_up) {
    // The game ends with one line and is settled; what follows is another line. The last line is the answer:
    // if a crash cuts it off, the request can be sent again.
    const bool is_all = effects.facts.size() == 1;
    write({effects.facts.front()}, is_all ? std::optional{author} : std::nullopt, now);
    finish(GameResult::GivenUp, now);
    write({effects.facts.begin() + 1, effects.facts.end()}, author, now);
  } else {
    write(effects.facts, author, now);
  }
  if (effects.parting) {
    const bool was_removed = effects.parting->why == Parting::Why::WasRemoved;
    part_with(effects.parting->member, was_removed ? line_of(protocol::removed_text()) : nullptr);
  }
  check_ready(now);
  flush();
}

}  // namespace table
