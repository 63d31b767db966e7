// Whether docs/protocol/ and the validator that checks our messages against it can be trusted.
#include "support/schema.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "protocol/limits.h"
#include "protocol/request.h"

namespace {

namespace json = boost::json;

bool fits(std::string_view value, std::string_view schema) {
  return !schema::problem_under(json::parse(value), json::parse(schema)).has_value();
}

TEST(Schema, the_files_use_only_what_is_understood) { EXPECT_EQ(schema::problem_of_files(), std::nullopt); }

TEST(Schema, types) {
  EXPECT_TRUE(fits("1", R"({"type":"integer"})"));
  EXPECT_TRUE(fits("18446744073709551615", R"({"type":"integer"})"));
  EXPECT_FALSE(fits("1.5", R"({"type":"integer"})"));
  EXPECT_FALSE(fits("\"1\"", R"({"type":"integer"})"));
  EXPECT_TRUE(fits("null", R"({"type":["integer","null"]})"));
  EXPECT_FALSE(fits("true", R"({"type":["integer","null"]})"));
  EXPECT_TRUE(fits("true", R"({"type":"boolean"})"));
  EXPECT_FALSE(fits("{}", R"({"type":"array"})"));
}

TEST(Schema, bounds_words_and_patterns) {
  EXPECT_TRUE(fits("2", R"({"type":"integer","minimum":2,"maximum":3})"));
  EXPECT_FALSE(fits("1", R"({"type":"integer","minimum":2,"maximum":3})"));
  EXPECT_FALSE(fits("4", R"({"type":"integer","minimum":2,"maximum":3})"));
  EXPECT_FALSE(fits("18446744073709551615", R"({"type":"integer","maximum":3})"));
  EXPECT_TRUE(fits("\"a\"", R"({"type":"string","enum":["a","b"]})"));
  EXPECT_FALSE(fits("\"c\"", R"({"type":"string","enum":["a","b"]})"));
  EXPECT_FALSE(fits("2", R"({"type":"integer","const":1})"));
  EXPECT_TRUE(fits("\"ab\"", R"({"type":"string","pattern":"^[a-c]{2}$"})"));
  EXPECT_FALSE(fits("\"abc\"", R"({"type":"string","pattern":"^[a-c]{2}$"})"));
}

TEST(Schema, objects_are_closed) {
  constexpr std::string_view kObject =
      R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],
          "additionalProperties":false})";
  EXPECT_TRUE(fits(R"({"a":1})", kObject));
  EXPECT_TRUE(fits(R"({"a":1,"b":2})", kObject));
  EXPECT_FALSE(fits(R"({"b":2})", kObject));
  EXPECT_FALSE(fits(R"({"a":1,"c":2})", kObject));
  EXPECT_FALSE(fits(R"({"a":"1"})", kObject));
  EXPECT_FALSE(fits(R"({"x":1})", R"({"type":"object","additionalProperties":false})"));
}

TEST(Schema, lists_and_choices) {
  EXPECT_TRUE(fits("[1,2]", R"({"type":"array","items":{"type":"integer"}})"));
  EXPECT_FALSE(fits("[1,null]", R"({"type":"array","items":{"type":"integer"}})"));
  EXPECT_TRUE(fits("1", R"({"oneOf":[{"type":"integer"},{"type":"null"}]})"));
  EXPECT_FALSE(fits("true", R"({"oneOf":[{"type":"integer"},{"type":"null"}]})"));
  EXPECT_FALSE(fits("1", R"({"oneOf":[{"type":"integer"},{"type":"integer"}]})"));
}

TEST(Schema, unknown_keywords_are_errors) {
  for (const std::string_view unknown :
       {R"({"type":"integer","multipleOf":2})", R"({"type":"number"})", R"({})",
        R"({"description":"anything"})", R"({"type":"object","properties":{}})",
        R"({"type":"object","additionalProperties":true})", R"({"$ref":"#/nowhere"})",
        R"({"$ref":"#/components/schemas/seat","type":"integer"})"}) {
    EXPECT_THROW(fits("{}", unknown), std::runtime_error) << unknown;
  }
}

TEST(Schema, parts_have_names) {
  EXPECT_EQ(schema::problem_of_part(json::value(8), "seat"), std::nullopt);
  EXPECT_NE(schema::problem_of_part(json::value(9), "seat"), std::nullopt);
  EXPECT_EQ(schema::part("seat").at("maximum"), rules::kMostSeats - 1);
}

TEST(Schema, answers_of_the_http_side) {
  const json::value good = json::parse(R"({"code":"ABC234","link":"http://localhost/t/ABC234"})");
  EXPECT_EQ(schema::answer_problem(good, "post", "/api/tables", 201), std::nullopt);
  EXPECT_NE(schema::answer_problem(good, "post", "/api/tables", 400), std::nullopt);
  const json::value error = json::parse(R"({"error":"no_such_table","text":"There's no such table."})");
  EXPECT_EQ(schema::answer_problem(error, "get", "/api/tables/{code}", 404), std::nullopt);
}

// Exactly the requests that the program understands.
TEST(Schema, every_request_is_there_once) {
  std::set<std::string> said;
  for (const std::string_view t :
       {"do",     "rename", "sit",    "stand",    "ready",   "choose",  "lock",   "remove",
        "let_in", "host",   "take",   "pause",    "resume",  "give_up", "again",  "next",
        "leave",  "join",   "back",   "snapshot", "time",    "hint",    "fill",   "teammates",
        "mute",   "say",    "phrase", "point",    "sketch",  "emote",   "signal", "voice",
        "spoke",  "ice",    "change", "face",     "complain"}) {
    said.emplace(t);
  }
  EXPECT_EQ(said.size(), std::variant_size_v<protocol::Command> - 1 +
                             std::variant_size_v<protocol::Utterance> +
                             std::variant_size_v<protocol::Request> - 1);
  std::set<std::string> told;
  for (const json::value& message : schema::requests()) {
    told.emplace(message.at("properties").at("t").at("const").as_string());
  }
  EXPECT_EQ(told, said);
}

}  // namespace
