// Small games on tile 1a: north of row 1, 0,1 and 0,2 are open.
#include "chronicle/course.h"

#include <gtest/gtest.h>

#include "chronicle/footfalls.h"
#include "chronicle/knocks.h"
#include "chronicle/tugs_of_war.h"
#include "chronicle/waits.h"
#include "support/scene.h"

namespace chronicle {
namespace {

using catalog::index;
using rules::Ability;
using scene::Scene;

// A game that is played and recorded. The seats have [vortex west] [explore south] [escalator east] [north].
class PlayedScene {
 public:
  explicit PlayedScene(const Scene& start) : scene_(start) {
    course.rules = scene_.game.rules;
    course.positions.push_back(scene_.game.state);
  }

  PlayedScene& walk(std::uint32_t ms, std::string_view pawn, std::string_view to) {
    return happens(ms, scene_.walk(pawn, to));
  }
  PlayedScene& knock(std::uint32_t ms, unsigned from, unsigned before) {
    return happens(ms, scene_.red_pawn(from, before));
  }

  Course course{};

 private:
  PlayedScene& happens(std::uint32_t ms, const scene::Request& request) {
    scene_.time(ms);
    const rules::Events events = scene_.act(request);
    course.actions.push_back(
        {.at = rules::GameTime{ms}, .by = request.by, .what = request.what, .events = events});
    course.positions.push_back(scene_.game.state);
    return *this;
  }

  Scene scene_;
};

Waits waits_for(const Course& course, Ability ability) { return waits_of(course)[index(ability)]; }

TEST(Waits, last_from_when_an_action_became_possible_until_it_was_done) {
  PlayedScene told{scene::base_game()};
  told.walk(5'000, "yellow", "1a:0,1").walk(6'000, "green", "1a:1,1");
  const Waits north = waits_for(told.course, Ability::North);
  ASSERT_TRUE(north.longest);
  EXPECT_EQ(north.longest->action, 0U);
  EXPECT_EQ(north.longest->ms(), 5'000U);
  EXPECT_EQ(north.all.count, 6'000U);  // green was behind yellow until then
}

TEST(Waits, at_the_same_time_count_once) {
  PlayedScene told{scene::base_game()};
  told.walk(5'000, "yellow", "1a:0,1").walk(7'000, "purple", "1a:0,2");
  const Waits north = waits_for(told.course, Ability::North);
  EXPECT_EQ(north.all.count, 7'000U);
  ASSERT_TRUE(north.longest);
  EXPECT_EQ(north.longest->action, 1U);
}

TEST(Waits, only_count_what_was_done_in_the_end) {
  PlayedScene told{scene::base_game()};
  told.walk(5'000, "yellow", "1a:0,1").knock(9'000, 0, 3);
  EXPECT_FALSE(waits_for(told.course, Ability::East).longest);
  EXPECT_EQ(waits_for(told.course, Ability::North).all.count, 5'000U);
}

TEST(Waits, need_someone_to_wait_for) {
  const PlayedScene told{scene::base_game(1).solo({"east", "south", "west", "north"})};
  for (const Waits& waits : waits_of(told.course)) EXPECT_FALSE(waits.longest);
}

TEST(Tugs, go_there_and_back_and_there_again) {
  PlayedScene told{scene::base_game()};
  told.walk(2'000, "purple", "1a:1,3").walk(4'000, "purple", "1a:1,2");
  EXPECT_TRUE(tugs_of_war(told.course).empty());
  told.walk(5'000, "yellow", "1a:0,1").walk(6'000, "purple", "1a:1,3");
  const std::vector<TugOfWar> tugs = tugs_of_war(told.course);
  ASSERT_EQ(tugs.size(), 1U);
  EXPECT_EQ(tugs[0].pawn, rules::Pawn::Purple);
  EXPECT_EQ(tugs[0].pulls, 2U);
  EXPECT_EQ(tugs[0].first, 0U);
  EXPECT_EQ(tugs[0].last, 3U);
}

TEST(Tugs, end_after_a_long_pause) {
  PlayedScene told{scene::base_game()};
  told.walk(2'000, "purple", "1a:1,3").walk(12'000, "purple", "1a:1,2").walk(13'000, "purple", "1a:1,3");
  EXPECT_TRUE(tugs_of_war(told.course).empty());
}

TEST(Footfalls, count_every_space_of_a_walk) {
  PlayedScene told{scene::base_game()};
  told.walk(1'000, "purple", "1a:0,2").walk(2'000, "yellow", "1a:1,3").walk(3'000, "yellow", "1a:1,2");
  const std::vector<Footfall> found = footfalls_of(told.course);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].at, scene::at("1a:0,2"));
  EXPECT_EQ(found[0].times[rules::index(rules::Pawn::Purple)], 1U);
  EXPECT_EQ(found[1].at, scene::at("1a:1,2"));
  EXPECT_EQ(found[1].times[rules::index(rules::Pawn::Yellow)], 2U);
  EXPECT_EQ(found[2].at, scene::at("1a:1,3"));
  EXPECT_EQ(found[2].times[rules::index(rules::Pawn::Yellow)], 1U);
}

TEST(Knocks, B_COM_3_are_counted_for_sender_and_receiver) {
  PlayedScene told{scene::base_game()};
  told.knock(1'000, 0, 2).knock(2'000, 1, 2).knock(3'000, 3, 0);
  const std::vector<Knocks> expected{{1, 1}, {1, 0}, {0, 2}, {1, 0}};
  EXPECT_EQ(knocks_of(told.course), expected);
}

}  // namespace
}  // namespace chronicle
