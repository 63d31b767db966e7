#include "sim/game_watch.h"

#include <gtest/gtest.h>

#include "support/watched_scene.h"

namespace sim {
namespace {

// Scenario 3: seat 1 moves south, seat 3 north, and yellow has room to do so.
class SimGameWatch : public scene::WatchedScene<GameWatch> {
 protected:
  SimGameWatch() : WatchedScene(ai::SeatSet::all(4)) {}

  void walk(std::string_view to, std::uint32_t ms) { act(scene.walk("yellow", to), ms); }
};

TEST_F(SimGameWatch, counts_the_gaps_of_each_seat) {
  walk("1a:0,1", 2000);
  walk("1a:1,1", 2700);
  EXPECT_EQ(watcher.gaps().count(), 0U);
  walk("1a:0,1", 3100);
  walk("1a:1,1", 4000);
  EXPECT_EQ(watcher.gaps().count(), 2U);
  EXPECT_EQ(watcher.gaps().least(), 1100U);
  EXPECT_EQ(watcher.gaps().most(), 1300U);
}

TEST_F(SimGameWatch, a_reaction_begins_with_the_event_that_made_it_possible) {
  walk("1a:0,1", 2000);
  EXPECT_EQ(watcher.reactions().count(), 0U);  // possible from the start
  walk("1a:1,1", 2700);
  EXPECT_EQ(watcher.reactions().count(), 1U);
  EXPECT_EQ(watcher.reactions().least(), 700U);
  walk("1a:0,1", 3100);
  EXPECT_EQ(watcher.reactions().least(), 400U);
}

TEST_F(SimGameWatch, back_and_forth_is_a_pawn_that_returns_at_once) {
  walk("1a:0,1", 2000);
  EXPECT_EQ(watcher.back_and_forth(), 0U);
  walk("1a:1,1", 3000);
  EXPECT_EQ(watcher.back_and_forth(), 1U);
  walk("1a:0,1", 4000);
  EXPECT_EQ(watcher.back_and_forth(), 2U);
}

TEST_F(SimGameWatch, a_way_back_is_sensible_once_something_has_happened) {
  walk("1a:0,1", 2000);
  watcher.see(scene.game, {rules::Seat{0}, rules::GameTime{2500}, rules::Draw{}}, {rules::BallEnded{}});
  walk("1a:1,1", 3000);
  EXPECT_EQ(watcher.back_and_forth(), 0U);
}

TEST_F(SimGameWatch, counts_the_red_pawn) {
  act(scene.red_pawn(0, 1), 2000);
  act(scene.red_pawn(2, 3), 11'500);
  EXPECT_EQ(watcher.do_somethings(), 2U);
  EXPECT_EQ(watcher.do_something_gaps().least(), 9500U);
}

TEST_F(SimGameWatch, idleness_lasts_until_somebody_does_something) {
  walk("1a:0,1", 2000);
  const rules::State then = scene.game.state;
  act(scene.red_pawn(0, 1), 9000);  // asking isn't doing
  walk("1a:1,1", 14'000);
  walk("1a:0,1", 15'000);
  EXPECT_EQ(watcher.longest_idle().ms, 12'000U);
  EXPECT_EQ(watcher.longest_idle().since.ms, 2000U);
  EXPECT_EQ(watcher.longest_idle().position, then);
}

TEST_F(SimGameWatch, other_seats_actions_do_not_count_as_the_teammates) {
  ai::SeatSet only_north;
  only_north.insert(rules::Seat{3});
  watcher = GameWatch{scene.game, only_north};
  walk("1a:0,1", 2000);
  walk("1a:1,1", 2100);
  walk("1a:0,1", 3000);
  EXPECT_EQ(watcher.gaps().count(), 1U);
  EXPECT_EQ(watcher.reactions().count(), 1U);
  EXPECT_EQ(watcher.reactions().least(), 900U);
}

}  // namespace
}  // namespace sim
