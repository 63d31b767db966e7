// Rulings about talking.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rode;
using scene::Scene;
using scene::walked;
using scene::whirled;

// Everyone may communicate; orange and green stand on exploration spaces of their colours.
//   +----+----+-^--+----+
//   | tm   ..  Oeo   vp |
//   +----+    +    +----+
//   < ep  Y..  P..   vy |
//   +----+    +    +----+
//   | vo   ..   .. |Geg/>
//   +----+    +    +----+
//   | vg   ey   ../| ## |
//   +----+-v--+----+----+
Scene window() {
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("orange", "1a:0,2").hero("green", "1a:2,3").deck({"4", "3"}).talking();
  return scene;
}

TEST(Window, R_14_a_move_a_vortex_and_an_escalator_end_it) {
  Scene move = window();
  EXPECT_EQ(move.act(move.walk("yellow", "1a:0,1")),
            (Events{TalkClosed{}, walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(move.game.state.speech, Speech::Silent);
  Scene vortex = window();
  EXPECT_EQ(vortex.act(vortex.vortex("yellow", "1a:1,3")),
            (Events{TalkClosed{}, whirled("yellow", "1a:1,1", "1a:1,3")}));
  Scene ride = window();
  EXPECT_EQ(ride.act(ride.escalator("green", "1a:3,2")),
            (Events{TalkClosed{}, rode("green", "1a:2,3", "1a:3,2")}));
}

TEST(Window, R_14_drawing_a_tile_ends_it) {
  Scene scene = window();
  EXPECT_EQ(scene.act(scene.draw()), (Events{TalkClosed{}, TileDrawn{Card{Tile::T4}, kBaseBack}}));
}

TEST(Window, R_14_placing_a_tile_ends_it) {
  // A tile waits, and meanwhile communication has opened again.
  Scene scene = window();
  scene.act(scene.draw());
  scene.talking();
  EXPECT_EQ(
      scene.act(scene.place_tile("1a:0,2")),
      (Events{TalkClosed{}, TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
}

TEST(Window, R_14_turning_a_solo_tile_ends_it) {
  Scene scene{ScenarioChoice{.scenario = 4, .seats = 1}};
  scene.solo({"east"}).talking();
  EXPECT_EQ(scene.act(scene.reveal()), (Events{TalkClosed{}, SoloRevealed{SoloCard{Ability::East}}}));
}

TEST(Window, R_14_the_theft_does_not_end_it) {
  //                            +----+----+-^--+----+
  //                            | ## | ## | eg | ## |
  //                            +----+----+    +----+
  //                            < eo   ..   .. | ## |
  //                            +----+----+    +----+
  //                            | ## | ..   ..  Yiy |
  //   +----+----+-^--+----+    +----+    +----+----+
  //   | ..   ..   ey  Pip |    | vp   .. | ## | ## |
  //   +    +    +----+----+----+----+    +----+----+
  //   | .. | vo | ## | ## | tm   ..   eo   vp |
  //   +    +----+----+----+----+    +    +----+----+----+----+----+
  //   | .. | ## | ..   ..   ep   ..   ..   vy | ## |Oio   .. | ## |
  //   +    +----+    +----+----+    +    +----+----+----+    +----+
  //   | ..   ..   .. | ## | vo   ..   .. | eg/  ../| ## | .. | ## |
  //   +----+----+----+----+----+    +    +----+----+----+    +----+
  //                       | vg   ey   ../| ## | ## | ## | ../  vg |
  //                  +----+----+    +----+----+----+----+    +----+
  //                  | ..   ..   ..  Gig |    | vy   ep   .. | ## |
  //                  +    +----+----+----+    +----+-v--+----+----+
  //                  < ep | ## | ## | ## |
  //                  +    +----+----+----+
  //                  | .. | vy | ## | eo >
  //                  +    +    +----+    +
  //                  | ..   ..   ..   .. |
  //                  +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.tile("6", "1a:0,2").tile("7", "1a:2,3").tile("8", "1a:3,1").tile("9", "1a:1,0").talking();
  scene.hero("yellow", "6:0,2").hero("purple", "9:3,0").hero("green", "8:3,0").hero("orange", "7:2,0");
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Window, R_14_the_discards_of_scenario_11_do_not_end_it) {
  //        +----+----+----+----+
  //        | ## | ## | ../  xp |
  //        +----+----+----+----+
  //        < eo/| ## | ## | ## |
  //        +    +----+----+----+
  //        | ..   .. | ## | ## |
  //        +    +    +----+----+
  //        | vg | ..   vp | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +----+----+-^--+----+
  //   <Yep | ..  P.. | .. | vp | ## | eo | ## |
  //   +    +    +    +    +    +----+    +----+
  //   | ..  G..  O.. | ey/  ..   .. | .. | ## |
  //   +    +----+----+----+----+    +    +----+
  //   | ..   eo   ../| ## | ## | ..   ..   eg >
  //   +----+-v--+----+----+----+    +----+----+
  //                       | ## | iy | ## | ## |
  //                       +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").hero("yellow", "1b:1,0");
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.act(scene.discard("2")), (Events{TileDiscarded{Tile::T2, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.discard("6")), (Events{TileDiscarded{Tile::T6, kBaseBack}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Window, R_14_the_red_pawn_and_the_stare_do_not_end_it) {
  Scene scene = window();
  EXPECT_EQ(scene.act(scene.red_pawn(0, 1)), (Events{RedPawnPut{Seat{0}, Seat{1}, GameTime{2000}}}));
  EXPECT_EQ(scene.act(scene.stare(0, 1)), (Events{Stared{Seat{0}, Seat{1}}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Window, R_14_a_refused_request_does_not_end_it) {
  Scene scene = window();
  const auto decision = play(scene.game, {Seat{0}, GameTime{0}, scene.walk("yellow", "1a:1,3").what});
  EXPECT_FALSE(decision);
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Window, R_14_an_action_that_opens_one_closes_the_old_one_first) {
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("green", "1a:2,3").deck({"4", "3"}).talking();
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TalkClosed{}, TileDrawn{Card{Tile::T4}, kBaseBack},
                    TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
  scene.hero("yellow", "1a:0,1").time(5'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
            (Events{TalkClosed{}, walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                    SandFlipped{GameTime{5'000}, Millis{5'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(RedPawn, R_15_there_is_one_and_it_stands_before_one_seat) {
  Scene scene{ScenarioChoice{.scenario = 7}};
  EXPECT_EQ(scene.game.state.red_pawn, std::nullopt);
  scene.act(scene.red_pawn(0, 2));
  EXPECT_EQ(scene.game.state.red_pawn, Seat{2});
  scene.act(scene.red_pawn(1, 3));
  EXPECT_EQ(scene.game.state.red_pawn, Seat{3});
}

TEST(RedPawn, R_15_a_sender_moves_it_at_most_once_a_second) {
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.time(4'000);
  EXPECT_EQ(scene.act(scene.red_pawn(0, 2)), (Events{RedPawnPut{Seat{0}, Seat{2}, GameTime{5'000}}}));
  scene.time(4'999);
  EXPECT_EQ(scene.refusal_of(scene.red_pawn(0, 1)), Reason::TooSoon);
  EXPECT_FALSE(scene.may(scene.red_pawn(0, 1)));
  scene.time(5'000);
  EXPECT_TRUE(scene.may(scene.red_pawn(0, 1)));
}

TEST(RedPawn, R_15_whoever_gets_it_may_pass_it_on_at_once) {
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.time(4'000);
  scene.act(scene.red_pawn(0, 2));
  EXPECT_EQ(scene.act(scene.red_pawn(2, 0)), (Events{RedPawnPut{Seat{2}, Seat{0}, GameTime{5'000}}}));
}

TEST(RedPawn, R_15_it_cannot_be_put_before_oneself) {
  const Scene scene{ScenarioChoice{.scenario = 7}};
  for (unsigned seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(scene.refusal_of(scene.red_pawn(seat, seat)), Reason::NotBeforeOneself);
    EXPECT_FALSE(scene.may(scene.red_pawn(seat, seat)));
  }
  EXPECT_EQ(scene.refusal_of(scene.red_pawn(0, 4)), Reason::NoSuchSeat);
}

}  // namespace
}  // namespace rules
