#include "rules/talk.h"

namespace rules {

using catalog::DoSomething;
using catalog::Talk;

void open_talk(Resolution& resolution) {
  switch (resolution.rules.talk) {
    case Talk::Windows:
      emit(resolution, TalkOpened{Speech::Window});
      return;
    case Talk::Gestures:  // S12-1
      emit(resolution, TalkOpened{Speech::Gestures});
      return;
    case Talk::Free:   // S1-4: it is open all the time
    case Talk::Never:  // S14-1
      return;
  }
}

void close_talk(Resolution& resolution) {
  const Speech speech = resolution.now.speech;
  if (speech == Speech::Window || speech == Speech::Gestures) emit(resolution, TalkClosed{});  // B-COM-5
}

bool is_leader(const State& state, Seat seat) { return state.action_tiles[seat.index] == ActionTile{}; }

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action,
                      const PutRedPawn& put) {
  if (rules.do_something == DoSomething::Nobody)
    return Refusal{.reason = Reason::RedPawnIsForbidden};  // S15-1
  if (rules.do_something == DoSomething::LeaderOnly && !is_leader(state, action.by)) {
    return Refusal{.reason = Reason::OnlyTheLeader};  // S9-2
  }
  if (put.before.index >= state.seats) return Refusal{.reason = Reason::NoSuchSeat};
  if (put.before == action.by) return Refusal{.reason = Reason::NotBeforeOneself};
  if (action.at < state.red_pawn_ready_at[action.by.index]) return Refusal{.reason = Reason::TooSoon};
  return std::nullopt;
}

void carry_out(Resolution& resolution, const PutRedPawn& put) {
  emit(resolution, RedPawnPut{resolution.by, put.before, resolution.at + kRedPawnPause});
}

Objection why_refused(const Ruleset&, const State& state, const Stamped& action, const Stare& stare) {
  if (stare.at.index >= state.seats) return Refusal{.reason = Reason::NoSuchSeat};
  if (stare.at == action.by) return Refusal{.reason = Reason::NotAtOneself};
  return std::nullopt;
}

void carry_out(Resolution& resolution, const Stare& stare) {
  emit(resolution, Stared{resolution.by, stare.at});
}

}  // namespace rules
