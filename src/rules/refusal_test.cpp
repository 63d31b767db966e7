// Every reason has its own name, rule and sentence (B-ACT-6), and so does every fault.
#include "rules/refusal.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "rules/flaw.h"

namespace rules {
namespace {

template <class Kind>
void expect_rows(std::size_t count) {
  std::set<std::string> names;
  std::set<std::string> sentences;
  for (std::size_t i = 0; i < count; ++i) {
    const auto kind = static_cast<Kind>(i);
    EXPECT_TRUE(names.emplace(name(kind)).second) << name(kind);
    EXPECT_TRUE(sentences.emplace(sentence(kind)).second) << name(kind);
    EXPECT_EQ(sentence(kind).back(), '.') << name(kind);
    const std::string rule{rule_of(kind)};
    EXPECT_EQ(std::string{"BSRXMT"}.find(rule[0]) == std::string::npos, false) << name(kind);
    EXPECT_NE(rule.find('-'), std::string::npos) << name(kind);
  }
}

TEST(Refusal, B_ACT_6_every_reason_has_a_name_a_rule_and_a_sentence) { expect_rows<Reason>(kReasons); }

TEST(Refusal, B_SETUP_1_every_fault_has_them_too) { expect_rows<Fault>(kFaults); }

TEST(Refusal, B_ACT_6_the_rule_behind_a_refusal) {
  EXPECT_EQ(name(Reason::WayIsBlocked), "WayIsBlocked");
  EXPECT_EQ(rule_of(Reason::WayIsBlocked), "B-MOVE-2");
  EXPECT_EQ(rule_of(Reason::NotOnYourActionTile), "B-ACT-2");
  EXPECT_EQ(rule_of(Reason::Overtaken), "R-4");
  EXPECT_EQ(rule_of(Reason::VortexIsOff), "B-VORTEX-3");
  EXPECT_EQ(rule_of(Reason::GameIsOver), "B-END-1");
}

}  // namespace
}  // namespace rules
