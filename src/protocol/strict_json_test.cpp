#include "protocol/strict_json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace protocol {
namespace {

namespace json = boost::json;

TEST(StrictJson, reads_what_boost_reads) {
  for (const std::string_view text :
       {"null", "true", "[]", "{}", "-1", "18446744073709551615", "\"\\u00e4\"",
        " {\"a\" : [1, {\"b\":null}]} ", "{\"a\":{\"a\":1},\"b\":{\"a\":1}}", "[{\"a\":1},{\"a\":1}]"}) {
    const auto value = read_strict_json(text);
    ASSERT_TRUE(value) << text;
    EXPECT_EQ(*value, json::parse(text)) << text;
  }
}

TEST(StrictJson, duplicate_keys_are_refused_at_every_depth) {
  for (const std::string_view text :
       {R"({"a":1,"a":1})", R"({"a":1,"b":2,"a":3})", R"([{"a":{"b":1,"b":1}}])",
        R"({"a":{"x":1},"a":{"x":1}})", R"({"a":1,"\u0061":2})"}) {
    const auto value = read_strict_json(text);
    ASSERT_FALSE(value) << text;
    EXPECT_EQ(value.error(), "A field is named twice.");
  }
}

TEST(StrictJson, anything_but_json_is_refused_with_a_sentence) {
  for (const std::string_view text : {"",
                                      " ",
                                      "{",
                                      "}",
                                      "[1,]",
                                      "{\"a\"}",
                                      "{\"a\":}",
                                      "{\"a\":1,}",
                                      "{'a':1}",
                                      "nul",
                                      "01",
                                      "+1",
                                      "1.",
                                      "\"",
                                      "\"\n\"",
                                      "\"\\x\"",
                                      "\"\\ud800\"",
                                      "\"\\udc00\\ud800\"",
                                      "\"\x80\"",
                                      "\"\xED\xA0\x80\"",
                                      "\"\xC0\x80\"",
                                      "{} {}",
                                      "{}x",
                                      "/**/{}",
                                      "{}//",
                                      "NaN",
                                      "Infinity",
                                      "\xEF\xBB\xBF{}"}) {
    const auto value = read_strict_json(text);
    ASSERT_FALSE(value) << text;
    EXPECT_TRUE(value.error().starts_with("That isn't JSON: ")) << value.error();
    EXPECT_TRUE(value.error().ends_with('.'));
  }
  EXPECT_FALSE(read_strict_json(std::string_view{"{}\0", 3}));
}

TEST(StrictJson, numbers_are_whole) {
  for (const std::string_view text :
       {"1.5", "1.0", "1e3", "-0.0", "18446744073709551616", "[0.1]", "{\"a\":{\"b\":2.5}}"}) {
    const auto value = read_strict_json(text);
    ASSERT_FALSE(value) << text;
    EXPECT_EQ(value.error(), "Numbers must be integers of at most 64 bits.");
  }
}

TEST(StrictJson, has_a_depth_limit) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_TRUE(read_strict_json(nested(kDeepestJson)));
  EXPECT_FALSE(read_strict_json(nested(kDeepestJson + 1)));
  EXPECT_FALSE(read_strict_json(std::string(100'000, '[')));
}

TEST(StrictJson, has_a_width_limit) {
  const auto list = [](std::size_t count) {
    std::string text = "[0";
    for (std::size_t i = 1; i < count; ++i) text += ",0";
    return text + "]";
  };
  EXPECT_TRUE(read_strict_json(list(1024)));
  EXPECT_FALSE(read_strict_json(list(1025)));
  EXPECT_TRUE(read_strict_json("{\"" + std::string(256, 'k') + "\":1}"));
  EXPECT_FALSE(read_strict_json("{\"" + std::string(257, 'k') + "\":1}"));
  EXPECT_FALSE(read_strict_json("\"" + std::string(16 * 1024 + 1, 'k') + "\""));
}

}  // namespace
}  // namespace protocol
