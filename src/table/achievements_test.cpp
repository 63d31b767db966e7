// What a game has earned: announced at its end, kept with its record, and known again after a restart; and
// which games earn anything (R-90).
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "notation/action_text.h"
#include "notation/record.h"
#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::World;

// A game of two seats with all challenges, dealt by chance and won without anything that helps (ACH-41).
notation::Record recorded() {
  std::ifstream file{"tests/records/achievements/41-earned.mmr"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  return notation::read_record(text).value();
}

// How a table was set up to play it.
struct Way {
  json::object choice{};  // next to the scenario
  std::string kind_of_ben = "person";
  bool is_race = false;
  std::string heist{};     // a day
  std::string arranged{};  // "top" or "bottom": where its scenario lays all tiles, in the order of the deal
};

// Its scenario as a table's choice; the deal is left to chance.
protocol::NewTable table_for(const notation::RecordHead& head, const Way& way) {
  json::array tiles;
  for (const rules::Tile tile : head.ruleset.deck) tiles.emplace_back(catalog::name(tile));
  json::array modules;
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    const auto module = static_cast<rules::Module>(i);
    if (head.ruleset.modules.contains(module)) modules.emplace_back("M" + std::to_string(i + 1));
  }
  const std::string name{head.ruleset.name.begin(), head.ruleset.name.end()};
  json::object choice = way.choice;
  json::object scenario{{"name", name}, {"side", "1a"}, {"tiles", tiles}, {"modules", modules}};
  if (!way.arranged.empty()) {
    json::array deck;
    for (const rules::Tile tile : head.layout.deck) deck.emplace_back(catalog::name(tile));
    scenario[way.arranged] = deck;
  }
  choice["scenario"] = scenario;
  protocol::NewTable command = protocol::read_new_table(json::serialize(choice)).value();
  if (way.is_race) {
    command.purpose.race = "abc";
    command.purpose.race_head = notation::text_of(head);
  }
  command.purpose.heist = way.heist;
  command.purpose.crew = 5;
  return command;
}

TableSettings that_allow_setup() {
  TableSettings settings;
  settings.allow_setup = true;
  return settings;
}

// A seed that puts the heroes and deals the action tiles as in the record; the deck is laid out.
base::Seed seed_like(const notation::RecordHead& head, const protocol::Choice& choice) {
  for (std::uint64_t number = 0; number < 10'000; ++number) {
    const auto game = protocol::new_game(choice, head.ruleset.seats, {number, number});
    if (game && game->layout.heroes == head.layout.heroes && game->layout.deal == head.layout.deal)
      return {number, number};
  }
  ADD_FAILURE() << "there is no such seed";
  return {};
}

struct Played {
  explicit Played(const Way& way = {}) {
    const protocol::NewTable command = table_for(record.head, way);
    world.random_source.fixed_seed =
        way.arranged.empty() ? record.head.layout.random.seed() : seed_like(record.head, command.choice);
    EXPECT_TRUE(world.registry->open(code, command, world.now));
    world.settle_disk();
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben", "\"kind\":\"" + way.kind_of_ben + "\"");
    world.start(code, {ana, ben});
  }

  // This many lines of it; all the rest without a number.
  void play(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, record.lines.size()); ++i) {
      world.pass(100);
      (record.lines[i].by == rules::Seat{0} ? ana : ben)->act(notation::text_of(record.lines[i].action));
    }
  }
  void play_all() {
    play(0, record.lines.size());
    EXPECT_EQ(ana->table().at("result"), "won");
  }
  bool has_earned(int number) const {
    const json::array earned = ana->table().at("achievements").as_array();
    return std::ranges::find(earned, json::value(number)) != earned.end();
  }
  json::array earned() const { return ana->table().at("achievements").as_array(); }

  notation::Record record = recorded();
  World world{that_allow_setup()};
  Code code = Code::numbered(41);
  Client* ana = nullptr;
  Client* ben = nullptr;
};

TEST(TableAchievements, ACH_0_they_are_announced_when_the_game_is_won_and_not_before) {
  Played table;
  table.play(0, table.record.lines.size() - 1);
  EXPECT_TRUE(table.ana->table().at("achievements").is_null());
  table.play(table.record.lines.size() - 1, table.record.lines.size());
  EXPECT_EQ(table.ana->table().at("result"), "won");
  EXPECT_TRUE(table.has_earned(41)) << json::serialize(table.earned());
}

TEST(TableAchievements, ACH_0_they_are_kept_with_the_record_and_by_the_table) {
  Played table;
  table.play_all();
  const json::value told = table.ana->table().at("achievements");
  std::string numbers = json::serialize(told);
  numbers = numbers.substr(1, numbers.size() - 2);
  ASSERT_FALSE(table.world.journal.settlements.empty());
  const RecordCard& card = table.world.journal.settlements.back().card;
  EXPECT_TRUE(card.marks.text().contains("achievements:" + numbers)) << card.marks.text();
  EXPECT_EQ(card.crew, CrewId{5});
  const std::string token = table.ana->token;
  table.world.crash();
  EXPECT_EQ(table.world.come_back(table.code, token).table().at("achievements"), told);
}

TEST(TableAchievements, ACH_0_a_game_that_was_interrupted_keeps_what_came_before) {
  Played table;
  const std::size_t last = table.record.lines.size() - 1;
  table.play(0, last);
  const std::string ana = table.ana->token;
  const std::string ben = table.ben->token;
  table.world.crash();
  table.ana = &table.world.come_back(table.code, ana);
  table.ben = &table.world.come_back(table.code, ben);
  table.ana->last_number = table.ben->last_number = 1000;  // numbers continue
  table.ana->command("resume");
  table.play(last, last + 1);
  EXPECT_TRUE(table.has_earned(41)) << json::serialize(table.earned());
}

TEST(TableAchievements, ACH_0_a_game_given_up_earns_nothing) {
  Played table;
  table.play(0, table.record.lines.size() - 1);
  table.ana->command("give_up");
  EXPECT_EQ(table.earned(), json::array{});
}

// The crew is credited by the marks of the card (src/store/journal_file.cpp): they name nothing either.
void expect_nothing(const Played& table) {
  EXPECT_EQ(table.earned(), json::array{});
  const Marks& marks = table.world.journal.settlements.back().card.marks;
  EXPECT_TRUE(marks.achievements().empty()) << marks.text();
}

TEST(TableAchievements, R_90_a_game_with_a_pause_earns_nothing) {
  Played table{{.choice = {{"pauses", true}}}};
  table.play(0, 10);
  table.ana->command("pause");
  table.world.pass(1'000);
  table.ana->command("resume");
  table.play(10, table.record.lines.size());
  EXPECT_EQ(table.ana->table().at("result"), "won");
  expect_nothing(table);
  Played without{{.choice = {{"pauses", true}}}};
  without.play_all();
  EXPECT_TRUE(without.has_earned(41)) << "that one may pause is no pause";
}

TEST(TableAchievements, R_90_a_deal_that_is_played_again_earns_nothing) {
  Played table;
  table.play_all();
  EXPECT_TRUE(table.has_earned(41));
  table.ana->command("again", R"("deal":"same")");
  table.world.start(table.code, {table.ana, table.ben});
  table.play_all();
  expect_nothing(table);
}

TEST(TableAchievements, R_90_a_custom_deal_or_a_chosen_seed_earns_nothing) {
  const std::string head = notation::text_of(recorded().head);
  const std::string seed = head.substr(head.find(" seed=") + 6, 32);
  Played table{{.choice = {{"seed", seed}}}};
  table.play_all();
  expect_nothing(table);
}

// A custom scenario may set the top and the bottom of the deck: that counts as laid by hand, too.
TEST(TableAchievements, R_90_a_deck_that_the_scenario_itself_arranges_earns_nothing) {
  for (const auto* const where : {"top", "bottom"}) {
    Played table{{.arranged = where}};
    table.play_all();
    expect_nothing(table);
    EXPECT_FALSE(table.world.journal.settlements.back().card.marks.has(Mark::LaidByHand))
        << "in the Book it has a row of its own";
  }
}

TEST(TableAchievements, R_90_more_sand_than_the_timer_holds_earns_nothing) {
  Played table{{.choice = {{"sand_ms", 180'001}}}};
  table.play_all();
  expect_nothing(table);
}

TEST(TableAchievements, R_90_a_race_earns_nothing) {
  Played table{{.is_race = true}};
  table.play_all();
  expect_nothing(table);
}

// Every table has the same deal that day, so someone may have seen it elsewhere.
TEST(TableAchievements, R_90_the_deal_of_the_day_earns_nothing) {
  Played table{{.heist = "2023-11-14"}};
  table.play_all();
  EXPECT_FALSE(table.world.journal.settlements.back().card.marks.has(Mark::KnownDeal));
  expect_nothing(table);
}

TEST(TableAchievements, R_90_a_game_with_a_bot_earns_nothing) {
  Played table{{.kind_of_ben = "bot"}};
  table.play_all();
  expect_nothing(table);
}

}  // namespace
}  // namespace table
