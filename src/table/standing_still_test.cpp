// A disk that does not answer and a process that was suspended, as a table sees them.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::Playing;
using world::refusal_of;

TEST(StandingStill, a_stalled_store_freezes_the_table_but_still_accepts_requests) {
  Playing table;
  table.world.disk_is_quick = false;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  table.world.registry->trouble(StoreState::Stalls, table.world.now);
  EXPECT_TRUE(table.ben->last("frozen").at("frozen").as_bool());
  const std::size_t told = actor.lines.size();
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  EXPECT_EQ(actor.lines.size(), told) << "neither shown nor refused before it is durable";
  actor.say(R"({"t":"time"})");
  EXPECT_FALSE(actor.last("time").at("time").at("running").as_bool());
  // It gets worse, then recovers: each is announced once.
  table.world.registry->trouble(StoreState::Fails, table.world.now);
  actor.act("draw");
  EXPECT_EQ(refusal_of(actor), "StoreIsTroubled");
  table.world.settle_disk();
  table.world.registry->trouble(StoreState::Works, table.world.now);
  EXPECT_EQ(table.ben->last("events").at("n").to_number<std::uint32_t>(), number);
  std::size_t frozen = 0;
  for (const std::string& line : table.ben->lines) frozen += line.contains("\"frozen\"") ? 1U : 0U;
  EXPECT_EQ(frozen, 2U);
}

TEST(StandingStill, a_newcomer_waits_for_a_stalled_store) {
  Playing table;
  table.world.disk_is_quick = false;
  table.world.registry->trouble(StoreState::Stalls, table.world.now);
  Client& eva = table.world.connect(table.code);
  eva.say(R"({"t":"join","name":"Eva"})");
  EXPECT_FALSE(eva.was_told("no_entry"));
  EXPECT_FALSE(eva.was_told("welcome"));
  table.world.settle_disk();
  EXPECT_TRUE(eva.was_told("welcome"));
}

TEST(StandingStill, R_13_the_sand_does_not_run_out_while_something_waits_for_the_disk) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  table.world.pass(179'900);
  table.world.disk_is_quick = false;
  actor.act(notation::text_of(move.what));
  table.world.pass(200);
  table.world.settle_disk();
  EXPECT_TRUE(table.world.journal.settlements.empty());
  // The disk had stalled, so the time since the action doesn't count.
  table.world.now.server.ms -= 200;
  table.world.disk_is_quick = true;
  table.world.pass(99);
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
  table.world.pass(1);
  ASSERT_EQ(table.world.journal.settlements.size(), 1U);
  EXPECT_EQ(table.world.journal.settlements.back().card.game_ms, 180'000U);
}

TEST(StandingStill, and_runs_out_at_once_if_the_disk_was_only_slow) {
  Playing table;
  const auto move = table.some_move();
  table.world.pass(179'900);
  table.world.disk_is_quick = false;
  table.client(move.by).act(notation::text_of(move.what));
  table.world.pass(200);
  table.world.disk_is_quick = true;
  table.world.settle_disk();
  table.world.pass(1);
  EXPECT_EQ(table.world.journal.settlements.size(), 1U);
}

TEST(StandingStill, R_25_games_are_interrupted_when_the_process_was_suspended) {
  Playing table;
  table.world.pass(5'000);
  // The server's clock stopped with the process; only the other clocks went on.
  table.world.now.steady_ms += 400'000;
  table.world.now.wall_s += 400;
  table.world.registry->interrupt(table.world.now);
  table.world.settle_disk();
  EXPECT_EQ(table.ana->table().at("clock").as_string(), "interrupted");
  EXPECT_EQ(table.ana->last("events").at("at").to_number<std::uint32_t>(), 5'000U);
  table.world.registry->interrupt(table.world.now);
  table.ben->command("resume");
  EXPECT_EQ(table.ana->table().at("clock").as_string(), "running");
  EXPECT_EQ(table.ana->last("events").at("at").to_number<std::uint32_t>(), 5'000U);
}

}  // namespace
}  // namespace table
