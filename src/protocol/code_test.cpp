#include "protocol/code.h"

#include <gtest/gtest.h>

#include <set>

namespace protocol {
namespace {

TEST(Code, every_number_has_its_own_code) {
  for (const std::uint32_t number : {0U, 1U, 30U, 31U, 12'345U, 887'503'680U}) {
    const Code code = Code::numbered(number);
    EXPECT_EQ(code.number(), number);
    EXPECT_EQ(Code::read(code.text()), code);
  }
  EXPECT_EQ(Code::numbered(0).text(), "222222");
  EXPECT_EQ(Code::numbered(Code::kHowMany - 1).text(), "ZZZZZZ");
  EXPECT_EQ(Code{}, Code::numbered(0));
}

TEST(Code, no_letter_looks_like_another) {
  for (const char letter : std::string_view{"01OIL"}) EXPECT_FALSE(Code::kAlphabet.contains(letter));
  EXPECT_EQ(std::set(Code::kAlphabet.begin(), Code::kAlphabet.end()).size(), Code::kAlphabet.size());
}

TEST(Code, is_read_as_people_write_it) {
  const auto code = Code::read("ABC234");
  ASSERT_TRUE(code);
  EXPECT_EQ(Code::read("abc234"), code);
  EXPECT_EQ(Code::read("abc-234"), code);
  EXPECT_EQ(Code::read("ABC 234"), code);
}

TEST(Code, anything_else_is_rejected) {
  for (const std::string_view text : {"", "ABC23", "ABC2345", "ABC23O", "ABC231", "ABC23l", "ABC23\xC3\xA4",
                                      "ABC/34", "A-B-C-2-3-4", "------ABC234"}) {
    EXPECT_FALSE(Code::read(text)) << text;
  }
}

}  // namespace
}  // namespace protocol
