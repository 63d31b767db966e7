#include "ai/simulation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "rules/view.h"

namespace ai {
namespace {

constexpr base::Seed kSeed{4711, 0};
const Observer kNobody = [](const rules::Game&, const rules::Stamped&, const rules::Events&) {};

rules::Game some_game(unsigned scenario = 1) {
  return first_position(*rules::ruleset_for({.scenario = scenario}), kSeed);
}

Teammates teammates_for(const rules::Game& game, SeatSet seats) {
  return Teammates{game.rules, seats, Pace::Human, teammates_seed(kSeed)};
}

ScriptedPerson person_for(const rules::Game& game, PersonScript script) {
  return ScriptedPerson{game.rules, rules::Seat{0}, script, Pace::Human, person_seed(kSeed)};
}

TEST(Simulation, the_same_seed_gives_the_same_game) {
  const rules::Game start = some_game(7);
  const SimulatedGame one = simulate(start, teammates_for(start, SeatSet::all(4)), kNobody);
  const SimulatedGame two = simulate(start, teammates_for(start, SeatSet::all(4)), kNobody);
  EXPECT_EQ(one.game.state, two.game.state);
  EXPECT_EQ(one.actions, two.actions);
  EXPECT_NE(one.game.state.outcome, rules::Outcome::Running);
  EXPECT_EQ(one.refused, 0U);
}

// If two heroes were in each other's way, they used to go round in circles until the sand had run out: while
// exploring (178, 869), and while gathering, with tiles left (701), without (908), and if there is no way for
// both (612).
TEST(Simulation, heroes_do_not_go_in_circles) {
  for (const std::uint64_t number : {178U, 869U, 701U, 908U, 612U}) {
    const base::Seed seed{number, 0};
    const rules::Game start = first_position(*rules::ruleset_for({.scenario = 17, .level = 19}), seed);
    std::map<std::pair<std::size_t, std::array<rules::Place, rules::kPawns>>, int> visits;
    int most = 0;
    simulate(start, Teammates{start.rules, SeatSet::all(4), Pace::Human, teammates_seed(seed)},
             [&](const rules::Game& after, const rules::Stamped&, const rules::Events&) {
               most = std::max(most, ++visits[{after.state.placed.size(), after.state.places}]);
             });
    EXPECT_LE(most, 5) << "seed " << number;
  }
}

TEST(Simulation, without_teammates_the_sand_runs_out) {
  const rules::Game start = some_game();
  std::uint32_t told = 0;
  const SimulatedGame simulated =
      simulate(start, teammates_for(start, SeatSet{}),
               [&](const rules::Game& after, const rules::Stamped& action, const rules::Events&) {
                 ++told;
                 EXPECT_TRUE(std::holds_alternative<rules::SandRunsOut>(action.what));
                 EXPECT_EQ(after.state.outcome, rules::Outcome::Lost);
               });
  EXPECT_EQ(told, 1U);
  EXPECT_EQ(simulated.actions, 0U);
  EXPECT_EQ(simulated.game.now.ms, start.rules.sand_ms);
}

TEST(Simulation, the_stopwatch_is_used_once_per_decision) {
  const rules::Game start = some_game();
  std::uint32_t told = 0;
  Participants participants;
  participants.stopwatch = {.read = [] { return std::uint64_t{0}; }, .tell = [&](std::uint64_t) { ++told; }};
  const SimulatedGame simulated =
      simulate(start, teammates_for(start, SeatSet::all(4)), kNobody, participants);
  EXPECT_GE(told, simulated.actions);
}

TEST(Simulation, the_scripted_person_keeps_the_beat_and_the_teammates_leave_the_seat_alone) {
  const rules::Game start = some_game();
  SeatSet others = SeatSet::all(4);
  others.bits &= 0b1110;
  for (const std::uint32_t random_in : {0U, 1U, 5U}) {
    Participants participants;
    participants.person.emplace(person_for(start, {.every = {3000}, .random_in = random_in}));
    std::uint32_t by_the_person = 0;
    const SimulatedGame simulated = simulate(
        start, teammates_for(start, others),
        [&](const rules::Game&, const rules::Stamped& action, const rules::Events&) {
          if (std::holds_alternative<rules::SandRunsOut>(action.what)) return;
          if (action.by != rules::Seat{0}) return;
          ++by_the_person;
          EXPECT_EQ(action.at.ms % 3000, 0U);
        },
        participants);
    EXPECT_EQ(simulated.refused, 0U);
    EXPECT_GT(by_the_person, 0U) << random_in;
  }
}

}  // namespace
}  // namespace ai
