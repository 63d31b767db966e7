// What a game has earned: told at its end, kept with its record, and known again after a restart.
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

// A game of two seats, without modules, whose four item tiles come to lie together (ACH-13).
notation::Record recorded() {
  std::ifstream file{"tests/records/achievements/13-earned.mmr"};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  return notation::read_record(text).value();
}

// The same deal as a table's choice.
std::string choice_of(const notation::RecordHead& head) {
  json::array tiles;
  for (const rules::Tile tile : head.layout.deck) tiles.emplace_back(catalog::name(tile));
  json::object heroes;
  for (const rules::Colour colour : rules::kColours) {
    const rules::Place at = head.layout.heroes[catalog::index(colour)];
    heroes[catalog::name(colour)] = std::string{catalog::name(at.tile())} + ":" +
                                    std::to_string(at.cell().row()) + "," +
                                    std::to_string(at.cell().column());
  }
  json::array deal;
  for (const rules::ActionTile tile : head.layout.deal) {
    json::array abilities;
    for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
      if (tile.allows(static_cast<rules::Ability>(i))) abilities.emplace_back(catalog::kAbilityNames[i]);
    }
    deal.emplace_back(abilities);
  }
  const json::object scenario{
      {"name", "Together"}, {"side", "1a"}, {"tiles", tiles}, {"exits", "one"}, {"sand_ms", 3600000}};
  const json::object setup{{"deck", tiles}, {"heroes", heroes}, {"deal", deal}};
  return json::serialize(json::object{{"scenario", scenario}, {"seed", 1}, {"setup", setup}});
}

struct Played {
  notation::Record record = recorded();
  World world{[] {
    HouseRules rules;
    rules.allow_setup = true;
    return rules;
  }()};
  Code code = world.open(choice_of(record.head));
  Client* ana = &world.join(code, "Ana");
  Client* ben = &world.join(code, "Ben");

  // So many lines of it; all that are left without a number.
  void play(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, record.lines.size()); ++i) {
      world.pass(100);
      (record.lines[i].by == rules::Seat{0} ? ana : ben)->act(notation::text_of(record.lines[i].action));
    }
  }
};

TEST(TableAchievements, ACH_0_they_are_told_when_the_game_is_won_and_not_before) {
  Played table;
  table.world.start(table.code, {table.ana, table.ben});
  table.play(0, table.record.lines.size() - 1);
  EXPECT_TRUE(table.ana->table().at("achievements").is_null());
  table.play(table.record.lines.size() - 1, table.record.lines.size());
  EXPECT_EQ(table.ana->table().at("result"), "won");
  const json::array earned = table.ana->table().at("achievements").as_array();
  EXPECT_NE(std::ranges::find(earned, json::value(13)), earned.end()) << json::serialize(earned);
}

TEST(TableAchievements, ACH_0_they_are_kept_with_the_record_and_by_the_table) {
  Played table;
  table.world.start(table.code, {table.ana, table.ben});
  table.play(0, table.record.lines.size());
  const json::value told = table.ana->table().at("achievements");
  std::string numbers = json::serialize(told);
  numbers = numbers.substr(1, numbers.size() - 2);
  ASSERT_FALSE(table.world.journal.settlements.empty());
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.contains("achievements:" + numbers));
  const std::string token = table.ana->token;
  table.world.crash();
  EXPECT_EQ(table.world.come_back(table.code, token).table().at("achievements"), told);
}

TEST(TableAchievements, ACH_0_a_game_that_was_interrupted_keeps_what_came_before) {
  Played table;
  table.world.start(table.code, {table.ana, table.ben});
  const std::size_t last = table.record.lines.size() - 1;
  table.play(0, last);
  const std::string ana = table.ana->token;
  const std::string ben = table.ben->token;
  table.world.crash();
  table.ana = &table.world.come_back(table.code, ana);
  table.ben = &table.world.come_back(table.code, ben);
  table.ana->last_number = table.ben->last_number = 1000;  // numbers go on
  table.ana->wish("resume");
  table.play(last, last + 1);
  const json::array earned = table.ana->table().at("achievements").as_array();
  EXPECT_NE(std::ranges::find(earned, json::value(13)), earned.end()) << json::serialize(earned);
}

TEST(TableAchievements, ACH_0_a_game_given_up_earns_nothing) {
  Played table;
  table.world.start(table.code, {table.ana, table.ben});
  table.play(0, table.record.lines.size() - 1);
  table.ana->wish("give_up");
  EXPECT_EQ(table.ana->table().at("achievements"), json::array{});
}

}  // namespace
}  // namespace table
