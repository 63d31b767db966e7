// How good the members' connections are: what everyone is told about it, and how often.
#include "protocol/quality.h"

#include <gtest/gtest.h>

#include <initializer_list>

#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::World;

// Everything this client was told about someone's connection, in order.
std::vector<std::string> told(Client& client) {
  std::vector<std::string> list;
  while (client.has_next()) {
    const json::object line = client.next();
    if (const json::value* presence = line.if_contains("presence")) {
      list.emplace_back(presence->at("quality").as_string());
    }
  }
  return list;
}

struct Two {
  World world;
  Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");

  Two() {
    ana.skip();
    ben.skip();
  }
  void measure(const Client& client, std::initializer_list<std::uint32_t> round_trips) {
    for (const std::uint32_t ms : round_trips) world.registry->measured(client.connection, ms, world.now);
  }
};

TEST(Quality, everyone_is_told_about_a_slow_connection) {
  Two two;
  two.measure(two.ben, {300, 300});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{});  // two answers are not enough to judge by
  two.measure(two.ben, {300});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{"slow"});
  EXPECT_EQ(told(two.ben), std::vector<std::string>{"slow"});
  two.measure(two.ben, {300, 310, 290});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{});  // only changes are sent
}

TEST(Quality, one_late_answer_does_not_make_a_connection_slow) {
  Two two;
  two.measure(two.ben, {20, 20, 3'000, 20, 20});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{});
}

TEST(Quality, a_wavering_connection_is_reported_every_ten_seconds) {
  Two two;
  two.measure(two.ben, {900, 900, 900});
  two.measure(two.ben, {20, 20, 20, 900, 900, 900});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{"poor"});
  two.world.pass(protocol::kQualityHoldsMs - 1);
  two.measure(two.ben, {20, 20, 20});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{});
  two.world.pass(1);
  two.measure(two.ben, {20});
  EXPECT_EQ(told(two.ana), std::vector<std::string>{"good"});
}

TEST(Quality, not_answering_in_time_makes_a_connection_poor) {
  Two two;
  two.world.registry->overdue(two.ben.connection, two.world.now);
  EXPECT_EQ(told(two.ana), std::vector<std::string>{"poor"});
}

TEST(Quality, is_part_of_the_table_and_sent_to_returning_members) {
  Two two;
  const std::uint64_t seen = two.ana.version();
  two.world.cut(two.ana);
  two.measure(two.ben, {400, 400, 400});
  Client& back = two.world.come_back(two.code, two.ana.token, seen);
  EXPECT_EQ(told(back), (std::vector<std::string>{"good", "slow"}));
  const Client& cem = two.world.join(two.code, "Cem");
  const json::array members = cem.table().at("members").as_array();
  EXPECT_EQ(members.at(0).at("quality").as_string(), "good");
  EXPECT_EQ(members.at(1).at("quality").as_string(), "slow");
}

TEST(Quality, a_new_connection_is_judged_from_scratch) {
  Two two;
  two.measure(two.ben, {400, 400, 400});
  two.world.cut(two.ben);
  two.world.come_back(two.code, two.ben.token);
  EXPECT_EQ(told(two.ana), (std::vector<std::string>{"slow", "good", "good"}));
}

}  // namespace
}  // namespace table
