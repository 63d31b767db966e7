#include "sqlite/chains.h"

#include <gtest/gtest.h>

#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

TEST(Chains, a_row_names_the_one_before_it_at_its_table) {
  Chains chains;
  EXPECT_EQ(chains.append(code(1), {1}).previous, std::nullopt);
  EXPECT_EQ(chains.append(code(2), {1}).previous, std::nullopt);
  const RowPosition third = chains.append(code(1), {2});
  EXPECT_EQ(third.id, 3);
  EXPECT_EQ(third.previous, 1);
  EXPECT_EQ(chains.append(code(2), {2}).previous, 2);
  EXPECT_EQ(chains.live_rows(), 4);
  EXPECT_EQ(chains.dead_rows(), 0);
}

TEST(Chains, a_settlement_restarts_the_tables_history) {
  Chains chains;
  chains.append(code(1), {1});
  chains.append(code(1), {2});
  const RowPosition settled = chains.replace(code(1), {3});
  EXPECT_EQ(settled.id, 3);
  EXPECT_EQ(settled.previous, 2);
  EXPECT_FALSE(chains.is_live(code(1).number(), 2));
  EXPECT_TRUE(chains.is_live(code(1).number(), 3));
  EXPECT_EQ(chains.append(code(1), {4}).previous, 3);
  EXPECT_EQ(chains.live_rows(), 2);
  EXPECT_EQ(chains.dead_rows(), 2);
}

TEST(Chains, a_closed_table_has_no_live_rows) {
  Chains chains;
  chains.append(code(1), {1});
  chains.append(code(1), {2});
  EXPECT_EQ(chains.end(code(1)), 3);
  EXPECT_EQ(chains.end(code(1)), std::nullopt);
  EXPECT_FALSE(chains.is_live(code(1).number(), 1));
  EXPECT_FALSE(chains.is_live(code(1).number(), 3));
  EXPECT_EQ(chains.live_rows(), 0);
  EXPECT_EQ(chains.dead_rows(), 3);
}

TEST(Chains, a_version_that_is_not_higher_belongs_to_a_new_table) {
  Chains chains;
  chains.append(code(1), {1});
  chains.append(code(1), {2});
  EXPECT_EQ(chains.append(code(1), {1}).previous, std::nullopt);
  EXPECT_FALSE(chains.is_live(code(1).number(), 2));
  EXPECT_EQ(chains.live_rows(), 1);
  EXPECT_EQ(chains.dead_rows(), 2);
}

}  // namespace
}  // namespace sqlite
