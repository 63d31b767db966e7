// The two ways of deciding: apply() does in one go what decide() returns and evolve() folds.
#pragma once

#include <gtest/gtest.h>

#include "rules/decide.h"
#include "rules/evolve.h"

namespace property {

// The result of a request; both ways agree and lead to the same position, and a refusal changes nothing.
inline rules::Decision decide_both_ways(const rules::Ruleset& rules, const rules::State& state,
                                        const rules::Stamped& request) {
  rules::Decision decision = rules::decide(rules, state, request);
  rules::State folded = state;
  if (decision) rules::evolve(folded, *decision);
  rules::State applied = state;
  const rules::Decision at_once = rules::apply(rules, applied, request);
  EXPECT_TRUE(at_once == decision) << "decide and apply disagree";
  EXPECT_TRUE(applied == folded) << "apply leads to another position than its events";
  EXPECT_EQ(rules::why_refused(rules, state, request).has_value(), !decision.has_value());
  return decision;
}

}  // namespace property
