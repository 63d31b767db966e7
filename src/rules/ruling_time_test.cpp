// Rulings about the sand and its flips.
#include <algorithm>

#include "rules/flip.h"
#include "rules/sand.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::fault_of;
using scene::Scene;
using scene::walked;

// Yellow stands before the timer of tile 1, green before that of tile 4.
//   +----+----+-^--+----+
//   | tm | ..   eg   .. |
//   +    +    +----+    +----+----+----+----+
//   <Yep | ..  P.. | .. | ## | vo | ## | ## |
//   +    +    +    +    +----+    +----+----+
//   | ..   ..  O.. | ey/  ..  G..   tm | ## |
//   +    +----+----+----+----+    +----+----+
//   | ..   eo   ../| ## | ## | ..   ..   ep >
//   +----+-v--+----+----+----+    +----+    +
//                       | ## | eg | ## | vy |
//                       +----+-v--+----+----+
Scene two_timers(std::uint32_t sand_ms) {
  Scene scene{ScenarioChoice{.scenario = 7, .sand_ms = sand_ms}};
  scene.tile("4", "1b:2,3").hero("yellow", "1b:1,0").hero("green", "4:1,1");
  return scene;
}

TEST(Sand, R_12_after_a_flip_what_is_left_is_the_capacity_less_what_was_left) {
  Scene scene = two_timers(180'000);
  scene.time(70'001);
  EXPECT_EQ(scene::find<SandFlipped>(scene.act(scene.walk("yellow", "1b:0,0"))),
            (SandFlipped{GameTime{70'001}, Millis{70'001}, FlipBy::Space}));
  EXPECT_EQ(sand_left(scene.game.state, GameTime{70'001}), Millis{70'001});
  // 40 seconds later 30,001 ms are left, so the next flip leaves 149,999.
  scene.time(110'001);
  EXPECT_EQ(scene::find<SandFlipped>(scene.act(scene.walk("green", "4:1,2"))),
            (SandFlipped{GameTime{110'001}, Millis{149'999}, FlipBy::Space}));
}

TEST(Sand, R_12_a_table_may_choose_another_capacity) {
  Scene scene = two_timers(300'000);
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{0}, Millis{300'000}}));
  EXPECT_EQ(sand_ends(scene.game.state), GameTime{300'000});
  scene.time(100'000);
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{100'000}, Millis{100'000}}));
  scene.time(160'000);
  scene.act(scene.walk("green", "4:1,2"));
  EXPECT_EQ(scene.game.state.sand, (Sand{GameTime{160'000}, Millis{260'000}}));
}

TEST(Sand, R_12_the_capacity_is_three_minutes_unless_chosen) {
  EXPECT_EQ(ruleset_for({.scenario = 7})->sand_ms, 180'000U);
}

TEST(Sand, R_12_sand_for_less_than_ten_seconds_or_more_than_an_hour_is_refused) {
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 7, .sand_ms = 9'999}), Fault::SandOutOfRange);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 7, .sand_ms = 10'000}), std::nullopt);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 7, .sand_ms = 3'600'000}), std::nullopt);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 7, .sand_ms = 3'600'001}), Fault::SandOutOfRange);
}

TEST(Sand, R_12_it_has_run_out_to_the_millisecond) {
  Scene scene = two_timers(180'000);
  scene.time(179'999);
  EXPECT_EQ(scene.refusal_of(scene.sand_runs_out()), Reason::SandStillRuns);
  scene.time(180'000);
  EXPECT_EQ(scene.act(scene.sand_runs_out()), (Events{GameLost{GameTime{180'000}, Defeat::SandRanOut}}));
}

TEST(Flip, R_34_token_sand_action_tiles_communication_and_scenario_11_in_this_order) {
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
  //   | ..  G..  O.. | ey/  ..   .. | .. | ## |
  //   +    +----+----+----+----+    +    +----+
  //   | ..   eo   ../| ## | ## | ..   ..   eg >
  //   +----+-v--+----+----+----+    +----+----+
  //                       | ## | iy | ## | ## |
  //                       +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3").hero("yellow", "1b:1,0").time(8'000);
  EXPECT_EQ(scene.act(scene.walk("yellow", "1b:0,0")),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{8'000}, Millis{8'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}, DiscardsDue{2}}));
}

TEST(Flip, R_34_alone_the_solo_deck_is_shuffled_where_tiles_would_pass) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 7, .seats = 1}};
  scene.hero("yellow", "1b:1,0").solo({"north", "east", "south", "west", "vortex", "escalator", "explore"});
  scene.act(scene.reveal());
  const Events events = scene.act(scene.walk("yellow", "1b:0,0"));
  ASSERT_EQ(events.size(), 5U);
  EXPECT_EQ(events[0], Event{walked("yellow", "1b:1,0", "1b:0,0")});
  EXPECT_EQ(events[1], Event{WentOutOfOrder{at("1b:0,0")}});
  EXPECT_EQ(events[2], (Event{SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space}}));
  const auto* shuffled = std::get_if<SoloShuffled>(&events[3]);
  ASSERT_NE(shuffled, nullptr);
  EXPECT_EQ(events[4], Event{TalkOpened{Speech::Window}});
  std::array<int, catalog::kAbilities> seen{};
  for (const SoloCard card : shuffled->deck) ++seen[catalog::index(*card.ability())];
  EXPECT_EQ(std::count(seen.begin(), seen.end(), 1), 7) << "each tile once";
  EXPECT_EQ(scene.game.state.random.drawn(), shuffled->drawn);
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1b:1,0")), Reason::NothingRevealed);
}

TEST(Flip, R_34_a_loss_ends_the_game_there) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   <Yep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  //   | ..   eo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.hero("yellow", "1b:1,0");
  const Events events = scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(events.back(), (Event{GameLost{GameTime{1000}, Defeat::NothingToRearrange}}));
  EXPECT_EQ(scene.game.state.discards_due, 0);
  EXPECT_EQ(scene.refusal_of(scene.walk("purple", "1b:1,1")), Reason::GameIsOver);
}

TEST(Flip, R_35_a_flip_by_token_is_like_one_by_a_space) {
  Scene scene{ScenarioChoice{.scenario = 11}};
  scene.tile("2", "1b:0,2").tile("6", "1b:2,3");
  State now = scene.game.state;
  Events events;
  Resolution resolution{scene.game.rules, now, events, GameTime{8'000}};
  flip(resolution, FlipBy::Token);
  EXPECT_EQ(events, (Events{SandFlipped{GameTime{8'000}, Millis{8'000}, FlipBy::Token}, ActionTilesPassed{},
                            TalkOpened{Speech::Window}, DiscardsDue{2}}));
}

TEST(Flip, R_35_alone_too) {
  const Scene scene{ScenarioChoice{.scenario = 7, .seats = 1}};
  State now = scene.game.state;
  Events events;
  Resolution resolution{scene.game.rules, now, events, GameTime{8'000}};
  flip(resolution, FlipBy::Token);
  EXPECT_TRUE(scene::has<SoloShuffled>(events));
}

TEST(Flip, R_35_only_spaces_count_as_sand_timer_spaces_used) {
  Scene scene = two_timers(180'000);
  scene.act(scene.walk("yellow", "1b:0,0"));
  EXPECT_EQ(scene.game.state.timer_spaces_used, 1);
  EXPECT_EQ(scene.game.state.flips, 1);
  State now = scene.game.state;
  Events events;
  Resolution resolution{scene.game.rules, now, events, GameTime{8'000}};
  flip(resolution, FlipBy::Token);
  EXPECT_EQ(now.timer_spaces_used, 1);
  EXPECT_EQ(now.flips, 2);
}

TEST(Flip, R_35_the_start_of_the_game_is_no_flip) {
  for (const unsigned seats : {1U, 4U}) {
    const Scene scene{ScenarioChoice{.scenario = 11, .seats = seats}};
    EXPECT_EQ(scene.game.state.flips, 0);
    EXPECT_EQ(scene.game.state.timer_spaces_used, 0);
    EXPECT_EQ(scene.game.state.speech, Speech::Silent);
    EXPECT_EQ(scene.game.state.discards_due, 0);
  }
}

}  // namespace
}  // namespace rules
