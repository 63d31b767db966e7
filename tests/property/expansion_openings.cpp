#include "property/expansion_openings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "property/budget.h"
#include "property/drawing.h"
#include "property/module_sets.h"
#include "property/space_kinds.h"
#include "rules/appearance.h"
#include "rules/explore.h"
#include "rules/goal.h"
#include "rules/guard_room.h"
#include "rules/map.h"
#include "rules/resolution.h"
#include "rules/setup.h"
#include "rules/spell.h"
#include "rules/watch.h"

namespace property {
namespace {

using catalog::ExpansionGame;
using catalog::Module;
using rules::Pawn;
using rules::Place;
using rules::Symbol;
using rules::Tile;

class Opener {
 public:
  Opener(rules::Game& game, base::Random& random) : game_(game), random_(random) {}

  void open() {
    choose_theme();
    const bool opens_a_way = has(Module::Shafts) || has(Module::Breaches);
    const bool is_crowded =
        has(Module::Guard) && has(Module::Reinforcements) && opens_a_way && !game_.rules.two_dimensions;
    const bool needs_a_deck = theme_ == Module::Maps;
    explore_some(is_crowded || game_.rules.game == ExpansionGame::T10 ? 0
                 : needs_a_deck                                       ? 1 + random_.below(2)
                                                                      : random_.below(3));
    wear_things_out();
    move_pieces_away();
    spread_guards();
    if (is_crowded) crowd_a_reinforcement();
    spread_heroes(is_crowded || lot(3));
    if (has(Module::GuardRoom) && !is_crowded && lot(2)) capture();
    if (has(Module::Shafts)) lay_a_shaft();
    if (has(Module::Breaches)) lay_a_breach();
    if (has(Module::Spells)) cast_a_waiting_spell();
    const bool waits_for_the_theft = is_crowded || game_.rules.game == ExpansionGame::T10;
    const bool is_of_the_box = game_.rules.game != ExpansionGame::None;
    if (rules::has_theft(game_.rules) && !waits_for_the_theft && lot(is_of_the_box ? 2 : 4)) steal();
    if (state().stolen && lot(2)) let_the_mage_out();
    // A flip now leaves sand for a while.
    game_.now = rules::GameTime{game_.rules.sand_ms / 4 + random_.below(game_.rules.sand_ms / 2)};
  }

 private:
  rules::State& state() { return game_.state; }
  const rules::State& state() const { return game_.state; }
  bool lot(std::uint32_t chances) { return one_in(random_, chances); }
  bool has(Module module) const { return game_.rules.modules.contains(module); }
  // What a rule causes, if the game continues after it.
  template <class Rule>
  bool let(Rule rule) {
    rules::State after = state();
    rules::Events events;
    rules::Resolution resolution{game_.rules, after, events, rules::GameTime{0}};
    rule(resolution);
    const bool goes_on = after.outcome == rules::Outcome::Running;
    if (goes_on) state() = after;
    return goes_on;
  }

  template <class Predicate>
  std::vector<Place> spaces(Predicate holds) const {
    return spaces_where(state(), holds);
  }
  bool fits(Pawn pawn, Place at, SpaceKind kind) const { return property::fits(game_, pawn, at, kind); }
  bool is_calm(Place at) const { return property::is_calm(game_, at); }
  bool is_hero_on(Tile tile) const { return property::is_hero_on(state(), tile); }

  void choose_theme() {
    std::vector<Module> in_play;
    for (std::size_t i = 0; i < catalog::kModules; ++i) {
      if (has(static_cast<Module>(i))) in_play.push_back(static_cast<Module>(i));
    }
    theme_ = has(Module::Maps) && lot(6) ? Module::Maps : one_of(in_play, random_);
  }

  // All tiles, all but a few, or some.
  void explore_some(std::uint32_t how_many) {
    const auto all = static_cast<std::uint32_t>(state().deck.size());
    const std::array<std::uint32_t, 3> left{0, random_.below(4), random_.below(all + 1)};
    while (state().deck.size() > left[how_many]) {
      const rules::Card card = state().deck.back();
      const bool is_the_goal = game_.rules.game == ExpansionGame::T8 && *card.tile() == Tile::T9s;
      if (is_the_goal && !lot(4)) return;
      const std::vector<Place> open =
          spaces([&](Place at) { return rules::can_be_explored(game_.rules, state(), at); });
      if (open.empty() || !place_top(card, one_of(open, random_))) return;
    }
  }

  bool place_top(rules::Card card, Place from) {
    rules::State without = state();
    without.deck.pop_back();
    return let([&](rules::Resolution& placing) {
      emit(placing, rules::TileDrawn{card, rules::top_as_seen(without)});
      const rules::TilePlacement at = rules::placement_explored_from(placing.now, from, *card.tile());
      emit(placing,
           rules::TilePlaced{card, from, at.row, at.column, at.turns, at.dimension, rules::Right::Hero});
      rules::appear_with(placing, *card.tile());
    });
  }

  void wear_things_out() {
    const std::uint32_t chances = 2 + random_.below(8);
    for (const Place at : spaces([](Place) { return true; })) {
      const Symbol symbol = rules::space_at(at).symbol;
      const bool wears_out = symbol == Symbol::SandTimer || symbol == Symbol::CrystalBall ||
                             symbol == Symbol::Camera || symbol == Symbol::Code || symbol == Symbol::Map;
      if (wears_out && lot(chances)) evolve(state(), rules::WentOutOfOrder{at});
    }
  }

  bool has_item(Tile tile) const {
    return std::ranges::any_of(catalog::def(tile).spaces,
                               [](const rules::Space& space) { return space.symbol == Symbol::Item; });
  }

  // From the items where they appear.
  void move_pieces_away() {
    const rules::Security& security = state().security;
    if (security.beholder == rules::PieceState::InTheMall && !lot(8)) {
      std::vector<Tile> calm;
      for (const Tile tile : state().placed) {
        const bool is_free = !is_hero_on(tile) && !rules::guard_on(state(), tile);
        if (is_free && !has_item(tile) && tile != rules::kGuardRoom) calm.push_back(tile);
      }
      if (!calm.empty()) evolve(state(), rules::BeholderMoved{one_of(calm, random_)});
    }
    for (int i = 0; i < 4 && security.sensor == rules::PieceState::InTheMall && !lot(4); ++i) {
      evolve(state(), rules::SensorTurned{one_of(rules::kDirections, random_)});
      const auto is_covered = [&](Place at) {
        return rules::space_at(at).symbol == Symbol::Item && rules::sensor_covers(state(), at);
      };
      if (spaces(is_covered).empty()) return;
    }
  }

  SpaceKind kind_of_guard() {
    std::vector<SpaceKind> kinds{SpaceKind::Anywhere, SpaceKind::BesideATile, SpaceKind::BeforeADoor,
                                 SpaceKind::BeforeADoor};
    if (has(Module::Reinforcements)) kinds.insert(kinds.end(), 3, SpaceKind::Reinforcement);
    if (has(Module::Sensor)) kinds.push_back(SpaceKind::OnTheSensorTile);
    if (has(Module::Beholder)) kinds.insert(kinds.end(), 3, SpaceKind::BesideTheBeholder);
    return one_of(kinds, random_);
  }

  void spread_guards() {
    for (const Pawn guard : rules::kGuardPawns) {
      if (!rules::is_in_the_mall(state(), guard) || lot(6)) continue;
      const bool is_in_the_room = has(Module::GuardRoom) && lot(3);
      const SpaceKind kind = kind_of_guard();
      const std::vector<Place> found = spaces([&](Place at) {
        if (is_in_the_room) return at.tile() == rules::kGuardRoom && !rules::is_occupied(state(), at);
        return is_calm(at) && !is_hero_on(at.tile()) && fits(guard, at, kind);
      });
      if (!found.empty()) state().places[rules::index(guard)] = one_of(found, random_);
    }
  }

  // A guard stands where a reinforcement is to appear, and more than one space is the nearest to it: the one
  // next to it is taken, or a breach leads to another.
  void crowd_a_reinforcement() {
    std::vector<Place> found = spaces([&](Place at) {
      return fits(Pawn::Guard1, at, SpaceKind::Reinforcement) && is_calm(at) && !is_hero_on(at.tile());
    });
    random_.shuffle(found);
    for (const Place space : found) {
      if (!rules::is_in_the_mall(state(), Pawn::Guard1)) return;
      const rules::State before = state();
      state().places[rules::index(Pawn::Guard1)] = space;
      const rules::NearestSpaces beside = rules::nearest_empty(state(), space);
      if (has(Module::Breaches)) {
        breach_beside(space);
      } else if (!beside.empty()) {
        evolve(state(), rules::ShaftLaid{0, rules::place_of(state(), rules::kDwarf), beside.front()});
      }
      if (rules::nearest_empty(state(), space).size() > 1) return;
      state() = before;
    }
  }

  // Now and then, what one of the box's games requires.
  std::optional<SpaceKind> kind_in_the_game(Pawn hero) {
    if (lot(4)) return std::nullopt;
    switch (game_.rules.game) {
      case ExpansionGame::T2:
        return hero == rules::kBarbarian ? std::optional{SpaceKind::Timer} : std::nullopt;
      case ExpansionGame::T5:
        return SpaceKind::Map;
      case ExpansionGame::T8:
        return hero == rules::kMage ? std::optional{SpaceKind::Explore} : std::nullopt;
      case ExpansionGame::T10:
        return SpaceKind::Item;
      case ExpansionGame::T11:
        return hero == rules::kMage ? SpaceKind::Item : SpaceKind::Reinforcement;
      default:
        return std::nullopt;
    }
  }

  SpaceKind kind_for_a_hero(Pawn hero) {
    if (const std::optional<SpaceKind> kind = kind_in_the_game(hero)) return *kind;
    std::vector<SpaceKind> kinds{SpaceKind::Anywhere,     SpaceKind::Special,     SpaceKind::BesideATile,
                                 SpaceKind::BesideATile,  SpaceKind::BeforeADoor, SpaceKind::BesideATimer,
                                 SpaceKind::BesideATimer, SpaceKind::Item,        SpaceKind::Explore};
    const auto add = [&](Module module, SpaceKind kind) {
      if (has(module)) kinds.insert(kinds.end(), module == theme_ ? 16 : 3, kind);
    };
    add(Module::GuardRoom, SpaceKind::BeforeADoor);
    add(Module::LockedExit, SpaceKind::CodeDoor);
    add(Module::Spells, SpaceKind::CodeDoor);
    add(Module::Maps, SpaceKind::Map);
    add(Module::Beholder, SpaceKind::Command);
    add(Module::Sensor, SpaceKind::SensorControl);
    add(Module::Sensor, SpaceKind::OnTheSensorTile);
    add(Module::ControlRoom, SpaceKind::ControlRoom);
    add(Module::Reinforcements, SpaceKind::Reinforcement);
    if (hero == rules::kElf && has(Module::Telekinesis)) kinds.insert(kinds.end(), 8, SpaceKind::Explore);
    return one_of(kinds, random_);
  }

  // S13-3: one is alone in its dimension, with a guard next to it; the others are in the other, with the
  // guard room if it is there.
  void share_out_dimensions() {
    const Pawn loner = one_of(rules::kHeroes, random_);
    const std::uint8_t of_the_others = rules::is_placed(state(), rules::kGuardRoom)
                                           ? rules::placed_tile(state(), rules::kGuardRoom).dimension
                                           : 0;
    for (const Pawn hero : rules::kHeroes) {
      const std::uint8_t wanted = hero == loner ? 1 - of_the_others : of_the_others;
      const std::vector<Place> found = spaces([&](Place at) {
        return is_calm(at) && rules::dimension_of(state(), at) == wanted &&
               rules::space_at(at).symbol == Symbol::Plain;
      });
      if (!found.empty()) state().places[rules::index(hero)] = one_of(found, random_);
    }
    put_a_guard_beside(loner);
  }

  void put_a_guard_beside(Pawn hero) {
    if (!rules::is_in_the_mall(state(), Pawn::Guard1)) return;
    const std::uint8_t dimension = rules::dimension_of(state(), rules::place_of(state(), hero));
    const std::vector<Place> found = spaces([&](Place at) {
      return is_calm(at) && !is_hero_on(at.tile()) && rules::dimension_of(state(), at) == dimension &&
             leads_to_another_tile(game_, at);
    });
    if (found.empty()) return;
    const Place at = one_of(found, random_);
    for (const rules::Direction side : rules::kDirections) {
      const rules::NextSpace next = next_space(state(), at, side);
      const bool is_beside = next.border == rules::Border::Open && next.place.tile() != at.tile();
      if (!is_beside || !is_calm(next.place)) continue;
      state().places[rules::index(Pawn::Guard1)] = at;
      state().places[rules::index(hero)] = next.place;
      return;
    }
  }

  void spread_heroes(bool are_on_items) {
    if (game_.rules.groups != catalog::Groups::Allowed || lot(8)) return;
    if (game_.rules.two_dimensions && has(Module::GuardRoom) && !lot(3)) {
      share_out_dimensions();
      return;
    }
    for (const Pawn hero : rules::kHeroes) {
      if (!rules::is_in_the_mall(state(), hero)) continue;
      const Place stands = rules::place_of(state(), hero);
      const SpaceKind kind = are_on_items ? SpaceKind::Item : kind_for_a_hero(hero);
      const std::vector<Place> found = spaces([&](Place at) {
        return is_calm(at) && rules::dimension_of(state(), at) == rules::dimension_of(state(), stands) &&
               fits(hero, at, kind);
      });
      if (!found.empty()) state().places[rules::index(hero)] = one_of(found, random_);
    }
  }

  // From under a pawn, sometimes to under another.
  void lay_a_shaft() {
    if (state().security.shafts[0].token == rules::TokenState::Laid || lot(3)) return;
    const std::vector<Pawn> pawns = pawns_in_the_mall(state());
    const Place from = rules::place_of(state(), lot(2) ? pawns.back() : one_of(pawns, random_));
    const Place other = rules::place_of(state(), one_of(pawns, random_));
    const std::vector<Place> empty = spaces([&](Place at) { return rules::is_empty(state(), at); });
    const Place to = lot(3) || empty.empty() ? other : one_of(empty, random_);
    if (to != from && rules::dimension_of(state(), to) == rules::dimension_of(state(), from))
      evolve(state(), rules::ShaftLaid{0, from, to});
  }

  void lay_a_breach() {
    const std::vector<Pawn> pawns = pawns_in_the_mall(state());
    const bool is_laid = state().security.breaches[0].token == rules::TokenState::Laid;
    if (is_laid || lot(3)) return;
    breach_beside(rules::place_of(state(), lot(2) ? pawns.back() : one_of(pawns, random_)));
  }

  // Through some wall.
  void breach_beside(Place from) {
    for (const rules::Direction side : rules::kDirections) {
      const std::optional<Place> to = rules::touching_space(state(), from, side);
      const bool is_wall = to && next_space(state(), from, side).border == rules::Border::Wall &&
                           next_space(state(), *to, catalog::opposite(side)).border == rules::Border::Wall;
      if (!is_wall || !rules::is_empty(state(), *to)) continue;
      evolve(state(), rules::BreachLaid{0, from, *to});
      return;
    }
  }

  // One that is ready to be used: the code for a door, the crystal ball for the explore seat.
  void cast_a_waiting_spell() {
    for (const rules::Spell spell : {rules::Spell::Code, rules::Spell::CrystalBall}) {
      if (!rules::why_cannot_cast(game_.rules, state(), spell) && !lot(4))
        evolve(state(), rules::SpellCast{spell});
    }
  }

  void capture() {
    const Pawn hero = one_of(rules::kHeroes, random_);
    if (!rules::is_in_the_mall(state(), hero) || rules::is_captive(game_.rules, state(), hero)) return;
    const Pawn guard = one_of(rules::kGuardPawns, random_);
    const bool by_guard = rules::is_in_the_mall(state(), guard);
    let([&](rules::Resolution& capturing) {
      rules::catch_hero(capturing, hero, by_guard ? rules::Catcher::Guard : rules::Catcher::Beholder,
                        by_guard ? std::optional{guard} : std::nullopt);
    });
  }

  // The reinforcements are there, or one of them waits for its space because someone stands on it.
  void steal() {
    if (has(Module::Reinforcements) && lot(2)) {
      const Pawn pawn = one_of(pawns_in_the_mall(state()), random_);
      const std::vector<Place> found = spaces([&](Place at) {
        const bool is_for_it = rules::is_hero(pawn) || !is_hero_on(at.tile());
        return is_for_it && is_calm(at) && fits(pawn, at, SpaceKind::Reinforcement) &&
               rules::dimension_of(state(), at) ==
                   rules::dimension_of(state(), rules::place_of(state(), pawn));
      });
      if (!found.empty() && !rules::is_captive(game_.rules, state(), pawn))
        state().places[rules::index(pawn)] = one_of(found, random_);
    }
    let([](rules::Resolution& stealing) {
      emit(stealing, rules::Stolen{});
      rules::bring_reinforcements(stealing);
    });
  }

  void let_the_mage_out() {
    const catalog::Ruleset& rules = game_.rules;
    const bool leaves_for_good = rules.game == ExpansionGame::None &&
                                 rules.exits != catalog::Exits::Foreign &&
                                 rules.groups == catalog::Groups::Allowed;
    const bool is_free = rules::is_in_the_mall(state(), rules::kMage) &&
                         !rules::is_captive(rules, state(), rules::kMage) && !state().security.choosing;
    if (leaves_for_good && is_free) evolve(state(), rules::HeroEscaped{rules::kMage, false});
  }

  rules::Game& game_;
  base::Random& random_;
  Module theme_ = Module::Guard;  // where heroes are placed by preference
};

}  // namespace

rules::Game expansion_opening(std::uint64_t number) {
  base::Random random{base::Seed{number + 1, chosen_seed() + 99}};
  const rules::Ruleset rules = ruleset_with_modules(number);
  const auto layout = rules::arrange(rules, {}, base::Seed{number, chosen_seed() + 5});
  EXPECT_TRUE(layout);
  rules::Game game{.rules = rules, .state = rules::lay_out(rules, *layout), .version = 0, .now = {}};
  if (!one_in(random, 10)) Opener{game, random}.open();
  return game;
}

}  // namespace property
