#include "protocol/heist.h"

#include <gtest/gtest.h>

#include <set>

namespace protocol {
namespace {

constexpr std::int64_t kNoon = 1'794'830'400;  // of the 16th of November 2026

TEST(Heist, a_day_has_a_name_and_a_beginning) {
  EXPECT_EQ(day_of(kNoon), "2026-11-16");
  EXPECT_EQ(beginning_of("2026-11-16"), kNoon - 43'200);
  EXPECT_EQ(day_of(kNoon - 43'200), "2026-11-16");
  EXPECT_EQ(day_of(kNoon - 43'201), "2026-11-15");
  EXPECT_EQ(day_of(0), "1970-01-01");
}

TEST(Heist, anything_but_a_day_has_no_beginning) {
  for (const char* text : {"", "2026-11-31", "2026-13-01", "2026-1-1", "2026/11/16", "today", "2026-11-16 ",
                           "20261116--", "2026-00-10"}) {
    EXPECT_EQ(beginning_of(text), std::nullopt) << text;
  }
}

// HMAC-SHA256 with the key "Jefe" and the text "what do ya want for nothing?" (RFC 4231, the second case)
// begins with 5bdcc146bf60754e6a042426089575c7.
TEST(Heist, the_deal_is_the_hmac_of_the_day) {
  EXPECT_EQ(heist_choice("Jefe", "what do ya want for nothing?").laid_by_hand,
            R"({"seed":"5bdcc146bf60754e6a042426089575c7"})");
}

TEST(Heist, every_day_and_every_server_has_its_own_playable_deal) {
  std::set<std::string> deals;
  std::set<std::string> scenarios;
  for (std::int64_t day = 0; day < 60; ++day) {
    const Choice choice = heist_choice("secret", day_of(kNoon + day * 86'400));
    EXPECT_TRUE(new_game(choice, 4, {}).has_value()) << choice.scenario;
    EXPECT_EQ(choice, heist_choice("secret", day_of(kNoon + day * 86'400)));
    deals.insert(choice.laid_by_hand);
    scenarios.insert(choice.scenario.text());
  }
  EXPECT_EQ(deals.size(), 60U);
  EXPECT_GT(scenarios.size(), 8U);
  EXPECT_NE(heist_choice("secret", "2026-11-16"), heist_choice("Secret", "2026-11-16"));
}

}  // namespace
}  // namespace protocol
