// Certified deals and par: what a table asks the solver, and what it does with the answers.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "support/table_world.h"
#include "table/fact_text.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::step_of;
using world::World;

// Ana alone at a table that counts down.
struct Counting {
  explicit Counting(const std::string& choice = R"({"scenario":"S1"})") : code(world.open(choice)) {
    ana = &world.join(code, "Ana");
    ana->command("ready", "\"on\":true");
  }
  void begin() {
    world.pass(world.settings.countdown_ms);
    ASSERT_EQ(ana->table().at("phase").as_string(), "playing");
  }
  void count_down_again() {
    ana->command("ready", "\"on\":true");
    ASSERT_EQ(ana->table().at("phase").as_string(), "counting");
  }
  const DealRequest& command() const { return *world.solver.last<DealRequest>(); }
  bool is_certified() const { return ana->table().at("certified").as_bool(); }
  // As the journal has it: nobody else may know.
  rules::Layout layout() {
    std::string head;
    for (const Row& row : world.journal.rows[code]) {
      if (row.kind != Row::Kind::Facts) continue;
      const auto facts = read_facts(row.text);
      for (const Fact& fact : *facts) {
        if (const auto* began = std::get_if<GameBegan>(&fact)) head = began->head;
      }
    }
    return notation::read_head(head)->layout;
  }

  World world;
  Code code;
  Client* ana = nullptr;
};

TEST(CertifiedDeals, are_searched_for_during_the_countdown) {
  Counting table;
  ASSERT_EQ(table.world.solver.asked.size(), 1U);
  const DealRequest command = table.command();
  EXPECT_EQ(command.rules.scenario, 1);
  const base::Seed seed{command.first.low + 3, command.first.high};
  table.world.answer(table.code, DealFound{command.number, seed, true});
  table.begin();
  EXPECT_TRUE(table.is_certified());
  EXPECT_EQ(table.layout().deck, rules::arrange(command.rules, {}, seed)->deck);
  EXPECT_EQ(table.world.registry->counts().deals_certified, 1U);
  const std::string secret = std::to_string(seed.low);
  for (const std::string& line : table.ana->lines) {
    EXPECT_FALSE(line.contains("seed") || line.contains("head=") || line.contains(secret)) << line;
  }
}

TEST(CertifiedDeals, are_not_waited_for) {
  Counting table;
  table.begin();
  EXPECT_FALSE(table.is_certified());
  EXPECT_EQ(table.world.registry->counts().deals_not_certified, 1U);
  // What comes too late changes nothing.
  const std::size_t told = table.ana->lines.size();
  table.world.answer(table.code, DealFound{table.command().number, {1, 2}, true});
  EXPECT_EQ(table.ana->lines.size(), told);
  EXPECT_FALSE(table.is_certified());
}

TEST(CertifiedDeals, the_last_deal_is_played_if_none_was_found) {
  Counting table;
  const DealRequest command = table.command();
  table.world.answer(table.code, DealFound{command.number, {7, 7}, false});
  table.begin();
  EXPECT_FALSE(table.is_certified());
  EXPECT_EQ(table.layout().deck, rules::arrange(command.rules, {}, {7, 7})->deck);
}

TEST(CertifiedDeals, an_answer_to_an_earlier_countdown_is_ignored) {
  Counting table;
  const std::uint32_t first = table.command().number;
  table.ana->command("ready", "\"on\":false");
  table.count_down_again();
  ASSERT_EQ(table.world.solver.asked.size(), 2U);
  table.world.answer(table.code, DealFound{first, {7, 7}, true});
  table.begin();
  EXPECT_FALSE(table.is_certified());
}

TEST(CertifiedDeals, are_for_the_campaign_and_optional) {
  for (const std::string choice :
       {R"({"scenario":"S8"})", R"({"scenario":"S1","certified":false})", R"({"scenario":"S1","seed":5})"}) {
    Counting table{choice};
    EXPECT_TRUE(table.world.solver.asked.empty()) << choice;
    table.begin();
    EXPECT_FALSE(table.is_certified()) << choice;
    EXPECT_EQ(table.world.registry->counts().deals_not_certified, 0U) << choice;
  }
}

TEST(CertifiedDeals, the_host_can_turn_them_off_and_everyone_sees_it) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  const Client& ben = world.join(code, "Ben");
  EXPECT_EQ(ben.table().at("choice").at("certified"), true);
  ana.command("choose", R"("choice":{"scenario":"S2","certified":false})");
  EXPECT_EQ(ben.table().at("choice").at("certified"), false);
  ana.command("next");  // what was settled stays, as long as it says something
  EXPECT_EQ(ben.table().at("choice").at("certified"), false);
  world.crash();
  const Client& again = world.come_back(code, ben.token);
  EXPECT_EQ(again.table().at("choice").at("certified"), false);
  EXPECT_EQ(again.table().at("choice").at("scenario"), "S3");
}

TEST(CertifiedDeals, the_same_deal_again_keeps_its_status) {
  Counting table;
  table.world.answer(table.code, DealFound{table.command().number, {7, 7}, true});
  table.begin();
  table.ana->command("again", R"("deal":"same")");
  table.count_down_again();
  table.world.answer(table.code, DealFound{table.command().number, {8, 8}, false});
  table.begin();
  EXPECT_TRUE(table.is_certified());
  EXPECT_EQ(table.layout().deck, rules::arrange(table.command().rules, {}, {7, 7})->deck);
  table.world.crash();
  EXPECT_EQ(table.world.come_back(table.code, table.ana->token).table().at("certified"), true);
}

TEST(Par, is_requested_when_a_game_is_over_and_announced_to_all) {
  Counting table;
  table.begin();
  EXPECT_EQ(table.ana->table().at("actions"), nullptr);
  const rules::Layout layout = table.layout();
  Client& eva = table.world.join(table.code, "Eva", "\"as\":\"spectator\"");
  table.ana->command("give_up");
  EXPECT_EQ(table.ana->table().at("actions"), 0);
  EXPECT_EQ(table.ana->table().at("par"), nullptr);
  const auto* command = table.world.solver.last<ParRequest>();
  ASSERT_NE(command, nullptr);
  EXPECT_EQ(command->layout.deck, layout.deck);
  table.world.answer(table.code, ParFound{command->number, Par{41, 2}});
  EXPECT_EQ(table.ana->table().at("par"), json::parse(R"({"actions":41,"flips":2})"));
  EXPECT_TRUE(eva.lines.back().contains("par game=1 actions=41 flips=2")) << eva.lines.back();
  EXPECT_EQ(table.world.registry->counts().pars_found, 1U);

  // It is announced once, and stays.
  const std::size_t asked = table.world.solver.asked.size();
  table.world.pass(60'000);
  table.world.crash();
  const Client& again = table.world.come_back(table.code, table.ana->token);
  table.world.pass(5'000);
  EXPECT_EQ(again.table().at("par"), json::parse(R"({"actions":41,"flips":2})"));
  EXPECT_EQ(table.world.solver.asked.size(), asked);
}

TEST(Par, actions_are_counted_without_knocks_and_across_a_crash) {
  World world;
  const Code code = world.open(R"({"scenario":"S2"})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  world.pass(1'000);
  ana.act(step_of(ana, 0));
  ben.act("do-something 0");
  ASSERT_FALSE(ana.was_told("refused") || ben.was_told("refused"));
  world.crash();
  Client& again = world.come_back(code, ana.token);
  again.last_number = 50;
  again.command("give_up");
  EXPECT_EQ(again.table().at("actions"), 1);
  world.crash();
  EXPECT_EQ(world.come_back(code, ben.token).table().at("actions"), 1);
}

TEST(Par, not_finding_a_plan_is_announced_too) {
  Counting table;
  table.begin();
  table.ana->command("give_up");
  table.world.answer(table.code, ParFound{table.world.solver.last<ParRequest>()->number, std::nullopt});
  EXPECT_EQ(table.ana->table().at("par"), json::parse(R"({"actions":null,"flips":null})"));
}

TEST(Par, a_busy_solver_is_asked_again) {
  Counting table;
  table.begin();
  table.world.solver.is_busy = true;
  table.ana->command("give_up");
  table.world.pass(500);
  EXPECT_EQ(table.world.solver.last<ParRequest>(), nullptr);
  table.world.solver.is_busy = false;
  table.world.pass(1'000);
  EXPECT_NE(table.world.solver.last<ParRequest>(), nullptr);
  const std::size_t asked = table.world.solver.asked.size();
  table.world.pass(10'000);
  EXPECT_EQ(table.world.solver.asked.size(), asked);
}

TEST(Par, is_requested_again_if_the_server_died_before_the_answer) {
  Counting table;
  table.begin();
  table.ana->command("give_up");
  const std::size_t asked = table.world.solver.asked.size();
  table.world.crash();
  EXPECT_EQ(table.world.solver.asked.size(), asked);  // nobody is there to be told
  table.world.come_back(table.code, table.ana->token);
  ASSERT_EQ(table.world.solver.asked.size(), asked + 1);
  ASSERT_NE(table.world.solver.last<ParRequest>(), nullptr);
}

TEST(Par, of_a_game_is_ignored_once_the_next_has_begun) {
  Counting table;
  table.begin();
  table.ana->command("give_up");
  const std::uint32_t number = table.world.solver.last<ParRequest>()->number;
  table.count_down_again();
  table.begin();
  table.world.answer(table.code, ParFound{number, Par{41, 2}});
  EXPECT_EQ(table.ana->table().at("par"), nullptr);
}

}  // namespace
}  // namespace table
