#include "ai/landmarks.h"

#include <gtest/gtest.h>

#include "ai/playout.h"
#include "rules/setup.h"

namespace ai {
namespace {

// Every space of the mall that leads somewhere new, of all colours.
ManyPlaces all_unexplored(const rules::State& state) {
  ManyPlaces all;
  for (const ManyPlaces& places : landmarks_of(state).unexplored) {
    for (const rules::Place at : places) all.push_back(at);
  }
  return all;
}

TEST(Landmarks, tile_1_leads_to_four_places) {
  const rules::Game game = first_position(*rules::ruleset_for({.scenario = 1}), {1, 0});
  const ManyPlaces all = all_unexplored(game.state);
  EXPECT_EQ(all.size(), 4U);
  EXPECT_EQ(places_beyond(game.state, all), 4U);
}

// A map only leads to as many tiles as there are places for them (T-5).
TEST(Landmarks, T_5_spaces_that_lead_to_the_same_place_count_once) {
  bool some_meet = false;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const rules::Game start = first_position(*rules::ruleset_for({.scenario = 7}), {seed, 0});
    play_out(start, Wanderer{WandererKind::Biased, {seed, 1}}, 400, ActionInterval{}, {seed, 2},
             [&](const rules::Game& after, const rules::Stamped&, const rules::Events&) {
               const ManyPlaces all = all_unexplored(after.state);
               const std::size_t places = places_beyond(after.state, all);
               EXPECT_LE(places, all.size());
               some_meet |= places < all.size();
             });
  }
  EXPECT_TRUE(some_meet);
}

}  // namespace
}  // namespace ai
