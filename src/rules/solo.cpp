#include "rules/solo.h"

#include "rules/before_acting.h"
#include "rules/explore.h"

namespace rules {

void shuffle_solo_deck(Story& story) {
  SoloShuffled shuffled{};
  if (story.now.knowledge == Knowledge::Everything) {
    base::Random random = story.now.random;
    for (std::size_t i = 0; i < shuffled.deck.size(); ++i)
      shuffled.deck[i] = SoloCard{static_cast<Ability>(i)};
    random.shuffle(shuffled.deck);
    shuffled.drawn = random.drawn();
  }
  emit(story, shuffled);
}

Decision decide_reveal(const Ruleset& rules, const State& state, const Stamped& action) {
  if (!is_solo(state)) return refuse(Reason::NotASoloGame);

  Story story{rules, state, action.at};
  begin_action(story, action.by);
  if (story.now.outcome != Outcome::Running) return story.events;  // T-5: the map was used up
  if (story.now.solo_deck.empty()) emit(story, SoloRenewed{});     // B-SOLO-3
  emit(story, SoloRevealed{story.now.solo_deck.back()});
  return_tile_without_place(story);  // turning a tile ends the use of the ball
  return story.events;
}

}  // namespace rules
