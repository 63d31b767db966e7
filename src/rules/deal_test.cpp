// The deal of action tiles and the solo deck (B-SETUP-3, B-SETUP-6).
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "rules/setup.h"
#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::base_game;
using scene::fault_of;
using scene::rules_of;
using scene::Scene;

Layout chance(const Ruleset& rules, std::uint64_t seed, const Setup& setup = {}) {
  const auto layout = arrange(rules, setup, base::Seed{seed, 0});
  EXPECT_TRUE(layout);
  return layout.value_or(Layout{});
}

std::optional<Fault> setup_fault(const Ruleset& rules, const Setup& setup) {
  const auto layout = arrange(rules, setup, base::Seed{1, 0});
  if (layout) return std::nullopt;
  return layout.error().fault;
}

TEST(Deal, B_SETUP_3_one_to_eight_seats_and_nine_only_in_scenario_9) {
  for (unsigned number = 1; number <= 17; ++number) {
    if (number == 9) continue;
    for (unsigned seats = 1; seats <= 8; ++seats)
      EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .seats = seats}), std::nullopt);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .seats = 0}), Fault::SeatsOutOfRange);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .seats = 9}), Fault::SeatsOutOfRange);
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = number, .seats = 257}), Fault::SeatsOutOfRange);
  }
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 9, .seats = 9}), std::nullopt);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 9, .seats = 10}), Fault::SeatsOutOfRange);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 9, .seats = 2}), Fault::TooFewForALeader);
}

TEST(Deal, B_SETUP_3_each_seat_gets_one_of_the_tiles_for_that_many) {
  for (unsigned seats = 2; seats <= 8; ++seats) {
    const Ruleset rules = rules_of(3, seats);
    std::multiset<unsigned> box;
    for (const ActionTile tile : catalog::action_tiles_for(seats)) box.insert(tile.bits);
    const State state = lay_out(rules, chance(rules, seats));
    std::multiset<unsigned> dealt;
    for (unsigned seat = 0; seat < seats; ++seat) dealt.insert(state.action_tiles[seat].bits);
    EXPECT_EQ(dealt, box) << seats;
    EXPECT_EQ(state.seats, seats);
  }
}

TEST(Deal, B_SETUP_3_they_are_dealt_at_random) {
  const Ruleset rules = rules_of(3);
  std::map<std::array<unsigned, 4>, int> deals;
  for (std::uint64_t seed = 0; seed < 1200; ++seed) {
    const Layout layout = chance(rules, seed);
    ++deals[{layout.deal[0].bits, layout.deal[1].bits, layout.deal[2].bits, layout.deal[3].bits}];
  }
  EXPECT_EQ(deals.size(), 24U);
  for (const auto& [deal, times] : deals) EXPECT_GT(times, 20);
}

TEST(Deal, B_SETUP_3_all_tiles_are_visible_to_all) {
  const Scene scene = base_game(8);
  EXPECT_EQ(view(scene.game.state).action_tiles, scene.game.state.action_tiles);
}

// The distance in the ring of the two seats that share a direction, for each direction on two tiles.
std::vector<std::size_t> distances(const Deal& deal) {
  std::vector<std::size_t> found;
  for (std::size_t a = 0; a < deal.size(); ++a) {
    for (std::size_t b = a + 1; b < deal.size(); ++b) {
      if ((deal[a].bits & deal[b].bits) != 0) found.push_back(std::min(b - a, deal.size() - (b - a)));
    }
  }
  return found;
}

TEST(Deal, B_SETUP_6_the_two_holders_of_a_direction_sit_half_the_ring_apart) {
  for (unsigned seats = 5; seats <= 8; ++seats) {
    const Ruleset rules = rules_of(3, seats);
    std::set<std::vector<unsigned>> deals;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const Layout layout = chance(rules, seed);
      EXPECT_EQ(distances(layout.deal), std::vector<std::size_t>(seats - 4, seats / 2)) << seats;
      std::vector<unsigned> bits;
      for (const ActionTile tile : layout.deal) bits.push_back(tile.bits);
      deals.insert(bits);
    }
    EXPECT_GT(deals.size(), 20U) << "and within that it is chance";
  }
}

TEST(Deal, B_SETUP_6_the_leader_of_scenario_9_counts_as_a_seat_of_the_ring) {
  for (unsigned seats = 6; seats <= 9; ++seats) {
    const Ruleset rules = rules_of(9, seats);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(distances(chance(rules, seed).deal), std::vector<std::size_t>(seats - 5, seats / 2)) << seats;
    }
  }
}

TEST(Deal, B_SETUP_6_a_table_may_deal_by_hand) {
  // Five seats, the two with west side by side: nobody minds.
  const Ruleset rules = rules_of(3, 5);
  Deal deal;
  for (const auto& tile : {scene::action_tile({"vortex", "west"}), scene::action_tile({"west"}),
                           scene::action_tile({"explore", "south"}),
                           scene::action_tile({"escalator", "east"}), scene::action_tile({"north"})}) {
    deal.push_back(tile);
  }
  EXPECT_EQ(chance(rules, 1, {.deal = deal}).deal, deal);
}

TEST(Deal, B_SETUP_6_but_only_the_tiles_for_that_many) {
  const Ruleset rules = rules_of(3, 2);
  const ActionTile first = scene::action_tile({"vortex", "north", "east"});
  const ActionTile second = scene::action_tile({"escalator", "explore", "south", "west"});
  EXPECT_EQ(setup_fault(rules, {.deal = {second, first}}), std::nullopt);
  EXPECT_EQ(setup_fault(rules, {.deal = {first, first}}), Fault::DealDoesNotFit);
  EXPECT_EQ(setup_fault(rules, {.deal = {first}}), Fault::DealDoesNotFit);
  EXPECT_EQ(setup_fault(rules_of(3, 1), {.deal = {first}}), Fault::DealDoesNotFit);
}

TEST(Deal, B_SETUP_3_a_solo_deck_is_for_one_seat_and_holds_each_tile_once) {
  const Ruleset alone = rules_of(3, 1);
  EXPECT_EQ(chance(alone, 1, {.solo = {Ability::Vortex, Ability::East}}).solo[0], Ability::Vortex);
  EXPECT_EQ(chance(alone, 1, {.solo = {Ability::Vortex, Ability::East}}).solo[1], Ability::East);
  EXPECT_EQ(chance(alone, 1, {.solo = {Ability::Vortex, Ability::East}}).solo.size(), 7U);
  EXPECT_EQ(setup_fault(alone, {.solo = {Ability::East, Ability::East}}), Fault::SoloDeckDoesNotFit);
  EXPECT_EQ(setup_fault(rules_of(3), {.solo = {Ability::East}}), Fault::SoloDeckDoesNotFit);
}

}  // namespace
}  // namespace rules
