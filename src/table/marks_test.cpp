// What a finished game's card says of how it was played.
#include <gtest/gtest.h>

#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::kTwo;
using world::with_setup;
using world::World;

struct Marks : testing::Test {
  World world{with_setup()};
  Code code = world.open(kTwo);

  std::string marks() const {
    const auto& settlements = world.journal.settlements;
    return settlements.empty() ? "no game has ended" : settlements.back().card.marks;
  }
};

TEST_F(Marks, a_bot_that_stood_up_before_the_end_has_still_played) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.wish("stand");
  ana.wish("give_up");
  EXPECT_TRUE(marks().contains("bots")) << marks();
}

TEST_F(Marks, a_bot_that_left_before_the_end_has_still_played) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.wish("leave");
  ana.wish("give_up");
  EXPECT_TRUE(marks().contains("bots")) << marks();
}

TEST_F(Marks, a_bot_that_sat_in_for_a_while_has_played_also_after_a_crash) {
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\",\"as\":\"spectator\"");
  world.start(code, {&ana, &ben});
  world.cut(ben);
  world.pass(5'000);
  robo.wish("take", "\"seat\":1");
  robo.wish("stand");
  world.crash();
  Client& again = world.come_back(code, ana.token);
  again.last_number = ana.last_number;
  again.wish("give_up");
  EXPECT_TRUE(marks().contains("bots")) << marks();
}

TEST_F(Marks, a_bot_that_only_watches_does_not_play_and_the_next_game_begins_anew) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.wish("stand");
  ana.wish("give_up");
  EXPECT_TRUE(marks().contains("bots")) << marks();
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  ana.wish("give_up");
  EXPECT_FALSE(marks().contains("bots")) << marks();
}

}  // namespace
}  // namespace table
