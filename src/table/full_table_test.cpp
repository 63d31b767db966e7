// A table whose list is full of absent members: they make room for newcomers.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "protocol/limits.h"
#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::count_of;
using world::refusal_of;
using world::World;

// This many come to watch and leave again, until the list is full.
void fill_with_absent(World& world, Code code) {
  while (world.registry->summary(code)->players + world.registry->summary(code)->spectators <
         protocol::kMostMembers) {
    world.cut(world.join(code, "Visitor", "\"as\":\"spectator\""));
  }
}

TEST(FullTable, absent_members_without_a_seat_make_room_in_the_lobby) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  fill_with_absent(world, code);
  const Client& ben = world.join(code, "Ben");
  EXPECT_TRUE(ben.was_told("welcome")) << ben.lines.back();
  EXPECT_EQ(ana.table().at("members").as_array().size(), protocol::kMostMembers);
  EXPECT_EQ(ana.table(), ben.table());
}

TEST(FullTable, and_in_a_running_game) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  fill_with_absent(world, code);
  world.start(code, {&ana});
  const Client& eva = world.join(code, "Eva");
  EXPECT_TRUE(eva.was_told("welcome")) << eva.lines.back();
}

TEST(FullTable, the_longest_absence_goes_first) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  Client& first = world.join(code, "First", "\"as\":\"spectator\"");
  Client& second = world.join(code, "Second", "\"as\":\"spectator\"");
  world.cut(second);
  world.pass(5);
  world.cut(first);
  fill_with_absent(world, code);
  world.join(code, "Ben");
  const auto is_there = [&](const Client& client) {
    const json::object seen = ana.table();
    for (const json::value& member : seen.at("members").as_array()) {
      if (member.at("id").to_number<std::uint16_t>() == client.member) return true;
    }
    return false;
  };
  EXPECT_FALSE(is_there(second));
  EXPECT_TRUE(is_there(first));
  EXPECT_TRUE(world.come_back(code, second.token).was_told("no_entry"));
  EXPECT_TRUE(world.come_back(code, first.token).was_told("welcome"));
}

TEST(FullTable, members_who_are_here_or_have_a_seat_stay) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  std::vector<Client*> watchers;
  while (watchers.size() + 2 < protocol::kMostMembers) {
    watchers.push_back(&world.join(code, "Visitor", "\"as\":\"spectator\""));
  }
  world.start(code, {&ana, &ben});
  world.cut(ben);
  const Client& late = world.join(code, "Late");
  EXPECT_EQ(late.last("no_entry").at("no_entry").as_string(), "TableIsFull");
  EXPECT_EQ(world::holder_of(ana.table(), 1), ben.member);
  EXPECT_EQ(ana.table().at("members").as_array().size(), protocol::kMostMembers);
}

TEST(FullTable, a_host_who_makes_room_passes_on_its_rights) {
  World world;
  const Code code = world.open();
  Client& host = world.join(code, "Host", "\"as\":\"spectator\"");
  std::vector<Client*> watchers;
  while (watchers.size() + 1 < protocol::kMostMembers) {
    watchers.push_back(&world.join(code, "Visitor", "\"as\":\"spectator\""));
  }
  world.cut(host);
  const Client& ben = world.join(code, "Ben");
  ASSERT_TRUE(ben.was_told("welcome"));
  EXPECT_EQ(ben.table().at("host").to_number<std::uint16_t>(), watchers.front()->member);
}

TEST(FullTable, a_host_who_gives_way_to_a_stand_in_hands_on_its_rights) {
  World world;
  const Code code = world.open(R"({"scenario":"S1"})");
  Client& host = world.join(code, "Host", "\"as\":\"spectator\"");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  host.command("teammates", "\"stand_in\":true");
  for (std::size_t i = 3; i < protocol::kMostMembers; ++i)
    world.join(code, "Visitor", "\"as\":\"spectator\"");
  world.start(code, {&ana, &ben});
  world.cut(host);
  world.cut(ben);
  world.pass(6'000);
  ASSERT_EQ(count_of(ana.table(), "teammate"), 1U);
  EXPECT_EQ(ana.table().at("host").to_number<std::uint16_t>(), ana.member);
}

TEST(FullTable, teammates_find_room_too) {
  World world;
  const Code code = world.open(R"({"scenario":"S1"})");
  Client& ana = world.join(code, "Ana");
  fill_with_absent(world, code);
  ana.command("fill", "\"chair\":2");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 1U);
  ana.command("fill", "\"seats\":4");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 3U);
  EXPECT_EQ(ana.table().at("members").as_array().size(), protocol::kMostMembers);
}

}  // namespace
}  // namespace table
