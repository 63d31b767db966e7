// Rulings about exploring.
#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::kBaseBack;
using scene::Scene;

// Orange and green each stand on an exploration space of their colour; the deck is 4, 3, 2.
//   +----+----+-^--+----+
//   | tm   ..  Oeo   vp |
//   +----+    +    +----+
//   < ep  Y..  P..   vy |
//   +----+    +    +----+
//   | vo   ..   .. |Geg/>
//   +----+    +    +----+
//   | vg   ey   ../| ## |
//   +----+-v--+----+----+
Scene two_explorers() {
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("orange", "1a:0,2").hero("green", "1a:2,3").deck({"4", "3", "2"});
  return scene;
}

TEST(Exploring, R_7_with_one_eligible_place_drawing_and_placing_are_one_action) {
  //   +----+----+-^--+----+
  //   | tm   ..  Oeo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("orange", "1a:0,2").deck({"4", "3"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, kBaseBack},
                    TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
  EXPECT_EQ(scene.game.version, 1U);
  EXPECT_EQ(scene.game.state.held, std::nullopt);
}

TEST(Exploring, R_7_with_several_the_drawn_tile_waits_and_is_seen_by_all) {
  Scene scene = two_explorers();
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, kBaseBack}}));
  EXPECT_EQ(view(scene.game.state).held, Card{Tile::T4});
  EXPECT_FALSE(scene.is_placed("4"));
}

TEST(Exploring, R_7_the_explore_seat_chooses_among_the_places) {
  Scene north = two_explorers();
  north.act(north.draw());
  EXPECT_EQ(north.act(north.place_tile("1a:0,2")),
            (Events{TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
  Scene east = two_explorers();
  east.act(east.draw());
  EXPECT_TRUE(east.may(east.place_tile("1a:2,3")));
  EXPECT_EQ(east.act(east.place_tile("1a:2,3")),
            (Events{TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
}

TEST(Exploring, R_7_no_other_seat_places_it) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  for (const unsigned seat : {0U, 2U, 3U}) {
    EXPECT_EQ(scene.refusal_of(by_seat(seat, scene.place_tile("1a:0,2"))), Reason::NotOnYourActionTile);
  }
}

TEST(Exploring, R_7_a_place_that_has_become_eligible_meanwhile_counts) {
  // After the draw yellow goes to its exploration space in the south.
  //   +----+----+-^--+----+
  //   | tm   ..  Oeo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..   .. |Geg/>
  //   +----+    +    +----+
  //   | vg  Yey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:3,1")), Reason::NowhereToExplore);
  scene.act(scene.walk("yellow", "1a:3,1"));
  EXPECT_EQ(scene.act(scene.place_tile("1a:3,1")),
            (Events{TilePlaced{Card{Tile::T4}, at("1a:3,1"), 4, -1, Turns{1}, 0, Right::Hero}}));
}

TEST(Exploring, R_7_the_heroes_that_make_a_place_eligible_must_stay) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "1a:0,1")),
            (Refusal{.reason = Reason::HeroMustStay, .pawn = kDwarf}));
  EXPECT_FALSE(scene.may(scene.walk("orange", "1a:0,1")));
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "1a:2,0")),
            (Refusal{.reason = Reason::HeroMustStay, .pawn = kDwarf}));
  EXPECT_FALSE(scene.may(scene.vortex("orange", "1a:2,0")));
  EXPECT_EQ(scene.objection_to(scene.escalator("green", "1a:3,2")),
            (Refusal{.reason = Reason::HeroMustStay, .pawn = kElf}));
  EXPECT_FALSE(scene.may(scene.escalator("green", "1a:3,2")));
}

TEST(Exploring, R_7_the_others_may_move_and_all_may_once_it_is_placed) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:2,2")));
  scene.act(scene.place_tile("1a:0,2"));
  EXPECT_TRUE(scene.may(scene.walk("orange", "1a:0,1")));
  EXPECT_TRUE(scene.may(scene.escalator("green", "1a:3,2")));
}

TEST(Exploring, R_7_nothing_else_is_drawn_before) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::TileIsWaiting);
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Exploring, R_7_places_that_are_not_eligible_are_refused_with_their_reason) {
  //        +----+----+----+----+
  //        | ## | ## | ../  xp |
  //        +----+----+----+----+
  //        <Oeo/| ## | ## | ## |
  //        +    +----+----+----+
  //        | ..   .. | ## | ## |
  //        +    +    +----+----+
  //        | vg | ..   vp | ## |
  //   +----+----+    +----+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   <Yep   ..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..   .. |Geg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.tile("2", "1a:0,2").hero("orange", "2:3,1").hero("green", "1a:2,3").hero("yellow", "1a:1,0");
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:2,3")), Reason::NoTileDrawn);
  scene.act(scene.draw());
  const auto refused = [&](std::string_view from, Reason reason) {
    EXPECT_EQ(scene.objection_to(scene.place_tile(from)), (Refusal{.reason = reason, .place = at(from)}))
        << from;
    EXPECT_FALSE(scene.may(scene.place_tile(from))) << from;
  };
  refused("1a:1,1", Reason::NotAnExplorationSpace);
  refused("9:3,1", Reason::NotAnExplorationSpace);  // that tile isn't in the mall
  refused("1a:0,2", Reason::AlreadyExplored);
  refused("1a:1,0", Reason::HeroOfAnotherColour);
  refused("1a:3,1", Reason::NowhereToExplore);
}

TEST(Exploring, R_9_communication_opens_when_the_tile_is_placed_not_when_it_is_drawn) {
  Scene scene = two_explorers();
  EXPECT_FALSE(scene::has<TalkOpened>(scene.act(scene.draw())));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
  EXPECT_TRUE(scene::has<TalkOpened>(scene.act(scene.place_tile("1a:2,3"))));
}

TEST(Exploring, R_9_not_when_the_elf_only_stood_there_and_the_tile_went_elsewhere) {
  Scene scene = two_explorers();
  scene.act(scene.draw());
  EXPECT_FALSE(scene::has<TalkOpened>(scene.act(scene.place_tile("1a:0,2"))));
}

TEST(Exploring, R_9_not_by_crystal_ball_from_a_green_space) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   < eg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  Scene scene{ScenarioChoice{.scenario = 5}};
  scene.tile("15", "1b:0,2").hero("purple", "15:3,3").deck({"4"});
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:3,1")),
            (Events{TilePlaced{Card{Tile::T4}, at("15:3,1"), -5, -3, Turns{2}, 0, Right::CrystalBall},
                    WentOutOfOrder{at("15:3,3")}, BallBegun{}}));
}

TEST(Exploring, R_9_not_by_the_second_tile_of_a_crystal_ball_though_the_elf_stands_there) {
  //   +----+----+-^--+----+
  //   | ## | ..   eo   ../|
  //   +----+::::+----+----+
  //   <Geg   .. | ## | ## |
  //   +----+    +----+----+
  //   | ## | ..   ../  vy |
  //   +----+----+    +----+
  //   |Pcb   ..   .. | ## |
  //   +----+    +----+----+
  Scene scene{ScenarioChoice{.scenario = 5}};
  scene.tile("15", "1b:0,2").hero("purple", "15:3,3").hero("green", "15:3,1").deck({"4", "3"});
  scene.act(scene.draw());
  scene.act(scene.place_tile("15:1,0"));
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("15:3,1")),
            (Events{TilePlaced{Card{Tile::T3}, at("15:3,1"), -5, -3, Turns{1}, 0, Right::CrystalBall},
                    BallEnded{}}));
}

TEST(Exploring, R_10_a_space_that_meets_another_exploration_space_cannot_be_explored) {
  // Yellow's space on tile 5 has come to lie before tile 4: a passage.
  //   +    +    +----+----+----+----+
  //   | vy | .. | ## | vo | ## | ## |
  //   +----+    +----+    +----+----+
  //   | ## | ep   ..   ..   tm | ## |
  //   +----+    +----+    +----+----+
  //     ..   .. | ## | ..   ..   ep >
  //   +----+----+----+    +----+    +
  //     .. |    | ## | eg | ## | vy |
  //   +    +----+----+    +----+----+
  //   | .. | ## | vp |Yey   .. |
  //   +    +----+    +----+    +
  //   | ey/  .. | ..   ..   .. |
  //   +----+    +    +----+----+
  //   | ## | ..   ..   tm | eo >
  //   +----+----+    +----+    +
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.tile("5", "1b:2,3").tile("8", "1b:0,2").tile("4", "8:2,3").hero("yellow", "5:0,2");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::AlreadyExplored);
  EXPECT_FALSE(scene.may(scene.draw()));
  EXPECT_TRUE(scene.may(scene.walk("yellow", "4:3,1")));
}

// Yellow's space on tile 5 has come to lie before a wall of tile 18.
//        +----+----+----+----+
//        | ## | ..   .. | ## |
//        +----+    +    +----+----+----+-^--+----+
//        < eg   .. | ../  .. | ## | ## | eg | ## |
//        +    +----+----+    +----+----+    +----+
//        | ..   ../| ## | ey   ..   ..   .. | ## |
//        +----+    +----+    +----+    +----+----+
//        | ## | .. | ## | cb | ## | ..   ..   vp |
//   +----+----+    +----+----+----+    +----+----+
//   | tm | ..   eg   .. |    | ## | ca | ## | ## |
//   +    +    +----+    +----+----+-x--+----+----+
//   < ep | ..  P.. | .. | ## | vp |Yey   .. |
//   +    +    +    +    +----+    +----+    +
//   | ..  G..  O.. | ey/  .. | ..   ..   .. |
//   +    +----+----+----+    +    +----+----+
//   | ..   eo   ../| ## | ..   ..   tm | eo >
//   +----+-v--+----+----+----+    +----+    +
//                       | ## | eg   ..   .. |
//                       +----+-v--+----+----+
Scene before_a_dead_end(unsigned scenario) {
  Scene scene{ScenarioChoice{.scenario = scenario, .level = 24}};
  scene.tile("5", "1b:2,3").tile("20", "1b:0,2").tile("18", "20:2,3").hero("yellow", "5:0,2");
  return scene;
}

TEST(Exploring, R_10_nor_can_one_that_meets_a_wall) {
  const Scene scene = before_a_dead_end(7);
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::AlreadyExplored);
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "18:3,1")), Reason::DeadEnd);
}

TEST(Exploring, R_10_not_even_by_crystal_ball) {
  // The mage is at the ball of tile 20.
  Scene scene = before_a_dead_end(7);
  scene.hero("purple", "20:3,3");
  scene.act(scene.draw());
  EXPECT_EQ(scene.refusal_of(scene.place_tile("5:0,2")), Reason::AlreadyExplored);
}

TEST(Exploring, R_10_once_that_tile_is_gone_it_can) {
  Scene scene = before_a_dead_end(11);
  scene.game.state.discards_due = 1;
  scene.act(scene.discard("18"));
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(Exploring, R_38_a_drawn_tile_is_placed_by_the_new_holder_of_the_explore_action) {
  // Seat 1 draws; yellow's arrival on the timer passes the action tiles; seat 2 places.
  //   +----+----+-^--+----+
  //   | tm  Y..  Oeo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..   .. |Geg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene = two_explorers();
  scene.hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.seat_with(Ability::Explore), Seat{1});
  scene.act(scene.draw());
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.refusal_of(by_seat(1, scene.place_tile("1a:0,2"))), Reason::NotOnYourActionTile);
  EXPECT_EQ(
      scene.act(by_seat(2, scene.place_tile("1a:0,2"))),
      (Events{TalkClosed{}, TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
}

}  // namespace
}  // namespace rules
