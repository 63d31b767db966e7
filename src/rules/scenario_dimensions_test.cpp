// Scenario 13: two malls that never meet, and the vortex between them.
#include <set>

#include "rules/explore.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_of;
using scene::Scene;
using scene::walked;
using scene::whirled;

// Tile 1a, and apart from it tile 3, as they lie at the start of these tests:
//   +----+----+-^--+----+
//   | tm   ..   eo   vp |
//   +----+    +    +----+
//   < ep   ..   ..   vy |
//   +----+    +    +----+
//   | vo  G..  O.. | eg/>
//   +----+    +    +----+
//   | vg   ey   ../| ## |
//   +----+-v--+----+----+
//
//   +----+----+-^--+----+
//   | ## | ..   .. | ## |
//   +----+    +----+----+
//   < ey  Y..  P..   tm |
//   +----+----+    +----+
//   | vg   ..   .. | ep >
//   +----+    +    +    +
//   | ## | vo | ..   .. |
//   +----+----+----+----+
Scene two_dimensions() { return Scene{ScenarioChoice{.scenario = 13, .start = Tile::T1a}}; }

TEST(Dimensions, S13_1_orange_and_green_start_on_central_spaces_yellow_and_purple_anywhere_on_tile_3) {
  std::set<std::uint16_t> central;
  std::set<std::uint16_t> apart;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const auto layout = arrange(rules_of(13), rules::Setup{}, {seed, 0});
    ASSERT_TRUE(layout);
    const State state = lay_out(rules_of(13), *layout);
    for (const Pawn hero : {Pawn::Green, Pawn::Orange}) {
      EXPECT_EQ(place_of(state, hero).tile(), Tile::T1b);
      EXPECT_EQ(space_at(place_of(state, hero)).symbol, Symbol::Start);
      central.insert(place_of(state, hero).code);
    }
    for (const Pawn hero : {Pawn::Yellow, Pawn::Purple}) {
      EXPECT_EQ(place_of(state, hero).tile(), Tile::T3);
      EXPECT_NE(space_at(place_of(state, hero)).symbol, Symbol::Illustrated);
      apart.insert(place_of(state, hero).code);
    }
    EXPECT_NE(place_of(state, Pawn::Green), place_of(state, Pawn::Orange));
    EXPECT_NE(place_of(state, Pawn::Yellow), place_of(state, Pawn::Purple));
  }
  EXPECT_EQ(central.size(), 4U);
  EXPECT_EQ(apart.size(), 13U) << "every corridor space of tile 3 comes up";
}

TEST(Dimensions, S13_1_tile_3_lies_apart_and_is_not_in_the_deck) {
  const Scene scene = two_dimensions();
  EXPECT_TRUE(scene.is_placed("3"));
  EXPECT_EQ(placed_tile(scene.game.state, Tile::T1a).dimension, 0);
  EXPECT_EQ(placed_tile(scene.game.state, Tile::T3).dimension, 1);
  for (const Card card : scene.game.state.deck) EXPECT_NE(card, Card{Tile::T3});
  EXPECT_EQ(scene.game.state.deck.size(), 17U) << "2 and 4 to 19";
}

TEST(Dimensions, S13_1_the_parts_never_connect_even_where_their_places_are_the_same) {
  // Tile 5 is explored from tile 3, tile 4 from tile 1: both lie one place to the east of their start.
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+----+----+----+----+
  //   < ep   ..   ..   vy | ## | vo | ## | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vo  G..  O.. | eg/  ..   ..   tm | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vg   ey   ../| ## | ## | ..   ..   ep >
  //   +----+-v--+----+----+----+    +----+    +
  //                       | ## | eg | ## | vy |
  //                       +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+----+----+-^--+----+
  //   < ey  Y..  P..   tm | ## | vp | ey   .. |
  //   +----+----+    +----+----+    +----+    +
  //   | vg   ..   .. | ep   .. | ..   ..   .. |
  //   +----+    +    +    +    +    +----+----+
  //   | ## | vo | ..   .. | ..   ..   tm | eo >
  //   +----+----+----+----+----+    +----+    +
  //                       | ## | eg   ..   .. |
  //                       +----+-v--+----+----+
  Scene scene = two_dimensions();
  scene.hero("purple", "3:2,3").deck({"5", "4", "2"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T5}, Card{Tile::T4}},
                    TilePlaced{Card{Tile::T5}, at("3:2,3"), 1, 4, Turns{0}, 1, Right::Hero}}));
  scene.hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, Card{Tile::T2}},
                    TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "5:1,0")), Reason::NotAStraightLine);
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "4:1,0")), Reason::NotAStraightLine);
  EXPECT_EQ(scene.act(scene.walk("green", "4:1,0")),
            (Events{TalkClosed{}, walked("green", "1a:2,3", "4:1,0")}));
  EXPECT_EQ(scene.act(scene.walk("purple", "5:1,0")), (Events{walked("purple", "3:2,3", "5:1,0")}));
  EXPECT_EQ(placed_tile(scene.game.state, Tile::T3).neighbour(Direction::East), Tile::T5);
  EXPECT_EQ(placed_tile(scene.game.state, Tile::T1a).neighbour(Direction::East), Tile::T4);
}

TEST(Dimensions, S13_2_the_deck_lies_face_up) {
  Scene scene = two_dimensions();
  scene.deck({"9", "4"});
  EXPECT_EQ(top_as_seen(scene.game.state), Card{Tile::T9});
}

TEST(Dimensions, S13_3_the_four_heroes_are_never_all_in_one_dimension) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo   ..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..  P..   tm |
  //   +----+----+    +----+
  //   |Gvg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "1a:2,0").hero("green", "3:2,0");
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "3:3,1")), Reason::AllInOneDimension);
  EXPECT_FALSE(scene.may(scene.vortex("orange", "3:3,1")));
}

TEST(Dimensions, S13_3_three_may_be) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo  G..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..  P..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "1a:2,0");
  EXPECT_TRUE(scene.may(scene.vortex("orange", "3:3,1")));
  EXPECT_EQ(scene.act(scene.vortex("orange", "3:3,1")), (Events{whirled("orange", "1a:2,0", "3:3,1")}));
}

TEST(Dimensions, S13_4_only_from_a_vortex_space_of_its_colour) {
  // Orange stands on the green vortex space, green on a plain one.
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   | vo  G..   .. | eg/>
  //   +----+    +    +----+
  //   |Ovg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "1a:3,0");
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "3:3,1")),
            (Refusal{.reason = Reason::NotOnAVortex, .pawn = kDwarf}));
  EXPECT_EQ(scene.objection_to(scene.vortex("green", "3:2,0")),
            (Refusal{.reason = Reason::NotOnAVortex, .pawn = kElf}));
  EXPECT_FALSE(scene.may(scene.vortex("green", "3:2,0")));
}

TEST(Dimensions, S13_4_only_to_a_vortex_space_of_its_colour) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo  G..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..  P..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "3:2,0")), Reason::NoVortexOfItsColour);
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "3:1,1")), Reason::NoVortexOfItsColour);
}

TEST(Dimensions, S13_4_only_to_the_other_dimension) {
  // Tile 4 has an orange vortex space too, in the dimension of tile 1.
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+----+----+----+----+
  //   < ep   ..   ..   vy | ## | vo | ## | ## |
  //   +----+    +    +----+----+    +----+----+
  //   |Ovo  G..   .. | eg/  ..   ..   tm | ## |
  //   +----+    +    +----+----+    +----+----+
  //   | vg   ey   ../| ## | ## | ..   ..   ep >
  //   +----+-v--+----+----+----+    +----+    +
  //                       | ## | eg | ## | vy |
  //                       +----+-v--+----+----+
  Scene scene = two_dimensions();
  scene.tile("4", "1a:2,3").hero("orange", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "4:0,1")), Reason::SameDimension);
  EXPECT_FALSE(scene.may(scene.vortex("orange", "4:0,1")));
}

TEST(Dimensions, S13_4_and_back_again) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   | vo  G..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..  P..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## |Ovo | ..   .. |
  //   +----+----+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "3:3,1");
  EXPECT_EQ(scene.act(scene.vortex("orange", "1a:2,0")), (Events{whirled("orange", "3:3,1", "1a:2,0")}));
}

TEST(Dimensions, S13_4_an_occupied_vortex_space_is_refused) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo  G..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey   ..  P..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## |Yvo | ..   .. |
  //   +----+----+----+----+
  Scene scene = two_dimensions();
  scene.hero("orange", "1a:2,0").hero("yellow", "3:3,1");
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "3:3,1")), Reason::VortexIsOccupied);
}

}  // namespace
}  // namespace rules
