// Scenario 11: before the theft each flip takes two tiles out of the mall.
#include "rules/flip.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::Scene;
using scene::walked;

// Three tiles around tile 1, each of which could go; the yellow hero is about to step onto the timer.
//             +----+----+----+----+
//             | ## | ## | ../  xp |
//             +----+----+----+----+
//             < eo/| ## | ## | ## |
//             +    +----+----+----+
//             | ..   .. | ## | ## |
//             +    +    +----+----+
//             | vg | ..   vp | ## |
//        +----+----+    +----+----+
//        | tm | ..   eg   .. |
//        +    +    +----+    +----+----+-^--+----+
//        <Yep | ..  P.. | .. | vp | ## | eo | ## |
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
Scene three_tiles() {
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").tile("7", "1b:3,1").hero("yellow", "1b:1,0").time(50'000);
  return scene;
}

void flip_in(Scene& scene) { scene.act(scene.walk("yellow", "1b:0,0")); }

TEST(Rearrangement, S11_1_a_flip_before_the_theft_calls_for_two_discards) {
  Scene scene = three_tiles();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:0,0")),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{50'000}, Millis{50'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}, DiscardsDue{2}}));
  EXPECT_EQ(scene.game.state.discards_due, 2);
}

TEST(Rearrangement, S11_1_two_tiles_go_and_play_goes_on) {
  Scene scene = three_tiles();
  flip_in(scene);
  EXPECT_EQ(scene.act(scene.discard("2")), (Events{TileDiscarded{Tile::T2, kBaseBack}}));
  EXPECT_FALSE(scene.is_placed("2"));
  EXPECT_EQ(scene.game.state.discards_due, 1);
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1b:1,1")), Reason::RearrangeFirst);
  EXPECT_EQ(scene.act(scene.discard("6")), (Events{TileDiscarded{Tile::T6, kBaseBack}}));
  EXPECT_EQ(scene.game.state.discards_due, 0);
  EXPECT_EQ(scene.refusal_of(scene.discard("7")), Reason::NothingToDiscard);
  EXPECT_TRUE(scene.may(scene.walk("purple", "1b:1,1")));
}

TEST(Rearrangement, S11_1_by_whatever_means_the_timer_is_flipped) {
  const Scene scene = three_tiles();
  State now = scene.game.state;
  Events events;
  Resolution resolution{scene.game.rules, now, events, GameTime{1000}};
  flip(resolution, FlipBy::Token);
  EXPECT_EQ(scene::find<DiscardsDue>(events), DiscardsDue{2});
}

TEST(Rearrangement, S11_1_after_the_theft_no_tile_goes) {
  Scene scene = three_tiles();
  scene.stolen();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:0,0")),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{50'000}, Millis{50'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
}

TEST(Rearrangement, S11_1_without_a_flip_nothing_is_discarded) {
  const Scene scene = three_tiles();
  EXPECT_EQ(scene.refusal_of(scene.discard("2")), Reason::NothingToDiscard);
  EXPECT_FALSE(scene.may(scene.discard("2")));
}

TEST(Rearrangement, S11_1_in_no_other_scenario) {
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").hero("yellow", "1b:1,0");
  EXPECT_FALSE(scene::has<DiscardsDue>(scene.act(scene.walk("yellow", "1b:0,0"))));
  EXPECT_EQ(scene.refusal_of(scene.discard("2")), Reason::NothingToDiscard);
}

TEST(Rearrangement, S11_2_a_tile_with_a_hero_stays) {
  //        +    +----+----+----+
  //        | ..   eo   ../| ## |
  //   +----+----+    +----+----+
  //   | vy | ## |O../| ## |
  //   +    +----+----+----+
  //   < ep | ## | ## | io |
  //   +    +----+----+    +
  //   | ..   ../  ..   .. |
  //   +----+    +----+----+
  //   | ## | vg | ## | ## |
  //   +----+----+----+----+
  Scene scene = three_tiles();
  scene.hero("orange", "7:3,1");
  flip_in(scene);
  EXPECT_EQ(scene.objection_to(scene.discard("7")),
            (Refusal{.reason = Reason::HeroIsOnTile, .tile = Tile::T7}));
  EXPECT_FALSE(scene.may(scene.discard("7")));
}

TEST(Rearrangement, S11_2_a_tile_with_an_out_of_order_token_stays) {
  // A token lies on the timer of tile 4.
  //   +----+    +----+----+----+----+
  //    P.. | .. | ## | vo | ## | ## |
  //   +    +    +----+    +----+----+
  //    O.. | ey/  ..   ..   tm | ## |
  //   +----+----+----+    +----+----+
  //     ../| ## | ## | ..   ..   ep >
  //   +----+----+----+    +----+    +
  //             | ## | eg | ## | vy |
  //             +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("4", "1b:2,3").tile("7", "1b:3,1").hero("yellow", "1b:1,0");
  scene.out_of_order("4:1,2");
  flip_in(scene);
  EXPECT_EQ(scene.objection_to(scene.discard("4")),
            (Refusal{.reason = Reason::TokenIsOnTile, .tile = Tile::T4}));
  EXPECT_FALSE(scene.may(scene.discard("4")));
}

TEST(Rearrangement, S11_2_tile_1_stays) {
  Scene scene = three_tiles();
  flip_in(scene);
  EXPECT_EQ(scene.objection_to(scene.discard("1b")),
            (Refusal{.reason = Reason::StartingTileStays, .tile = Tile::T1b}));
  EXPECT_FALSE(scene.may(scene.discard("1b")));
}

TEST(Rearrangement, S11_2_a_tile_that_others_are_reached_through_stays) {
  // Tile 4 is reached through tile 15 only.
  //   +----+----+-^--+----+
  //   | vy | ## | eg | ## |
  //   +    +----+    +----+----+----+-^--+----+
  //   < ep   ..   .. | ## | ## | ..   eo   ../|
  //   +----+----+    +----+----+::::+----+----+
  //   | ## | tm   ..   ..   eg   .. | ## | ## |
  //   +----+----+    +----+----+    +----+----+
  //   | ## | ## | vo | ## | ## | ..   ../  vy |
  //   +----+----+----+----+----+----+    +----+
  //                       | cb   ..   .. | ## |
  //                  +----+----+    +----+----+
  //                  | tm | ..   eg   .. |
  //                  +    +    +----+    +
  //                  <Yep | ..  P.. | .. |
  //                  +    +    +    +    +
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("15", "1b:0,2").tile("4", "15:3,1").hero("yellow", "1b:1,0");
  flip_in(scene);
  EXPECT_EQ(scene.objection_to(scene.discard("15")),
            (Refusal{.reason = Reason::WouldCutOff, .tile = Tile::T15}));
  EXPECT_FALSE(scene.may(scene.discard("15")));
  scene.act(scene.discard("4"));
  EXPECT_TRUE(scene.may(scene.discard("15"))) << "now it leads nowhere";
}

TEST(Rearrangement, S11_2_a_tile_that_is_not_in_the_mall_cannot_be_discarded) {
  Scene scene = three_tiles();
  flip_in(scene);
  EXPECT_EQ(scene.objection_to(scene.discard("9")),
            (Refusal{.reason = Reason::NoSuchTileInTheMall, .tile = Tile::T9}));
  scene.act(scene.discard("2"));
  EXPECT_EQ(scene.refusal_of(scene.discard("2")), Reason::NoSuchTileInTheMall) << "it is gone already";
}

TEST(Rearrangement, S11_3_with_fewer_than_two_such_tiles_the_game_is_lost) {
  //        +    +----+----+----+
  //        | ..   .. | ## | ## |
  //        +    +    +----+----+
  //        | vg | ..   vp | ## |
  //   +----+----+    +----+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").hero("yellow", "1b:1,0").time(20'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:0,0")),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{20'000}, Millis{20'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}, DiscardsDue{2},
                    GameLost{GameTime{20'000}, Defeat::NothingToRearrange}}));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
  EXPECT_EQ(scene.game.state.defeat, Defeat::NothingToRearrange);
  EXPECT_EQ(scene.game.state.ended, GameTime{20'000});
  EXPECT_EQ(scene.refusal_of(scene.discard("2")), Reason::GameIsOver);
}

TEST(Rearrangement, S11_3_tiles_that_must_stay_do_not_count) {
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
  //   | ..   ..  O.. | ey/ G..   .. | .. | ## |
  //   +    +----+----+----+----+    +    +----+
  //   | ..   eo   ../| ## | ## | ..   ..   eg >
  //   +----+-v--+----+----+----+    +----+----+
  //                       | ## | iy | ## | ## |
  //                       +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").hero("yellow", "1b:1,0").hero("green", "6:2,3");
  EXPECT_TRUE(scene::has<GameLost>(scene.act(scene.walk("yellow", "1b:0,0"))));
}

TEST(Rearrangement, S11_4_discarded_tiles_go_under_the_deck) {
  Scene scene = three_tiles();
  scene.deck({"5", "3"});
  flip_in(scene);
  scene.act(scene.discard("6"));
  scene.act(scene.discard("2"));
  ASSERT_EQ(scene.game.state.deck.size(), 4U);
  EXPECT_EQ(scene.game.state.deck[3], Card{Tile::T5});
  EXPECT_EQ(scene.game.state.deck[2], Card{Tile::T3});
  EXPECT_EQ(scene.game.state.deck[1], Card{Tile::T6});
  EXPECT_EQ(scene.game.state.deck[0], Card{Tile::T2});
}

TEST(Rearrangement, S11_4_or_form_a_new_deck_face_down_and_are_explored_again) {
  // Tiles 2 and 6 are gone; the green hero explores where tile 2 was, and finds tile 6.
  //   +----+----+-^--+----+
  //   |Ytm | ..  Geg   .. |
  //   +    +    +----+    +
  //   < ep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..   ..  O.. | ey/>
  //   +    +----+----+----+
  Scene scene = three_tiles();
  scene.deck({}).hero("green", "1b:0,2");
  flip_in(scene);
  EXPECT_EQ(scene.act(scene.discard("6")), (Events{TileDiscarded{Tile::T6, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.discard("2")), (Events{TileDiscarded{Tile::T2, kBaseBack}}));
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TalkClosed{}, TileDrawn{Card{Tile::T6}, kBaseBack},
                    TilePlaced{Card{Tile::T6}, at("1b:0,2"), -4, 1, Turns{1}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
  EXPECT_TRUE(scene.is_placed("6"));
  EXPECT_TRUE(scene.may(scene.walk("green", "6:2,3"))) << "and it can be entered from there";
}

}  // namespace
}  // namespace rules
