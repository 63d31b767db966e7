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

// What a person of this kind does next to teammates, and what the position was before each action.
template <class See>
SimulatedGame play_with(PersonKind kind, const rules::Game& start, std::uint64_t seed, See see) {
  SeatSet others = SeatSet::all(start.rules.seats);
  others.bits &= 0b1110;
  Participants participants;
  participants.person.emplace(start.rules, rules::Seat{0}, usual_script(kind), Pace::Human,
                              person_seed({seed, 0}));
  rules::State before = start.state;
  return simulate(
      start, Teammates{start.rules, others, Pace::Human, teammates_seed({seed, 0})},
      [&](const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
        see(before, action, events);
        before = after.state;
      },
      std::move(participants));
}

rules::Game table_of(unsigned scenario, std::uint64_t seed) {
  return first_position(*rules::ruleset_for({.scenario = scenario}), {seed, 0});
}

TEST(Simulation, a_person_of_any_kind_is_legal_and_no_obstacle_forever) {
  int won = 0;
  for (const PersonKind kind : kPersonKinds) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const SimulatedGame simulated =
          play_with(kind, table_of(1, seed), seed, [](const auto&, const auto&, const auto&) {});
      EXPECT_EQ(simulated.refused, 0U) << name(kind) << ", seed " << seed;
      won += simulated.game.state.outcome == rules::Outcome::Won ? 1 : 0;
    }
  }
  EXPECT_GE(won, 12);
}

TEST(Simulation, a_person_who_never_explores_does_so_only_when_asked) {
  int explored = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    bool is_asked = false;
    play_with(PersonKind::NeverExplores, table_of(1, seed), seed,
              [&](const rules::State&, const rules::Stamped& action, const rules::Events&) {
                const auto* put = std::get_if<rules::PutRedPawn>(&action.what);
                if (put != nullptr && put->before == rules::Seat{0}) is_asked = true;
                if (action.by != rules::Seat{0}) return;
                if (std::holds_alternative<rules::Draw>(action.what)) {
                  EXPECT_TRUE(is_asked) << "seed " << seed;
                  ++explored;
                }
                is_asked = false;
              });
  }
  EXPECT_GT(explored, 0);
}

TEST(Simulation, a_person_who_undoes_takes_heroes_back_to_where_they_were) {
  int undone = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    std::optional<rules::Move> last;
    play_with(PersonKind::Undoes, table_of(3, seed), seed,
              [&](const rules::State&, const rules::Stamped& action, const rules::Events&) {
                const auto* move = std::get_if<rules::Move>(&action.what);
                const bool takes_back = move != nullptr && last && action.by == rules::Seat{0} &&
                                        move->pawn == last->pawn && move->from == last->to &&
                                        move->to == last->from;
                undone += takes_back ? 1 : 0;
                if (move != nullptr && action.by != rules::Seat{0}) last = *move;
              });
  }
  EXPECT_GT(undone, 0);
}

// A game of the same person with other habits is another game.
TEST(Simulation, every_kind_of_person_plays_differently) {
  std::map<std::uint32_t, PersonKind> ends;
  for (const PersonKind kind : kPersonKinds) {
    std::uint32_t fold = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const SimulatedGame simulated =
          play_with(kind, table_of(6, seed), seed, [](const auto&, const auto&, const auto&) {});
      fold = fold * 31 + simulated.game.now.ms;
    }
    const auto [at, is_new] = ends.emplace(fold, kind);
    EXPECT_TRUE(is_new) << name(kind) << " and " << name(at->second);
  }
}

}  // namespace
}  // namespace ai
