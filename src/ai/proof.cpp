#include "ai/proof.h"

#include <optional>

#include "ai/landmarks.h"
#include "ai/reach.h"
#include "ai/regions.h"
#include "ai/spaces.h"
#include "rules/evolve.h"
#include "rules/mall.h"

namespace ai {
namespace {

using catalog::Vortex;
using rules::Colour;
using rules::Pawn;
using rules::Place;

constexpr unsigned kTilesABall = 2;  // S5-2

// Which heroes have to steal and escape.
struct Share {
  Place item;
  Place exit;
};

// A mall and where each hero can get in it, if nobody is ever in anyone's way.
class Survey {
 public:
  Survey(const rules::Ruleset& rules, const rules::State& mall,
         const std::array<Place, rules::kPawns>& starts)
      : rules_(rules),
        mall_(mall),
        marks_(landmarks_of(mall)),
        regions_(rules, mall, rules::kElf),
        dwarf_parts_(rules, mall, rules::kDwarf) {
    for (const Pawn hero : rules::kHeroes) find_entries(hero, starts[index(hero)]);
  }

  const Landmarks& marks() const { return marks_; }

  bool reaches(Pawn hero, Place at) const {
    for (const Place entry : entries_[index(hero)]) {
      if (parts_of(hero).join(entry, at)) return true;
    }
    return false;
  }

  // All four to items, each to one it may use, and from there to the exits without the vortex.
  bool could_be_won() const { return shares_are_left(0); }

  // Two dimensions never meet (S13-1).
  bool is_spoilt() const {
    if (!rules_.two_dimensions || rules_.items == catalog::Items::Foreign ||
        rules_.exits != catalog::Exits::OwnColour)
      return false;
    for (const Colour colour : rules::kColours) {
      const auto& item = marks_.items[catalog::index(colour)];
      const auto& exit = marks_.exits[catalog::index(colour)];
      if (item && exit && dimension(*item) != dimension(*exit)) return true;
    }
    return false;
  }

 private:
  using Entries = base::FixedList<Place, catalog::kMostPlaced + 1>;

  const Regions& parts_of(Pawn hero) const { return hero == rules::kDwarf ? dwarf_parts_ : regions_; }
  std::uint8_t dimension(Place at) const { return placed_tile(mall_, at.tile()).dimension; }

  // One space for each part of the mall that a hero can reach: the start, and where vortexes lead.
  void find_entries(Pawn hero, Place start) {
    Entries& entries = entries_[index(hero)];
    entries.push_back(start);
    if (rules_.vortex == Vortex::OutOfService) return;
    const Colour colour = colour_of(hero);
    for (bool is_new = true; is_new;) {
      is_new = false;
      for (const rules::Tile tile : mall_.placed& catalog::tiles_with_vortex(colour)) {
        const Place vortex = rules::place(tile, *catalog::def(tile).vortex[catalog::index(colour)]);
        if (reaches(hero, vortex) || !is_reached_by_vortex(hero, vortex)) continue;
        entries.push_back(vortex);
        is_new = true;
      }
    }
  }

  // S13-4: to change dimension, a hero has to be on a vortex.
  bool is_reached_by_vortex(Pawn hero, Place to) const {
    if (rules_.vortex == Vortex::Works) return true;
    const Colour colour = colour_of(hero);
    for (const rules::Tile tile : mall_.placed& catalog::tiles_with_vortex(colour)) {
      const Place vortex = rules::place(tile, *catalog::def(tile).vortex[catalog::index(colour)]);
      if (dimension(vortex) != dimension(to) && reaches(hero, vortex)) return true;
    }
    return false;
  }

  bool shares_are_left(std::size_t number) const {
    if (number == rules::kHeroes.size()) return !all_in_one_dimension();
    const Pawn hero = rules::kHeroes[number];
    for (const Colour of_item : rules::kColours) {
      const auto& item = marks_.items[catalog::index(of_item)];
      const bool is_foreign = of_item != colour_of(hero);
      if (!item || is_foreign != (rules_.items == catalog::Items::Foreign) || !reaches(hero, *item)) continue;
      for (const Colour of_exit : rules::kColours) {
        const auto& exit = marks_.exits[catalog::index(of_exit)];
        if (!exit || !serves(rules_, hero, of_exit) || !parts_of(hero).join(*item, *exit)) continue;
        if (is_taken(number, *item, *exit)) continue;
        shares_[number] = {*item, *exit};
        if (shares_are_left(number + 1)) return true;
      }
    }
    return false;
  }

  // Two heroes are never on the same item, and where pawns stay on their exits, two never leave through the
  // same one (S10-2).
  bool is_taken(std::size_t number, Place item, Place exit) const {
    for (std::size_t i = 0; i < number; ++i) {
      if (shares_[i].item == item) return true;
      if (rules_.exits == catalog::Exits::Foreign && shares_[i].exit == exit) return true;
    }
    return false;
  }

  // S13-3
  bool all_in_one_dimension() const {
    if (!rules_.two_dimensions) return false;
    for (const Share& share : shares_) {
      if (dimension(share.item) != dimension(shares_[0].item)) return false;
    }
    return true;
  }

  const rules::Ruleset& rules_;
  const rules::State& mall_;
  Landmarks marks_;
  Regions regions_;
  Regions dwarf_parts_;
  std::array<Entries, 4> entries_{};
  mutable std::array<Share, 4> shares_{};  // as far as they have been assigned
};

class Prover {
 public:
  Prover(const rules::Game& deal, const ProofBudget& budget, const Shown& shown)
      : rules_(deal.rules),
        starts_(deal.state.places),
        budget_(budget),
        shown_(shown),
        left_in_deck_(budget.depth == Depth::WholeDeck ? 0 : below_the_last_of_use(deal.state)),
        begun_ball_(deal.state.ball_in_use ? 1 : 0),
        blueprint_(deal.state.deck.size(), rules::kNowhere) {}

  Proof run(const rules::State& mall) {
    look_at(mall, 0);
    return {.holds = !could_be_won_ && !is_over_ && left_in_deck_ == 0, .malls = malls_};
  }

 private:
  static std::size_t below_the_last_of_use(const rules::State& state) {
    const rules::TileSet of_use =
        catalog::tiles_with(rules::Symbol::Item) | catalog::tiles_with(rules::Symbol::Exit);
    std::size_t below = 0;
    while (below < state.deck.size() && !of_use.contains(*state.deck[below].tile())) ++below;
    return below;
  }

  // Every way to lay out the rest of the deck. by_ball counts the tiles in places where no hero could have
  // explored.
  void look_at(const rules::State& mall, unsigned by_ball) {
    if (is_over_ || has_no_time()) return;
    const Survey survey{rules_, mall, starts_};
    if (survey.is_spoilt()) return;
    if (survey.could_be_won()) {
      could_be_won_ = true;
      is_over_ = !shown_ || !shown_(blueprint_);
      return;
    }
    if (mall.deck.size() <= left_in_deck_) return;
    const unsigned balls = by_balls(survey);
    for (const Colour colour : rules::kColours) {
      for (const Place at : survey.marks().unexplored[catalog::index(colour)]) {
        const bool needs_a_ball = !survey.reaches(rules::hero(colour), at);
        if (needs_a_ball && by_ball >= balls) continue;
        blueprint_[mall.deck.size() - 1] = at;
        look_at(with_next_tile(mall, at), by_ball + (needs_a_ball ? 1 : 0));
      }
    }
    blueprint_[mall.deck.size() - 1] = rules::kNowhere;
  }

  bool has_no_time() {
    constexpr std::uint64_t kNowAndThen = 256;
    if (++malls_ > budget_.malls) is_over_ = true;
    if (malls_ % kNowAndThen == 0 && budget_.goes_on && !budget_.goes_on()) is_over_ = true;
    return is_over_;
  }

  unsigned by_balls(const Survey& survey) const {
    unsigned tiles = begun_ball_;
    if (!rules_.crystal_balls) return tiles;
    for (const Place ball : survey.marks().balls)
      tiles += survey.reaches(rules::kMage, ball) ? kTilesABall : 0;
    return tiles;
  }

  static rules::State with_next_tile(const rules::State& mall, Place from) {
    rules::State next = mall;
    const rules::Card card = next.deck.back();
    const rules::TilePlacement at = placement_explored_from(next, from, *card.tile());
    evolve(next, rules::TileDrawn{card, rules::Card::hidden()});
    evolve(next,
           rules::TilePlaced{card, from, at.row, at.column, at.turns, at.dimension, rules::Right::Hero});
    return next;
  }

  const rules::Ruleset& rules_;
  std::array<Place, rules::kPawns> starts_;
  const ProofBudget& budget_;
  const Shown& shown_;
  std::size_t left_in_deck_;
  unsigned begun_ball_;
  Blueprint blueprint_;
  std::uint64_t malls_ = 0;
  bool could_be_won_ = false;
  bool is_over_ = false;
};

}  // namespace

Proof prove_unwinnable(const rules::Game& deal, const ProofBudget& budget, const Shown& shown) {
  // Malls that lose tiles again (S11), a tile in hand, and modules, which have other ways to walk and to win,
  // are beyond this proof.
  const bool has_expansion = !deal.rules.modules.empty() || deal.rules.game != catalog::ExpansionGame::None;
  if (deal.rules.rearrangement || has_expansion || deal.state.held || deal.state.stolen) return {};
  return Prover{deal, budget, shown}.run(deal.state);
}

}  // namespace ai
