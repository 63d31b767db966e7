// The campaign's order, and what can be chosen for each scenario.
#include <gtest/gtest.h>

#include "support/scene.h"

namespace rules {
namespace {

using scene::fault_of;

// What the ledger allows, written down independently.
struct Allowed {
  unsigned scenario = 0;
  bool side_a = true;
  bool side_b = true;
  unsigned lowest_level = 12;
  unsigned highest_level = 24;
  unsigned fewest_seats = 1;
  unsigned most_seats = 8;
};

constexpr std::array kAllowed{
    Allowed{1, true, false, 9, 9},   Allowed{2, true, false, 12, 12}, Allowed{3, true, false, 12, 12},
    Allowed{4, true, false, 14, 14}, Allowed{5, false, true, 15, 15}, Allowed{6, false, true, 17, 17},
    Allowed{7, false, true, 19, 24}, Allowed{8, true, true, 12, 24},  Allowed{9, true, true, 12, 24, 3, 9},
    Allowed{10, true, true, 12, 24}, Allowed{11, true, true, 12, 24}, Allowed{12, true, true, 12, 24},
    Allowed{13, true, true, 12, 24}, Allowed{14, true, true, 12, 24}, Allowed{15, true, true, 12, 24},
    Allowed{16, true, true, 12, 24}, Allowed{17, true, true, 12, 24},
};

TEST(Campaign, S_CAMP_1_no_scenario_has_to_be_won_before_another) {
  for (unsigned number = 1; number <= 17; ++number) {
    const auto rules = ruleset_for({.scenario = number});
    ASSERT_TRUE(rules) << number;
    EXPECT_EQ(rules->scenario, number);
  }
}

TEST(Campaign, S_CAMP_1_other_scenarios_do_not_exist) {
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 0}), Fault::NoSuchScenario);
  EXPECT_EQ(fault_of(ScenarioChoice{.scenario = 18}), Fault::NoSuchScenario);
}

// S1-1 to S17-1 name sides and tiles, R-23 the levels, B-SETUP-3 and S9-1 the seats.
TEST(Campaign, S_CAMP_1_every_side_level_and_number_of_seats_that_a_scenario_allows_can_be_laid_out) {
  for (const Allowed& allowed : kAllowed) {
    for (unsigned seats = allowed.fewest_seats; seats <= allowed.most_seats; ++seats) {
      for (unsigned level = allowed.lowest_level; level <= allowed.highest_level; ++level) {
        for (const Tile side : {Tile::T1a, Tile::T1b}) {
          const bool is_enlarged = allowed.scenario == 7 && level > 19;  // S7-2
          if (!is_enlarged && (side == Tile::T1a ? !allowed.side_a : !allowed.side_b)) continue;
          SCOPED_TRACE(testing::Message()
                       << "S" << allowed.scenario << " seats " << seats << " level " << level);
          const auto rules =
              ruleset_for({.scenario = allowed.scenario, .seats = seats, .start = side, .level = level});
          ASSERT_TRUE(rules);
          EXPECT_EQ(rules->start, side);
          EXPECT_EQ(rules->deck, scene::numbered(2, level));
          const auto layout = arrange(*rules, rules::Setup{}, {seats * 100 + level, 7});
          ASSERT_TRUE(layout);
          EXPECT_EQ(flaw_of(*rules, *layout), std::nullopt);
          const State state = lay_out(*rules, *layout);
          const bool apart = allowed.scenario == 13;
          EXPECT_EQ(state.placed.size(), apart ? 2 : 1);
          EXPECT_EQ(state.deck.size(), level - (apart ? 2 : 1));
          EXPECT_EQ(state.seats, seats);
          EXPECT_EQ(state.sand, (Sand{GameTime{0}, Millis{180'000}}));
          EXPECT_EQ(state.outcome, Outcome::Running);
          std::size_t actions = 0;
          for (unsigned seat = 0; seat < seats; ++seat) {
            actions += legal_actions(*rules, state, Seat{static_cast<std::uint8_t>(seat)}).size();
          }
          EXPECT_GT(actions, 0U);
        }
      }
    }
  }
}

TEST(Campaign, S_CAMP_1_a_side_that_the_scenario_does_not_start_with_is_refused) {
  for (const Allowed& allowed : kAllowed) {
    SCOPED_TRACE(allowed.scenario);
    const ScenarioChoice a{.scenario = allowed.scenario, .start = Tile::T1a};
    const ScenarioChoice b{.scenario = allowed.scenario, .start = Tile::T1b};
    EXPECT_EQ(fault_of(a), allowed.side_a ? std::nullopt : std::optional{Fault::WrongStartingTile});
    EXPECT_EQ(fault_of(b), allowed.side_b ? std::nullopt : std::optional{Fault::WrongStartingTile});
    EXPECT_EQ(fault_of(ScenarioChoice{.scenario = allowed.scenario, .start = Tile::T2}),
              Fault::WrongStartingTile);
  }
}

TEST(Campaign, S_CAMP_1_a_level_that_the_scenario_does_not_know_is_refused) {
  for (const Allowed& allowed : kAllowed) {
    SCOPED_TRACE(allowed.scenario);
    for (unsigned level = 0; level <= 30; ++level) {
      const bool fits = level >= allowed.lowest_level && level <= allowed.highest_level;
      EXPECT_EQ(fault_of(ScenarioChoice{.scenario = allowed.scenario, .level = level}),
                fits ? std::nullopt : std::optional{Fault::LevelOutOfRange})
          << level;
    }
  }
}

TEST(Campaign, S_CAMP_1_seats_that_the_scenario_does_not_have_are_refused) {
  for (const Allowed& allowed : kAllowed) {
    SCOPED_TRACE(allowed.scenario);
    for (unsigned seats = 0; seats <= 300; ++seats) {
      std::optional<Fault> fault;
      if (seats > allowed.most_seats || seats < 1) fault = Fault::SeatsOutOfRange;
      if (seats < allowed.fewest_seats && allowed.scenario == 9) fault = Fault::TooFewForALeader;
      EXPECT_EQ(fault_of(ScenarioChoice{.scenario = allowed.scenario, .seats = seats}), fault) << seats;
    }
  }
}

}  // namespace
}  // namespace rules
