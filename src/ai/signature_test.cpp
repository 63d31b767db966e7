#include "ai/signature.h"

#include <gtest/gtest.h>

#include "ai/event_bytes.h"

namespace ai {
namespace {

TEST(Signature, B_ACT_1_the_same_games_give_the_same_number) {
  const SignatureReport once = signature_report();
  const SignatureReport again = signature_report();
  EXPECT_EQ(once.value, again.value);
  EXPECT_GE(once.games, 17U * 7U * 2U);
  EXPECT_GE(once.actions, 100'000U);
}

// The number must change with any fact: events that differ in one field have different bytes.
TEST(Signature, B_ACT_1_different_events_have_different_bytes) {
  const rules::Place here = rules::place(rules::Tile::T5, catalog::cell_at(1, 2));
  const rules::Place there = rules::place(rules::Tile::T5, catalog::cell_at(2, 1));
  const rules::PawnMoved moved{rules::Pawn::Green, here, there, rules::Way::Walk};
  rules::PawnMoved other = moved;
  other.way = rules::Way::Vortex;
  EXPECT_FALSE(event_bytes(moved) == event_bytes(other));
  EXPECT_TRUE(event_bytes(moved) == event_bytes(rules::Event{moved}));
  EXPECT_FALSE(event_bytes(rules::BallBegun{}) == event_bytes(rules::BallEnded{}));
  const EventBytes bytes = event_bytes(rules::SandFlipped{{0x01020304}, {5}, rules::FlipBy::Space});
  const EventBytes expected{2, 4, 3, 2, 1, 5, 0, 0, 0, 0};
  EXPECT_TRUE(bytes == expected);
}

}  // namespace
}  // namespace ai
