// Tables with a purpose: a crew, the heist of a day, a race.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "protocol/heist.h"
#include "support/table_world.h"

namespace table {
namespace {

using protocol::TablePurpose;
using world::Client;
using world::refusal_of;
using world::World;

constexpr std::string_view kToday = "2023-11-14";  // of the world's clock

struct ForSomething {
  explicit ForSomething(protocol::NewTable command) {
    world.registry->open(code, command, world.now);
    world.settle_disk();
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben");
  }
  void begin() { world.start(code, {ana, ben}); }
  const RecordCard& give_up() {
    ana->command("give_up");
    return world.journal.settlements.back().card;
  }
  // What went to the journal with the line that began the last game.
  std::optional<HeistTry> noted() const {
    for (auto row = world.journal.rows.at(code).rbegin(); row != world.journal.rows.at(code).rend(); ++row) {
      if (row->text.starts_with("began ")) return row->heist_try;
    }
    return std::nullopt;
  }

  World world;
  Code code = Code::numbered(77);
  Client* ana = nullptr;
  Client* ben = nullptr;
};

protocol::NewTable heist(std::string_view day = kToday) {
  protocol::NewTable command{.choice = protocol::heist_choice("secret", day)};
  command.choice.scenario = "S7";
  command.purpose.crew = 5;
  command.purpose.heist = day;
  return command;
}

TEST(TablePurpose, a_crews_game_is_recorded_for_it_with_its_level) {
  protocol::NewTable command{.choice = {.scenario = "S7"}};
  command.purpose.crew = 5;
  ForSomething table{command};
  EXPECT_TRUE(table.ana->table().at("crew").as_bool());
  table.begin();
  const RecordCard& card = table.give_up();
  EXPECT_EQ(card.crew, CrewId{5});
  EXPECT_EQ(card.level, 19U);
  EXPECT_EQ(card.left_ms, std::nullopt);
  EXPECT_EQ(card.heist, "");
}

TEST(TablePurpose, what_a_table_is_for_survives_a_crash_and_a_settlement) {
  ForSomething table{heist()};
  table.begin();
  table.give_up();
  table.world.crash();
  const Client& ana = table.world.come_back(table.code, table.ana->token);
  EXPECT_TRUE(ana.table().at("crew").as_bool());
  EXPECT_EQ(ana.table().at("heist").as_string(), kToday);
}

TEST(TablePurpose, visitors_are_told_what_a_table_is_for) {
  const ForSomething today{heist()};
  EXPECT_EQ(today.world.registry->summary(today.code)->heist, kToday);
  EXPECT_EQ(today.world.registry->summary(today.code)->race, "");
  protocol::NewTable command{.choice = {.scenario = "S7"}};
  command.purpose.race = "abc";
  const ForSomething race{command};
  EXPECT_EQ(race.world.registry->summary(race.code)->heist, "");
  EXPECT_EQ(race.world.registry->summary(race.code)->race, "abc");
}

TEST(TablePurpose, a_heists_first_game_counts_and_its_deal_is_known_afterwards) {
  ForSomething table{heist()};
  table.begin();
  ASSERT_TRUE(table.noted());
  EXPECT_EQ(
      *table.noted(),
      (HeistTry{.day = std::string{kToday}, .crew = {5}, .game = 1, .at_wall_s = table.world.now.wall_s}));
  const RecordCard first = table.give_up();
  EXPECT_EQ(first.heist, kToday);
  EXPECT_FALSE(first.marks.has(Mark::KnownDeal)) << first.marks.text();
  EXPECT_FALSE(first.marks.has(Mark::LaidByHand)) << first.marks.text();
  table.ana->command("again", "\"deal\":\"new\"");
  table.begin();
  EXPECT_FALSE(table.noted());
  EXPECT_TRUE(table.give_up().marks.has(Mark::KnownDeal));
}

TEST(TablePurpose, a_heist_that_begins_after_its_day_does_not_count) {
  ForSomething table{heist("2023-11-13")};
  table.begin();
  EXPECT_FALSE(table.noted());
  EXPECT_TRUE(table.give_up().marks.has(Mark::KnownDeal));
}

// A crew may have opened two tables before it began at one of them: it knows the deal at the other.
TEST(TablePurpose, a_crew_has_one_try_at_all_its_tables_together) {
  ForSomething table{heist()};
  const Code second = Code::numbered(78);
  table.world.registry->open(second, heist(), table.world.now);
  table.world.settle_disk();
  Client& cy = table.world.join(second, "Cy");
  table.begin();
  ASSERT_TRUE(table.noted());
  EXPECT_FALSE(table.give_up().marks.has(Mark::KnownDeal));
  table.world.start(second, {&cy});
  cy.command("give_up");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.has(Mark::KnownDeal));
  for (const auto& row : table.world.journal.rows.at(second)) EXPECT_FALSE(row.heist_try);

  // Another crew has its own.
  protocol::NewTable other = heist();
  other.purpose.crew = 6;
  const Code third = Code::numbered(79);
  table.world.registry->open(third, other, table.world.now);
  table.world.settle_disk();
  Client& di = table.world.join(third, "Di");
  table.world.start(third, {&di});
  di.command("give_up");
  EXPECT_FALSE(table.world.journal.settlements.back().card.marks.has(Mark::KnownDeal));
}

TEST(TablePurpose, the_try_is_asked_for_when_the_countdown_begins_and_given_back_when_it_stops) {
  ForSomething table{heist()};
  const HeistClaim claim{.day = std::string{kToday}, .crew = {5}, .table = table.code};
  const auto ready = [&](Client& who, bool is_ready) {
    who.command("ready", is_ready ? R"("on":true)" : R"("on":false)");
  };
  EXPECT_TRUE(table.world.heist_tries.asked.empty());
  ready(*table.ana, true);
  ready(*table.ben, true);
  EXPECT_EQ(table.world.heist_tries.asked, (std::vector{claim}));
  ready(*table.ben, false);
  EXPECT_EQ(table.world.heist_tries.given_back, (std::vector{claim}));
  ready(*table.ben, true);
  EXPECT_EQ(table.world.heist_tries.asked.size(), 2U);
  table.world.registry->close(table.code, table.world.now);
  EXPECT_EQ(table.world.heist_tries.given_back.size(), 2U);
}

TEST(TablePurpose, without_an_answer_by_the_end_of_the_countdown_it_is_not_the_try) {
  ForSomething table{heist()};
  table.world.heist_tries.has_answers = false;
  table.begin();
  EXPECT_EQ(table.world.heist_tries.asked.size(), 1U);
  EXPECT_FALSE(table.noted());
  EXPECT_TRUE(table.give_up().marks.has(Mark::KnownDeal));
}

TEST(TablePurpose, nobody_can_choose_another_game_at_such_a_table) {
  ForSomething table{heist()};
  table.ana->command("choose", R"("choice":{"scenario":"S1"})");
  EXPECT_EQ(refusal_of(*table.ana), "DealIsSet");
  table.ana->command("next");
  EXPECT_EQ(refusal_of(*table.ana), "DealIsSet");
}

TEST(TablePurpose, a_race_has_the_deal_of_the_game_it_is_against_and_is_special) {
  ForSomething other{{.choice = {.scenario = "S7"}}};
  other.begin();
  other.give_up();
  const std::string head = other.world.journal.settlements.back().record_head;
  protocol::NewTable command{.choice = protocol::choice_of(notation::read_head(head)->ruleset)};
  command.purpose.race = "abc";
  command.purpose.race_head = head;
  ForSomething race{command};
  EXPECT_EQ(race.ana->table().at("race").as_string(), "abc");
  EXPECT_EQ(race.ana->table().at("choice").at("scenario").as_string(), "S7");
  race.begin();
  EXPECT_EQ(race.ana->hash(), other.ana->hash());
  EXPECT_TRUE(race.give_up().marks.has(Mark::Race));
  EXPECT_EQ(race.world.journal.settlements.back().record_head, head);
}

TEST(TablePurpose, an_unreadable_record_cannot_be_raced) {
  protocol::NewTable command;
  command.purpose.race = "abc";
  command.purpose.race_head = "nonsense";
  ForSomething race{command};
  race.ana->command("ready", "\"on\":true");
  race.ben->command("ready", "\"on\":true");
  EXPECT_EQ(refusal_of(*race.ben), "CannotBePlayed");
}

}  // namespace
}  // namespace table
