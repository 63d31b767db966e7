// The rules take nothing from the heap. This file counts for the whole program, between begin and end.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "ai/speed.h"
#include "property/generated_games.h"
#include "rules/legal.h"
#include "rules/view.h"

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace property {
namespace {

TEST(NoHeap, B_ACT_1_the_counter_counts) {
  const std::uint64_t before = allocations;
  // Called as functions: a compiler may leave out a `new` that nobody looks at.
  ::operator delete(::operator new(7));
  EXPECT_EQ(allocations - before, 1U);
}

TEST(NoHeap, B_ACT_1_the_rules_take_nothing_from_the_heap) {
  for_each_step(61, 2, [](const Step& step) {
    const std::uint64_t before = allocations;
    std::size_t listed = actions_of_all_seats(step.rules, step.before).size();
    for (std::uint8_t seat = 0; seat < step.before.seats; ++seat) {
      listed +=
          legal_actions(step.rules, step.before, rules::Seat{seat}, rules::Signals::With, step.action.at)
              .size();
    }
    rules::State state = step.before;
    const rules::Decision decision = decide(step.rules, state, step.action);
    if (decision) evolve(state, *decision);
    rules::State applied = step.before;
    const bool is_applied = apply(step.rules, applied, step.action).has_value();
    const std::uint64_t hash = public_hash(state);
    const std::uint64_t taken = allocations - before;
    EXPECT_EQ(taken, 0U);
    EXPECT_EQ(hash, public_hash(step.after));
    EXPECT_TRUE(is_applied && applied == step.after);
    EXPECT_LT(listed, rules::kMostActions * rules::kMostSeats);
  });
}

// The games used for measuring speed: as many and as long as promised, with the whole mall.
TEST(NoHeap, S7_1_the_measured_games_are_as_promised) {
  const ai::Recording recording = ai::record_games();
  ASSERT_EQ(recording.games.size(), ai::kRecordedGames);
  for (const ai::RecordedGame& recorded : recording.games) {
    ASSERT_EQ(recorded.actions.size(), ai::kRecordedActions);
    rules::Game game = recorded.start;
    for (const rules::Stamped& action : recorded.actions) ASSERT_TRUE(play(game, action).has_value());
    EXPECT_EQ(game.state.placed.size(), 19);
    EXPECT_EQ(game.state.outcome, rules::Outcome::Running);
  }
}

}  // namespace
}  // namespace property
