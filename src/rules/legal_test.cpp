// The list of legal actions: exactly what decide() accepts, each once, on scenes of every kind.
#include "rules/legal.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "rules/can_happen.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::base_game;
using scene::Scene;

// Everything that could be asked for in this mall, sensible or not.
std::vector<Action> conceivable(const State& state) {
  std::vector<Place> spaces;
  for (std::size_t tile = 0; tile < catalog::kBaseTiles; ++tile) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i)
      spaces.push_back(place(catalog::tile_at(tile), Cell{i}));
  }
  std::vector<Action> actions{Draw{}, Theft{}, Reveal{}};
  for (const Place space : spaces) {
    actions.push_back(PlaceTile{space});
    for (const Pawn pawn : {Pawn::Yellow, Pawn::Purple, Pawn::Green, Pawn::Orange, Pawn::Guard1}) {
      const Place from = place_of(state, pawn);
      actions.push_back(Move{pawn, from, space});
      actions.push_back(TakeVortex{pawn, from, space});
      actions.push_back(RideEscalator{pawn, from, space});
    }
  }
  for (std::size_t tile = 0; tile < catalog::kBaseTiles; ++tile)
    actions.push_back(Discard{catalog::tile_at(tile)});
  for (std::uint8_t seat = 0; seat <= state.seats; ++seat) {
    actions.push_back(PutRedPawn{Seat{seat}});
    actions.push_back(Stare{Seat{seat}});
  }
  return actions;
}

void expect_agreement(const Scene& scene) {
  const Ruleset& rules = scene.game.rules;
  const State& state = scene.game.state;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    const Actions listed = legal_actions(rules, state, Seat{seat}, Signals::With, scene.now);
    std::size_t accepted = 0;
    for (const Action& action : conceivable(state)) {
      const Decision decision = decide(rules, state, {Seat{seat}, scene.now, action});
      if (!decision) continue;
      ++accepted;
      EXPECT_EQ(std::ranges::count(listed, action), 1) << "kind " << action.index();
      State after = state;
      for (const Event& event : *decision) {
        EXPECT_TRUE(can_happen(rules, after, event)) << testing::PrintToString(event);
        evolve(after, event);
      }
    }
    EXPECT_EQ(accepted, listed.size()) << "something listed that is refused";
    std::vector<Action> of_this_seat;
    for (const SeatAction& action : actions_of_all_seats(rules, state)) {
      if (action.by == Seat{seat}) of_this_seat.push_back(action.what);
    }
    EXPECT_TRUE(std::ranges::equal(of_this_seat, legal_actions(rules, state, Seat{seat})));
  }
}

TEST(Legal, B_ACT_2_the_list_agrees_at_the_start_for_every_number_of_seats) {
  for (unsigned seats = 1; seats <= 8; ++seats) expect_agreement(base_game(seats));
  expect_agreement(Scene{ScenarioChoice{.scenario = 9, .seats = 9}});
}

// 2 north of 1a, 4 west, 5 north of 4: corridors, a dead end, a passage nobody explored, three timers.
Scene a_mall() {
  return base_game().tile("2", "1a:0,2").tile("4", "1a:1,0").tile("5", "4:3,1").tile("3", "1a:3,1");
}

TEST(Legal, B_ACT_2_it_agrees_in_a_mall_of_several_tiles) {
  expect_agreement(a_mall());
  expect_agreement(a_mall().hero("yellow", "5:3,1").hero("purple", "2:3,1").hero("orange", "4:1,2"));
  expect_agreement(a_mall().hero("green", "1a:2,3").hero("orange", "1a:3,2").hero("yellow", "1a:0,1"));
}

TEST(Legal, B_ACT_2_it_agrees_while_a_drawn_tile_waits) {
  Scene scene = a_mall().hero("green", "1a:2,3").hero("purple", "3:2,3");
  scene.act(scene.draw());
  ASSERT_TRUE(scene.game.state.held);
  expect_agreement(scene);
}

TEST(Legal, B_ACT_2_it_agrees_with_an_empty_deck) {
  expect_agreement(a_mall().deck({}).hero("green", "1a:2,3"));
}

TEST(Legal, B_ACT_2_it_agrees_at_the_theft_and_after) {
  Scene scene = base_game()
                    .tile("6", "1a:0,2")
                    .tile("7", "1a:2,3")
                    .tile("8", "1a:3,1")
                    .tile("9", "1a:1,0")
                    .hero("yellow", "6:0,2")
                    .hero("orange", "7:2,0")
                    .hero("green", "8:3,0")
                    .hero("purple", "9:3,0");
  expect_agreement(scene);
  expect_agreement(scene.stolen());
  expect_agreement(scene.escaped("green"));
}

TEST(Legal, B_ACT_2_it_agrees_alone_with_each_tile_on_top) {
  Scene scene = base_game(1).hero("green", "1a:2,3");
  for (int i = 0; i < 8; ++i) {
    scene.act(scene.reveal());
    expect_agreement(scene);
  }
}

TEST(Legal, B_ACT_2_it_agrees_while_the_red_pawn_rests) {
  Scene scene = base_game().time(5'000);
  scene.act(scene.red_pawn(0, 1));
  expect_agreement(scene);
  expect_agreement(scene.time(5'999));
  expect_agreement(scene.time(6'000));
}

TEST(Legal, B_ACT_2_it_agrees_under_the_rules_of_every_scenario) {
  // 15 (a crystal ball), 16 and 17 (cameras) and 3 (a timer); the mage looks into the ball.
  for (unsigned number = 7; number <= 17; ++number) {
    if (number == 13) continue;
    Scene scene{ScenarioChoice{.scenario = number, .start = Tile::T1a, .level = 20}};
    scene.tile("15", "1a:0,2").tile("16", "1a:2,3").tile("17", "1a:3,1").tile("3", "1a:1,0");
    scene.hero("yellow", "3:1,2").hero("orange", "16:2,2");
    expect_agreement(scene);
    expect_agreement(scene.hero("purple", "15:3,3"));
    expect_agreement(scene.out_of_order("16:1,0"));
    Scene held = scene;
    held.act(held.draw());
    expect_agreement(held);
  }
}

TEST(Legal, B_ACT_2_it_agrees_in_two_dimensions) {
  Scene scene{ScenarioChoice{.scenario = 13, .start = Tile::T1a}};
  expect_agreement(scene);
  scene.tile("2", "1a:0,2").tile("4", "3:1,0");
  expect_agreement(scene.hero("green", "3:2,0").hero("yellow", "4:3,3").hero("orange", "1a:2,0"));
}

TEST(Legal, B_ACT_2_it_agrees_while_tiles_have_to_go) {
  // Scenario 11: yellow flips the timer of 1a, two of the four tiles have to go.
  Scene scene{ScenarioChoice{.scenario = 11, .start = Tile::T1a}};
  scene.tile("2", "1a:0,2")
      .tile("4", "1a:1,0")
      .tile("5", "4:3,1")
      .tile("3", "1a:3,1")
      .hero("yellow", "1a:0,1");
  scene.act(scene.walk("yellow", "1a:0,0"));
  ASSERT_EQ(scene.game.state.discards_due, 2);
  expect_agreement(scene);
  scene.act(scene.discard("3"));
  expect_agreement(scene);
}

TEST(Legal, B_END_1_it_is_empty_after_the_end) {
  Scene scene = a_mall();
  evolve(scene.game.state, GameWon{GameTime{1'000}});
  expect_agreement(scene);
  for (std::uint8_t seat = 0; seat < 4; ++seat) {
    EXPECT_TRUE(legal_actions(scene.game.rules, scene.game.state, Seat{seat}).empty());
  }
}

TEST(Legal, B_ACT_2_a_seat_that_is_not_there_may_do_nothing) {
  const Scene scene = base_game();
  EXPECT_TRUE(legal_actions(scene.game.rules, scene.game.state, Seat{4}).empty());
  EXPECT_TRUE(legal_actions(scene.game.rules, scene.game.state, Seat{4}, Signals::With, scene.now).empty());
}

TEST(Legal, B_COM_3_signals_are_listed_only_when_asked_for) {
  // Without signals seat 3 has two moves north; with them three times two more.
  const Scene scene = base_game();
  const Ruleset& rules = scene.game.rules;
  EXPECT_EQ(legal_actions(rules, scene.game.state, Seat{3}).size(), 2U);
  EXPECT_EQ(legal_actions(rules, scene.game.state, Seat{3}, Signals::Without, scene.now).size(), 2U);
  EXPECT_EQ(legal_actions(rules, scene.game.state, Seat{3}, Signals::With, scene.now).size(), 8U);
}

}  // namespace
}  // namespace rules
