#include "sim/explain.h"

#include <gtest/gtest.h>

#include "support/watched_scene.h"

namespace sim {
namespace {

using scene::Scene;

class SimExplain : public scene::WatchedScene<Timeline> {
 protected:
  void let_the_sand_run_out() {
    const rules::Events events = run_out(scene.game, rules::GameTime{999'999});
    watcher.see(scene.game, {rules::Seat{0}, scene.game.now, rules::SandRunsOut{}}, events);
  }
  void expect(std::string_view part) {
    const std::string text = explanation(watcher, {.game = scene.game, .refused = refused});
    EXPECT_NE(text.find(part), std::string::npos) << part << "\nis not in\n" << text;
  }

  std::uint32_t refused = 0;
};

TEST_F(SimExplain, what_was_never_found_was_missing_for_the_whole_game) {
  act(scene.walk("yellow", "1a:0,1"), 2500);
  let_the_sand_run_out();
  expect("Timeline\n  0:00.0  tile 1a is in the mall: a sand timer\n");
  expect("  3:00.0  the sand runs out\n");
  expect("At the end, after 3:00.0\n");
  expect("  The purple item was never found.\n");
  expect("  Actions: 0 by seat 0, 0 by seat 1, 0 by seat 2 and 1 by seat 3.\n");
  expect("Verdict\n  Lost at 3:00: the sand ran out.\n");
  expect(
      "the green exit and the orange exit were never found, with 11 tiles still in the "
      "deck.\n");
  expect("The timer was flipped 0 times; at the end a usable sand timer was ");
  expect("Nobody did anything from 0:02.5 to 3:00.0.\n");
}

TEST_F(SimExplain, a_mistake_of_the_teammates_is_called_one) {
  refused = 1;
  expect("Verdict\n  The teammates tried something that isn't allowed");
}

TEST(SimChronicle, words_for_times) {
  EXPECT_EQ(moment_text(rules::GameTime{62'345}), "1:02.3");
  EXPECT_EQ(moment_text(rules::GameTime{600'000}), "10:00.0");
  EXPECT_EQ(duration_text(12'399), "12.3 s");
}

TEST(SimChronicle, scenario_1_needs_one_exit_only) {
  const Scene scene{rules::ScenarioChoice{.scenario = 1}};
  EXPECT_EQ(Timeline{scene.game}.needs().size(), 5U);
  EXPECT_EQ(Timeline{scene::base_game().game}.needs().size(), 8U);
}

}  // namespace
}  // namespace sim
