#include "ai/proof.h"

#include <vector>

#include "ai/landmarks.h"
#include "ai/reach.h"
#include "ai/ways.h"
#include "rules/evolve.h"
#include "rules/mall.h"

namespace ai {
namespace {

using rules::Colour;
using rules::Pawn;
using rules::Place;

// Everything here errs on the side of the heroes: nobody blocks anybody, a crystal ball never wears out, the
// vortex leads to every space of its colour. So what is impossible here is impossible in the game.
class Prover {
 public:
  Prover(const rules::Game& deal, std::uint64_t most_malls)
      : rules_(deal.rules), starts_(deal.state.places), most_malls_(most_malls) {}

  // No way to lay out the rest of the deck leads to a mall that could be won in.
  bool cannot_be_won(const rules::State& mall) {
    if (++malls_ > most_malls_) return false;
    const Landmarks marks = landmarks_of(mall);
    const std::array<Spaces, 4> reach = reach_of_all(mall);
    if (could_be_won(mall, marks, reach)) return false;
    if (mall.deck.empty()) return true;
    for (const Place from : places_to_explore(marks, reach)) {
      if (!cannot_be_won(with_next_tile(mall, from))) return false;
    }
    return true;
  }

  std::uint64_t malls() const { return malls_; }

 private:
  std::array<Spaces, 4> reach_of_all(const rules::State& mall) const {
    const rules::State alone = without_heroes(mall);
    std::array<Spaces, 4> reach;
    for (const Pawn hero : rules::kHeroes) reach[index(hero)] = reach_of(alone, hero);
    return reach;
  }

  Spaces reach_of(const rules::State& alone, Pawn hero) const {
    Spaces reach = spaces_around(rules_, alone, hero, starts_[index(hero)]);
    if (rules_.vortex == catalog::Vortex::OutOfService) return reach;
    const Colour colour = colour_of(hero);
    for (const rules::Tile tile : alone.placed& catalog::tiles_with_vortex(colour)) {
      const Place whirl = rules::place(tile, *catalog::def(tile).vortex[catalog::index(colour)]);
      if (!reach.contains(whirl)) reach.insert_all(spaces_around(rules_, alone, hero, whirl));
    }
    return reach;
  }

  // Each hero by itself: to an item it may stand on, and from there without the vortex to an exit.
  bool could_be_won(const rules::State& mall, const Landmarks& marks,
                    const std::array<Spaces, 4>& reach) const {
    const rules::State alone = without_heroes(mall);
    for (const Pawn hero : rules::kHeroes) {
      bool gets_out = false;
      for (const Colour exit : rules::kColours) {
        if (!serves(rules_, hero, exit) || !marks.exits[catalog::index(exit)]) continue;
        const Spaces around = spaces_around(rules_, alone, hero, *marks.exits[catalog::index(exit)]);
        for (const Colour item : rules::kColours) {
          const bool is_foreign = rules_.items == catalog::Items::Foreign;
          if ((item == colour_of(hero)) == is_foreign || !marks.items[catalog::index(item)]) continue;
          const Place at = *marks.items[catalog::index(item)];
          gets_out |= around.contains(at) && reach[index(hero)].contains(at);
        }
      }
      if (!gets_out) return false;
    }
    return true;
  }

  std::vector<Place> places_to_explore(const Landmarks& marks, const std::array<Spaces, 4>& reach) const {
    bool anywhere = false;
    if (rules_.crystal_balls) {
      for (const Place ball : marks.balls) anywhere |= reach[index(rules::kMage)].contains(ball);
    }
    std::vector<Place> places;
    for (const Colour colour : rules::kColours) {
      for (const Place at : marks.unexplored[catalog::index(colour)]) {
        if (anywhere || reach[catalog::index(colour)].contains(at)) places.push_back(at);
      }
    }
    return places;
  }

  static rules::State with_next_tile(const rules::State& mall, Place from) {
    rules::State next = mall;
    const rules::Card card = next.deck.back();
    const rules::Position at = position_explored_from(next, from, *card.tile());
    evolve(next, rules::TileDrawn{card, rules::Card::hidden()});
    evolve(next,
           rules::TilePlaced{card, from, at.row, at.column, at.turns, at.dimension, rules::Right::Hero});
    return next;
  }

  const rules::Ruleset& rules_;
  std::array<Place, rules::kPawns> starts_;
  std::uint64_t most_malls_;
  std::uint64_t malls_ = 0;
};

}  // namespace

Proof prove_unwinnable(const rules::Game& deal, std::uint64_t most_malls) {
  // A mall that loses tiles again (S11), or a tile in hand, is beyond this proof.
  if (deal.rules.rearrangement || deal.state.held || deal.state.stolen) return {};
  Prover prover{deal, most_malls};
  Proof proof;
  proof.holds = prover.cannot_be_won(deal.state);
  proof.malls = prover.malls();
  return proof;
}

}  // namespace ai
