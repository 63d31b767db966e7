// Tables that play Maximum Security: everything as at any table, except for certified deals.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/table_world.h"
#include "table/table.h"

namespace table {
namespace {

using world::Client;
using world::refusal_of;
using world::step_of;
using world::World;

constexpr std::string_view kTutorial = R"({"scenario":"T7"})";

bool says_expansion(const Client& client) { return client.table().at("expansion").as_bool(); }

struct Expansion : testing::Test {
  World world;
};

TEST_F(Expansion, T_SETUP_a_tutorial_is_played_like_any_game) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  Client& bo = world.join(code, "Bo");
  world.start(code, {&ana, &bo});
  EXPECT_EQ(world.registry->summary(code)->scenario, "T7");
  const Client& eva = world.join(code, "Eva");
  EXPECT_TRUE(
      std::ranges::any_of(eva.lines, [](const std::string& line) { return line.contains("modules=M1,M9"); }));
  ana.act(step_of(ana, 0));
  EXPECT_FALSE(ana.lines.back().contains("\"refused\"")) << ana.lines.back();
  EXPECT_EQ(ana.lines.back(), bo.lines.back());
}

TEST_F(Expansion, T_SETUP_anti_stress_tokens_of_a_tutorial_are_used_at_the_table) {
  const Code code = world.open(R"({"scenario":"T7+M2"})");
  Client& ana = world.join(code, "Ana");
  Client& bo = world.join(code, "Bo");
  world.start(code, {&ana, &bo});
  EXPECT_EQ(world.registry->summary(code)->scenario, "T7+M2");
  ana.act("loudspeaker 1");
  EXPECT_FALSE(ana.lines.back().contains("\"refused\"")) << ana.lines.back();
  bo.act("loudspeaker 1");
  EXPECT_EQ(refusal_of(bo), "TokenIsSpent");
  world.pass(5'000);
  ana.act("timer-token");
  EXPECT_FALSE(ana.lines.back().contains("\"refused\"")) << ana.lines.back();
}

TEST_F(Expansion, T_SETUP_without_them_a_tutorial_has_no_tokens) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  Client& bo = world.join(code, "Bo");
  world.start(code, {&ana, &bo});
  ana.act("timer-token");
  EXPECT_EQ(refusal_of(ana), "NotInThisGame");
}

TEST_F(Expansion, X_GEN_6_modules_of_a_custom_scenario_are_chosen_and_refused) {
  const Code code = world.open("{}");
  Client& ana = world.join(code, "Ana");
  ana.command("choose", R"("choice":{"scenario":{"name":"Ours","modules":["M2","M3"]}})");
  EXPECT_TRUE(says_expansion(ana));
  ana.command("choose", R"("choice":{"scenario":{"name":"Ours","modules":["M5"]}})");
  EXPECT_EQ(refusal_of(ana), "CannotBePlayed");
  EXPECT_TRUE(ana.lines.back().contains("ModuleNeedsATile")) << ana.lines.back();
}

TEST_F(Expansion, teammates_play_it_too) {
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":1}})");
  Client& ana = world.join(code, "Ana");
  EXPECT_FALSE(says_expansion(ana));
  ana.command("choose", R"("choice":{"scenario":"F0"})");
  EXPECT_TRUE(says_expansion(ana));
  ana.command("fill", R"("seats":4)");
  EXPECT_EQ(world::count_of(ana.table(), "teammate"), 3U);
  world.start(code, {&ana});
  EXPECT_FALSE(world.teammates.groups.at(code).rules.modules.empty());
  world.pass(2'000);
  EXPECT_GT(world::actions_of_teammates(ana), 0U);
  EXPECT_EQ(world.registry->counts().advice_refused, 0U);
}

TEST_F(Expansion, R_24_a_teammate_takes_over_a_deserted_seat) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  Client& bo = world.join(code, "Bo");
  ana.command("teammates", R"("stand_in":true)");
  world.start(code, {&ana, &bo});
  world.cut(bo);
  world.pass(6'000);
  EXPECT_EQ(world.registry->summary(code)->teammates, 1U);
}

TEST_F(Expansion, T_NOACH_par_is_searched_for_and_the_next_scenario_follows) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  ana.command("give_up", "");
  world.pass(5'000);
  EXPECT_EQ(world.solver.asked.size(), 1U);
  EXPECT_EQ(world.journal.settlements.back().card.scenario, "T7");
  ana.command("next", "");
  EXPECT_EQ(ana.table().at("choice").at("scenario").as_string(), "T8");
}

}  // namespace
}  // namespace table
