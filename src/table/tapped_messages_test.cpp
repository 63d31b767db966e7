// B-COM-1: anything that is allowed during silence and seen by others is too slow for tapping out a message.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

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

TEST(TappedMessages, B_COM_2_stares_have_a_rate_limit) {
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

TEST(TappedMessages, B_COM_2_a_new_connection_does_not_reset_the_limit_on_stares) {
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

TEST(TappedMessages, B_COM_1_coming_and_going_has_a_rate_limit_during_a_game) {
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

TEST(TappedMessages, a_connection_that_replaces_another_changes_nothing_for_the_others) {
  Playing table;
  const std::string token = table.ben->token;
  for (int i = 0; i < 10; ++i) table.ben = &table.world.come_back(table.code, token);
  table.world.pass(10'000);
  EXPECT_EQ(heard(*table.ana, "presence"), 0U);
  table.world.cut(*table.ben);
  EXPECT_EQ(heard(*table.ana, "presence"), 1U);
}

// A member who doesn't answer pings has a poor connection, and a good one with every new connection.
TEST(TappedMessages, B_COM_1_a_better_new_connection_is_reported_at_the_usual_rate) {
  Playing table;
  const std::string token = table.ben->token;
  for (int i = 0; i < 10; ++i) {
    table.world.registry->overdue(table.ben->connection, table.world.now);
    table.ben = &table.world.come_back(table.code, token);
    table.world.pass(4'000);
  }
  EXPECT_LE(heard(*table.ana, "presence"), 5U) << "once in ten seconds";
}

TEST(TappedMessages, B_COM_1_the_connection_of_someone_shown_as_gone_reveals_nothing) {
  Playing table;
  const std::string token = table.ben->token;
  for (int i = 0; i < 5; ++i) {
    table.world.cut(*table.ben);
    table.ben = &table.world.come_back(table.code, token);
  }
  ASSERT_FALSE(member_of(table.ana->table(), table.ben->member).empty());
  ASSERT_FALSE(table.ana->last("presence").at("presence").at("here").as_bool());
  const std::size_t before = heard(*table.ana, "presence");
  table.world.registry->overdue(table.ben->connection, table.world.now);
  EXPECT_EQ(heard(*table.ana, "presence"), before);
}

TEST(TappedMessages, B_COM_1_nor_does_a_snapshot_reveal_more) {
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

TEST(TappedMessages, B_COM_1_in_the_end_everyone_knows_who_is_here) {
  Playing table;
  const std::string token = table.ben->token;
  const auto told = [&] { return table.ana->last("presence").at("presence").at("here").as_bool(); };
  for (int i = 0; i < 5; ++i) {
    table.world.cut(*table.ben);
    table.ben = &table.world.come_back(table.code, token);
  }
  EXPECT_FALSE(told()) << "too many changes: the last one isn't told yet";
  table.world.pass(10'000);
  EXPECT_TRUE(told());
  table.world.cut(*table.ben);
  table.world.pass(10'000);
  EXPECT_FALSE(told());
  const std::size_t before = heard(*table.ana, "presence");
  table.world.pass(60'000);
  EXPECT_EQ(heard(*table.ana, "presence"), before);
}

TEST(TappedMessages, before_a_game_everyone_is_told_at_once) {
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

TEST(TappedMessages, B_COM_1_teammates_that_come_and_go_have_a_rate_limit) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","seats":3})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  const std::uint64_t before = ben.version();
  for (int i = 0; i < 20; ++i) {
    ana.command("fill", R"("chair":2)");
    const auto teammate = world::holder_of(ana.table(), 2);
    ana.command("remove", R"("member":)" + std::to_string(teammate));
  }
  EXPECT_LE(ben.version() - before, 4U);
  EXPECT_EQ(refusal_of(ana), "TooFast");
}

// The lines about the table and its people that someone has received since.
std::size_t told_of_people(const Client& client) { return heard(client, "v") + heard(client, "presence"); }

TEST(TappedMessages, B_COM_1_strangers_who_come_and_go_have_a_rate_limit_during_a_game) {
  Playing table;
  const std::size_t before = told_of_people(*table.ben);
  for (int i = 0; i < 40; ++i) {
    Client& window = table.world.join(table.code, "Ana", "\"as\":\"spectator\"");
    table.world.pass(50);
    window.command("leave");
    EXPECT_TRUE(window.goodbye || !window.was_told("welcome")) << "whoever wants to go can go";
    table.world.cut(window);
    table.world.pass(50);
  }
  EXPECT_LE(told_of_people(*table.ben) - before, 8U);
}

TEST(TappedMessages, B_COM_1_many_spectators_are_no_faster_than_one) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  std::vector<Client*> windows;
  for (int i = 0; i < 30; ++i) windows.push_back(&world.join(code, "Window", "\"as\":\"spectator\""));
  world.start(code, {&ana, &ben});
  const std::size_t before = told_of_people(ben);
  for (Client*& window : windows) {
    world.cut(*window);
    world.pass(50);
    window = &world.come_back(code, window->token);
    world.pass(50);
  }
  EXPECT_LE(told_of_people(ben) - before, 7U);
}

TEST(TappedMessages, B_COM_1_leaving_or_being_removed_cannot_tap_out_a_message) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  std::vector<Client*> windows;
  for (int i = 0; i < 30; ++i) windows.push_back(&world.join(code, "Window", "\"as\":\"spectator\""));
  world.start(code, {&ana, &ben});
  const std::size_t before = told_of_people(ben);
  for (std::size_t i = 0; i < windows.size(); ++i) {
    if (i % 2 == 0) windows[i]->command("leave");
    world.cut(*windows[i]);
    world.pass(100);
  }
  EXPECT_LE(told_of_people(ben) - before, 7U);
  world.pass(62'000);
  EXPECT_LE(told_of_people(ben) - before, 6U + 65U / 4U + 1U);
}

TEST(TappedMessages, B_COM_1_seats_taken_by_many_share_one_rate_limit) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","seats":3})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  std::vector<Client*> windows;
  for (int i = 0; i < 20; ++i) windows.push_back(&world.join(code, "Window", "\"as\":\"spectator\""));
  world.start(code, {&ana, &ben});
  const std::uint64_t before = ben.version();
  for (Client* window : windows) {
    window->command("take", "\"seat\":2");
    window->command("stand");
  }
  EXPECT_LE(ben.version() - before, 8U);
}

TEST(TappedMessages, waiting_visitors_join_later_and_at_once_when_the_game_is_over) {
  Playing table;
  std::vector<Client*> friends;
  for (int i = 0; i < 9; ++i) friends.push_back(&table.world.join(table.code, "Eva"));
  const auto inside = [&] {
    return std::ranges::count_if(friends, [](const Client* one) { return one->was_told("welcome"); });
  };
  EXPECT_EQ(inside(), 6);
  table.world.pass(4'000);
  EXPECT_EQ(inside(), 7);
  friends.back()->say(R"({"t":"join","name":"Eva"})");  // impatient
  EXPECT_EQ(inside(), 7);
  table.ana->command("give_up");
  table.world.pass(4'000);
  EXPECT_EQ(inside(), 9);
  EXPECT_EQ(table.ana->table().at("members").as_array().size(), 11U);
}

}  // namespace
}  // namespace table
