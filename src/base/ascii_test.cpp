#include "base/ascii.h"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Ascii, knows_letters_and_digits_and_nothing_else) {
  int letters_or_digits = 0;
  for (int byte = 0; byte < 256; ++byte) {
    if (is_letter_or_digit(static_cast<char>(byte))) ++letters_or_digits;
  }
  EXPECT_EQ(letters_or_digits, 62);
  for (const char c : {'/', ':', '@', '[', '`', '{', '\xe4'}) EXPECT_FALSE(is_letter_or_digit(c)) << c;
}

TEST(Ascii, only_changes_the_case_of_letters) {
  EXPECT_EQ(lower_case("MAZE-7 \xc4"), "maze-7 \xc4");
  EXPECT_EQ(upper_case('z'), 'Z');
  EXPECT_EQ(upper_case('{'), '{');
}

TEST(Ascii, compares_words_ignoring_case) {
  EXPECT_TRUE(is_same_word("GZip", "gzip"));
  EXPECT_FALSE(is_same_word("gzip", "gzi"));
  EXPECT_TRUE(begins_with_word("HTTPS://x", "https://"));
  EXPECT_FALSE(begins_with_word("http", "https://"));
}

TEST(Ascii, reads_hexadecimal_digits) {
  EXPECT_EQ(hexadecimal_digit('0'), 0U);
  EXPECT_EQ(hexadecimal_digit('f'), 15U);
  EXPECT_EQ(hexadecimal_digit('A'), 10U);
  EXPECT_EQ(hexadecimal_digit('g'), std::nullopt);
}

}  // namespace
}  // namespace base
