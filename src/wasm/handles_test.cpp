#include "wasm/handles.h"

#include <gtest/gtest.h>

namespace wasm {
namespace {

TEST(Handles, find_what_is_open_and_nothing_else) {
  Handles<int> handles;
  const Handle one = *handles.open(1);
  const Handle two = *handles.open(2);
  ASSERT_NE(handles.find(one), nullptr);
  EXPECT_EQ(*handles.find(one), 1);
  EXPECT_EQ(*handles.find(two), 2);
  for (const std::int32_t bad :
       {0, -1, 1, 7, one.number + 5, 0x7fffffff, static_cast<std::int32_t>(0x80000000U)}) {
    EXPECT_EQ(handles.find(Handle{bad}), nullptr) << bad;
    handles.close(Handle{bad});
  }
  EXPECT_EQ(*handles.find(two), 2);
}

TEST(Handles, a_closed_number_stays_closed_when_its_slot_is_used_again) {
  Handles<int> handles;
  const Handle first = *handles.open(1);
  handles.close(first);
  handles.close(first);
  const Handle second = *handles.open(2);
  EXPECT_FALSE(first == second);
  EXPECT_EQ(handles.find(first), nullptr);
  EXPECT_EQ(*handles.find(second), 2);
}

TEST(Handles, are_limited) {
  Handles<int> handles;
  std::optional<Handle> last;
  for (std::size_t i = 0; i < Handles<int>::kMost; ++i) last = handles.open(static_cast<int>(i));
  ASSERT_TRUE(last);
  EXPECT_FALSE(handles.open(-1));
  handles.close(*last);
  EXPECT_TRUE(handles.open(-1));
}

}  // namespace
}  // namespace wasm
