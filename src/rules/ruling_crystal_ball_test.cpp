// Rulings about the crystal ball.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::kBaseBack;
using scene::Scene;
using scene::walked;

// The mage stands on the ball of tile 15; the deck is 4, 5, 3, 2.
//        +----+----+-^--+----+
//        | ## | ..   eo   ../|
//        +----+::::+----+----+
//        < eg   .. | ## | ## |
//        +----+    +----+----+
//        | ## | ..   ../  vy |
//        +----+----+    +----+
//        |Pcb   ..   .. | ## |
//   +----+----+    +----+----+
//   | tm | ..   eg   .. |
//   +    +    +----+    +
//   < ep | ..   .. | .. |
//   +    +    +    +    +
//   |Y..  G..  O.. | ey/>
//   +    +----+----+----+
//   | ..   eo   ../| ## |
//   +----+-v--+----+----+
Scene mage_at_the_ball(unsigned seats = 4) {
  Scene scene{ScenarioChoice{.scenario = 5, .seats = seats}};
  scene.tile("15", "1b:0,2").hero("purple", "15:3,3").hero("yellow", "1b:2,0").deck({"4", "5", "3", "2"});
  return scene;
}

// The same, with tile 4 placed by the ball at the yellow space of tile 1.
Scene first_tile_placed() {
  Scene scene = mage_at_the_ball();
  scene.act(scene.draw());
  scene.act(scene.place_tile("1b:2,3"));
  return scene;
}

TEST(CrystalBall, R_8_the_second_tile_may_wait_while_other_seats_act) {
  Scene scene = first_tile_placed();
  EXPECT_EQ(scene.act(scene.walk("green", "1b:1,1")), (Events{walked("green", "1b:2,1", "1b:1,1")}));
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T5}, kBaseBack}}));
}

TEST(CrystalBall, R_8_it_is_over_when_the_mage_moves) {
  Scene scene = first_tile_placed();
  EXPECT_EQ(scene.act(scene.walk("purple", "15:2,3")),
            (Events{walked("purple", "15:3,3", "15:2,3"), BallEnded{}}));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  scene.act(scene.walk("purple", "15:3,3"));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "coming back does not help";
}

TEST(CrystalBall, R_8_it_is_over_when_the_explore_seat_uses_another_action_of_its_tile) {
  Scene scene = first_tile_placed();
  const scene::Request south = scene.walk("yellow", "1b:3,0");
  ASSERT_EQ(south.by, scene.seat_with(Ability::Explore));
  EXPECT_EQ(scene.act(south), (Events{BallEnded{}, walked("yellow", "1b:2,0", "1b:3,0")}));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
}

TEST(CrystalBall, R_8_a_signal_or_a_refused_request_of_the_explore_seat_ends_nothing) {
  Scene scene = first_tile_placed();
  scene.act(scene.red_pawn(1, 0));
  scene.act(scene.stare(1, 0));
  EXPECT_EQ(scene.refusal_of(by_seat(1, scene.walk("green", "1b:1,1"))), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(CrystalBall, R_8_nor_does_a_flip_and_the_new_explore_seat_goes_on) {
  //   +----+----+    +----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..   .. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = first_tile_placed();
  scene.hero("yellow", "1b:1,0");
  EXPECT_FALSE(scene::has<BallEnded>(scene.act(scene.walk("yellow", "1b:0,0"))));
  EXPECT_EQ(scene.seat_with(Ability::Explore), Seat{2});
  EXPECT_EQ(scene.act(scene.draw()), (Events{TalkClosed{}, TileDrawn{Card{Tile::T5}, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.place_tile("15:1,0")),
            (Events{TilePlaced{Card{Tile::T5}, at("15:1,0"), -8, 2, Turns{3}, 0, Right::CrystalBall},
                    BallEnded{}}));
}

TEST(CrystalBall, R_8_one_tile_counts_as_used) {
  const Scene scene = first_tile_placed();
  EXPECT_TRUE(scene.is_out_of_order("15:3,3"));
  EXPECT_TRUE(scene.game.state.ball_in_use);
}

TEST(CrystalBall, R_8_before_the_first_tile_neither_leaving_nor_other_explorations_use_it_up) {
  //        +----+----+-^--+----+
  //        | ## | ..   eo   ../|
  //        +----+::::+----+----+
  //        <Geg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.act(scene.walk("purple", "15:2,3"));
  scene.act(scene.walk("purple", "15:3,3"));
  scene.hero("green", "15:3,1");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:3,1")),
            (Events{TilePlaced{Card{Tile::T4}, at("15:3,1"), -5, -3, Turns{2}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
  scene.act(scene.walk("yellow", "1b:3,0"));
  EXPECT_FALSE(scene.is_out_of_order("15:3,3"));
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(CrystalBall, R_8_while_a_tile_waits_the_mage_must_stay) {
  Scene scene = mage_at_the_ball();
  scene.act(scene.draw());
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "15:2,3")),
            (Refusal{.reason = Reason::HeroMustStay, .pawn = kMage}));
  EXPECT_FALSE(scene.may(scene.walk("purple", "15:2,3")));
}

TEST(CrystalBall, R_8_alone_turning_a_solo_tile_ends_it) {
  Scene scene = mage_at_the_ball(1);
  scene.solo({"explore", "north"});
  scene.act(scene.reveal());
  scene.act(scene.draw());
  scene.act(scene.place_tile("1b:2,3"));
  EXPECT_EQ(scene.act(scene.reveal()), (Events{BallEnded{}, SoloRevealed{SoloCard{Ability::North}}}));
}

// The same, and tile 5 is drawn as the second.
Scene second_tile_drawn() {
  Scene scene = first_tile_placed();
  scene.act(scene.draw());
  return scene;
}

TEST(CrystalBall, R_8_a_second_tile_that_has_been_drawn_waits_while_the_explore_seat_does_something_else) {
  Scene scene = second_tile_drawn();
  const scene::Request south = scene.walk("yellow", "1b:3,0");
  ASSERT_EQ(south.by, scene.seat_with(Ability::Explore));
  EXPECT_EQ(scene.act(south), (Events{walked("yellow", "1b:2,0", "1b:3,0")}));
  EXPECT_EQ(scene.game.state.held, Card{Tile::T5});
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::TileIsWaiting) << "B-EXPL-4";
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "15:2,3")),
            (Refusal{.reason = Reason::HeroMustStay, .pawn = kMage}));
  EXPECT_EQ(scene.act(scene.place_tile("15:1,0")),
            (Events{TilePlaced{Card{Tile::T5}, at("15:1,0"), -8, 2, Turns{3}, 0, Right::CrystalBall},
                    BallEnded{}}));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "there is no third";
}

TEST(CrystalBall, R_8_and_is_placed_by_the_balls_right_where_a_hero_could_explore_too) {
  //   +----+----+    +----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..   .. | .. |
  //   +    +    +    +    +
  //   |Y..  G..   .. | ey/
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = first_tile_placed();
  scene.hero("orange", "1b:3,1");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:3,0")), (Events{walked("yellow", "1b:2,0", "1b:3,0")}));
  EXPECT_EQ(scene.act(scene.place_tile("1b:3,1")),
            (Events{TilePlaced{Card{Tile::T5}, at("1b:3,1"), 4, -1, Turns{1}, 0, Right::CrystalBall},
                    BallEnded{}}));
}

TEST(CrystalBall, R_8_alone_it_waits_while_solo_tiles_are_turned) {
  Scene scene = mage_at_the_ball(1);
  scene.solo({"explore", "north", "south"});
  scene.act(scene.reveal());
  scene.act(scene.draw());
  scene.act(scene.place_tile("1b:2,3"));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.reveal()), (Events{SoloRevealed{SoloCard{Ability::North}}}));
  EXPECT_EQ(scene.act(scene.walk("green", "1b:1,1")), (Events{walked("green", "1b:2,1", "1b:1,1")}));
  EXPECT_EQ(scene.game.state.held, Card{Tile::T5});
  EXPECT_TRUE(scene.game.state.ball_in_use);
}

TEST(CrystalBall, R_8_it_waits_over_a_flip_of_scenario_11_and_its_two_discards) {
  // The second tile is drawn; then the explore seat itself moves yellow to the south onto the timer of
  // tile 5.
  //                            +----+----+-^--+----+
  //                            | ## | ..   eo   ../|
  //                            +----+::::+----+----+
  //                            < eg   .. | ## | ## |
  //                            +----+    +----+----+
  //                            | ## | ..   ../  vy |
  //   +----+----+-^--+----+    +----+----+    +----+
  //   | ## | ..   ep   vy |    |Pcb   ..   .. | ## |
  //   +----+    +----+----+----+----+    +----+----+
  //   | vg   ../| ## | ## | tm | ..   eg   .. |
  //   +----+    +----+----+    +    +----+    +----+----+----+----+
  //   | ## | .. | ## | ../  ep | ..   .. | .. | ## | vo | ## | ## |
  //   +----+    +----+----+    +    +    +    +----+    +----+----+
  //   | ## | ..   io | ## | ..  G..  O.. | ey/  ..   ..   tm | ## |
  //   +----+----+----+----+    +----+----+----+----+    +----+----+
  //                       | ..   eo   ../| ## | ## | ..   ..   ep >
  //                  +----+----+    +----+----+----+    +----+    +
  //                  | ## | ..   .. | ## |    | ## | eg | ## | vy |
  //                  +----+    +----+----+    +----+-v--+----+----+
  //                  < eg  Y..   ..   vp |
  //                  +    +    +    +----+
  //                  | .. | tm | .. | ey >
  //                  +    +----+    +    +
  //                  | ..   eo | ..   .. |
  //                  +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("15", "1b:0,2").tile("5", "1b:3,1").tile("7", "1b:1,0");
  scene.hero("purple", "15:3,3").hero("yellow", "5:2,1").deck({"4", "6", "2"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("1b:2,3"));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.walk("yellow", "5:2,2")),
            (Events{walked("yellow", "5:2,1", "5:2,2"), WentOutOfOrder{at("5:2,2")},
                    SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}, DiscardsDue{2}}));
  EXPECT_EQ(scene.act(scene.discard("4")), (Events{TileDiscarded{Tile::T4, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.discard("7")), (Events{TileDiscarded{Tile::T7, kBaseBack}}));
  EXPECT_EQ(scene.game.state.held, Card{Tile::T6});
  EXPECT_EQ(scene::find<TilePlaced>(scene.act(scene.place_tile("1b:2,3")))->right, Right::CrystalBall);
}

TEST(CrystalBall, R_40_a_ball_whose_use_has_begun_comes_before_a_hero) {
  //        +----+----+-^--+----+
  //        | ## | ..  Oeo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = first_tile_placed();
  scene.hero("orange", "15:1,0");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:1,0")),
            (Events{TilePlaced{Card{Tile::T5}, at("15:1,0"), -8, 2, Turns{3}, 0, Right::CrystalBall},
                    BallEnded{}}));
}

TEST(CrystalBall, R_40_a_hero_of_that_colour_comes_before_an_unused_ball) {
  //        +----+----+-^--+----+
  //        | ## | ..  Oeo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.hero("orange", "15:1,0");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:1,0")),
            (Events{TilePlaced{Card{Tile::T4}, at("15:1,0"), -8, 2, Turns{3}, 0, Right::Hero}}));
  EXPECT_FALSE(scene.is_out_of_order("15:3,3")) << "only balls and maps that are used are used up";
}

TEST(CrystalBall, R_40_a_hero_of_another_colour_on_the_place_changes_nothing) {
  //        +----+----+-^--+----+
  //        | ## | ..  Geo   ../|
  //        +----+::::+----+----+
  //        < eg   .. | ## | ## |
  //        +----+    +----+----+
  //        | ## | ..   ../  vy |
  //        +----+----+    +----+
  //        |Pcb   ..   .. | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  Scene scene = mage_at_the_ball();
  scene.hero("green", "15:1,0");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:1,0")),
            (Events{TilePlaced{Card{Tile::T4}, at("15:1,0"), -8, 2, Turns{3}, 0, Right::CrystalBall},
                    WentOutOfOrder{at("15:3,3")}, BallBegun{}}));
}

TEST(CrystalBall, R_45_with_an_empty_deck_it_does_nothing_and_is_not_used_up) {
  Scene scene = mage_at_the_ball();
  scene.deck({});
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::DeckIsEmpty);
  EXPECT_FALSE(scene.may(scene.draw()));
  EXPECT_FALSE(scene.is_out_of_order("15:3,3"));
}

TEST(CrystalBall, R_81_it_reaches_both_dimensions) {
  // Tile 15 lies in the dimension of tile 3; the mage is at its ball.
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..   .. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+----+----+-^--+----+
  //   < ey  Y..   ..   tm |Pcb | ## | eg | ## |
  //   +----+----+    +----+    +----+    +----+
  //   | vg   ..   .. | ep   .. | ..   .. : .. |
  //   +----+    +    +    +    +    +----+    +
  //   | ## | vo | ..   .. | ..   ../| ## | eo >
  //   +----+----+----+----+----+    +----+    +
  //                       | ## | vy | ## | ../|
  //                       +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 13}};
  scene.tile("15", "3:2,3").hero("purple", "15:3,3").deck({"4", "5"});
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.place_tile("3:1,0")));
  EXPECT_EQ(scene.act(scene.place_tile("1b:2,3")),
            (Events{TilePlaced{Card{Tile::T4}, at("1b:2,3"), 1, 4, Turns{0}, 0, Right::CrystalBall},
                    WentOutOfOrder{at("15:3,3")}, BallBegun{}}));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("3:1,0")),
            (Events{TilePlaced{Card{Tile::T5}, at("3:1,0"), -1, -4, Turns{2}, 1, Right::CrystalBall},
                    BallEnded{}}));
}

}  // namespace
}  // namespace rules
