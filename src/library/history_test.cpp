#include "library/history.h"

#include <gtest/gtest.h>

namespace {

using library::History;

TEST(History, the_latest_comes_first_and_the_oldest_is_forgotten) {
  History history;
  EXPECT_EQ(history.ago(0), nullptr);
  for (std::uint32_t i = 0; i < library::kRemembered + 3; ++i) history.add({.action = i});
  ASSERT_NE(history.ago(0), nullptr);
  EXPECT_EQ(history.ago(0)->action, library::kRemembered + 2);
  EXPECT_EQ(history.ago(library::kRemembered - 1)->action, 3U);
  EXPECT_EQ(history.ago(library::kRemembered), nullptr);
  history.clear();
  EXPECT_EQ(history.ago(0), nullptr);
}

TEST(History, an_action_is_remembered_with_its_pawn_and_where_it_went) {
  const rules::Place to{17};
  const auto past = library::past_action_of(
      {rules::Seat{2}, rules::GameTime{500}, rules::Move{rules::Pawn::Green, rules::Place{16}, to}}, 44);
  EXPECT_EQ(past.by, rules::Seat{2});
  EXPECT_EQ(past.action, 44U);
  EXPECT_EQ(past.pawn, rules::Pawn::Green);
  EXPECT_EQ(past.to, to);
  const auto other =
      library::past_action_of({rules::Seat{0}, rules::GameTime{500}, rules::Draw{}}, library::kDraw);
  EXPECT_EQ(other.pawn, std::nullopt);
  EXPECT_EQ(other.to, rules::kNowhere);
}

}  // namespace
