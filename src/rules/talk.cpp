#include "rules/talk.h"

namespace rules {

using catalog::DoSomething;
using catalog::Talk;

void open_talk(Story& story) {
  switch (story.rules.talk) {
    case Talk::Windows:
      emit(story, TalkOpened{Speech::Window});
      return;
    case Talk::Gestures:  // S12-1
      emit(story, TalkOpened{Speech::Gestures});
      return;
    case Talk::Free:   // S1-4: it is open all the time
    case Talk::Never:  // S14-1
      return;
  }
}

void close_talk(Story& story) {
  const Speech speech = story.now.speech;
  if (speech == Speech::Window || speech == Speech::Gestures) emit(story, TalkClosed{});  // B-COM-5
}

bool is_leader(const State& state, Seat seat) { return state.action_tiles[seat.index] == ActionTile{}; }

Decision decide_red_pawn(const Ruleset& rules, const State& state, const Stamped& action,
                         const PutRedPawn& put) {
  if (rules.do_something == DoSomething::Nobody) return refuse(Reason::RedPawnIsForbidden);  // S15-1
  if (rules.do_something == DoSomething::LeaderOnly && !is_leader(state, action.by)) {
    return refuse(Reason::OnlyTheLeader);  // S9-2
  }
  if (put.before.index >= state.seats) return refuse(Reason::NoSuchSeat);
  if (put.before == action.by) return refuse(Reason::NotBeforeOneself);
  if (action.at < state.red_pawn_ready_at[action.by.index]) return refuse(Reason::TooSoon);

  Story story{rules, state, action.at};
  emit(story, RedPawnPut{action.by, put.before, action.at + kRedPawnPause});
  return story.events;
}

Decision decide_stare(const Ruleset& rules, const State& state, const Stamped& action, const Stare& stare) {
  if (stare.at.index >= state.seats) return refuse(Reason::NoSuchSeat);
  if (stare.at == action.by) return refuse(Reason::NotAtOneself);

  Story story{rules, state, action.at};
  emit(story, Stared{action.by, stare.at});
  return story.events;
}

}  // namespace rules
