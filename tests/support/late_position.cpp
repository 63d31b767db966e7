#include "support/late_position.h"

#include <cstdlib>
#include <utility>

#include "rules/arrival.h"
#include "rules/escalator.h"
#include "rules/escape.h"
#include "rules/explore.h"
#include "rules/legal.h"
#include "rules/mall.h"
#include "rules/rearrangement.h"
#include "rules/setup.h"

namespace late {
namespace {

using rules::Pawn;
using rules::Place;
using rules::State;
using rules::Symbol;

rules::Game first_game(const rules::Ruleset& rules, base::Seed seed) {
  const auto layout = rules::arrange(rules, rules::Setup{}, seed);
  if (!layout) std::abort();  // nothing was laid out by hand
  return {.rules = rules, .state = rules::lay_out(rules, *layout), .version = 0, .now = {}};
}

bool is_exploration_of(Place at, Pawn hero) {
  return rules::space_at(at).symbol == Symbol::Exploration && rules::space_at(at).colour == colour_of(hero);
}

// Where a hero is put: anywhere, or where something could happen soon.
enum class Interest : std::uint8_t {
  None,
  Explore,
  AnyExploration,
  Item,
  BesideTimer,
  BesideExit,
  BesideCamera,
  Vortex,
  Escalator,
  OccupiedEscalator,
  Ball,
};
constexpr std::size_t kInterests = static_cast<std::size_t>(Interest::Ball) + 1;

class Builder {
 public:
  Builder(const rules::Ruleset& rules, base::Seed seed) : random_(base::Seed{seed.low, ~seed.high}) {
    position_.first = first_game(rules, seed);
    position_.game = position_.first;
  }

  LatePosition build() && {
    lay_tiles();
    use_things_up();
    if (one_in(rules().exits == catalog::Exits::Foreign ? 2 : 3)) happen(rules::Stolen{});
    for (const Pawn hero : rules::kHeroes) put_somewhere(hero);
    const bool is_foreign = rules().exits == catalog::Exits::Foreign;
    if (state().stolen && (is_foreign || one_in(2))) let_some_out();
    turn_solo_tiles();
    if (rules().talk == catalog::Talk::Windows && one_in(4)) happen(rules::TalkOpened{rules::Speech::Window});
    position_.game.now = rules::GameTime{below(rules().sand_ms)};
    if (state().seats > 1 && one_in(4)) put_the_red_pawn();
    if (one_in(2)) explore_a_little();
    if (rules().rearrangement && !one_in(3)) call_for_discards();
    return std::move(position_);
  }

 private:
  const rules::Ruleset& rules() const { return position_.game.rules; }
  const State& state() const { return position_.game.state; }
  bool one_in(std::uint32_t chances) { return random_.below(chances) == 0; }
  std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

  void happen(const rules::Event& event) {
    position_.events.push_back(event);
    evolve(position_.game.state, event);
  }

  // All corridor spaces of the mall for which something holds.
  template <class Predicate>
  std::vector<Place> spaces(Predicate holds) const {
    std::vector<Place> found;
    for (const rules::Tile tile : state().placed) {
      for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
        const Place at = rules::place(tile, rules::Cell{i});
        if (catalog::contains(catalog::def(tile).corridor, at.cell()) && holds(at)) found.push_back(at);
      }
    }
    return found;
  }

  void lay_tiles() {
    const std::size_t left_over = one_in(2) ? below(state().deck.size()) : below(3);
    while (state().deck.size() > left_over) {
      const std::vector<Place> open = spaces([&](Place at) { return leads_to_the_unexplored(state(), at); });
      if (open.empty()) return;
      const Place from = open[below(open.size())];
      const rules::Card top = state().deck.back();
      State after = state();
      after.deck.pop_back();
      happen(rules::TileDrawn{top, rules::top_as_seen(after)});
      const rules::TilePlacement at = placement_explored_from(state(), from, *top.tile());
      happen(rules::TilePlaced{top, from, at.row, at.column, at.turns, at.dimension, rules::Right::Hero});
    }
  }

  // Tokens lie on some of the timers, cameras and crystal balls.
  void use_things_up() {
    const std::uint32_t chances = 1 + below(4);
    for (const Place at : spaces([](Place) { return true; })) {
      const Symbol symbol = rules::space_at(at).symbol;
      const bool wears_out =
          symbol == Symbol::SandTimer || symbol == Symbol::Camera || symbol == Symbol::CrystalBall;
      if (wears_out && below(chances + 1) == chances) happen(rules::WentOutOfOrder{at});
    }
  }

  // A hero could have come there and nothing would have happened.
  bool may_stand(Pawn hero, Place at) const {
    if (is_occupied(state(), at) || why_cannot_enter(rules(), state(), hero, at.tile())) return false;
    const Symbol symbol = rules::space_at(at).symbol;
    if (symbol == Symbol::SandTimer) return is_out_of_order(state(), at);
    if (symbol == Symbol::Camera && hero == rules::kBarbarian) return is_out_of_order(state(), at);
    if (symbol == Symbol::Exit) return !may_leave_by(rules(), state(), hero, at);
    return !would_be_all_together(hero, at);
  }

  // S13-3.
  bool would_be_all_together(Pawn hero, Place at) const {
    if (!rules().two_dimensions) return false;
    for (const Pawn other : rules::kHeroes) {
      const rules::Tile tile = place_of(state(), other).tile();
      if (other != hero && placed_tile(state(), tile).dimension != placed_tile(state(), at.tile()).dimension)
        return false;
    }
    return true;
  }

  bool is_beside(Place at, Symbol symbol) const {
    for (const rules::Direction toward : rules::kDirections) {
      const rules::NextSpace next = next_space(state(), at, toward);
      if (next.border == rules::Border::Open && rules::space_at(next.place).symbol == symbol) return true;
    }
    return false;
  }

  bool is_of_interest(Pawn hero, Place at, Interest interest) const {
    const rules::Space& space = rules::space_at(at);
    switch (interest) {
      case Interest::None:
        return true;
      case Interest::Explore:
        return is_exploration_of(at, hero) && leads_to_the_unexplored(state(), at);
      case Interest::AnyExploration:
        return space.symbol == Symbol::Exploration;
      case Interest::Item:
        return space.symbol == Symbol::Item &&
               (space.colour == colour_of(hero)) == (rules().items == catalog::Items::OwnColour);
      case Interest::BesideTimer:
        return is_beside(at, Symbol::SandTimer);
      case Interest::BesideExit:
        return is_beside(at, Symbol::Exit);
      case Interest::BesideCamera:
        return is_beside(at, Symbol::Camera);
      case Interest::Vortex:
        return space.symbol == Symbol::Vortex && space.colour == colour_of(hero);
      case Interest::Escalator:
        return rules::escalator_end(at).has_value();
      case Interest::OccupiedEscalator:
        return rules::escalator_end(at) && is_occupied(state(), *rules::escalator_end(at));
      case Interest::Ball:
        return space.symbol == Symbol::CrystalBall && !is_out_of_order(state(), at);
    }
    return true;
  }

  Interest interest_of(Pawn hero) {
    if (rules().two_dimensions && one_in(2)) return Interest::Vortex;
    if (state().stolen && rules().exits == catalog::Exits::Foreign && !one_in(4)) return Interest::BesideExit;
    if (hero == rules::kMage && one_in(3)) return Interest::Ball;
    return static_cast<Interest>(below(kInterests));
  }

  void put_somewhere(Pawn hero) {
    const Interest interest = interest_of(hero);
    std::vector<Place> places =
        spaces([&](Place at) { return may_stand(hero, at) && is_of_interest(hero, at, interest); });
    if (places.empty()) places = spaces([&](Place at) { return may_stand(hero, at); });
    if (places.empty()) return;
    happen(rules::PawnMoved{hero, place_of(state(), hero), places[below(places.size())], rules::Way::Walk});
  }

  // One or two heroes; someone stays in.
  void let_some_out() {
    const std::uint32_t first = below(rules::kHeroes.size());
    const std::uint32_t count = rules().exits == catalog::Exits::Foreign ? 2 : 1 + below(2);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Pawn hero = rules::kHeroes[(first + i) % rules::kHeroes.size()];
      const std::vector<Place> exits = spaces([&](Place at) {
        return rules::space_at(at).symbol == Symbol::Exit && may_leave_by(rules(), state(), hero, at) &&
               !is_occupied(state(), at) && !why_cannot_enter(rules(), state(), hero, at.tile());
      });
      if (exits.empty()) continue;
      happen(rules::PawnMoved{hero, place_of(state(), hero), exits[below(exits.size())], rules::Way::Walk});
      const bool stays =
          rules().exits == catalog::Exits::Foreign || rules().groups != catalog::Groups::Allowed;
      happen(rules::HeroEscaped{hero, stays});
    }
  }

  void act(rules::Seat by, const rules::Action& action) {
    const rules::Decision decision = decide(rules(), state(), {by, position_.game.now, action});
    if (!decision) return;
    for (const rules::Event& event : *decision) happen(event);
  }

  void turn_solo_tiles() {
    if (!is_solo(state())) return;
    const std::uint32_t turns = below(10);
    for (std::uint32_t i = 0; i < turns; ++i) act(rules::Seat{0}, rules::Reveal{});
  }

  // With several places the tile waits; through a crystal ball a second one may follow.
  void explore_a_little() {
    const bool looks_into_a_ball =
        is_in_the_mall(state(), rules::kMage) &&
        rules::space_at(place_of(state(), rules::kMage)).symbol == Symbol::CrystalBall;
    const std::uint32_t actions = looks_into_a_ball ? 1 + 2 * below(2) : 1 + below(3);
    for (std::uint32_t i = 0; i < actions; ++i) {
      const rules::EligiblePlaces places = eligible_places(rules(), state());
      if (places.empty()) return;
      const rules::Action place = rules::PlaceTile{places[below(places.size())]};
      const rules::Action action = state().held ? place : rules::Action{rules::Draw{}};
      for (std::uint8_t seat = 0; seat < state().seats; ++seat) {
        if (state().action_tiles[seat].allows(rules::Ability::Explore)) act(rules::Seat{seat}, action);
      }
    }
  }

  void put_the_red_pawn() {
    const auto by = static_cast<std::uint8_t>(below(state().seats));
    const auto before = static_cast<std::uint8_t>((by + 1U) % state().seats);
    act(rules::Seat{by}, rules::PutRedPawn{rules::Seat{before}});
  }

  // As a flip would, if two tiles can go.
  void call_for_discards() {
    if (state().stolen) return;
    State due = state();
    evolve(due, rules::DiscardsDue{2});
    for (const rules::Tile tile : due.placed) {
      if (why_cannot_discard(rules(), due, tile)) continue;
      happen(rules::DiscardsDue{2});
      return;
    }
  }

  LatePosition position_;
  base::Random random_;
};

}  // namespace

LatePosition late_position(const rules::Ruleset& rules, base::Seed seed) {
  return Builder{rules, seed}.build();
}

}  // namespace late
