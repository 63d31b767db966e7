#include "protocol/refusal.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <set>
#include <sstream>

#include "support/schema.h"

namespace protocol {
namespace {

TEST(TableReason, each_has_a_name_and_a_sentence) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kTableReasons; ++i) {
    const auto reason = static_cast<TableReason>(i);
    EXPECT_TRUE(names.insert(name(reason)).second) << name(reason);
    EXPECT_TRUE(sentence(reason).ends_with('.')) << name(reason);
  }
  for (std::size_t i = 0; i < rules::kReasons; ++i) {
    EXPECT_FALSE(names.contains(rules::name(static_cast<rules::Reason>(i))));
  }
}

TEST(TableReason, R_11_R_16_R_24_R_25_are_named_where_they_are_the_reason) {
  EXPECT_EQ(rule_of(TableReason::GameIsRunning), "R-11");
  EXPECT_EQ(rule_of(TableReason::PausesNotAllowed), "R-16");
  EXPECT_EQ(rule_of(TableReason::NotDeserted), "R-24");
  EXPECT_EQ(rule_of(TableReason::GameIsInterrupted), "R-25");
  EXPECT_EQ(rule_of(TableReason::OnlyTheHost), "");
}

TEST(Refusal, has_the_name_of_its_reason) {
  EXPECT_EQ(name(Refusal{rules::Refusal{.reason = rules::Reason::WayIsBlocked}}), "WayIsBlocked");
  EXPECT_EQ(name(Refusal{TableRefusal{.reason = TableReason::TooFast}}), "TooFast");
}

// A client that knows the file knows every reason, and no reason that doesn't exist.
TEST(Refusal, all_reasons_are_in_the_schema) {
  std::set<std::string> told;
  for (const auto& word : schema::part("reason").at("enum").as_array()) told.emplace(word.as_string());
  std::set<std::string> known;
  for (std::size_t i = 0; i < rules::kReasons; ++i) known.emplace(rules::name(static_cast<rules::Reason>(i)));
  for (std::size_t i = 0; i < kTableReasons; ++i) known.emplace(name(static_cast<TableReason>(i)));
  EXPECT_EQ(told, known);
}

TEST(Refusal, all_reasons_of_the_table_are_in_the_document) {
  const std::ifstream file{"docs/protocol.md"};
  std::ostringstream text;
  text << file.rdbuf();
  for (std::size_t i = 0; i < kTableReasons; ++i) {
    const std::string word = "`" + std::string{name(static_cast<TableReason>(i))} + "`";
    EXPECT_TRUE(text.str().contains(word)) << word;
  }
}

}  // namespace
}  // namespace protocol
