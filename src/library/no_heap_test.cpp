// A step takes nothing from the heap. This file counts for the whole program.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <vector>

#include "library/magicmaze.h"

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
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace {

TEST(LibraryHeap, new_games_are_counted) {
  const std::uint64_t before = allocations;
  mm_free(mm_new("S1", 4, 1, nullptr, 0));
  EXPECT_GT(allocations - before, 0U);
}

TEST(LibraryHeap, acting_and_looking_allocate_nothing) {
  for (const char* scenario : {"S11", "F3"}) {
    mm_game* const game = mm_new(scenario, 4, 2, nullptr, 0);
    mm_keep_record(game, 1000);
    std::vector<std::uint32_t> actions(8192);
    std::vector<std::int16_t> numbers(mm_observation_size());
    const std::uint64_t before = allocations;
    for (unsigned step = 0; step < 400 && mm_outcome(game) == MM_RUNNING; ++step) {
      const std::size_t count = mm_legal(game, step % 4, 1, actions.data(), actions.size());
      if (count > 0) mm_act(game, step % 4, mm_time(game) + 10, actions[step * 7919U % count]);
      mm_observe(game, step % 4, numbers.data());
      mm_hash(game);
    }
    mm_deal(game, 3);
    EXPECT_EQ(allocations - before, 0U) << scenario;
    mm_free(game);
  }
}

TEST(LibraryHeap, ticks_allocate_nothing) {
  for (const char* scenario : {"S7", "F3"}) {
    mm_vector* const vector = mm_vector_new(scenario, 4, 4, 1, 250, nullptr, 0);
    const std::size_t width = mm_actions(mm_vector_game(vector, 0));
    std::vector<std::uint8_t> masks(4 * 4 * width);
    std::vector<std::int16_t> numbers(4 * 4 * mm_observation_size());
    std::vector<std::uint8_t> planes(4 * mm_planes(mm_vector_game(vector, 0)) * MM_PLANE_SIDE *
                                     MM_PLANE_SIDE);
    mm_vector_keep_records(vector, 1000);
    std::vector<std::uint32_t> actions(16);
    const mm_tick tick{masks.data(), numbers.data(), nullptr, nullptr, nullptr};
    mm_vector_reset(vector, &tick);
    const std::uint64_t before = allocations;
    for (unsigned step = 0; step < 200; ++step) {
      for (std::size_t row = 0; row < 16; ++row) {
        std::size_t at = (step * 7919U + row * 31U) % width;
        while (masks[row * width + at] == 0) at = (at + 1) % width;
        actions[row] = static_cast<std::uint32_t>(at);
      }
      mm_vector_step(vector, actions.data(), &tick);
      mm_vector_planes(vector, planes.data());
    }
    EXPECT_EQ(allocations - before, 0U) << scenario;
    mm_vector_free(vector);
  }
}

}  // namespace
