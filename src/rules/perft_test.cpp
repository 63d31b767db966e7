// Numbers of action sequences that a person can count on the picture of tile 1a:
//     +----+----+ ^^ +----+
//     | tm   ..   eo   vp |
//     +----+    +    +----+
//     < ep   st   st   vy |
//     +----+    +    +----+
//     | vo   st   st | eg/>
//     +----+    +    +----+
//     | vg   ey   ../| ## |
//     +----+ vv +----+----+
#include "rules/perft.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::base_game;
using scene::Scene;

std::uint64_t count(const Scene& scene, unsigned depth) {
  return perft(scene.game.rules, scene.game.state, scene.now, depth);
}

// Three heroes are out and the vortex is off: only orange is left, on the timer of 1a.
Scene orange_alone(unsigned seats = 4) {
  return base_game(seats).stolen().escaped("yellow").escaped("purple").escaped("green").hero("orange",
                                                                                             "1a:0,0");
}

TEST(Perft, B_ACT_1_nothing_is_one_way_to_do_nothing) { EXPECT_EQ(count(base_game(), 0), 1U); }

TEST(Perft, B_MOVE_1_the_first_action_of_a_game) {
  // North: yellow, purple. South: green, orange. East: purple. West: yellow, green. Vortex: all four.
  EXPECT_EQ(count(base_game(), 1), 2U + 2U + 1U + 2U + 4U);
}

TEST(Perft, B_MOVE_1_two_seats_that_share_a_direction_count_twice) {
  // With eight seats there are two of north, south, east and west each, and one vortex.
  EXPECT_EQ(count(base_game(8), 1), 2U * (2U + 2U + 1U + 2U) + 4U);
}

TEST(Perft, B_MOVE_1_one_hero_two_moves) {
  // From 0,0 east to 0,1, 0,2 or 0,3.
  // From 0,1: one west, two east, three south. From 0,2: two west, one east, three south, and orange may
  // explore there. From 0,3: three west.
  EXPECT_EQ(count(orange_alone(), 1), 3U);
  EXPECT_EQ(count(orange_alone(), 2), (1U + 2U + 3U) + (2U + 1U + 3U + 1U) + 3U);
  EXPECT_EQ(count(orange_alone().deck({}), 2), (1U + 2U + 3U) + (2U + 1U + 3U) + 3U);
}

TEST(Perft, B_MOVE_1_with_five_seats_west_counts_twice) {
  EXPECT_EQ(count(orange_alone(5), 2), (2U * 1U + 2U + 3U) + (2U * 2U + 1U + 3U + 1U) + 2U * 3U);
}

TEST(Perft, B_EXPL_2_an_explored_tile_adds_its_spaces) {
  // Orange on 0,2 of 1a explores tile 2, whose column of two lies north of it.
  // Before: two west, one east, three south, one exploring. After: two north instead of the exploring.
  const Scene scene = orange_alone().hero("orange", "1a:0,2").deck({"2"});
  EXPECT_EQ(count(scene, 1), 2U + 1U + 3U + 1U);
  Scene explored = scene;
  explored.act(explored.draw());
  EXPECT_EQ(count(explored, 1), 2U + 1U + 3U + 2U);
}

TEST(Perft, B_SOLO_6_alone_the_first_action_is_to_turn_a_tile) {
  // Then north is up: yellow, purple, or the next tile. After a move north: yellow at 0,1 lets green come to
  // 1,1 and purple may go; purple at 0,2 likewise lets orange come; after east is up only purple moves.
  const Scene scene = base_game(1).solo({"north", "east", "south"});
  EXPECT_EQ(count(scene, 1), 1U);
  EXPECT_EQ(count(scene, 2), 3U);
  EXPECT_EQ(count(scene, 3), (2U + 1U) + (2U + 1U) + (1U + 1U));
}

TEST(Perft, B_EXIT_2_a_won_game_goes_no_further) {
  // 2:   | xp | ##      purple, the last one, stands before its exit: south as printed, or out; it may also
  // ride.
  //      +    +---
  //      | P/ | ##
  const Scene scene = base_game()
                          .tile("2", "1a:0,2")
                          .deck({})
                          .stolen()
                          .escaped("yellow")
                          .escaped("green")
                          .escaped("orange")
                          .hero("purple", "2:1,0");
  EXPECT_EQ(count(scene, 1), 2U);  // to the exit, or down the escalator to 2:3,1
  // At the end of the escalator: printed east to 3,2 and 3,3, or up again; and after the win nothing.
  EXPECT_EQ(count(scene, 2), 0U + 3U);
}

TEST(Perft, B_END_1_a_lost_game_has_no_sequences) {
  Scene scene = base_game().time(180'000);
  scene.act(scene.sand_runs_out());
  EXPECT_EQ(count(scene, 1), 0U);
  EXPECT_EQ(count(scene, 2), 0U);
}

}  // namespace
}  // namespace rules
