#include "wasm/ruleset_verdict.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/ruleset_text.h"
#include "support/scene.h"

namespace wasm {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::string_view kSeed = "\n00000000000000000000000000000001";

std::string verdict_of(const rules::Ruleset& rules) {
  return ruleset_verdict(notation::text_of(rules) + std::string{kSeed});
}

TEST(RulesetVerdict, SX_2_says_in_how_many_actions_a_deal_can_be_won) {
  const std::string answer = verdict_of(scene::custom_rules_of(1));
  EXPECT_THAT(answer, StartsWith("{\"verdict\":\"winnable\",\"actions\":"));
  EXPECT_THAT(answer, HasSubstr("\"flips\":"));
  EXPECT_EQ(verdict_of(scene::custom_rules_of(1)), answer);
}

TEST(RulesetVerdict, rules_with_a_flaw_and_nonsense_are_errors) {
  rules::Ruleset rules = scene::custom_rules_of(17);
  rules.exits = catalog::Exits::OneForAll;
  EXPECT_THAT(verdict_of(rules), HasSubstr("\"error\""));
  EXPECT_THAT(ruleset_verdict(""), HasSubstr("\"error\""));
  EXPECT_THAT(ruleset_verdict(notation::text_of(scene::custom_rules_of(1))), HasSubstr("\"error\""));
  EXPECT_THAT(ruleset_verdict(notation::text_of(scene::custom_rules_of(1)) + "\nxyz"),
              HasSubstr("\"error\""));
}

}  // namespace
}  // namespace wasm
