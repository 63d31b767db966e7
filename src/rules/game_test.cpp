// A game being played: versions, times, and the last grain.
#include "rules/game.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::base_game;
using scene::Scene;
using scene::walked;

TEST(Game, B_ACT_1_every_accepted_action_is_counted_and_timed) {
  Scene scene = base_game();
  const auto first = scene.walk("yellow", "1a:0,1");
  EXPECT_EQ(play(scene.game, {first.by, GameTime{1'000}, first.what}),
            (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(scene.game.version, 1U);
  EXPECT_EQ(scene.game.now, GameTime{1'000});
  EXPECT_TRUE(play(scene.game, {Seat{0}, GameTime{1'500}, Stare{Seat{1}}}));
  EXPECT_EQ(scene.game.version, 2U);
  EXPECT_EQ(scene.game.now, GameTime{1'500});
}

TEST(Game, B_ACT_6_a_refused_one_is_neither) {
  Scene scene = base_game();
  const State before = scene.game.state;
  const Decision decision = play(scene.game, {Seat{0}, GameTime{1'000}, Draw{}});
  ASSERT_FALSE(decision);
  EXPECT_EQ(decision.error().reason, Reason::NotOnYourActionTile);
  EXPECT_EQ(scene.game.version, 0U);
  EXPECT_EQ(scene.game.now, GameTime{0});
  EXPECT_TRUE(before == scene.game.state);
}

TEST(Game, B_TIME_1_the_last_grain_comes_before_an_action_of_the_same_moment) {
  Scene scene = base_game();
  const auto step = scene.walk("yellow", "1a:0,1");
  for (const std::uint32_t ms : {180'000U, 180'001U}) {
    const Decision late = play(scene.game, {step.by, GameTime{ms}, step.what});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().reason, Reason::SandHasRunOut);
  }
  EXPECT_EQ(scene.game.version, 0U);
  EXPECT_TRUE(play(scene.game, {step.by, GameTime{179'999}, step.what}));
}

TEST(Game, B_TIME_1_run_out_does_nothing_while_sand_is_left) {
  Scene scene = base_game();
  const State before = scene.game.state;
  EXPECT_TRUE(run_out(scene.game, GameTime{179'999}).empty());
  EXPECT_EQ(scene.game.version, 0U);
  EXPECT_EQ(scene.game.now, GameTime{0});
  EXPECT_TRUE(before == scene.game.state);
}

TEST(Game, B_TIME_1_run_out_loses_the_game_when_the_sand_was_through) {
  for (const std::uint32_t ms : {180'000U, 180'001U, 4'000'000U}) {
    Scene scene = base_game();
    EXPECT_EQ(run_out(scene.game, GameTime{ms}), (Events{GameLost{GameTime{180'000}, Defeat::SandRanOut}}));
    EXPECT_EQ(scene.game.version, 1U);
    EXPECT_EQ(scene.game.now, GameTime{180'000});
    EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
    EXPECT_EQ(scene.game.state.ended, GameTime{180'000});
  }
}

TEST(Game, B_TIME_2_run_out_goes_by_the_turned_sand) {
  // 1a:  | tm   Y    eo   vp |     a flip after 20 s: the end is at 40 s
  Scene scene = base_game().hero("yellow", "1a:0,1").time(20'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_TRUE(run_out(scene.game, GameTime{39'999}).empty());
  EXPECT_EQ(run_out(scene.game, GameTime{40'000}), (Events{GameLost{GameTime{40'000}, Defeat::SandRanOut}}));
}

TEST(Game, B_END_1_run_out_changes_nothing_after_the_end) {
  Scene scene = base_game();
  evolve(scene.game.state, GameWon{GameTime{1'000}});
  EXPECT_TRUE(run_out(scene.game, GameTime{200'000}).empty());
  EXPECT_EQ(scene.game.state.outcome, Outcome::Won);
  Scene lost = base_game();
  run_out(lost.game, GameTime{180'000});
  EXPECT_TRUE(run_out(lost.game, GameTime{200'000}).empty());
  EXPECT_EQ(lost.game.version, 1U);
}

}  // namespace
}  // namespace rules
