#include "rules/solo.h"

#include "rules/before_acting.h"
#include "rules/explore.h"

namespace rules {

void shuffle_solo_deck(Resolution& resolution) {
  SoloShuffled shuffled{};
  if (resolution.now.knowledge == Knowledge::Everything) {
    base::Random random = resolution.now.random;
    for (std::size_t i = 0; i < shuffled.deck.size(); ++i)
      shuffled.deck[i] = SoloCard{static_cast<Ability>(i)};
    random.shuffle(shuffled.deck);
    shuffled.drawn = random.drawn();
  }
  emit(resolution, shuffled);
}

Objection why_refused(const Ruleset&, const State& state, const Stamped&, const Reveal&) {
  if (!is_solo(state)) return Refusal{.reason = Reason::NotASoloGame};
  return std::nullopt;
}

void carry_out(Resolution& resolution, const Reveal&) {
  begin_action(resolution);
  if (resolution.now.outcome != Outcome::Running) return;                 // T-5: the map was used up
  if (resolution.now.solo_deck.empty()) emit(resolution, SoloRenewed{});  // B-SOLO-3
  emit(resolution, SoloRevealed{resolution.now.solo_deck.back()});
  return_tile_without_place(resolution);  // turning a tile ends the use of the ball
}

}  // namespace rules
