// What a finished game's card says of how it was played.
#include "table/marks.h"

#include <gtest/gtest.h>

#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::kTwo;
using world::with_setup;
using world::World;

struct CardMarks : testing::Test {
  World world{with_setup()};
  Code code = world.open(kTwo);

  Marks marks() const {
    const auto& settlements = world.journal.settlements;
    return settlements.empty() ? Marks{} : settlements.back().card.marks;
  }
};

TEST_F(CardMarks, a_bot_that_stood_up_before_the_end_has_still_played) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.command("stand");
  ana.command("give_up");
  EXPECT_TRUE(marks().has(Mark::Bots)) << marks().text();
}

TEST_F(CardMarks, a_bot_that_left_before_the_end_has_still_played) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.command("leave");
  ana.command("give_up");
  EXPECT_TRUE(marks().has(Mark::Bots)) << marks().text();
}

TEST_F(CardMarks, a_bot_that_sat_in_for_a_while_has_played_also_after_a_crash) {
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\",\"as\":\"spectator\"");
  world.start(code, {&ana, &ben});
  world.cut(ben);
  world.pass(5'000);
  robo.command("take", "\"seat\":1");
  robo.command("stand");
  world.crash();
  Client& again = world.come_back(code, ana.token);
  again.last_number = ana.last_number;
  again.command("give_up");
  EXPECT_TRUE(marks().has(Mark::Bots)) << marks().text();
}

TEST_F(CardMarks, a_bot_that_only_watches_does_not_play_and_the_next_game_starts_fresh) {
  Client& ana = world.join(code, "Ana");
  Client& robo = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&ana, &robo});
  robo.command("stand");
  ana.command("give_up");
  EXPECT_TRUE(marks().has(Mark::Bots)) << marks().text();
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  ana.command("give_up");
  EXPECT_FALSE(marks().has(Mark::Bots)) << marks().text();
}

TEST(Marks, are_written_in_one_order_and_read_back) {
  Marks marks{Mark::SlowSand, Mark::Public, Mark::Paused};
  marks.set_teammates(0b1010);
  chronicle::AchievementSet earned;
  earned.insert(static_cast<chronicle::Achievement>(12));
  earned.insert(static_cast<chronicle::Achievement>(16));
  marks.set_achievements(earned);
  EXPECT_EQ(marks.text(), "public paused slow_sand teammates:1,3 achievements:13,17");
  EXPECT_EQ(Marks::read(marks.text()), marks);
  EXPECT_EQ(marks.words(), (std::vector<std::string_view>{"public", "paused", "slow_sand", "teammates"}));
  EXPECT_EQ((Marks{Mark::SlowSand, Mark::Imported, Mark::Public}.text()), "public imported slow_sand");
  EXPECT_EQ(Marks{}.text(), "");
  EXPECT_EQ(Marks::read(""), Marks{});
}

TEST(Marks, keep_what_a_newer_program_has_written) {
  for (const char* text :
       {"republican", "public teammates:99", "paused achievements:13,99", "teammates:", "teammates"}) {
    EXPECT_EQ(Marks::read(text).text(), text);
  }
  EXPECT_FALSE(Marks::read("republican public_house").has(Mark::Public));
}

TEST(Marks, B_SCORE_1_R_12_R_16_R_25_which_marks_make_a_win_special) {
  for (const char* marks : {"paused", "public slow_sand", "teammates:1,3", "public known_deal", "race",
                            "bots", "laid_by_hand known_deal", "public imported", "teammates"}) {
    EXPECT_TRUE(Marks::read(marks).stands_apart()) << marks;
  }
  for (const char* marks : {"", "public", "public interrupted"})
    EXPECT_FALSE(Marks::read(marks).stands_apart()) << marks;
  EXPECT_TRUE(Marks::read("paused public").has(Mark::Public));
  EXPECT_FALSE(Marks::read("publicity").has(Mark::Public));
}

TEST(Marks, numbers_follow_a_colon) {
  const Marks marks = Marks::read("public achievements:13,17 teammates:1,3");
  EXPECT_EQ(chronicle::text_of(marks.achievements()), "13,17");
  EXPECT_EQ(marks.teammate_seats(), "1,3");
  EXPECT_TRUE(Marks::read("achievements:x achievements").achievements().empty());
}

}  // namespace
}  // namespace table
