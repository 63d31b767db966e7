// What teammates do when the red pawn is put in front of their seat (B-COM-3).
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/playout.h"
#include "ai/teammates.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace ai {
namespace {

using rules::GameTime;
using rules::Seat;

constexpr rules::Millis kWithin{2000};

// When the knocked seat first does something after the person in seat 0 has put the red pawn before it.
GameTime first_answer(unsigned scenario, std::uint64_t seed, Pace pace, Seat knocked) {
  const rules::Ruleset rules = *rules::ruleset_for({.scenario = scenario, .seats = 4});
  rules::Game game = first_position(rules, {seed, 0});
  Teammates teammates{rules, SeatSet{0b1110}, pace, {seed, 1}};
  teammates.begin(rules::view(game.state), {});
  GameTime now{50};
  const auto happens = [&](Seat by, const rules::Action& action) {
    const rules::Decision decision = play(game, {by, now, action});
    EXPECT_TRUE(decision.has_value());
    if (decision) teammates.notice(rules::view(game.state), now, by, action, *decision);
  };
  happens(Seat{0}, rules::PutRedPawn{knocked});
  while (now.ms < 10'000) {
    const Thought thought = teammates.next(rules::view(game.state), now);
    const bool acts = thought.intention && thought.intention->at <= thought.look_again;
    now = std::max(acts ? thought.intention->at : thought.look_again, now + rules::Millis{1});
    if (!acts) continue;
    happens(thought.intention->by, thought.intention->what);
    if (thought.intention->by == knocked) break;
  }
  return now;
}

TEST(Knock, is_answered_within_two_seconds) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    EXPECT_LE(first_answer(3, seed, Pace::Human, Seat{2}), GameTime{50} + kWithin) << "seed " << seed;
}

// The first action of a calm game comes after four seconds; a look may come earlier.
TEST(Knock, is_answered_even_by_those_who_have_to_wait) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    for (std::uint8_t seat = 1; seat <= 3; ++seat)
      EXPECT_LE(first_answer(1, seed, Pace::Gentle, Seat{seat}), GameTime{50} + kWithin) << "seed " << seed;
  }
}

}  // namespace
}  // namespace ai
