#include "protocol/choice_change.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "protocol/choice_fields.h"
#include "support/schema.h"

namespace protocol {
namespace {

namespace json = boost::json;

ChoiceChange change_in(std::string_view text) {
  auto change = read_choice_change(json::parse(text).as_object());
  EXPECT_TRUE(change) << text << ": " << change.error();
  EXPECT_EQ(schema::problem_of_part(json::parse(text), "choiceChange"), std::nullopt) << text;
  return change.value_or(ChoiceChange{});
}

TEST(ChoiceChange, what_is_left_out_stays) {
  const Choice before{.scenario = "S7",
                      .seats = 5,
                      .start = rules::Tile::T1b,
                      .level = 21,
                      .sand_ms = 240'000,
                      .free_talk = true,
                      .pairs = true,
                      .visibility = Visibility::Public,
                      .pauses = Pauses::Allowed,
                      .laid_by_hand = R"({"seed":1})",
                      .deals = Deals::Any,
                      .bots = Bots::Never,
                      .voice = Voice::OwnCall};
  EXPECT_EQ(changed(before, change_in("{}")), before);
  Choice silent = before;
  silent.voice = Voice::None;
  EXPECT_EQ(changed(before, change_in(R"({"voice":"none"})")), silent);
}

TEST(ChoiceChange, null_resets_to_the_scenarios_default) {
  const Choice before{.start = rules::Tile::T1b, .level = 21, .sand_ms = 240'000};
  EXPECT_EQ(changed(before, change_in(R"({"side":null,"level":null,"sand_ms":null})")), Choice{});
}

TEST(ChoiceChange, a_custom_deal_is_dropped_with_its_mall) {
  const Choice before{.laid_by_hand = R"({"seed":1})"};
  for (const std::string_view another : {R"({"scenario":"S2"})", R"({"side":"1b"})", R"({"level":12})"}) {
    EXPECT_EQ(changed(before, change_in(another)).laid_by_hand, "") << another;
  }
  EXPECT_EQ(changed(before, change_in(R"({"pauses":true,"seats":4})")).laid_by_hand, before.laid_by_hand);
}

TEST(ChoiceChange, only_the_campaign_can_do_without_certified_deals) {
  EXPECT_EQ(changed({}, change_in(R"({"certified":false})")).deals, Deals::Any);
  EXPECT_EQ(changed({}, change_in(R"({"scenario":"S8","certified":false})")).deals, Deals::Certified);
}

// The difference between two choices, written and read again, leads from one to the other.
TEST(ChoiceChange, is_found_between_two_choices_and_written) {
  const Choice before{.scenario = "S9", .seats = 5, .level = 14, .pauses = Pauses::Allowed};
  const Choice after{.scenario = R"({"name":"Mine"})",
                     .start = rules::Tile::T1a,
                     .sand_ms = 60'000,
                     .free_talk = true,
                     .pairs = true,
                     .visibility = Visibility::Public,
                     .bots = Bots::Never,
                     .voice = Voice::None};
  for (const auto& [from, to] :
       {std::pair{before, after}, std::pair{after, before}, std::pair{before, before}}) {
    notation::JsonWriter out;
    write_change(out, change_between(from, to));
    EXPECT_EQ(changed(from, change_in(out.text())), to) << out.text();
  }
  notation::JsonWriter nothing;
  write_change(nothing, change_between(before, before));
  EXPECT_EQ(nothing.text(), "{}");
}

}  // namespace
}  // namespace protocol
