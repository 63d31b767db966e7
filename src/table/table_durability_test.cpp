// What a table does while its lines are on their way to the disk, and what is left when they never get there.
#include <gtest/gtest.h>

#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::World;

// Two people, and a disk that waits for the test.
class TableDurability : public testing::Test {
 protected:
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");

  void begin() { world.start(code, {&ana, &ben}); }
  void hold_the_disk() {
    world.disk_is_quick = false;
    ana.skip();
    ben.skip();
  }
};

TEST_F(TableDurability, members_who_saw_more_than_the_table_knows_are_told) {
  begin();
  const auto rows = world.journal.rows;
  const auto durable = world.journal.durable;
  for (int i = 0; i < 5; ++i) ana.command("lock", i % 2 == 0 ? "\"on\":true" : "\"on\":false");
  const auto seen = ana.version();
  const std::string token = ana.token;
  world.journal.rows = rows;
  world.journal.durable = durable;
  world.crash();
  const Client& again = world.come_back(code, token, seen);
  const json::object told = again.last("rolled_back");
  EXPECT_EQ(told.at("rolled_back").at("seen").to_number<std::uint64_t>(), seen);
  EXPECT_LT(told.at("rolled_back").at("v").to_number<std::uint64_t>(), seen);
  EXPECT_TRUE(again.was_told("snapshot"));
  EXPECT_EQ(world.registry->clients_ahead(), 1U);
}

TEST_F(TableDurability, later_lines_do_not_hide_what_was_lost) {
  begin();
  const auto rows = world.journal.rows;
  const auto durable = world.journal.durable;
  ana.command("lock", "\"on\":true");
  const auto seen = ben.version();
  world.journal.rows = rows;
  world.journal.durable = durable;
  world.crash();  // the interruption has the number of the line that was lost
  const Client& again = world.come_back(code, ben.token, seen);
  EXPECT_TRUE(again.was_told("rolled_back"));
  EXPECT_TRUE(again.was_told("snapshot"));
  EXPECT_EQ(again.table().at("clock").as_string(), "interrupted");
}

TEST_F(TableDurability, members_who_saw_only_what_was_kept_are_not_told) {
  begin();
  const auto seen = ana.version();
  world.crash();
  const Client& first = world.come_back(code, ana.token, seen);
  EXPECT_FALSE(first.was_told("rolled_back"));
  EXPECT_FALSE(first.was_told("snapshot"));
  const Client& second = world.come_back(code, ana.token, first.version());
  EXPECT_FALSE(second.was_told("rolled_back"));
  EXPECT_EQ(world.registry->clients_ahead(), 0U);
}

TEST_F(TableDurability, nobody_is_disconnected_because_of_something_not_durable) {
  hold_the_disk();
  ana.command("remove", "\"member\":2");
  EXPECT_FALSE(ben.has_next());
  EXPECT_FALSE(ben.goodbye);
  world.crash();
  const Client& again = world.come_back(code, ben.token);
  EXPECT_TRUE(again.was_told("welcome"));
}

TEST_F(TableDurability, removed_members_are_told_when_it_is_durable) {
  hold_the_disk();
  ana.command("remove", "\"member\":2");
  ben.command("rename", R"("name":"Bob")");  // too late: nobody answers any more
  world.settle_disk();
  EXPECT_TRUE(ben.next().contains("removed"));
  EXPECT_FALSE(ben.has_next());
  EXPECT_EQ(ben.goodbye, Goodbye::Left);
  EXPECT_EQ(ana.table().at("members").as_array().size(), 1U);
}

TEST_F(TableDurability, leaving_members_are_answered_like_everyone_and_then_disconnected) {
  hold_the_disk();
  const std::uint32_t number = ben.command("leave");
  EXPECT_FALSE(ben.has_next());
  EXPECT_FALSE(ben.goodbye);
  world.settle_disk();
  EXPECT_EQ(ben.next().at("n").to_number<std::uint32_t>(), number);
  EXPECT_FALSE(ben.has_next());
  EXPECT_EQ(ben.goodbye, Goodbye::Left);
  // The others hear nothing more of that connection when it ends.
  ana.skip();
  world.cut(ben);
  EXPECT_FALSE(ana.has_next());
}

TEST_F(TableDurability, a_table_that_everyone_has_left_is_closed) {
  ben.command("leave");
  ana.command("leave");
  world.cut(ben);
  world.cut(ana);
  world.pass(world.settings.empty_table_ms);
  EXPECT_FALSE(world.registry->has(code));
}

TEST_F(TableDurability, requests_lost_in_a_crash_can_be_repeated) {
  begin();
  hold_the_disk();
  ana.command("again", R"("deal":"new")");
  world.settle_lines(1);  // the end of the game, but not what comes after it
  world.crash();
  world.disk_is_quick = true;
  Client& again = world.come_back(code, ana.token);
  EXPECT_EQ(again.table().at("result").as_string(), "given_up");
  again.say(R"({"t":"again","n":)" + std::to_string(ana.last_number) + R"(,"deal":"same"})");
  EXPECT_EQ(again.last("events").at("events").at(0).as_string(), "back_to_start deal=same");
  EXPECT_EQ(again.last("events").at("n").to_number<std::uint32_t>(), ana.last_number);
}

TEST_F(TableDurability, a_settled_game_is_shown_as_it_was_after_a_crash) {
  begin();
  world.pass(1'234);
  ben.command("leave");
  ana.command("give_up");
  ana.say(R"({"t":"snapshot"})");
  const json::value before = ana.last("snapshot").at("snapshot");
  world.crash();
  const Client& again = world.come_back(code, ana.token);
  const json::value after = again.last("snapshot").at("snapshot");
  EXPECT_EQ(after.at("now"), before.at("now"));
  EXPECT_EQ(after.at("hash"), before.at("hash"));
  EXPECT_EQ(after.at("table").at("clock"), before.at("table").at("clock"));
  EXPECT_EQ(after.at("table").at("record"), before.at("table").at("record"));
  // Ben's number stays his.
  EXPECT_EQ(world.join(code, "Eva").member, 3);
}

}  // namespace
}  // namespace table
