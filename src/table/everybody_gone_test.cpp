// R-96: when everyone at a table is gone, the sand stops and the game waits for them.
#include <gtest/gtest.h>

#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::kTwo;
using world::Playing;
using world::refusal_of;
using world::with_setup;
using world::World;

constexpr std::int64_t kDay = 86'400'000;

std::string clock_of(const Client& client) { return std::string{client.table().at("clock").as_string()}; }

std::uint32_t time_of(const Client& client) {
  return client.last("snapshot").at("snapshot").at("now").to_number<std::uint32_t>();
}

// On a new connection, with numbers that haven't been used yet.
Client& come_back(World& world, Code code, const Client& before) {
  Client& again = world.come_back(code, before.token);
  again.last_number = before.last_number;
  return again;
}

TEST(EverybodyGone, R_96_after_five_seconds_the_sand_stops_and_the_game_is_interrupted) {
  Playing table;
  World& world = table.world;
  world.pass(1'000);
  world.cut(*table.ana);
  world.pass(2'000);
  world.cut(*table.ben);
  world.pass(4'999);
  EXPECT_EQ(world.journal.rows.at(table.code).back().text.find("interrupted"), std::string::npos);
  world.pass(1);
  EXPECT_NE(world.journal.rows.at(table.code).back().text.find("interrupted"), std::string::npos);

  Client& ana = come_back(world, table.code, *table.ana);
  EXPECT_EQ(clock_of(ana), "interrupted");
  EXPECT_EQ(time_of(ana), 8'000U);
  ana.act("draw");
  EXPECT_EQ(refusal_of(ana), "GameIsInterrupted");
  world.pass(600'000);
  ana.command("resume");
  EXPECT_EQ(clock_of(ana), "running");
  EXPECT_EQ(ana.last("events").at("at").to_number<std::uint32_t>(), 8'000U);
}

TEST(EverybodyGone, R_96_the_game_waits_as_long_as_after_a_restart) {
  Playing table;
  table.world.cut(*table.ana);
  table.world.cut(*table.ben);
  table.world.pass(6 * kDay);
  ASSERT_TRUE(table.world.registry->has(table.code));
  Client& ben = come_back(table.world, table.code, *table.ben);
  EXPECT_EQ(ben.table().at("phase").as_string(), "playing");
  ben.command("resume");
  EXPECT_EQ(clock_of(ben), "running");
  EXPECT_TRUE(table.world.journal.settlements.empty());
}

TEST(EverybodyGone, R_96_one_person_keeps_the_sand_running_even_a_spectator) {
  Playing table;
  Client& eva = table.world.join(table.code, "Eva", "\"as\":\"spectator\"");
  table.world.cut(*table.ana);
  table.world.cut(*table.ben);
  table.world.pass(30'000);
  EXPECT_EQ(clock_of(eva), "running");
}

TEST(EverybodyGone, R_96_coming_back_in_time_the_sand_is_still_running) {
  Playing table;
  table.world.cut(*table.ben);
  table.world.cut(*table.ana);
  table.world.pass(4'000);
  Client& ana = come_back(table.world, table.code, *table.ana);
  table.world.pass(4'000);
  EXPECT_EQ(clock_of(ana), "running");
}

TEST(EverybodyGone, R_96_the_entry_is_marked_as_interrupted) {
  Playing table;
  table.world.cut(*table.ben);
  table.world.cut(*table.ana);
  table.world.pass(5'000);
  Client& ana = come_back(table.world, table.code, *table.ana);
  ana.command("resume");
  ana.command("give_up");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.has(Mark::Interrupted));
}

TEST(EverybodyGone, R_96_bots_do_not_count_and_may_continue_without_people) {
  World world{with_setup()};
  const Code code = world.open(kTwo);
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  world.cut(ana);
  world.pass(5'000);
  EXPECT_EQ(clock_of(robo), "interrupted");
  robo.command("resume");
  world.pass(30'000);
  EXPECT_EQ(clock_of(robo), "running") << "once for each time that people leave";
  Client& back = come_back(world, code, ana);
  world.cut(back);
  world.pass(5'000);
  EXPECT_EQ(clock_of(robo), "interrupted");
}

TEST(EverybodyGone, R_96_the_game_waits_for_the_others_when_someone_returns_and_leaves_for_good) {
  Playing table;
  World& world = table.world;
  world.cut(*table.ana);
  world.cut(*table.ben);
  world.pass(5'000);
  Client& ana = come_back(world, table.code, *table.ana);
  ana.command("resume");
  ana.command("leave");
  world.pass(600'000);
  Client& ben = come_back(world, table.code, *table.ben);
  EXPECT_EQ(ben.table().at("phase").as_string(), "playing");
  EXPECT_EQ(clock_of(ben), "interrupted");
}

TEST(EverybodyGone, R_96_the_game_also_waits_when_someone_leaves_for_good_after_a_restart) {
  Playing table;
  World& world = table.world;
  world.crash();
  Client& ana = come_back(world, table.code, *table.ana);
  ana.command("resume");
  ana.command("leave");
  world.pass(600'000);
  EXPECT_EQ(clock_of(come_back(world, table.code, *table.ben)), "interrupted");
}

TEST(EverybodyGone, R_96_the_game_waits_when_a_newcomer_resumes_it_and_leaves_for_good) {
  Playing table;
  World& world = table.world;
  world.cut(*table.ana);
  world.cut(*table.ben);
  world.pass(5'000);
  Client& cleo = world.join(table.code, "Cleo");
  cleo.command("take", "\"seat\":0");
  cleo.command("resume");
  EXPECT_EQ(clock_of(cleo), "running");
  cleo.command("leave");
  world.pass(600'000);
  EXPECT_EQ(clock_of(come_back(world, table.code, *table.ben)), "interrupted");
}

TEST(EverybodyGone, R_96_a_table_of_bots_alone_does_not_wait_for_anyone) {
  World world{with_setup()};
  const Code code = world.open(kTwo);
  Client& first = world.join(code, "Robo", "\"kind\":\"bot\"");
  Client& second = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&first, &second});
  world.cut(second);
  world.pass(30'000);
  EXPECT_EQ(clock_of(first), "running");
}

TEST(EverybodyGone, R_96_a_pause_stays_a_pause) {
  Playing table{R"({"scenario":"S2","pauses":true})"};
  table.ana->command("pause");
  table.world.cut(*table.ben);
  table.world.cut(*table.ana);
  table.world.pass(30'000);
  EXPECT_EQ(clock_of(come_back(table.world, table.code, *table.ana)), "paused");
}

}  // namespace
}  // namespace table
