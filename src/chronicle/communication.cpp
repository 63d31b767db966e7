#include "chronicle/communication.h"

namespace chronicle {

void Communication::hear(Channel channel) {
  switch (channel) {
    case Channel::Text:
    case Channel::Voice:
      word_ = true;
      return;
    case Channel::Gesture:
    case Channel::RedPawn:
    case Channel::Stare:
      sign_ = true;
      return;
  }
}

void Communication::see(const Happening& happening, AchievementSet& earned) {
  if (happening.is<rules::RedPawnPut>() != nullptr) hear(Channel::RedPawn);
  if (happening.is<rules::Stared>() != nullptr) hear(Channel::Stare);
  // whatever is an action closes the window.
  if (happening.is<rules::TalkClosed>() != nullptr) window_since_flip_ = false;
  if (const auto* flipped = happening.is<rules::SandFlipped>()) {
    const bool is_by_token = flipped->by == rules::FlipBy::Token;
    earned.insert_if(window_since_flip_ && is_by_token, Achievement::LostInTalk);
    flipped_now_ = true;
  }
  if (happening.is<rules::TalkOpened>() != nullptr) {
    window_since_flip_ = flipped_now_;
    flipped_now_ = false;
  }
}

}  // namespace chronicle
