// R-24: who sits in for whom: a person for a teammate, a teammate for an absent person.
#include <gtest/gtest.h>

#include "support/table_world.h"

namespace table {
namespace {

using world::actions_of_teammates;
using world::Client;
using world::count_of;
using world::holder_of;
using world::member_of;
using world::refusal_of;
using world::World;

TEST(SittingIn, R_24_a_person_takes_a_teammates_seat_in_a_running_game) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":3}})");
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  Client& ben = world.join(code, "Ben");
  ben.command("take", R"("seat":2)");
  EXPECT_EQ(holder_of(ana.table(), 2), ben.member);
  EXPECT_EQ(count_of(ana.table(), "teammate"), 2U);
  EXPECT_EQ(world.teammates.groups.at(code).seats.size(), 2U);
  ben.command("take", R"("seat":0)");
  EXPECT_EQ(refusal_of(ben), "NotDeserted");
}

TEST(SittingIn, R_24_a_teammate_stands_in_for_an_absent_player_and_hands_the_seat_back) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"stand_in":true}})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  const std::uint16_t away = ben.member;
  world.start(code, {&ana, &ben});
  EXPECT_TRUE(world.teammates.places.empty());
  world.cut(ben);
  world.pass(4'999);
  EXPECT_EQ(holder_of(ana.table(), 1), away);
  world.pass(1);
  const auto stand_in = holder_of(ana.table(), 1);
  EXPECT_EQ(member_of(ana.table(), stand_in).at("kind").as_string(), "teammate");
  EXPECT_EQ(ana.table().at("ring").at(1).at("owner"), away);
  world.pass(1'000);
  EXPECT_GT(actions_of_teammates(ana), 0U);
  const Client& again = world.come_back(code, ben.token);
  EXPECT_EQ(holder_of(again.table(), 1), away);
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
  EXPECT_TRUE(world.teammates.places.empty());
  const std::size_t done = actions_of_teammates(ana);
  world.pass(1'000);
  EXPECT_EQ(actions_of_teammates(ana), done);
}

TEST(SittingIn, R_24_the_host_can_fill_a_deserted_seat_at_once) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  world.cut(ben);
  ana.command("fill", R"("chair":1)");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 1U);
  ana.command("give_up");
  // The chair stays its owner's.
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
  EXPECT_EQ(holder_of(ana.table(), 1), ben.member);
  EXPECT_TRUE(world.journal.settlements.back().card.marks.text().contains("teammates:1"));
}

TEST(SittingIn, R_24_the_setting_fills_a_seat_that_someone_left) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  ana.command("teammates", R"("stand_in":true)");
  ben.command("leave");
  EXPECT_EQ(member_of(ana.table(), holder_of(ana.table(), 1)).at("kind").as_string(), "teammate");
}

}  // namespace
}  // namespace table
