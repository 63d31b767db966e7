// R-13: what was sent before the last grain counts, however late it arrives within its connection's delay.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::Playing;
using world::refusal_of;
using world::with_setup;
using world::World;

TEST(LastGrain, R_13_an_action_sent_in_time_counts_at_the_last_grain) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  table.world.registry->measured(actor.connection, 300, table.world.now);  // 150 ms one way
  table.world.pass(180'000 + 149);
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
  actor.act(notation::text_of(move.what));
  EXPECT_EQ(actor.last("events").at("at").to_number<int>(), 179'999);
  table.world.pass(1);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
}

TEST(LastGrain, R_13_a_later_one_does_not_and_the_end_is_at_one_millisecond) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const Client& other = move.by.index == 0 ? *table.ben : *table.ana;
  table.world.registry->measured(actor.connection, 100, table.world.now);  // 50 ms
  table.world.registry->measured(other.connection, 400,
                                 table.world.now);  // 200 ms: the verdict waits for this connection
  table.world.pass(180'000 + 50);
  actor.act(notation::text_of(move.what));
  EXPECT_EQ(refusal_of(actor), "SandHasRunOut");
  table.world.pass(149);
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
  table.world.pass(1);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
  const std::string record = table.world.journal.records.begin()->second;
  EXPECT_TRUE(record.contains(" 180000 ")) << record;
}

TEST(LastGrain, R_13_the_credit_is_half_the_smallest_of_eight_and_never_above_250_ms) {
  Connection connection{.id = {1}};
  EXPECT_EQ(connection.credit_ms(), 0U);
  for (int i = 0; i < 8; ++i) connection.measured(2'000);
  EXPECT_EQ(connection.credit_ms(), 250U);
  connection.measured(90);
  EXPECT_EQ(connection.credit_ms(), 45U);
  for (int i = 0; i < 8; ++i) connection.measured(100);
  EXPECT_EQ(connection.credit_ms(), 50U);
}

TEST(LastGrain, R_13_bots_get_no_credit) {
  World world{with_setup()};
  const Code code = world.open(R"({"scenario":"S2"})");
  Client& bot = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&bot});
  world.registry->measured(bot.connection, 400, world.now);
  world.pass(180'000);
  EXPECT_EQ(bot.table().at("result").as_string(), "lost");
}

}  // namespace
}  // namespace table
