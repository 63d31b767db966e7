// The sand timer (B-TIME-1 to B-TIME-5). On tile 1a it is at 0,0:
//     | tm   Y    eo   vp |
#include "rules/sand.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;
using scene::walked;

// Yellow beside the timer of 1a; tile 3 lies north of 1a, and purple stands beside its timer:
//     | tm   P    ..   ey >   3, turned twice, its third row
//          | in | ..          and 1a below it:
//     | tm   Y    eo   vp |
Scene two_timers() {
  return base_game().tile("3", "1a:0,2").hero("yellow", "1a:0,1").hero("purple", "3:1,2");
}

TEST(Sand, B_TIME_1_when_it_runs_out_everybody_loses_at_that_instant) {
  Scene scene = base_game().time(180'000);
  EXPECT_EQ(scene.act(scene.sand_runs_out()), (Events{GameLost{GameTime{180'000}, Defeat::SandRanOut}}));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
  EXPECT_EQ(scene.game.state.defeat, Defeat::SandRanOut);
  EXPECT_EQ(scene.game.state.ended, GameTime{180'000});
}

TEST(Sand, B_TIME_1_not_a_millisecond_before) {
  const Scene scene = base_game().time(179'999);
  EXPECT_EQ(scene.refusal_of(scene.sand_runs_out()), Reason::SandStillRuns);
}

TEST(Sand, B_TIME_1_the_loss_bears_the_time_of_the_last_grain_however_late_it_is_said) {
  Scene scene = base_game().time(500'000);
  EXPECT_EQ(scene.act(scene.sand_runs_out()), (Events{GameLost{GameTime{180'000}, Defeat::SandRanOut}}));
}

TEST(Sand, B_TIME_1_three_escaped_heroes_are_not_enough) {
  Scene scene = base_game().stolen().escaped("yellow").escaped("purple").escaped("green").time(180'000);
  scene.act(scene.sand_runs_out());
  EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
}

TEST(Sand, B_TIME_1_after_a_flip_the_end_is_when_the_turned_sand_is_through) {
  Scene scene = base_game().hero("yellow", "1a:0,1").time(70'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.time(139'999).sand_runs_out()), Reason::SandStillRuns);
  EXPECT_EQ(scene.time(140'000).act(scene.sand_runs_out()),
            (Events{GameLost{GameTime{140'000}, Defeat::SandRanOut}}));
}

TEST(Sand, B_TIME_1_a_flip_of_the_full_timer_leaves_nothing_and_loses_at_that_instant) {
  // a loss at any step ends the game there, so no tile passes and nobody talks.
  Scene scene = base_game().hero("yellow", "1a:0,1").time(0);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
            (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                    SandFlipped{GameTime{0}, Millis{0}, FlipBy::Space},
                    GameLost{GameTime{0}, Defeat::SandRanOut}}));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
}

TEST(Sand, B_TIME_2_a_flip_after_70_seconds_leaves_70_seconds) {
  Scene scene = base_game().hero("yellow", "1a:0,1").time(70'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
            (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                    SandFlipped{GameTime{70'000}, Millis{70'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(sand_left(scene.game.state, GameTime{70'000}), Millis{70'000});
  EXPECT_EQ(sand_left(scene.game.state, GameTime{100'000}), Millis{40'000});
  EXPECT_EQ(scene.game.state.flips, 1);
  EXPECT_EQ(scene.game.state.timer_spaces_used, 1);
}

TEST(Sand, B_TIME_2_like_it_or_not) {
  // After five seconds a flip leaves five; it still happens.
  Scene scene = base_game().hero("yellow", "1a:0,1").time(5'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{5'000}, Millis{5'000}}));
}

TEST(Sand, B_TIME_2_any_hero_will_do) {
  for (const std::string_view hero : {"yellow", "purple", "green", "orange"}) {
    Scene scene = base_game().hero(hero, "1a:0,1").time(1'000);
    EXPECT_TRUE(scene::has<SandFlipped>(scene.act(scene.walk(hero, "1a:0,0")))) << hero;
  }
}

TEST(Sand, B_TIME_2_only_the_space_where_a_move_ends_flips) {
  Scene scene = base_game().hero("yellow", "1a:0,3").hero("purple", "1a:3,2").time(1'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:0,3", "1a:0,1")}));
}

TEST(Sand, B_TIME_2_a_second_flip_turns_what_the_first_one_left) {
  // 70 s left at 70 s; at 100 s there are 40, so 140 are below.
  Scene scene = two_timers().time(70'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  const Events events = scene.time(100'000).act(scene.walk("purple", "3:1,3"));
  EXPECT_EQ(scene::find<SandFlipped>(events),
            (SandFlipped{GameTime{100'000}, Millis{140'000}, FlipBy::Space}));
  EXPECT_EQ(sand_ends(scene.game.state), GameTime{240'000});
  EXPECT_EQ(scene.game.state.flips, 2);
  EXPECT_EQ(scene.game.state.timer_spaces_used, 2);
}

TEST(Sand, B_TIME_2_the_capacity_may_be_another) {
  Scene scene{ScenarioChoice{.scenario = 3, .sand_ms = 300'000}};
  scene.hero("yellow", "1a:0,1").time(100'000);
  EXPECT_EQ(sand_left(scene.game.state, GameTime{0}), Millis{300'000});
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{100'000}, Millis{100'000}}));
}

TEST(Sand, B_TIME_3_each_timer_space_works_once) {
  // Yellow steps off and on again: no second flip, and the token stays.
  Scene scene = base_game().hero("yellow", "1a:0,1").time(70'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_TRUE(scene.is_out_of_order("1a:0,0"));
  EXPECT_EQ(scene.time(80'000).act(scene.walk("yellow", "1a:0,1")).size(), 2U)
      << "it ends the talk and moves";
  EXPECT_EQ(scene.time(90'000).act(scene.walk("yellow", "1a:0,0")),
            (Events{walked("yellow", "1a:0,1", "1a:0,0")}));
  EXPECT_TRUE(scene.is_out_of_order("1a:0,0"));
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{70'000}, Millis{70'000}}));
}

TEST(Sand, B_TIME_3_the_token_of_one_timer_space_is_not_that_of_another) {
  Scene scene = two_timers().time(70'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_FALSE(scene.is_out_of_order("3:1,3"));
  EXPECT_TRUE(scene::has<SandFlipped>(scene.act(scene.walk("purple", "3:1,3"))));
  EXPECT_TRUE(scene.is_out_of_order("3:1,3"));
}

TEST(Sand, B_TIME_4_timer_spaces_work_after_the_theft_too) {
  Scene scene = base_game().stolen().hero("yellow", "1a:0,1").time(70'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
            (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                    SandFlipped{GameTime{70'000}, Millis{70'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
}

TEST(Sand, B_TIME_5_no_flip_adds_or_resets_time) {
  // What is left and what has run through are the whole capacity, before and after.
  for (const std::uint32_t ms : {0U, 1U, 89'999U, 90'000U, 179'999U}) {
    Scene scene = base_game().hero("yellow", "1a:0,1").time(ms);
    const Millis before = sand_left(scene.game.state, scene.now);
    scene.act(scene.walk("yellow", "1a:0,0"));
    EXPECT_EQ(before.count + sand_left(scene.game.state, scene.now).count, 180'000U) << ms;
  }
}

TEST(Sand, B_TIME_5_nothing_pauses_it) {
  // Neither the talking after a flip, nor a tile in the hand, nor the theft.
  Scene scene =
      base_game().hero("yellow", "1a:0,1").hero("orange", "1a:0,2").hero("green", "1a:2,3").time(90'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  ASSERT_EQ(scene.game.state.speech, Speech::Window);
  EXPECT_EQ(sand_left(scene.game.state, GameTime{120'000}), Millis{60'000});
  scene.time(120'000).act(scene.draw());
  ASSERT_TRUE(scene.game.state.held);
  EXPECT_EQ(sand_left(scene.game.state, GameTime{150'000}), Millis{30'000});
  scene.stolen();
  EXPECT_EQ(sand_ends(scene.game.state), GameTime{180'000});
}

}  // namespace
}  // namespace rules
