#include "console/columns.h"

#include <gtest/gtest.h>

namespace console {
namespace {

TEST(Columns, are_as_wide_as_their_widest_word_and_letters_count_not_bytes) {
  Columns columns{{"NAME", "SEAT"}};
  EXPECT_TRUE(columns.is_empty());
  columns.add({"Zoë", "1"});
  columns.add({"Maximilian", ""});
  EXPECT_EQ(columns.text(), "NAME        SEAT\nZoë         1\nMaximilian");
}

}  // namespace
}  // namespace console
