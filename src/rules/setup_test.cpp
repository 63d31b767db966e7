// Setting up (B-SETUP-1, B-SETUP-2, B-SETUP-4, B-SETUP-5); the deal is in deal_test.cpp.
#include "rules/setup.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "rules/sand.h"
#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::fault_of;
using scene::rules_of;
using scene::Scene;
using scene::walked;

Layout chance(const Ruleset& rules, std::uint64_t seed, const Setup& setup = {}) {
  const auto layout = arrange(rules, setup, base::Seed{seed, 0});
  EXPECT_TRUE(layout);
  return layout.value_or(Layout{});
}

std::optional<Fault> setup_fault(const Ruleset& rules, const Setup& setup) {
  const auto layout = arrange(rules, setup, base::Seed{1, 0});
  if (layout) return std::nullopt;
  return layout.error().fault;
}

std::vector<Tile> tiles_of(const catalog::TileList& list) { return {list.begin(), list.end()}; }

TEST(Setup, B_SETUP_1_the_scenario_decides_the_starting_side) {
  for (const unsigned number : {1U, 2U, 3U, 4U}) {
    EXPECT_EQ(rules_of(number).start, Tile::T1a);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .start = Tile::T1b}), Fault::WrongStartingTile);
  }
  for (const unsigned number : {5U, 6U, 7U}) {
    EXPECT_EQ(rules_of(number).start, Tile::T1b);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .start = Tile::T1a}), Fault::WrongStartingTile);
  }
  for (unsigned number = 8; number <= 17; ++number) {
    EXPECT_EQ(ruleset_for({.scenario = number, .start = Tile::T1a})->start, Tile::T1a);
    EXPECT_EQ(ruleset_for({.scenario = number, .start = Tile::T1b})->start, Tile::T1b);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .start = Tile::T5}), Fault::WrongStartingTile);
  }
}

TEST(Setup, B_SETUP_1_the_starting_tile_lies_unturned_in_the_middle_and_nothing_else) {
  for (const Tile start : {Tile::T1a, Tile::T1b}) {
    const Ruleset rules = *ruleset_for({.scenario = 8, .start = start});
    const State state = lay_out(rules, chance(rules, 1));
    EXPECT_EQ(state.placed.size(), 1);
    EXPECT_TRUE(is_placed(state, start));
    EXPECT_EQ(placed_tile(state, start), PlacedTile{});
  }
}

TEST(Setup, B_SETUP_1_the_scenario_decides_the_tiles_of_the_deck) {
  const std::map<unsigned, unsigned> last{{1, 9}, {2, 12}, {3, 12}, {4, 14}, {5, 15}, {6, 17}, {7, 19}};
  for (const auto& [number, highest] : last) {
    const Ruleset rules = rules_of(number);
    std::vector<Tile> deck = tiles_of(chance(rules, 1).deck);
    std::ranges::sort(deck);
    std::vector<Tile> expected;
    for (unsigned tile = 2; tile <= highest; ++tile) expected.push_back(scene::tile(std::to_string(tile)));
    EXPECT_EQ(deck, expected) << number;
  }
}

TEST(Setup, B_SETUP_1_the_deck_is_shuffled) {
  const Ruleset rules = rules_of(3);
  std::set<std::vector<Tile>> orders;
  std::map<Tile, int> tops;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const Layout layout = chance(rules, seed);
    EXPECT_EQ(layout.deck.size(), 11U);
    orders.insert(tiles_of(layout.deck));
    ++tops[layout.deck[0]];
  }
  EXPECT_EQ(orders.size(), 500U);
  EXPECT_EQ(tops.size(), 11U);
  for (const auto& [tile, times] : tops) EXPECT_GT(times, 20) << catalog::name(tile);
}

TEST(Setup, B_SETUP_1_the_same_seed_gives_the_same_table) {
  const Ruleset rules = rules_of(7, 6);
  EXPECT_TRUE(lay_out(rules, chance(rules, 42)) == lay_out(rules, chance(rules, 42)));
}

TEST(Setup, B_SETUP_1_order_constraints_hold) {
  // Scenario 5 has tile 15 on top; a custom scenario may also name what lies at the bottom.
  Ruleset rules = rules_of(5);
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(chance(rules, seed).deck[0], Tile::T15);
  rules.on_top = {Tile::T15, Tile::T3};
  rules.at_bottom = {Tile::T2, Tile::T4};
  std::set<Tile> thirds;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const catalog::TileList deck = chance(rules, seed).deck;
    ASSERT_EQ(deck.size(), 14U);
    EXPECT_EQ(deck[0], Tile::T15);
    EXPECT_EQ(deck[1], Tile::T3);
    EXPECT_EQ(deck[12], Tile::T2);
    EXPECT_EQ(deck[13], Tile::T4);
    thirds.insert(deck[2]);
  }
  EXPECT_EQ(thirds.size(), 10U);
}

TEST(Setup, B_SETUP_1_the_deck_lies_face_down_unless_the_scenario_says_otherwise) {
  for (unsigned number = 1; number <= 17; ++number) {
    const Ruleset rules = rules_of(number);
    const State state = lay_out(rules, chance(rules, 1));
    const bool is_up = number == 8 || number == 13;
    EXPECT_EQ(state.deck_face, is_up ? DeckFace::Up : DeckFace::Down) << number;
    EXPECT_EQ(view(state).deck.back(), is_up ? state.deck.back() : Card::with_back(Back::Base)) << number;
  }
}

TEST(Setup, B_SETUP_1_the_uppermost_of_the_layout_is_drawn_first) {
  const Ruleset rules = rules_of(3);
  const Layout layout = chance(rules, 1);
  const State state = lay_out(rules, layout);
  ASSERT_EQ(state.deck.size(), layout.deck.size());
  for (std::size_t i = 0; i < layout.deck.size(); ++i) {
    EXPECT_EQ(state.deck[state.deck.size() - 1 - i], Card{layout.deck[i]});
  }
}

TEST(Setup, B_SETUP_1_tiles_laid_by_hand_are_the_top_and_the_rest_is_shuffled) {
  const Ruleset rules = rules_of(3);
  std::set<Tile> thirds;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const catalog::TileList deck = chance(rules, seed, {.deck = {Tile::T9, Tile::T4}}).deck;
    ASSERT_EQ(deck.size(), 11U);
    EXPECT_EQ(deck[0], Tile::T9);
    EXPECT_EQ(deck[1], Tile::T4);
    thirds.insert(deck[2]);
  }
  EXPECT_EQ(thirds.size(), 9U);
  EXPECT_EQ(setup_fault(rules, {.deck = {Tile::T9, Tile::T9}}), Fault::TileTwice);
  EXPECT_EQ(setup_fault(rules, {.deck = {Tile::T13}}), Fault::NotInTheDeck);
  EXPECT_EQ(setup_fault(rules, {.deck = {Tile::T1a}}), Fault::NotInTheDeck);
}

TEST(Setup, B_SETUP_2_the_heroes_start_on_the_four_central_spaces_in_random_order) {
  const Ruleset rules = rules_of(3);
  const std::set<Place> centre{at("1a:1,1"), at("1a:1,2"), at("1a:2,1"), at("1a:2,2")};
  std::map<std::array<Place, 4>, int> orders;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) {
    const Layout layout = chance(rules, seed);
    EXPECT_EQ(std::set<Place>(layout.heroes.begin(), layout.heroes.end()), centre);
    ++orders[layout.heroes];
  }
  EXPECT_EQ(orders.size(), 24U);
  for (const auto& [order, times] : orders) EXPECT_GT(times, 20);
}

TEST(Setup, B_SETUP_2_on_the_other_side_too) {
  const Ruleset rules = rules_of(5);
  const Layout layout = chance(rules, 1);
  EXPECT_EQ(std::set<Place>(layout.heroes.begin(), layout.heroes.end()),
            (std::set<Place>{at("1b:1,1"), at("1b:1,2"), at("1b:2,1"), at("1b:2,2")}));
  const State state = lay_out(rules, layout);
  for (const Pawn hero : kHeroes) {
    EXPECT_TRUE(is_in_the_mall(state, hero));
    EXPECT_EQ(place_of(state, hero), layout.heroes[index(hero)]);
  }
  EXPECT_EQ(state.presence[index(Pawn::Guard1)], Presence::NotInPlay);
}

TEST(Setup, B_SETUP_2_heroes_set_by_hand_leave_the_rest_to_chance) {
  const Ruleset rules = rules_of(3);
  std::set<Place> greens;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    rules::Setup setup;
    setup.heroes[0] = at("1a:2,2");
    const Layout layout = chance(rules, seed, setup);
    EXPECT_EQ(layout.heroes[0], at("1a:2,2"));
    EXPECT_EQ(std::set<Place>(layout.heroes.begin(), layout.heroes.end()).size(), 4U);
    greens.insert(layout.heroes[2]);
  }
  EXPECT_EQ(greens.size(), 3U);
}

TEST(Setup, B_SETUP_2_no_hero_starts_where_it_cannot) {
  const Ruleset rules = rules_of(3);
  for (const std::string_view wrong : {"1a:3,3", "1b:1,1", "2:2,2"}) {
    rules::Setup setup;
    setup.heroes[1] = at(wrong);
    EXPECT_EQ(setup_fault(rules, setup), Fault::NoPlaceForAHero) << wrong;
  }
  rules::Setup together;
  together.heroes[0] = at("1a:1,1");
  together.heroes[3] = at("1a:1,1");
  EXPECT_EQ(setup_fault(rules, together), Fault::NoPlaceForAHero);
}

TEST(Setup, B_SETUP_4_a_direction_is_one_of_the_table_however_the_tile_is_turned) {
  // Tile 2 north of 1a lies a quarter turn clockwise: what is printed west of its entrance is north of it.
  //     | ..   .. | ## | ## |
  //     +    +    +----+----+
  //     | vg   Y    vp | ## |     from 2:2,3 north to 2:2,2, west to 2:3,3, east to 2:1,3
  Scene scene = base_game().tile("2", "1a:0,2").hero("yellow", "2:2,3");
  EXPECT_TRUE(scene.may(by_seat(3, scene.walk("yellow", "2:2,2"))));
  EXPECT_TRUE(scene.may(by_seat(2, scene.walk("yellow", "2:1,3"))));
  EXPECT_EQ(scene.refusal_of(by_seat(0, scene.walk("yellow", "2:2,2"))), Reason::NotOnYourActionTile);
  EXPECT_EQ(scene.act(by_seat(3, scene.walk("yellow", "2:2,2"))),
            (Events{walked("yellow", "2:2,3", "2:2,2")}));
  EXPECT_TRUE(scene.may(by_seat(0, scene.walk("yellow", "2:3,2"))));
}

TEST(Setup, B_SETUP_4_on_all_four_sides) {
  // The same way on tile 2, from its entrance straight in, needs another action on each side of 1a.
  struct Side {
    std::string_view from;
    Ability needs;
  };
  for (const auto& [from, needs] : {Side{"1a:0,2", Ability::North}, Side{"1a:2,3", Ability::East},
                                    Side{"1a:3,1", Ability::South}, Side{"1a:1,0", Ability::West}}) {
    const Scene scene = base_game().tile("2", from).hero("yellow", "2:2,3");
    const auto request = scene.walk("yellow", "2:2,2");
    for (unsigned seat = 0; seat < 4; ++seat) {
      const bool has_it = scene.game.state.action_tiles[seat].allows(needs);
      EXPECT_EQ(scene.may(by_seat(seat, request)), has_it) << from;
    }
  }
}

TEST(Setup, B_SETUP_5_the_game_begins_with_the_timer_turned_and_in_silence) {
  for (unsigned number = 1; number <= 17; ++number) {
    const Ruleset rules = rules_of(number);
    const State state = lay_out(rules, chance(rules, 1));
    EXPECT_EQ(state.speech, Speech::Silent) << number;
    EXPECT_EQ(sand_left(state, GameTime{0}), Millis{180'000});
    EXPECT_EQ(state.flips, 0) << "the start of the game is no flip";
    EXPECT_EQ(state.timer_spaces_used, 0);
    EXPECT_EQ(state.outcome, Outcome::Running);
    EXPECT_FALSE(state.stolen);
  }
}

TEST(Setup, B_SETUP_5_scenario_1_may_waive_the_silence) {
  Ruleset rules = rules_of(1);
  rules.talk = catalog::Talk::Free;
  Scene scene{rules};
  EXPECT_EQ(scene.game.state.speech, Speech::Open);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(scene.game.state.speech, Speech::Open);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")).size(), 3U) << "a flip opens nothing that is open";
  EXPECT_EQ(scene.game.state.speech, Speech::Open);
}

TEST(Setup, B_SETUP_1_a_layout_from_outside_must_be_whole) {
  for (const unsigned seats : {1U, 4U, 8U}) {
    const Ruleset rules = rules_of(3, seats);
    const Layout good = chance(rules, 7);
    EXPECT_EQ(flaw_of(rules, good), std::nullopt);
    Layout bad = good;
    bad.deck.pop_back();
    EXPECT_EQ(flaw_of(rules, bad), Flaw{.fault = Fault::NotInTheDeck});
    bad = good;
    bad.deck[0] = bad.deck[1];
    EXPECT_EQ(flaw_of(rules, bad)->fault, Fault::TileTwice);
    bad = good;
    bad.heroes[0] = bad.heroes[1];
    EXPECT_EQ(flaw_of(rules, bad)->fault, Fault::NoPlaceForAHero);
    bad = good;
    bad.deal = {};
    EXPECT_EQ(flaw_of(rules, bad), Flaw{.fault = Fault::DealDoesNotFit});
    bad = good;
    bad.solo = seats == 1 ? SoloOrder{Ability::East} : SoloOrder{Ability::East, Ability::West};
    EXPECT_EQ(flaw_of(rules, bad), Flaw{.fault = Fault::SoloDeckDoesNotFit});
  }
}

}  // namespace
}  // namespace rules
