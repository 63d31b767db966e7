// Walking (B-MOVE-1 to B-MOVE-8). Pawns are drawn as Y P G O; rows and columns lie as on the table.
#include "rules/walk.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;
using scene::walked;

TEST(Walk, B_MOVE_1_a_move_takes_one_pawn_any_number_of_spaces_and_the_seat_chooses) {
  // 1a:  < ep   Y    ..   vy |
  Scene scene = base_game().hero("purple", "1a:0,2");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,2")));
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,3")));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:1,3")), (Events{walked("yellow", "1a:1,1", "1a:1,3")}));
  EXPECT_EQ(scene.place_of("yellow"), at("1a:1,3"));
  EXPECT_EQ(scene.place_of("purple"), at("1a:0,2"));
}

TEST(Walk, B_MOVE_1_each_direction_leads_its_own_way) {
  // 1a:  | tm   ..   eo   vp |
  //      +----+    +    +----+
  //      < ep   ..   Y    vy |
  //      +----+    +    +----+
  //      | vo   ..   ..      |
  const Scene scene = base_game()
                          .hero("purple", "1a:3,0")
                          .hero("green", "1a:3,1")
                          .hero("orange", "1a:2,3")
                          .hero("yellow", "1a:1,2");
  struct Way {
    std::string_view to;
    Ability by;
  };
  for (const auto& [to, by] : {Way{"1a:0,2", Ability::North}, Way{"1a:1,3", Ability::East},
                               Way{"1a:2,2", Ability::South}, Way{"1a:1,0", Ability::West}}) {
    const auto request = scene.walk("yellow", to);
    EXPECT_EQ(request.by, scene.seat_with(by)) << to;
    EXPECT_TRUE(scene.may(request)) << to;
  }
}

TEST(Walk, B_MOVE_1_a_move_goes_at_least_one_space) {
  const Scene scene = base_game();
  for (unsigned seat = 0; seat < 4; ++seat) {
    const auto request = by_seat(seat, scene.walk("yellow", "1a:1,1"));
    EXPECT_EQ(scene.refusal_of(request), Reason::NotAStraightLine);
    EXPECT_FALSE(scene.may(request));
  }
}

TEST(Walk, B_MOVE_1_a_move_goes_round_no_corner) {
  // 1a:  | tm   Y    to   vp |
  //      +----+    +    +----+
  //      < ep   ..   P    vy |     from 0,1 to 2,2 there is no straight line
  //      +----+    +    +----+
  //      | vo   ..   to | eg/>
  const Scene scene = base_game().hero("yellow", "1a:0,1").hero("orange", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:2,2")), Reason::NotAStraightLine);
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:1,2")), Reason::NotAStraightLine);
  EXPECT_FALSE(scene.may(scene.walk("yellow", "1a:2,2")));
}

TEST(Walk, B_MOVE_2_a_move_ends_before_a_wall) {
  // 1a:  | tm   ..   eo   Y  |
  //      +----+    +    +----+
  //      < ep   ..   P    vy |
  const Scene scene = base_game().hero("yellow", "1a:0,3");
  const auto through = scene.walk("yellow", "1a:1,3");
  EXPECT_EQ(scene.objection_to(through), (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:0,3")}));
  EXPECT_FALSE(scene.may(through));
}

TEST(Walk, B_MOVE_2_a_move_ends_before_a_wall_further_on) {
  // 1a:  | vo   Y    .. | eg/>
  const Scene scene = base_game().hero("green", "1a:3,0").hero("orange", "1a:3,2").hero("yellow", "1a:2,1");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:2,2")));
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "1a:2,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:2,2")}));
}

TEST(Walk, B_MOVE_2_a_move_ends_before_an_illustrated_area) {
  // 1a:  | vo   G    .. | Y/ >
  //      +----+    +    +----+
  //      | vg   ey   O/ | ## |
  const Scene scene = base_game().hero("orange", "1a:3,2").hero("yellow", "1a:2,3");
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "1a:3,3")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:3,3")), Reason::WayIsBlocked);
  EXPECT_FALSE(scene.may(scene.walk("orange", "1a:3,3")));
}

TEST(Walk, B_MOVE_2_a_move_ends_before_another_pawn) {
  // 1a:  < ep   Y    ..   P  |
  const Scene scene = base_game().hero("purple", "1a:1,3");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,2")));
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "1a:1,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:1,3"), .pawn = Pawn::Purple}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "1a:1,3")));
}

TEST(Walk, B_MOVE_2_nobody_is_jumped_over) {
  // 1a:  < ep   Y    P    vy |
  const Scene scene = base_game();
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "1a:1,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("1a:1,2"), .pawn = Pawn::Purple}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "1a:1,3")));
}

TEST(Walk, B_MOVE_2_an_escaped_hero_is_in_nobodys_way) {
  // 1a:  < ep   Y         vy |
  const Scene scene = base_game().stolen().escaped("purple");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,3")));
}

TEST(Walk, B_MOVE_2_no_move_leads_to_a_tile_that_is_not_in_the_mall) {
  const Scene scene = base_game().hero("orange", "1a:0,2");
  for (unsigned seat = 0; seat < 4; ++seat) {
    const auto request = by_seat(seat, scene.walk("orange", "2:2,3"));
    EXPECT_EQ(scene.objection_to(request), (Refusal{.reason = Reason::NotInTheMall, .tile = Tile::T2}));
    EXPECT_FALSE(scene.may(request));
  }
}

TEST(Walk, B_MOVE_3_two_pawns_never_share_a_space) {
  // 1a:  < ep   Y    P    vy |     each of the four stands in the next one's way
  //      +----+    +    +----+
  //      | vo   G    O  | eg/>
  const Scene scene = base_game();
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:1,2")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1a:2,2")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "1a:2,1")), Reason::WayIsBlocked);
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "1a:1,1")), Reason::WayIsBlocked);
}

TEST(Walk, B_MOVE_4_a_move_crosses_to_another_tile_for_every_hero_and_in_both_directions) {
  // 2, a quarter turn:  | ..   .. | ## | ## |
  //                     +    +    +----+----+
  //                     | vg   in   vp | ## |
  //                     +----+ ^^ +----+----+
  //           +----+----+ ^^ +----+               2:2,3 (in) lies north of 1a:0,2 (eo)
  //           | tm   ..   ??   vp |  1a
  for (const std::string_view hero : {"yellow", "purple", "green", "orange"}) {
    Scene scene = base_game().tile("2", "1a:0,2").hero(hero, "1a:0,2");
    EXPECT_EQ(scene.act(scene.walk(hero, "2:2,3")), (Events{walked(hero, "1a:0,2", "2:2,3")})) << hero;
    EXPECT_EQ(scene.act(scene.walk(hero, "1a:0,2")), (Events{walked(hero, "2:2,3", "1a:0,2")})) << hero;
  }
}

TEST(Walk, B_MOVE_4_one_move_may_cross_and_go_on) {
  // From 2:2,2 by the entrance 2:2,3 down the whole third column of 1a.
  Scene scene = base_game()
                    .tile("2", "1a:0,2")
                    .hero("purple", "1a:0,3")
                    .hero("orange", "1a:2,0")
                    .hero("yellow", "2:2,2");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,2")));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:3,2")), (Events{walked("yellow", "2:2,2", "1a:3,2")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "2:2,2")), (Events{walked("yellow", "1a:3,2", "2:2,2")}));
}

// Four tiles around a corner: 2 north of 1a, 4 west of it, and `corner` north of 4, so west of 2.
//     corner | 2
//     -------+---
//        4   | 1a
Scene four_tiles_with(std::string_view corner) {
  return base_game().tile("2", "1a:0,2").tile("4", "1a:1,0").tile(corner, "4:3,1");
}

TEST(Walk, B_MOVE_5_an_open_side_that_meets_a_wall_is_a_dead_end) {
  // 6 has a wall where the orange exploration space 2:3,1 leads west:
  //     ... .. iy |  < Y   ##        6:0,2 | 2:3,1
  const Scene scene = four_tiles_with("6").hero("yellow", "2:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "6:0,2")),
            (Refusal{.reason = Reason::DeadEnd, .place = at("2:3,1")}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "6:0,2")));
}

TEST(Walk, B_MOVE_5_nor_is_there_a_passage_from_the_wall_side) {
  const Scene scene = four_tiles_with("6").hero("yellow", "6:0,2");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "2:3,1")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("6:0,2")}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "2:3,1")));
}

TEST(Walk, B_MOVE_6_two_exploration_spaces_that_come_to_meet_form_a_passage) {
  // 5 has a green exploration space where the orange one of 2 leads west; nobody explored there:
  //     | vp  ..  ..  eg > < Y   ##  5:0,1 5:1,1 5:2,1 5:3,1 | 2:3,1
  Scene scene = four_tiles_with("5").hero("yellow", "2:3,1");
  EXPECT_EQ(scene.act(scene.walk("yellow", "5:3,1")), (Events{walked("yellow", "2:3,1", "5:3,1")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "2:3,1")), (Events{walked("yellow", "5:3,1", "2:3,1")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "5:0,1")), (Events{walked("yellow", "2:3,1", "5:0,1")}));
}

TEST(Walk, B_MOVE_7_an_exploration_side_with_nothing_beyond_is_an_edge) {
  // All four sides of 1a:  north of 0,2, east of 2,3, south of 3,1, west of 1,0.
  const Scene scene = base_game();
  struct Side {
    std::string_view from;
    Direction toward;
  };
  for (const auto& [from, toward] : {Side{"1a:0,2", Direction::North}, Side{"1a:2,3", Direction::East},
                                     Side{"1a:3,1", Direction::South}, Side{"1a:1,0", Direction::West}}) {
    EXPECT_EQ(next_space(scene.game.state, at(from), toward).border, Border::Edge) << from;
  }
}

TEST(Walk, B_MOVE_7_nobody_walks_over_an_unexplored_place_to_the_tile_behind_it) {
  //     5 | ? | 3         5:3,1 looks east over the unexplored place to 3:3,3, in one line
  //     --+---+--
  //     4 | 1a| 2
  const Scene scene = base_game()
                          .tile("4", "1a:1,0")
                          .tile("5", "4:3,1")
                          .tile("2", "1a:2,3")
                          .tile("3", "2:3,1")
                          .hero("yellow", "5:3,1");
  EXPECT_EQ(scene.objection_to(scene.walk("yellow", "3:3,3")),
            (Refusal{.reason = Reason::EdgeOfTheMall, .place = at("5:3,1")}));
  EXPECT_FALSE(scene.may(scene.walk("yellow", "3:3,3")));
}

TEST(Walk, B_MOVE_8_heroes_stand_on_spaces_of_every_kind_and_colour) {
  // Exploration, vortex, item and exit space of a foreign colour, each entered by a move.
  struct Way {
    std::string_view hero;
    std::string_view from;
    std::string_view to;
  };
  for (const auto& [hero, from, to] : {Way{"purple", "1a:0,1", "1a:0,2"}, Way{"orange", "1a:0,2", "1a:0,3"},
                                       Way{"purple", "6:1,2", "6:0,2"}, Way{"purple", "10:2,0", "10:3,0"}}) {
    Scene scene = base_game().tile("6", "1a:0,2").tile("10", "1a:2,3").hero(hero, from);
    EXPECT_EQ(scene.act(scene.walk(hero, to)), (Events{walked(hero, from, to)}));
  }
}

TEST(Walk, B_MOVE_8_heroes_stand_on_a_space_with_an_out_of_order_token) {
  // 1a:  | xx   Y    eo   vp |     the timer has been used
  Scene scene = base_game().hero("yellow", "1a:0,1").out_of_order("1a:0,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")), (Events{walked("yellow", "1a:0,1", "1a:0,0")}));
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,2")), (Events{walked("yellow", "1a:0,0", "1a:0,2")}));
}

}  // namespace
}  // namespace rules
