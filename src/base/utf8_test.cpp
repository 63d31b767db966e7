#include "base/utf8.h"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(Utf8, characters_are_written_and_read) {
  for (const char32_t character : {0x41U, 0x7fU, 0x80U, 0xe9U, 0x7ffU, 0x800U, 0x20acU, 0xd7ffU, 0xe000U,
                                   0xffffU, 0x10000U, 0x1f600U, 0x10ffffU}) {
    std::string text;
    append_character(text, character);
    std::string_view rest = text;
    EXPECT_EQ(take_character(rest), character);
    EXPECT_TRUE(rest.empty());
    EXPECT_TRUE(is_utf8("a" + text + "b"));
    EXPECT_EQ(is_utf8(text.substr(0, text.size() - 1)), text.size() == 1);
  }
}

TEST(Utf8, other_bytes_are_no_text) {
  for (const std::string_view wrong : {"\x80", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                       "\xf8\x88\x80\x80\x80", "\xff", "\xe2\x82", "\xe2\x41\x80"})
    EXPECT_FALSE(is_utf8(wrong));
  EXPECT_TRUE(is_utf8(""));
}

}  // namespace
}  // namespace base
