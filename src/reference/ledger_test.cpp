#include "reference/ledger.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/flaw.h"
#include "rules/refusal.h"

namespace reference {
namespace {

TEST(Ledger, the_page_is_read_with_its_homes) {
  const auto ledger = read_ledger("- [A-1] One.\n- [A-2] Two.\n\n- home server:\n  A-2\n");
  ASSERT_EQ(ledger.size(), 2U);
  EXPECT_EQ(ledger[0].text, "One.");
  EXPECT_EQ(ledger[0].home, "");
  EXPECT_EQ(ledger[1].home, "server");
}

TEST(Ledger, a_test_belongs_to_the_longest_identifier_its_name_begins_with) {
  const auto ledger = read_ledger("- [S1-1] a\n- [R-1] b\n- [R-12] c\n- [M5-CODE-1] d\n- [M5-1] e\n");
  EXPECT_EQ(identifier_of("R_1_passing", ledger), "R-1");
  EXPECT_EQ(identifier_of("R_12_sand", ledger), "R-12");
  EXPECT_EQ(identifier_of("R_12", ledger), "R-12");
  EXPECT_EQ(identifier_of("R_123_x", ledger), "");
  EXPECT_EQ(identifier_of("M5_CODE_1_x", ledger), "M5-CODE-1");
  EXPECT_EQ(identifier_of("works", ledger), "");
}

TEST(Ledger, a_test_may_show_several_rules) {
  const auto ledger = read_ledger("- [M9-3] a\n- [R-3] b\n- [R-31] c\n");
  EXPECT_EQ(identifiers_of("M9_3_R_31_a_shared_side", ledger), (std::vector<std::string>{"M9-3", "R-31"}));
  EXPECT_EQ(identifiers_of("R_3", ledger), std::vector<std::string>{"R-3"});
  EXPECT_TRUE(identifiers_of("a_way_of_R_3", ledger).empty());
}

TEST(Ledger, a_test_of_the_page_names_its_rule_first) {
  const auto ledger = read_ledger("- [R-1] a\n- [R-12] b\n");
  EXPECT_EQ(identifier_in_title("R-1: passing", ledger), "R-1");
  EXPECT_EQ(identifier_in_title("R-12, R-1: sand", ledger), "R-12");
  EXPECT_EQ(identifier_in_title("obeys R-1", ledger), "");
  EXPECT_TRUE(find_tests(".").contains("B-HERO-1"));
}

TEST(Ledger, every_refusal_names_a_rule_that_exists) {
  std::set<std::string> ids;
  for (const LedgerRule& rule : read_ledger(kLedgerPage)) EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
  EXPECT_GE(ids.size(), 343U) << "rules are added, and none goes";
  for (std::size_t i = 0; i < rules::kReasons; ++i) {
    const auto reason = static_cast<rules::Reason>(i);
    EXPECT_TRUE(ids.contains(std::string{rules::rule_of(reason)})) << rules::name(reason);
  }
  for (std::size_t i = 0; i < rules::kFaults; ++i) {
    const auto fault = static_cast<rules::Fault>(i);
    EXPECT_TRUE(ids.contains(std::string{rules::rule_of(fault)})) << rules::name(fault);
  }
}

}  // namespace
}  // namespace reference
