#include "wasm/ruleset_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/ruleset_text.h"
#include "support/scene.h"

namespace wasm {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

std::string answer_about(const rules::Ruleset& rules) { return ruleset_answer(notation::text_of(rules)); }

TEST(RulesetCheck, SX_1_what_can_be_played_has_no_flaw) {
  EXPECT_EQ(answer_about(scene::custom_rules_of(7)), "null");
  EXPECT_EQ(answer_about(scene::rules_with({1}, {"9*"})), "null");
}

TEST(RulesetCheck, SX_2_what_cannot_be_won_is_refused_with_its_rule) {
  rules::Ruleset rules = scene::custom_rules_of(17);
  rules.exits = catalog::Exits::OneForAll;
  EXPECT_THAT(answer_about(rules),
              AllOf(HasSubstr(R"("refused":"GroupsNeedOwnExits")"), HasSubstr(R"("rule":"SX-3")")));
}

TEST(RulesetCheck, anything_but_a_ruleset_is_an_error) {
  EXPECT_THAT(ruleset_answer(""), HasSubstr("\"error\""));
  EXPECT_THAT(ruleset_answer("scenario=own name=x"), HasSubstr("\"error\""));
}

}  // namespace
}  // namespace wasm
