// The ruling about scenario 11: where tile 3 starts a dimension.
#include "support/scene.h"

namespace rules {
namespace {

using scene::by_seat;
using scene::custom_rules_of;
using scene::kBaseBack;
using scene::Scene;

// Three tiles around tile 1 that could go, and a flip that calls for two of them.
//             +----+----+----+----+
//             | ## | ## | ../  xp |
//             +----+----+----+----+
//             < eo/| ## | ## | ## |
//             +    +----+----+----+
//             | ..   .. | ## | ## |
//             +    +    +----+----+
//             | vg | ..   vp | ## |
//        +----+----+    +----+----+
//        |Ytm | ..   eg   .. |
//        +    +    +----+    +----+----+-^--+----+
//        < ep | ..  P.. | .. | vp | ## | eo | ## |
//        +    +    +    +    +    +----+    +----+
//        | ..  G..  O.. | ey/  ..   .. | .. | ## |
//        +    +----+----+----+----+    +    +----+
//        | ..   eo   ../| ## | ## | ..   ..   eg >
//   +----+----+    +----+----+----+    +----+----+
//   | vy | ## | ../| ## |    | ## | iy | ## | ## |
//   +    +----+----+----+    +----+----+----+----+
//   < ep | ## | ## | io |
//   +    +----+----+    +
//   | ..   ../  ..   .. |
//   +----+    +----+----+
//   | ## | vg | ## | ## |
//   +----+----+----+----+
Scene two_must_go() {
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").tile("7", "1b:3,1").hero("yellow", "1b:1,0");
  scene.act(scene.walk("yellow", "1b:0,0"));
  return scene;
}

TEST(Rearrangement, R_19_any_seat_chooses) {
  for (unsigned seat = 0; seat < 4; ++seat) {
    Scene scene = two_must_go();
    EXPECT_TRUE(scene.may(by_seat(seat, scene.discard("7"))));
    EXPECT_EQ(scene.act(by_seat(seat, scene.discard("7"))), (Events{TileDiscarded{Tile::T7, kBaseBack}}));
  }
}

TEST(Rearrangement, R_19_until_both_are_gone_nothing_else_is_possible) {
  Scene scene = two_must_go();
  scene.hero("green", "1b:0,2");
  const auto all_wait = [&] {
    for (const auto& request : {scene.walk("purple", "1b:1,1"), scene.vortex("purple", "2:1,3"),
                                scene.escalator("orange", "1b:2,3"), scene.draw(), scene.place_tile("1b:1,0"),
                                scene.theft(), scene.reveal()}) {
      EXPECT_EQ(scene.refusal_of(request), Reason::RearrangeFirst);
      EXPECT_FALSE(scene.may(request));
    }
  };
  all_wait();
  scene.act(scene.discard("7"));
  all_wait();
  scene.act(scene.discard("6"));
  EXPECT_TRUE(scene.may(scene.walk("purple", "1b:1,1")));
}

TEST(Rearrangement, R_19_but_to_communicate) {
  const Scene scene = two_must_go();
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
  EXPECT_TRUE(scene.may(scene.red_pawn(0, 1)));
  EXPECT_TRUE(scene.may(scene.stare(0, 1)));
}

TEST(Rearrangement, R_19_and_the_sand_runs) {
  // The flip came after a second, so a second is left.
  Scene scene = two_must_go();
  scene.time(2000);
  EXPECT_EQ(scene.act(scene.sand_runs_out()), (Events{GameLost{GameTime{2000}, Defeat::SandRanOut}}));
}

// Removing tile 5 would leave tiles 4 and 13, where heroes are, with one way each: through 8 and through 3.
//             +----+----+----+----+
//             | ..   ..   ..   .. |
//             +    +----+    +    +----+----+----+----+
//             < eo | ## | vy | .. | ## | vo | ## | ## |
//             +----+----+----+    +----+    +----+----+
//             | ## | ## | ## | ep   ..   ..   tm | ## |
//             +----+----+----+    +----+    +----+----+
//             | ig   ..   ..   .. | ## | ..  G..   ep >
//        +----+----+    +----+----+----+    +----+    +
//        |Ytm | ..   eg   .. |    | ## | eg | ## | vy |
//        +    +    +----+    +----+----+    +----+----+
//        < ep | ..  P.. | .. | ## | vp | ey   .. |
//        +    +    +    +    +----+    +----+    +
//        | ..   ..   .. | ey/  .. | ..   ..   .. |
//        +    +----+----+----+    +    +----+----+
//        | ..   eo   ../| ## | ..   ..   tm | eo >
//   +----+----+    +----+----+----+    +----+    +
//   | ## | ..   .. | ## |    | ## | eg   ..   .. |
//   +----+    +----+----+----+----+    +----+----+
//   < ey   ..   ..   tm | ..   .. | eg   .. |
//   +----+----+    +----+    +    +----+    +
//   | vg   ..   .. | ep   .. |O..   .. : .. |
//   +----+    +    +    +----+    +----+    +
//   | ## | vo | ..   .. | ## | .. | vp   .. |
//   +----+----+----+----+----+    +----+    +
//                       | ## | ey   ..   .. |
//                       +----+-v--+----+----+
Scene two_rings() {
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("5", "1b:2,3").tile("8", "1b:0,2").tile("3", "1b:3,1").tile("4", "8:2,3").tile("13", "3:2,3");
  scene.hero("green", "4:2,2").hero("orange", "13:1,1").hero("yellow", "1b:1,0");
  scene.act(scene.walk("yellow", "1b:0,0"));
  return scene;
}

TEST(Rearrangement, R_19_a_tile_may_be_the_first_only_if_a_second_can_follow) {
  const Scene scene = two_rings();
  EXPECT_EQ(scene.objection_to(scene.discard("5")),
            (Refusal{.reason = Reason::NoSecondCouldFollow, .tile = Tile::T5}));
  EXPECT_FALSE(scene.may(scene.discard("5")));
  EXPECT_TRUE(scene.may(scene.discard("8")));
  EXPECT_TRUE(scene.may(scene.discard("3")));
}

TEST(Rearrangement, R_19_the_second_is_judged_without_the_first) {
  Scene scene = two_rings();
  scene.act(scene.discard("8"));
  EXPECT_EQ(scene.refusal_of(scene.discard("5")), Reason::WouldCutOff) << "tile 4 hangs on it now";
  EXPECT_TRUE(scene.may(scene.discard("3")));
}

TEST(Rearrangement, R_19_if_no_two_can_go_the_game_is_lost) {
  // Tiles 5, 13 and 3 form a ring with tile 1: 5 or 3 could go, and after either nothing more.
  //        +----+----+-^--+----+
  //        | tm | ..   eg   .. |
  //        +    +    +----+    +----+----+-^--+----+
  //        <Yep | ..  P.. | .. | ## | vp | ey   .. |
  //        +    +    +    +    +----+    +----+    +
  //        | ..  G..   .. | ey/  .. | ..   ..   .. |
  //        +    +----+----+----+    +    +----+----+
  //        | ..   eo   ../| ## | ..   ..   tm | eo >
  //   +----+----+    +----+----+----+    +----+    +
  //   | ## | ..   .. | ## |    | ## | eg   ..   .. |
  //   +----+    +----+----+----+----+    +----+----+
  //   < ey   ..   ..   tm | ..   .. | eg   .. |
  //   +----+----+    +----+    +    +----+    +
  //   | vg   ..   .. | ep   .. |O..   .. : .. |
  //   +----+    +    +    +----+    +----+    +
  //   | ## | vo | ..   .. | ## | .. | vp   .. |
  //   +----+----+----+----+----+    +----+    +
  //                       | ## | ey   ..   .. |
  //                       +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("5", "1b:2,3").tile("3", "1b:3,1").tile("13", "3:2,3");
  scene.hero("orange", "13:1,1").hero("yellow", "1b:1,0");
  EXPECT_TRUE(scene::has<GameLost>(scene.act(scene.walk("yellow", "1b:0,0"))));
}

TEST(Rearrangement, R_19_escalators_count_as_ways) {
  // Tile 6 is reached through tile 10 by its escalator only, so tile 10 must stay.
  //                            +----+----+-^--+----+
  //                            | ## | ## | eg | ## |
  //                            +----+----+    +----+
  //                            < eo   ..   .. | ## |
  //                            +----+----+    +----+
  //                            | ## | ..   ..   iy |
  //   +----+----+-^--+----+    +----+    +----+----+
  //   | tm | ..   eg   .. |    | vp   .. | ## | ## |
  //   +    +    +----+    +----+----+    +----+----+
  //   <Yep | ..  P.. | .. | vg | ## | ep | xg |
  //   +    +    +    +    +    +----+    +    +
  //   | ..  G..  O.. | ey/  .. | ## | ../  .. |
  //   +    +----+----+----+    +----+----+    +
  //   | ..   eo   ../| ## | ..   ../| ## | vo |
  //   +----+-v--+----+----+----+    +----+----+
  //                       | ## | ey | ## | ## |
  //                       +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("10", "1b:2,3").tile("6", "10:3,1").tile("2", "1b:0,2").hero("yellow", "1b:1,0");
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.discard("10")), Reason::WouldCutOff);
}

TEST(Rearrangement, R_19_pawns_do_not_block_ways) {
  // Green stands in the only way to tiles 15 and 4.
  //   +    +----+----+----+-^--+----+
  //     .. | ## | ## | ..   eo   ../|
  //   +    +----+----+::::+----+----+
  //     ..   ..   eg   .. | ## | ## |
  //   +    +----+----+    +----+----+
  //   | vo | ## | ## | ..   ../  vy |
  //   +----+----+----+----+    +----+
  //             | cb   ..   .. | ## |
  //        +----+----+    +----+----+
  //        | tm | ..  Geg   .. |
  //        +    +    +----+    +
  //        <Yep | ..  P.. | .. |
  //        +    +    +    +    +
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("15", "1b:0,2").tile("4", "15:3,1").hero("green", "1b:0,2").hero("yellow", "1b:1,0");
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.discard("15")), Reason::WouldCutOff);
}

TEST(Rearrangement, R_19_they_go_under_the_deck_in_the_order_they_were_taken) {
  Scene scene = two_must_go();
  scene.deck({"9"});
  scene.act(scene.discard("7"));
  scene.act(scene.discard("2"));
  ASSERT_EQ(scene.game.state.deck.size(), 3U);
  EXPECT_EQ(scene.game.state.deck[1], Card{Tile::T7}) << "the first is drawn first";
  EXPECT_EQ(scene.game.state.deck[0], Card{Tile::T2});
}

TEST(Rearrangement, R_19_sides_that_lost_their_neighbour_can_be_explored_again) {
  //   +----+----+    +----+
  //   |Ytm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = two_must_go();
  scene.hero("orange", "1b:3,1");
  scene.act(scene.discard("7"));
  scene.act(scene.discard("2"));
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "7:3,1")), Reason::NotInTheMall);
  EXPECT_TRUE(scene.may(scene.draw()));
}

// Scenario 13 with the rule of scenario 11; tiles 5 and 4 lie in the dimension of tile 3.
//   +----+----+-^--+----+
//   | ## | ..   .. | ## |
//   +----+    +----+----+----+----+-^--+----+
//   < ey   ..  Y..   tm | ## | vp | ey   .. |
//   +----+----+    +----+----+    +----+    +----+----+----+----+
//   | vg  P..   .. | ep   .. | ..   ..   .. | ## | vo | ## | ## |
//   +----+    +    +    +    +    +----+----+----+    +----+----+
//   | ## | vo | ..   .. | ..   ..   tm | eo   ..   ..   tm | ## |
//   +----+----+----+----+----+    +----+    +----+    +----+----+
//                       | ## | eg   ..   .. | ## | ..   ..   ep >
//                       +----+-v--+----+----+----+    +----+    +
//                                           | ## | eg | ## | vy |
//                                           +----+-v--+----+----+
Scene rearranged_dimensions() {
  Ruleset rules = custom_rules_of(13);
  rules.rearrangement = true;
  Scene scene{rules};
  scene.tile("5", "3:2,3").tile("4", "5:2,3").hero("purple", "3:2,1").hero("yellow", "3:1,2");
  return scene;
}

TEST(Rearrangement, R_19_with_two_dimensions_ways_begin_on_tile_3_too) {
  Scene scene = rearranged_dimensions();
  scene.act(scene.walk("yellow", "3:1,3"));
  EXPECT_EQ(scene.refusal_of(scene.discard("5")), Reason::WouldCutOff);
  EXPECT_TRUE(scene.may(scene.discard("4")));
}

TEST(Rearrangement, R_81_tile_3_is_protected_like_tile_1_where_it_starts_a_dimension) {
  Scene scene = rearranged_dimensions();
  scene.act(scene.walk("yellow", "3:1,3"));
  EXPECT_EQ(scene.objection_to(scene.discard("3")),
            (Refusal{.reason = Reason::StartingTileStays, .tile = Tile::T3}));
}

}  // namespace
}  // namespace rules
