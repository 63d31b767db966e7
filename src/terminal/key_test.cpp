#include "terminal/key.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

using catalog::Direction;

Key only_key(std::string bytes) {
  const std::optional<Key> key = take_key(bytes, More::MayFollow);
  EXPECT_TRUE(key);
  EXPECT_EQ(bytes, "");
  return key.value_or(Key{});
}

TEST(Key, knows_the_arrows_of_several_terminals) {
  EXPECT_EQ(only_key("\x1b[A"), (Key{.kind = KeyKind::Arrow, .direction = Direction::North}));
  EXPECT_EQ(only_key("\x1bOC"), (Key{.kind = KeyKind::Arrow, .direction = Direction::East}));
  EXPECT_EQ(only_key("\x1b[1;2B"), (Key{.kind = KeyKind::ShiftArrow, .direction = Direction::South}));
  EXPECT_EQ(only_key("\x1b[d"), (Key{.kind = KeyKind::ShiftArrow, .direction = Direction::West}));
}

TEST(Key, takes_one_key_at_a_time) {
  std::string bytes = "y\x1b[Bq";
  EXPECT_EQ(take_key(bytes, More::MayFollow)->character, 'y');
  EXPECT_EQ(take_key(bytes, More::MayFollow)->direction, Direction::South);
  EXPECT_EQ(take_key(bytes, More::MayFollow)->character, 'q');
  EXPECT_FALSE(take_key(bytes, More::MayFollow));
}

TEST(Key, waits_for_the_rest_of_a_sequence) {
  std::string bytes = "\x1b";
  EXPECT_FALSE(take_key(bytes, More::MayFollow));
  bytes += "[1;";
  EXPECT_FALSE(take_key(bytes, More::MayFollow));
  bytes += "2C";
  EXPECT_EQ(take_key(bytes, More::MayFollow)->kind, KeyKind::ShiftArrow);
}

TEST(Key, a_lone_escape_is_a_key_when_nothing_follows) {
  std::string bytes = "\x1b";
  EXPECT_EQ(take_key(bytes, More::WillNot)->kind, KeyKind::Escape);
  EXPECT_EQ(bytes, "");
}

TEST(Key, what_it_does_not_know_does_nothing) {
  EXPECT_EQ(only_key("\x1b[15~").kind, KeyKind::Unknown);
  EXPECT_EQ(only_key("\x01").kind, KeyKind::Unknown);
  EXPECT_EQ(only_key("\x03").kind, KeyKind::Interrupt);
  EXPECT_EQ(only_key("\r").kind, KeyKind::Enter);
}

}  // namespace
}  // namespace terminal
