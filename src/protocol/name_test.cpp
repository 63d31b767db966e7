#include <gtest/gtest.h>

#include "protocol/limits.h"
#include "protocol/read_request.h"

namespace protocol {
namespace {

// A character as UTF-8, valid or not.
std::string utf8(char32_t character) {
  std::string text;
  const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (character < 0x80) {
    put(character);
  } else if (character < 0x800) {
    put(0xc0U | (character >> 6U));
  } else if (character < 0x10000) {
    put(0xe0U | (character >> 12U));
  } else {
    put(0xf0U | (character >> 18U));
  }
  if (character >= 0x10000) put(0x80U | ((character >> 12U) & 0x3fU));
  if (character >= 0x800) put(0x80U | ((character >> 6U) & 0x3fU));
  if (character >= 0x80) put(0x80U | (character & 0x3fU));
  return text;
}

TEST(Name, is_kept_as_it_is) {
  for (const std::string_view name : {"Ana", "J\xC3\xBCrgen", "\xE5\xA5\xB3", "\xF0\x9F\x98\x80", "a-b_c.d",
                                      "<b>\"'&", "Zo\xC3\xAB 2", "S"}) {
    EXPECT_EQ(read_name(name), name);
  }
}

TEST(Name, white_space_is_tidied) {
  EXPECT_EQ(read_name("  Ana  "), "Ana");
  EXPECT_EQ(read_name("Ana   Lena"), "Ana Lena");
  EXPECT_EQ(read_name(utf8(0xa0) + "Ana" + utf8(0x3000) + utf8(0x2003) + "Lena" + utf8(0x2800)), "Ana Lena");
}

TEST(Name, must_not_be_empty) {
  EXPECT_FALSE(read_name(""));
  EXPECT_FALSE(read_name("   "));
  EXPECT_FALSE(read_name(utf8(0xa0) + utf8(0x2007)));
}

TEST(Name, accents_need_a_letter_and_are_limited) {
  EXPECT_EQ(read_name("Ame" + utf8(0x301) + "lie"), "Ame" + utf8(0x301) + "lie");
  EXPECT_TRUE(read_name("a" + utf8(0x301) + utf8(0x302) + utf8(0x303)));
  EXPECT_FALSE(read_name("a" + utf8(0x301) + utf8(0x302) + utf8(0x303) + utf8(0x304)));
  EXPECT_FALSE(read_name(utf8(0x301)));
  EXPECT_FALSE(read_name(utf8(0xfe0f)));
  EXPECT_FALSE(read_name("a " + utf8(0x301)));
}

TEST(Name, has_a_limited_number_of_characters) {
  EXPECT_TRUE(read_name(std::string(kLongestName, 'a')));
  EXPECT_FALSE(read_name(std::string(kLongestName + 1, 'a')));
  EXPECT_TRUE(read_name("  " + std::string(kLongestName, 'a') + "  "));
  EXPECT_FALSE(read_name(std::string(kLongestName - 1, 'a') + " b"));
  std::string wide;
  for (std::size_t i = 0; i < kLongestName; ++i) wide += utf8(0x1f600);
  EXPECT_EQ(read_name(wide), wide);
  EXPECT_FALSE(read_name(wide + "a"));
}

TEST(Name, nothing_invisible_and_nothing_that_reverses_text) {
  for (const auto& [first, last] :
       std::initializer_list<std::pair<char32_t, char32_t>>{{0x00, 0x1f},
                                                            {0x7f, 0x9f},
                                                            {0xad, 0xad},
                                                            {0x200b, 0x200f},
                                                            {0x2028, 0x202e},
                                                            {0x2060, 0x206f},
                                                            {0xfeff, 0xfeff},
                                                            {0xfff9, 0xfffb},
                                                            {0xfffe, 0xffff},
                                                            {0xe0000, 0xe007f},
                                                            {0x10fffe, 0x10ffff}}) {
    for (char32_t character = first; character <= last; ++character) {
      EXPECT_FALSE(read_name("a" + utf8(character) + "b")) << std::hex << static_cast<unsigned>(character);
    }
  }
}

TEST(Name, must_be_valid_utf8) {
  for (const std::string_view bytes : {"\x80",
                                       "\xBF",
                                       "\xC0\x80",
                                       "\xC1\xBF",
                                       "\xC3",
                                       "\xE0\x80\x80",
                                       "\xE0\x9F\xBF",
                                       "\xE2\x82",
                                       "\xED\xA0\x80",
                                       "\xED\xBF\xBF",
                                       "\xF0\x80\x80\x80",
                                       "\xF0\x8F\xBF\xBF",
                                       "\xF4\x90\x80\x80",
                                       "\xF5\x80\x80\x80",
                                       "\xF8\x88\x80\x80",
                                       "\xFF",
                                       "\xC3\x28",
                                       "\xE2\x28\xA1",
                                       "\xE2\x82\x28",
                                       "\xF0\x28\x8C\xBC",
                                       "\xF0\x90\x28\xBC",
                                       "\xF0\x90\x8C\x28"}) {
    EXPECT_FALSE(read_name("a" + std::string{bytes}));
    EXPECT_FALSE(read_name(std::string{bytes} + "a"));
  }
}

TEST(Name, a_tidied_name_stays_as_it_is) {
  for (char32_t character = 1; character < 0x11000; ++character) {
    if (character >= 0xd800 && character < 0xe000) continue;
    const auto name = read_name("a " + utf8(character) + " b");
    if (name) {
      EXPECT_EQ(read_name(*name), name);
    }
  }
}

TEST(Name, emoji_may_be_joined_to_one_another) {
  const std::string joiner = utf8(0x200d);
  const std::string man = utf8(0x1f468);
  const std::string woman = utf8(0x1f469);
  const std::string girl = utf8(0x1f467);
  for (const std::string& name : {
           man + joiner + woman + joiner + girl,                           // a family
           woman + utf8(0x1f3fd) + joiner + utf8(0x1f680),                 // an astronaut, of a colour
           utf8(0x1f3f3) + utf8(0xfe0f) + joiner + utf8(0x1f308),          // the flag of the rainbow
           utf8(0x1f9db) + joiner + utf8(0x2640) + utf8(0xfe0f),           // a vampire, female
           utf8(0x2764) + utf8(0xfe0f) + joiner + utf8(0x1f525) + " Ana",  // a heart on fire
           "Ana " + woman + joiner + utf8(0x1f4bb),                        // she writes programs
       }) {
    EXPECT_EQ(read_name(name), name);
  }
  // A joiner alone is invisible: elsewhere two names could look alike.
  for (const std::string& name :
       {joiner, joiner + man, man + joiner, man + joiner + "a", "a" + joiner + man, "a" + joiner + "b",
        man + joiner + joiner + woman, man + joiner + " " + woman, man + " " + joiner + woman,
        man + joiner + utf8(0xfe0f), "a" + utf8(0xfe0f) + joiner + man}) {
    EXPECT_FALSE(read_name(name));
  }
  EXPECT_EQ(read_message("so " + man + joiner + woman + " a" + joiner + "b"),
            "so " + man + joiner + woman + " ab");
}

}  // namespace
}  // namespace protocol
