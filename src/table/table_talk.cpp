// Talking at a table: what is allowed goes to those who may hear it, in order with everything else, and isn't
// stored; that someone talked is.
#include "base/overloaded.h"
#include "protocol/messages.h"
#include "table/table.h"
#include "table/talking.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

void Table::talk(Link& link, Number number, const protocol::Utterance& said, Moment now) {
  const MemberId me = *link.member;
  const Channel channel = channel_of(said);
  if (const auto objection = objection_to_talk(lobby_, game_.game(), me, channel)) {
    refuse(link, number, *objection);
    return;
  }
  if (!link.talk_limits.limiter.take(talk_kind_of(said), now.steady_ms)) {
    refuse(link, number, TableRefusal{.reason = TableReason::TooFast});
    return;
  }
  const auto lost = std::visit(base::Overloaded{
                                   [&](const protocol::Signal& signal) { return introduce(link, signal); },
                                   [&](const protocol::TurnVoice& voice) {
                                     link.has_voice = voice.on;
                                     tell_circle(link, Circle::Table, protocol::voice_text(me, voice.on));
                                     return Refused{};
                                   },
                                   [](const protocol::Spoke&) { return Refused{}; },
                                   [&](const auto& words) {
                                     const Circle circle = circle_of(lobby_, me);
                                     tell_circle(link, circle, protocol::talk_text(me, circle, words));
                                     return Refused{};
                                   },
                               },
                               said);
  if (lost) {
    refuse(link, number, *lost);
    return;
  }
  link.note_done(number);
  tell(link, protocol::done_text(number, std::nullopt), me);
  const bool is_heard = channel != Channel::Voice || std::holds_alternative<protocol::Spoke>(said);
  const auto seat = lobby_.seat_of(me);
  if (is_heard && seat) note_talk(*seat, channel, now);
}

// Two seated people learn how to call each other.
Table::Refused Table::introduce(const Link& link, const protocol::Signal& signal) {
  const Member* other = lobby_.member(signal.to);
  const Link* to = other == nullptr ? nullptr : people_.link_of(signal.to);
  const bool is_somebody = to != nullptr && to->id != link.id && other->kind == Kind::Person &&
                           !other->muted && lobby_.chair_of(signal.to) && to->has_voice && link.has_voice;
  if (!is_somebody) return TableRefusal{.reason = TableReason::NoSuchMember};
  tell(*to, protocol::signal_text(*link.member, signal.data));
  return std::nullopt;
}

// It waits like everything else, so that what was said in a window is heard before what closed it.
void Table::tell_circle(const Link& by, Circle circle, std::string text) {
  const Line line = line_of(std::move(text));
  for (const Link& other : people_.links()) {
    if (!other.member || other.id == by.id || circle_of(lobby_, *other.member) != circle) continue;
    delivery_.tell(other.id, line);
  }
}

// Achievements 35 and 36 are judged by these lines.
void Table::note_talk(rules::Seat seat, Channel channel, Moment now) {
  const rules::GameTime at = lobby_.clock.at(now.server);
  if (talk_notes_.take(seat, channel, at)) write({Talked{at, seat, channel}}, std::nullopt, now);
  flush();
}

}  // namespace table
