#include "reference/interactions.h"

#include <gtest/gtest.h>

namespace reference {
namespace {

// The page with one word replaced by another.
Interactions with_change(std::string_view from, std::string_view to) {
  std::string page{kInteractionsPage};
  const std::size_t at = page.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) page.replace(at, from.size(), to);
  return read_interactions(page);
}

TEST(Interactions, every_pair_of_modules_and_every_module_in_every_scenario_has_a_cell) {
  const Interactions interactions = read_interactions(kInteractionsPage);
  EXPECT_EQ(interactions.cells, 78U + 221U);
  EXPECT_EQ(interactions.nothing + interactions.ruled.size(), interactions.cells);
  for (const std::string& problem : interactions.problems) ADD_FAILURE() << problem;
}

TEST(Interactions, what_the_page_names_exists) {
  const Interactions interactions = read_interactions(kInteractionsPage);
  for (const std::string& name : unknown_names(interactions, whole_ledger(), all_tests(".")))
    ADD_FAILURE() << name;
}

TEST(Interactions, a_cell_without_a_mark_or_with_a_wrong_one_is_reported) {
  EXPECT_EQ(read_interactions("").problems.size(), 299U);
  EXPECT_EQ(with_change("| M13 |", "| M14 |").problems.size(), 12U + 12U)
      << "no such column, and one that is missing";
  EXPECT_EQ(with_change("\n| M1 | .", "\n| M1 | ?").problems.size(), 1U);
  EXPECT_EQ(with_change("\n| M1 | .", "\n| M1 | x").problems, (std::vector<std::string>{"M1 M2 has 0 rows"}));
  EXPECT_EQ(with_change("\n| M1 M3 |", "\n| M1 M33 |").problems,
            (std::vector<std::string>{"M1 M3 has 0 rows"}));
}

TEST(Interactions, a_rule_or_a_test_that_does_not_exist_is_reported) {
  Interactions interactions;
  interactions.ruled = {{"M1 M3", {"M3-3", "M3-99"}, {"Shaft.a", "Shaft.b"}}};
  EXPECT_EQ(unknown_names(interactions, read_ledger("- [M3-3] One."), {"Shaft.a"}),
            (std::vector<std::string>{"M1 M3: there is no rule M3-99", "M1 M3: there is no test Shaft.b"}));
}

TEST(Interactions, rulings_of_the_page_are_rules_like_any_other) {
  const std::vector<LedgerRule> own = read_ledger(kInteractionsPage);
  ASSERT_FALSE(own.empty());
  for (const LedgerRule& rule : own) EXPECT_TRUE(rule.id.starts_with("I-")) << rule.id;
  EXPECT_EQ(whole_ledger().size(), read_ledger(kLedgerPage).size() + own.size());
}

}  // namespace
}  // namespace reference
