// Talking at a table: what is allowed goes to those who may hear it, in order with everything else, and isn't
// stored; that someone talked is.
#include "protocol/messages.h"
#include "table/table.h"
#include "table/talking.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

void Table::talk(Connection& connection, Number number, const protocol::Utterance& said, Moment now) {
  const MemberId me = *connection.member;
  const Channel channel = channel_of(said);
  if (const auto objection = objection_to_talk(lobby_, game_.game(), me, channel)) {
    refuse(connection, number, *objection);
    return;
  }
  if (!connection.talk_limits.limiter.take(talk_kind_of(said), now.steady_ms)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  // Only now: comparing a text with a long list is much more work than refusing it.
  const auto* text = std::get_if<protocol::Say>(&said);
  if (text != nullptr && ports_.settings.blocked_words.forbids(text->text)) {
    refuse(connection, number, TableRefusal{.reason = TableReason::WordsNotAllowed});
    return;
  }
  auto effects = handle_talk(lobby_, people_, me, said);
  if (!effects) {
    refuse(connection, number, effects.error());
    return;
  }
  if (effects->turns_voice) connection.has_voice = *effects->turns_voice;
  if (const auto* talk = std::get_if<TalkEffects::ToCircle>(&effects->told)) {
    latest_texts_.note(*lobby_.member(me), talk->circle, said, now);
  }
  // It waits like everything else, so that what was said in a window is heard before what closed it.
  if (auto* talk = std::get_if<TalkEffects::ToCircle>(&effects->told)) {
    const Line line = line_of(std::move(talk->line));
    for (const Connection& other : people_.connections()) {
      const bool hears = other.member && other.id != connection.id;
      if (hears && circle_of(lobby_, *other.member) == talk->circle) delivery_.tell(other.id, line);
    }
  } else if (auto* signal = std::get_if<TalkEffects::ToMember>(&effects->told)) {
    tell(*people_.connection_of(signal->member), std::move(signal->line));
  }
  connection.note_done(number);
  tell(connection, protocol::done_text(number, std::nullopt), me);
  if (effects->speaker) note_talk(*effects->speaker, channel, now);
}

// Achievements 35 and 36 are judged by these lines.
void Table::note_talk(rules::Seat seat, Channel channel, Moment now) {
  const rules::GameTime at = lobby_.clock.at(now.server);
  if (talk_notes_.take(seat, channel, at)) write({Talked{at, seat, channel}}, std::nullopt, now);
  flush();
}

}  // namespace table
