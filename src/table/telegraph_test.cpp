// B-COM-1: what may be done in silence, and is seen by others, is too slow to tap a message with.
#include <gtest/gtest.h>

#include "support/table_world.h"
#include "support/two_playing.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::count_of;
using world::member_of;
using world::Playing;
using world::refusal_of;
using world::World;

std::size_t heard(const Client& client, std::string_view key) {
  std::size_t count = 0;
  for (const std::string& line : client.lines) count += json::parse(line).as_object().contains(key) ? 1U : 0U;
  return count;
}

TEST(Telegraph, B_COM_2_stares_have_a_pace) {
  Playing table;
  for (int i = 0; i < 32; ++i) {
    table.ana->act("stare 1");
    table.world.pass(100);
  }
  EXPECT_EQ(heard(*table.ben, "stare"), 3U);
  EXPECT_EQ(refusal_of(*table.ana), "TooFast");
  table.world.pass(3'000);
  table.ana->act("stare 1");
  EXPECT_EQ(heard(*table.ben, "stare"), 4U);
}

TEST(Telegraph, B_COM_2_a_new_connection_brings_no_new_stares) {
  Playing table;
  std::uint32_t number = 100;
  const std::string token = table.ana->token;
  for (int i = 0; i < 10; ++i) {
    Client& ana = table.world.come_back(table.code, token);
    ana.last_number = number++;
    ana.act("stare 1");
  }
  EXPECT_EQ(heard(*table.ben, "stare"), 2U);
}

TEST(Telegraph, B_COM_1_coming_and_going_has_a_pace_while_a_game_runs) {
  Playing table;
  const std::string token = table.ben->token;
  for (int i = 0; i < 30; ++i) {
    table.world.cut(*table.ben);
    table.world.pass(50);
    table.ben = &table.world.come_back(table.code, token);
    table.world.pass(50);
  }
  EXPECT_LE(heard(*table.ana, "presence"), 4U);
}

TEST(Telegraph, a_connection_that_replaces_another_changes_nothing_for_the_others) {
  Playing table;
  const std::string token = table.ben->token;
  for (int i = 0; i < 10; ++i) table.ben = &table.world.come_back(table.code, token);
  table.world.pass(10'000);
  EXPECT_EQ(heard(*table.ana, "presence"), 0U);
  table.world.cut(*table.ben);
  EXPECT_EQ(heard(*table.ana, "presence"), 1U);
}

TEST(Telegraph, B_COM_1_nor_does_a_snapshot_tell_more) {
  Playing table;
  const std::string token = table.ben->token;
  const std::uint16_t ben = table.ben->member;
  int changes = 0;
  bool was_here = true;
  const auto look = [&] {
    table.ana->say(R"({"t":"snapshot"})");
    const bool is_here = member_of(table.ana->table(), ben).at("here").as_bool();
    changes += is_here != was_here ? 1 : 0;
    was_here = is_here;
  };
  for (int i = 0; i < 30; ++i) {
    table.world.cut(*table.ben);
    look();
    table.ben = &table.world.come_back(table.code, token);
    look();
    table.world.pass(50);
  }
  EXPECT_LE(changes, 4);
}

TEST(Telegraph, B_COM_1_in_the_end_everybody_knows_who_is_here) {
  Playing table;
  const std::string token = table.ben->token;
  const auto told = [&] { return table.ana->last("presence").at("presence").at("here").as_bool(); };
  for (int i = 0; i < 5; ++i) {
    table.world.cut(*table.ben);
    table.ben = &table.world.come_back(table.code, token);
  }
  table.world.cut(*table.ben);
  table.world.pass(10'000);
  EXPECT_FALSE(told());
  table.ben = &table.world.come_back(table.code, token);
  table.world.pass(10'000);
  EXPECT_TRUE(told());
  const std::size_t before = heard(*table.ana, "presence");
  table.world.pass(60'000);
  EXPECT_EQ(heard(*table.ana, "presence"), before);
}

TEST(Telegraph, before_a_game_everybody_hears_it_at_once) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  Client* ben = &world.join(code, "Ben");
  const std::string token = ben->token;
  for (int i = 0; i < 10; ++i) {
    world.cut(*ben);
    ben = &world.come_back(code, token);
  }
  EXPECT_EQ(heard(ana, "presence"), 20U);
}

TEST(Telegraph, B_COM_1_teammates_that_come_and_go_have_a_pace) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","seats":3})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  const std::uint64_t before = ben.version();
  for (int i = 0; i < 20; ++i) {
    ana.wish("fill", R"("chair":2)");
    const auto teammate = world::holder_of(ana.table(), 2);
    ana.wish("remove", R"("member":)" + std::to_string(teammate));
  }
  EXPECT_LE(ben.version() - before, 4U);
  EXPECT_EQ(refusal_of(ana), "TooFast");
}

}  // namespace
}  // namespace table
