// What kind of teammates a table has: the host chooses, and everyone sees it.
#include <gtest/gtest.h>

#include <string>

#include "support/table_world.h"
#include "table/table.h"

namespace table {
namespace {

using world::Client;
using world::World;

TEST(Temperament, the_host_chooses_it_and_everyone_sees_it) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":2}})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  const auto seen = [&] { return std::string{ben.table().at("teammates").at("temperament").as_string()}; };
  EXPECT_EQ(seen(), "mixed");
  ana.command("teammates", R"("temperament":"calm")");
  EXPECT_EQ(seen(), "calm");
  ana.command("teammates", R"("pace":"brisk")");
  EXPECT_EQ(seen(), "calm");  // what is left out stays
  ben.command("teammates", R"("temperament":"eager")");
  EXPECT_EQ(seen(), "calm");  // only the host's word counts
}

TEST(Temperament, takes_effect_at_once) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":3,"temperament":"calm"}})");
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  EXPECT_EQ(world.teammates.groups.at(code).temperament, ai::Temperament::Calm);
  EXPECT_EQ(world.teammates.meetings, 1U);
  ana.command("teammates", R"("temperament":"eager")");
  EXPECT_EQ(world.teammates.meetings, 2U);
  EXPECT_EQ(world.teammates.groups.at(code).temperament, ai::Temperament::Eager);
}

}  // namespace
}  // namespace table
