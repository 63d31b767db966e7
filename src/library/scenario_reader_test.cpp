#include "library/scenario_reader.h"

#include <gtest/gtest.h>

#include "library/handle.h"
#include "notation/ruleset_text.h"

namespace library {
namespace {

using notation::ScenarioValue;

// All kinds of values, blanks and escapes.
constexpr std::string_view kScenario =
    "\t{ \"name\" : \"Gr\\u00fc\\u00dfe \\\"\\ud83d\\ude00\\\" \xc3\xa9\", \"level\":14,\r\n"
    "\"combine\":[ \"S8\" , \"S16\" ],\"bottom\":[],\"cameras\":true,\"leader\":false, \"side\":\"1a\" } \n";

ScenarioValue value_of(std::string_view json) {
  const auto fields = read_scenario("{\"it\":" + std::string{json} + "}");
  EXPECT_TRUE(fields && fields->size() == 1 && fields->front().first == "it") << json;
  return fields ? fields->front().second : ScenarioValue{};
}

bool is_refused(std::string_view json) { return !read_scenario(json); }

TEST(ScenarioReader, reads_every_kind_of_value) {
  EXPECT_EQ(std::get<bool>(value_of("true").value), true);
  EXPECT_EQ(std::get<bool>(value_of("false ").value), false);
  EXPECT_EQ(std::get<std::int64_t>(value_of("240000").value), 240'000);
  EXPECT_EQ(std::get<std::int64_t>(value_of(" -5").value), -5);
  EXPECT_EQ(std::get<std::string>(value_of("\"S7\"").value), "S7");
  EXPECT_EQ(std::get<std::string>(value_of(R"("\"\\\/\b\f\n\r\t\u0041\u20AC")").value),
            "\"\\/\b\f\n\r\tA\xe2\x82\xac");
  for (const std::string_view none : {"null", "1.5", "-0", "1e3", "1E+3", "0.5e-2", "99999999999999999999"})
    EXPECT_TRUE(std::holds_alternative<std::monostate>(value_of(none).value)) << none;
  const ScenarioValue list = value_of(R"( [ "2" , 9,null ])");
  const auto& items = std::get<ScenarioValue::List>(list.value);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].text, "2");
  EXPECT_EQ(items[0].json, "\"2\"");
  EXPECT_EQ(items[1].text, std::nullopt);
  EXPECT_EQ(items[1].json, "9");
  EXPECT_EQ(list.json, R"([ "2" , 9,null ])");
  EXPECT_TRUE(std::get<ScenarioValue::List>(value_of("[]").value).empty());
  EXPECT_TRUE(read_scenario("{}")->empty());
}

TEST(ScenarioReader, refuses_what_is_no_JSON) {
  for (const std::string_view wrong : {"",
                                       "[]",
                                       "{",
                                       "}",
                                       "{\"a\"}",
                                       "{\"a\":}",
                                       "{\"a\":1,}",
                                       "{,\"a\":1}",
                                       "{\"a\":1 \"b\":2}",
                                       "{\"a\":1}}",
                                       "{a:1}",
                                       "{'a':1}",
                                       "{\"a\":01}",
                                       "{\"a\":-}",
                                       "{\"a\":1.}",
                                       "{\"a\":.5}",
                                       "{\"a\":1e}",
                                       "{\"a\":+1}",
                                       "{\"a\":True}",
                                       "{\"a\":nul}",
                                       "{\"a\":[1,]}",
                                       "{\"a\":[,1]}",
                                       "{\"a\":[1 2]}",
                                       "{\"a\":[[]]}",
                                       "{\"a\":{}}",
                                       "{\"a\":[1}",
                                       "{\"a\":\"x}",
                                       "{\"a\":\"\n\"}",
                                       "{\"a\":\"\\x\"}",
                                       "{\"a\":\"\\u12\"}",
                                       "{\"a\":\"\\u12g4\"}",
                                       "{\"a\":\"\\ud800\"}",
                                       "{\"a\":\"\\ud800\\u0041\"}",
                                       "{\"a\":\"\\udc00\"}",
                                       "{\"a\":\"\xff\"}",
                                       "{\"a\":\"\xed\xa0\x80\"}",
                                       "\xef\xbb\xbf{}",
                                       "{\"a\":1,\"a\":2}"})
    EXPECT_TRUE(is_refused(wrong)) << wrong;
}

TEST(ScenarioReader, SX_1_a_scenario_has_the_rules_of_its_fields) {
  const auto rules = ruleset_of(kScenario.substr(1), 5);
  ASSERT_TRUE(rules) << rules.error();
  EXPECT_EQ((std::string_view{rules->name.begin(), rules->name.size()}),
            "Gr\xc3\xbc\xc3\x9f"
            "e \"\xf0\x9f\x98\x80\" \xc3\xa9");
  EXPECT_EQ(rules->seats, 5);
  EXPECT_EQ(rules->deck_face, catalog::DeckFace::Up);
  EXPECT_EQ(rules->vortex, catalog::Vortex::OutOfService);
  EXPECT_TRUE(notation::read_ruleset(notation::text_of(*rules)));
}

// With a sanitizer this also shows that nothing is read beyond the end.
TEST(ScenarioReader, no_text_is_too_broken_to_be_refused) {
  for (std::size_t size = 0; size + 2 < kScenario.size(); ++size) {
    const std::string cut{kScenario.substr(0, size)};
    EXPECT_TRUE(is_refused(cut)) << cut;
  }
  for (std::size_t at = 0; at < kScenario.size(); ++at) {
    for (unsigned byte = 0; byte < 256; ++byte) {
      std::string changed{kScenario};
      changed[at] = static_cast<char>(byte);
      const auto fields = read_scenario(changed);
      EXPECT_TRUE(!fields || fields->size() >= 5) << changed;
    }
  }
}

}  // namespace
}  // namespace library
