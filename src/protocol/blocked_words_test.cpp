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

// Everything that a name or a message may contain and that doesn't change how a word reads.
TEST(BlockedWords, cannot_be_hidden_by_other_characters) {
  const BlockedWords words = BlockedWords::read("rude\nsłabość\n");
  for (const std::string_view text : {"ｒｕｄｅ",   "ＲＵＤＥ",     "𝐫𝐮𝐝𝐞",    "𝑹𝑼𝑫𝑬",
                                      "𝗿𝘂𝗱𝟯",       "ⓡⓤⓓⓔ",         "🅁🅄🄳🄴",    "r\ufe0fu\ufe0fd\ufe0fe\ufe0f",
                                      "r\u20ddude", "ŕuďę",         "ŘŨĐĔ",    "r·u·d·e",
                                      "r…u…d…e",    "r—ude",        "«rude»",  "rude🙂",
                                      "🙂rude",     "so\u3000rude", "slabosc", "SŁABOŚĆ"}) {
    EXPECT_TRUE(words.forbids(text)) << text;
  }
  EXPECT_FALSE(words.forbids("prudé 🙂"));
}

TEST(BlockedWords, may_be_pictures) {
  const BlockedWords words = BlockedWords::read("🖕");
  for (const std::string_view text : {"🖕", "Ana🖕", "so 🖕🏽!"}) EXPECT_TRUE(words.forbids(text)) << text;
  EXPECT_FALSE(words.forbids("Ana 🙂"));
}

TEST(BlockedWords, of_other_alphabets_are_compared_as_they_are_apart_from_capitals) {
  const BlockedWords words = BlockedWords::read("дурак\nλέξη");
  for (const std::string_view text : {"ты дурак", "ДУРАК", "Дурак!", "Λέξη"}) {
    EXPECT_TRUE(words.forbids(text)) << text;
  }
  EXPECT_FALSE(words.forbids("дура"));
}

// The operator's file may be anything.
TEST(BlockedWords, need_not_be_valid_text) {
  const BlockedWords words = BlockedWords::read("\xff\xc3\n\xe2\x82\nrude\xf0\x9f\n");
  EXPECT_EQ(words.count(), 3U);
  EXPECT_FALSE(words.forbids("Ana"));
  EXPECT_TRUE(words.forbids("rude\xf0\x9f"));
}

TEST(BlockedWords, none_forbid_nothing) {
  EXPECT_FALSE(BlockedWords{}.forbids("rude"));
  EXPECT_EQ(BlockedWords::read("# nothing\n*\n").count(), 0U);
  EXPECT_FALSE(BlockedWords::read("# nothing\n*\n**").forbids("rude"));
}

}  // namespace
}  // namespace protocol
