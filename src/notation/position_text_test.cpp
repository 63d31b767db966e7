#include "notation/position_text.h"

#include <gtest/gtest.h>

#include "rules/canonical_bytes.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace notation {
namespace {

rules::State first_position(unsigned seats) {
  const auto rules = rules::ruleset_for({.scenario = 7, .seats = seats});
  EXPECT_TRUE(rules);
  return rules::lay_out(*rules, *rules::arrange(*rules, {}, {1, 2}));
}

TEST(PositionText, is_read_back_as_everyones_view) {
  for (const unsigned seats : {1U, 4U, 8U}) {
    const rules::State state = first_position(seats);
    const std::string text = position_text(state);
    const auto read = read_position(text);
    ASSERT_TRUE(read);
    EXPECT_TRUE(*read == rules::view(state));
    EXPECT_EQ(position_text(*read), text);
  }
}

TEST(PositionText, B_SETUP_1_secrets_do_not_show) {
  const rules::State state = first_position(1);
  rules::State other = state;
  std::swap(other.deck[0], other.deck[1]);
  std::swap(other.solo_deck[0], other.solo_deck[1]);
  other.random = base::Random{{7, 7}, 7};
  EXPECT_EQ(position_text(other), position_text(state));
}

TEST(PositionText, anything_else_is_rejected) {
  const std::string text = position_text(first_position(4));
  EXPECT_FALSE(read_position(""));
  EXPECT_FALSE(read_position(text.substr(1)));
  EXPECT_FALSE(read_position(text.substr(2)));
  EXPECT_FALSE(read_position(text + "00"));
  EXPECT_FALSE(read_position(std::string(text.size(), '0')));
  EXPECT_FALSE(read_position(std::string(4096, '0')));
  std::string large = text;
  for (char& digit : large)
    digit = digit >= 'a' && digit <= 'f' ? static_cast<char>(digit - 'a' + 'A') : digit;
  ASSERT_NE(large, text);
  EXPECT_FALSE(read_position(large));
}

// A position with its secrets isn't a view, however it is written.
TEST(PositionText, a_position_with_secrets_is_rejected) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : rules::canonical_bytes(first_position(4))) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  EXPECT_FALSE(read_position(text));
}

}  // namespace
}  // namespace notation
