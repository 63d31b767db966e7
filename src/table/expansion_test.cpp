// Tables that play Maximum Security: everything as at any table, except for teammates and plans.
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

bool says_teammates_can(const Client& client) {
  return client.table().at("teammates").at("possible").as_bool();
}

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

TEST_F(Expansion, X_GEN_6_modules_of_an_own_scenario_are_chosen_and_refused) {
  const Code code = world.open("{}");
  Client& ana = world.join(code, "Ana");
  ana.command("choose", R"("choice":{"scenario":{"name":"Ours","modules":["M2","M3"]}})");
  EXPECT_FALSE(says_teammates_can(ana));
  ana.command("choose", R"("choice":{"scenario":{"name":"Ours","modules":["M5"]}})");
  EXPECT_EQ(refusal_of(ana), "CannotBePlayed");
  EXPECT_TRUE(ana.lines.back().contains("ModuleNeedsATile")) << ana.lines.back();
}

TEST_F(Expansion, teammates_neither_come_nor_stay) {
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":1}})");
  Client& ana = world.join(code, "Ana");
  EXPECT_TRUE(says_teammates_can(ana));
  ana.command("choose", R"("choice":{"scenario":"F0"})");
  EXPECT_EQ(refusal_of(ana), "NoTeammatesHere");
  ana.command("remove", R"("member":1)");
  ana.command("choose", R"("choice":{"scenario":"F0"})");
  EXPECT_FALSE(says_teammates_can(ana));
  ana.command("fill", R"("seats":4)");
  EXPECT_EQ(refusal_of(ana), "NoTeammatesHere");
}

TEST_F(Expansion, R_24_a_deserted_seat_stays_open_to_people) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  Client& bo = world.join(code, "Bo");
  ana.command("teammates", R"("stand_in":true)");
  world.start(code, {&ana, &bo});
  world.cut(bo);
  world.pass(20'000);
  EXPECT_EQ(world.registry->summary(code)->teammates, 0U);
  ana.command("fill", "");
  EXPECT_EQ(refusal_of(ana), "NoTeammatesHere");
  Client& cleo = world.join(code, "Cleo");
  cleo.command("take", R"("seat":1)");
  EXPECT_FALSE(cleo.lines.back().contains("\"refused\"")) << cleo.lines.back();
}

TEST_F(Expansion, T_NOACH_nobody_looks_for_a_plan_and_the_path_goes_on) {
  const Code code = world.open(std::string{kTutorial});
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  ana.command("give_up", "");
  world.pass(5'000);
  EXPECT_TRUE(world.solver.asked.empty());
  EXPECT_EQ(world.journal.settlements.back().card.scenario, "T7");
  ana.command("next", "");
  EXPECT_EQ(ana.table().at("choice").at("scenario").as_string(), "T8");
}

}  // namespace
}  // namespace table
