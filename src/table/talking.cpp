#include "table/talking.h"

#include "base/overloaded.h"
#include "protocol/messages.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

Channel channel_of(const protocol::Utterance& said) {
  return std::visit(base::Overloaded{
                        [](const protocol::Say&) { return Channel::Text; },
                        [](const protocol::SayPhrase&) { return Channel::Text; },
                        [](const protocol::Point&) { return Channel::Gesture; },
                        [](const protocol::Sketch&) { return Channel::Gesture; },
                        [](const protocol::Gesture&) { return Channel::Gesture; },
                        [](const protocol::Signal&) { return Channel::Voice; },
                        [](const protocol::TurnVoice&) { return Channel::Voice; },
                        [](const protocol::Spoke&) { return Channel::Voice; },
                    },
                    said);
}

TalkKind talk_kind_of(const protocol::Utterance& said) {
  switch (channel_of(said)) {
    case Channel::Text:
      return TalkKind::Texts;
    case Channel::Gesture:
    case Channel::Stare:
      return TalkKind::Gestures;
    case Channel::Voice:
    case Channel::Call:
      return TalkKind::VoiceSignals;
  }
  return TalkKind::Texts;
}

Circle circle_of(const Lobby& lobby, MemberId member) {
  if (lobby.phase != Phase::Playing || lobby.seat_of(member)) return Circle::Table;
  const Member* one = lobby.member(member);
  return one != nullptr && one->has_played ? Circle::Table : Circle::Spectators;
}

std::optional<TableRefusal> objection_to_talk(const Lobby& lobby, const std::optional<rules::Game>& game,
                                              MemberId me, Channel channel) {
  const auto no = [](TableReason reason) { return TableRefusal{.reason = reason}; };
  if (lobby.member(me)->muted) return no(TableReason::IsMuted);
  if (channel == Channel::Voice) {
    if (lobby.choice.voice != protocol::Voice::BuiltIn) return no(TableReason::NoVoiceHere);
    if (!lobby.chair_of(me)) return no(TableReason::NoSeat);
  }
  if (lobby.phase != Phase::Playing || circle_of(lobby, me) == Circle::Spectators) return std::nullopt;

  // A pause isn't a time to make plans, and neither is the wait after an interruption.
  if (lobby.clock.state == ClockState::Paused) return no(TableReason::GameIsPaused);
  if (lobby.clock.state == ClockState::Interrupted) return no(TableReason::GameIsInterrupted);
  if (game->rules.talk == catalog::Talk::Gestures && channel != Channel::Gesture) {
    return no(TableReason::GesturesOnly);
  }
  switch (game->state.speech) {
    case rules::Speech::Open:
    case rules::Speech::Window:
    case rules::Speech::Gestures:
      return std::nullopt;
    case rules::Speech::Silent:
      break;
  }
  return no(game->rules.talk == catalog::Talk::Never ? TableReason::NeverTalks : TableReason::Silence);
}

namespace {

// Two seated people learn how to call each other.
bool may_call(const Lobby& lobby, const People& people, MemberId me, MemberId to) {
  const Member* other = lobby.member(to);
  return other != nullptr && to != me && other->kind == Kind::Person && !other->muted && lobby.chair_of(to) &&
         people.has_voice(to) && people.has_voice(me);
}

}  // namespace

std::expected<TalkEffects, TableRefusal> handle_talk(const Lobby& lobby, const People& people, MemberId me,
                                                     const protocol::Utterance& said) {
  TalkEffects effects;
  const bool is_heard = channel_of(said) != Channel::Voice || std::holds_alternative<protocol::Spoke>(said);
  if (is_heard) effects.speaker = lobby.seat_of(me);
  if (const auto* signal = std::get_if<protocol::Signal>(&said)) {
    if (!may_call(lobby, people, me, signal->to)) {
      return std::unexpected{TableRefusal{.reason = TableReason::NoSuchMember}};
    }
    effects.told = TalkEffects::ToMember{signal->to, protocol::signal_text(me, signal->data)};
  } else if (const auto* voice = std::get_if<protocol::TurnVoice>(&said)) {
    effects.turns_voice = voice->on;
    effects.told = TalkEffects::ToCircle{Circle::Table, protocol::voice_text(me, voice->on)};
  } else if (!std::holds_alternative<protocol::Spoke>(said)) {
    const Circle circle = circle_of(lobby, me);
    effects.told = TalkEffects::ToCircle{circle, protocol::talk_text(me, circle, said)};
  }
  return effects;
}

bool TalkNotes::take(rules::Seat seat, Channel channel, rules::GameTime at) {
  std::uint32_t& until = until_[seat.index][static_cast<std::size_t>(channel)];
  if (at.ms < until) return false;
  until = at.ms + kEveryMs;
  return true;
}

}  // namespace table
