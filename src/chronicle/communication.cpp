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

void Communication::see(const SeenEvent& seen, AchievementSet& earned) {
  if (seen.is<rules::RedPawnPut>() != nullptr) hear(Channel::RedPawn);
  if (seen.is<rules::Stared>() != nullptr) hear(Channel::Stare);
  // any action closes the window.
  if (seen.is<rules::TalkClosed>() != nullptr) window_since_flip_ = false;
  if (const auto* flipped = seen.is<rules::SandFlipped>()) {
    const bool is_by_token = flipped->by == rules::FlipBy::Token;
    earned.insert_if(window_since_flip_ && is_by_token, Achievement::LostInTalk);
    flipped_now_ = true;
  }
  if (seen.is<rules::TalkOpened>() != nullptr) {
    window_since_flip_ = flipped_now_;
    flipped_now_ = false;
  }
}

}  // namespace chronicle
