// A screen in the room: everyone at the table knows of it, and it is neither a player nor a person.
#include <gtest/gtest.h>

#include "support/two_playing.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::kTwo;
using world::member_of;
using world::Playing;
using world::refusal_of;
using world::with_setup;
using world::World;

constexpr const char* kScreen = R"("kind":"screen","as":"spectator")";

TEST(Screen, everyone_at_the_table_is_told_what_it_is) {
  Playing table;
  const Client& screen = table.world.join(table.code, "Big screen", kScreen);
  const json::object seen = member_of(table.ben->table(), screen.member);
  EXPECT_EQ(seen.at("kind").as_string(), "screen");
  EXPECT_EQ(seen.at("part").as_string(), "spectator");
  EXPECT_TRUE(seen.at("here").as_bool());
}

TEST(Screen, it_takes_no_seat_even_if_it_asks_for_one) {
  World world;
  const Code code = world.open();
  Client& screen = world.join(code, "Big screen", R"("kind":"screen")");
  EXPECT_TRUE(member_of(screen.table(), screen.member).at("chair").is_null());
  EXPECT_EQ(member_of(screen.table(), screen.member).at("part").as_string(), "spectator");
  screen.command("sit", "\"chair\":0");
  EXPECT_EQ(refusal_of(screen), "NoSeat");
}

TEST(Screen, it_can_do_nothing_but_leave) {
  Playing table;
  Client& screen = table.world.join(table.code, "Big screen", kScreen);
  for (const auto& [what, more] : {std::pair{"pause", ""}, std::pair{"take", "\"seat\":0"},
                                   std::pair{"say", "\"text\":\"hello\""}, std::pair{"stand", ""}}) {
    screen.command(what, more);
    EXPECT_EQ(refusal_of(screen), "NoSeat") << what;
  }
  screen.act("draw");
  EXPECT_EQ(refusal_of(screen), "NoSeat");
  screen.command("leave");
  EXPECT_EQ(table.ana->table().at("members").as_array().size(), 2U);
}

TEST(Screen, it_is_never_host) {
  World world;
  const Code code = world.open();
  Client& screen = world.join(code, "Big screen", kScreen);
  EXPECT_TRUE(screen.table().at("host").is_null());
  screen.command("lock", "\"on\":true");
  EXPECT_EQ(refusal_of(screen), "NoSeat");
  Client& ana = world.join(code, "Ana");
  EXPECT_EQ(ana.table().at("host").to_number<std::uint16_t>(), ana.member);
  ana.command("host", "\"member\":" + std::to_string(screen.member));
  EXPECT_EQ(refusal_of(ana), "NoSuchMember");
  ana.command("leave");
  EXPECT_TRUE(screen.table().at("host").is_null());
  const Client& again = world.come_back(code, screen.token);
  EXPECT_TRUE(again.table().at("host").is_null());
  const Client& ben = world.join(code, "Ben");
  EXPECT_EQ(ben.table().at("host").to_number<std::uint16_t>(), ben.member);
}

TEST(Screen, it_is_counted_neither_as_a_player_nor_as_a_spectator) {
  World world;
  const Code code = world.open();
  world.join(code, "Big screen", kScreen);
  world.join(code, "Ana");
  world.join(code, "Eva", "\"as\":\"spectator\"");
  const auto summary = world.registry->summary(code);
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->players, 1U);
  EXPECT_EQ(summary->spectators, 1U);
  EXPECT_EQ(summary->screens, 1U);
}

TEST(Screen, R_96_it_does_not_keep_the_sand_running) {
  Playing table;
  World& world = table.world;
  Client& screen = world.join(table.code, "Big screen", kScreen);
  world.cut(*table.ana);
  world.cut(*table.ben);
  world.pass(4'999);
  EXPECT_EQ(screen.table().at("clock").as_string(), "running");
  world.pass(1);
  EXPECT_EQ(screen.table().at("clock").as_string(), "interrupted");
}

TEST(Screen, R_96_its_coming_back_does_not_count_as_someones) {
  Playing table;
  World& world = table.world;
  const Client& screen = world.join(table.code, "Big screen", kScreen);
  Client& cleo = world.join(table.code, "Cleo", "\"as\":\"spectator\"");
  world.cut(*table.ana);
  world.cut(*table.ben);
  world.cut(cleo);
  world.pass(5'000);
  Client& again = world.come_back(table.code, screen.token);
  EXPECT_EQ(again.table().at("clock").as_string(), "interrupted");
  const std::size_t lines = world.journal.rows.at(table.code).size();
  world.pass(30'000);
  EXPECT_EQ(world.journal.rows.at(table.code).size(), lines) << "interrupted once";
}

TEST(Screen, it_is_still_one_after_a_restart) {
  Playing table;
  World& world = table.world;
  const Client& before = world.join(table.code, "Big screen", kScreen);
  world.crash();
  const Client& screen = world.come_back(table.code, before.token);
  EXPECT_EQ(member_of(screen.table(), screen.member).at("kind").as_string(), "screen");
}

TEST(Screen, a_finished_game_keeps_it_at_the_table) {
  Playing table;
  World& world = table.world;
  const Client& before = world.join(table.code, "Big screen", kScreen);
  table.ana->command("give_up");
  world.crash();
  const Client& screen = world.come_back(table.code, before.token);
  EXPECT_EQ(member_of(screen.table(), screen.member).at("kind").as_string(), "screen");
}

}  // namespace
}  // namespace table
