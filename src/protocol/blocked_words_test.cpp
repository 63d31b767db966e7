#include "protocol/blocked_words.h"

#include <gtest/gtest.h>

namespace protocol {
namespace {

TEST(BlockedWords, are_known_however_they_are_written) {
  const BlockedWords words = BlockedWords::read("# ours\nrude\n\ncrème  # a comment\n");
  EXPECT_EQ(words.count(), 2U);
  for (const std::string_view text : {"rude", "RUDE", "so rude!", "Rúde", "r\u0301ude", "Rud3", "r-u-d-e",
                                      "r u d e", "a r.u.d.e one", "creme", "CRÈME"}) {
    EXPECT_TRUE(words.forbids(text)) << text;
  }
  for (const std::string_view text : {"", "Ana", "rudeness", "prude", "ru", "de", "crude oil", "Rudi"}) {
    EXPECT_FALSE(words.forbids(text)) << text;
  }
}

TEST(BlockedWords, a_star_says_that_more_may_stand_there) {
  const BlockedWords words = BlockedWords::read("*bad\nworse*\n*worst*");
  for (const std::string_view text : {"bad", "sobad", "worse", "worsening", "worst", "theworstever"}) {
    EXPECT_TRUE(words.forbids(text)) << text;
  }
  for (const std::string_view text : {"badly", "aworse"}) EXPECT_FALSE(words.forbids(text)) << text;
}

TEST(BlockedWords, of_other_alphabets_are_compared_as_they_are) {
  const BlockedWords words = BlockedWords::read("дурак");
  EXPECT_TRUE(words.forbids("ты дурак"));
  EXPECT_FALSE(words.forbids("дура"));
}

TEST(BlockedWords, none_forbid_nothing) {
  EXPECT_FALSE(BlockedWords{}.forbids("rude"));
  EXPECT_EQ(BlockedWords::read("# nothing\n*\n").count(), 0U);
  EXPECT_FALSE(BlockedWords::read("# nothing\n*\n**").forbids("rude"));
}

}  // namespace
}  // namespace protocol
