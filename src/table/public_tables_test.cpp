// The list of public tables, and how a copy of it learns that it is out of date.
#include <gtest/gtest.h>

#include "support/table_world.h"

namespace table {
namespace {

using world::Client;
using world::World;

std::vector<Code> listed(const World& world) {
  std::vector<Code> codes;
  for (const Summary& summary : world.registry->public_tables()) codes.push_back(summary.code);
  return codes;
}

TEST(PublicTables, a_table_is_listed_while_someone_is_there_and_it_is_unlocked) {
  World world;
  const Code code = world.open(R"({"public":true})");
  EXPECT_TRUE(listed(world).empty()) << "nobody is there yet";
  Client& ana = world.join(code, "Ana");
  EXPECT_EQ(listed(world), std::vector{code});
  ana.command("lock", "\"on\":true");
  EXPECT_TRUE(listed(world).empty()) << "it is locked";
  ana.command("lock", "\"on\":false");
  EXPECT_EQ(listed(world), std::vector{code});
  world.cut(ana);
  EXPECT_TRUE(listed(world).empty()) << "everyone has left";
}

TEST(PublicTables, each_change_of_the_list_is_counted_and_nothing_else) {
  World world;
  const auto changes = [&] { return world.registry->listed_changes(); };
  const Code code = world.open(R"({"public":true})");
  EXPECT_EQ(changes(), 0U);
  Client& ana = world.join(code, "Ana");
  EXPECT_EQ(changes(), 1U);
  world.join(code, "Ben");
  world.join(world.open(), "Cora");  // a private table
  EXPECT_EQ(changes(), 1U);
  ana.command("lock", "\"on\":true");
  EXPECT_EQ(changes(), 2U);
}

}  // namespace
}  // namespace table
