#include "ai/teammates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "ai/playout.h"
#include "ai/simulation.h"
#include "catalog/scenario.h"
#include "rules/action_needs.h"
#include "rules/sand.h"
#include "rules/setup.h"
#include "rules/view.h"

namespace ai {
namespace {

using rules::Action;
using rules::GameTime;
using rules::Millis;
using rules::Pawn;
using rules::Seat;

rules::Ruleset scenario(unsigned number, unsigned seats = 4, std::uint32_t sand_ms = 180'000) {
  return *rules::ruleset_for({.scenario = number, .seats = seats, .sand_ms = sand_ms});
}

const Observer kNobody = [](const rules::Game&, const rules::Stamped&, const rules::Events&) {};

SimulatedGame game_of(const rules::Ruleset& rules, std::uint64_t seed, Pace pace = Pace::Human,
                      const Observer& observer = kNobody) {
  return simulate(first_position(rules, {seed, 0}),
                  Teammates{rules, SeatSet::all(rules.seats), pace, {seed, 1}}, observer);
}

bool is_won(const SimulatedGame& simulated) { return simulated.game.state.outcome == rules::Outcome::Won; }

// ------------------------------------------------------------------------------------------- playing well
TEST(Teammates, WinsEveryScenarioThatFourCanPlay) {
  for (unsigned number = 1; number <= catalog::kScenarios; ++number) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const SimulatedGame simulated = game_of(scenario(number), seed);
      EXPECT_EQ(simulated.refused, 0U) << "scenario " << number << ", seed " << seed;
      won += is_won(simulated) ? 1 : 0;
    }
    const bool is_hard = number == 13 || number == 17;
    EXPECT_GE(won, is_hard ? 3 : 4) << "scenario " << number;
  }
}

TEST(Teammates, PlaysWithAnyNumberOfSeats) {
  for (const unsigned seats : {1U, 2U, 3U, 5U, 6U, 7U, 8U}) {
    const SimulatedGame simulated = game_of(scenario(3, seats), 4);
    EXPECT_EQ(simulated.refused, 0U) << seats;
    EXPECT_TRUE(is_won(simulated)) << seats;
  }
  EXPECT_TRUE(is_won(game_of(scenario(9, 9), 1)));
}

TEST(Teammates, PlaysTheSameGameFromTheSameSeed) {
  std::vector<Action> first;
  std::vector<Action> second;
  game_of(scenario(7), 11, Pace::Human,
          [&](const auto&, const auto& action, const auto&) { first.push_back(action.what); });
  game_of(scenario(7), 11, Pace::Human,
          [&](const auto&, const auto& action, const auto&) { second.push_back(action.what); });
  EXPECT_GT(first.size(), 100U);
  EXPECT_EQ(first, second);
}

// Secrets make no difference: the decks differ below their tops, and the first exploration is the first clue.
TEST(Teammates, DecidesByWhatEverybodySees) {
  const rules::Ruleset rules = scenario(7);
  const rules::Game one = first_position(rules, {21, 0});
  rules::Game other = one;
  std::reverse(other.state.deck.begin(), other.state.deck.end());
  ASSERT_FALSE(one.state == other.state);
  const auto until_the_first_tile = [&](const rules::Game& from) {
    std::vector<std::pair<GameTime, Action>> actions;
    bool is_known = false;
    simulate(from, Teammates{rules, SeatSet::all(4), Pace::Human, {5, 5}},
             [&](const rules::Game&, const rules::Stamped& action, const rules::Events&) {
               if (!is_known) actions.emplace_back(action.at, action.what);
               is_known |= std::holds_alternative<rules::Draw>(action.what);
             });
    return actions;
  };
  EXPECT_GE(until_the_first_tile(one).size(), 2U);
  EXPECT_EQ(until_the_first_tile(one), until_the_first_tile(other));
}

// Back to where it came from, again and again, would look foolish.
TEST(Teammates, DoesNotRunBackAndForth) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    std::array<std::vector<rules::Place>, 4> stood;
    game_of(scenario(7), seed, Pace::Human, [&](const rules::Game& game, const auto&, const auto&) {
      for (const Pawn hero : rules::kHeroes) {
        auto& places = stood[index(hero)];
        const rules::Place at = place_of(game.state, hero);
        if (places.empty() || places.back() != at) places.push_back(at);
      }
    });
    for (const auto& places : stood) {
      int there_and_back = 0;
      int most = 0;
      for (std::size_t i = 2; i < places.size(); ++i) {
        there_and_back = places[i] == places[i - 2] ? there_and_back + 1 : 0;
        most = std::max(most, there_and_back);
      }
      EXPECT_LE(most, 4) << "seed " << seed;
    }
  }
}

// ----------------------------------------------------------------------------------------------- the pace
struct Gaps {
  std::uint32_t shortest = 0xffffffff;
  std::uint32_t median = 0;
};

Gaps gaps_of(const rules::Ruleset& rules, std::uint64_t seed, Pace pace) {
  std::vector<std::vector<std::uint32_t>> acted(rules.seats);
  game_of(rules, seed, pace, [&](const auto&, const rules::Stamped& action, const auto&) {
    if (!std::holds_alternative<rules::SandRunsOut>(action.what))
      acted[action.by.index].push_back(action.at.ms);
  });
  Gaps worst{.median = 0xffffffff};
  for (const auto& times : acted) {
    std::vector<std::uint32_t> gaps;
    for (std::size_t i = 1; i < times.size(); ++i) gaps.push_back(times[i] - times[i - 1]);
    if (gaps.empty()) continue;
    std::sort(gaps.begin(), gaps.end());
    worst.shortest = std::min(worst.shortest, gaps.front());
    worst.median = std::min(worst.median, gaps[gaps.size() / 2]);
  }
  return worst;
}

TEST(Teammates, HurriesNoMoreThanAPerson) {
  for (const unsigned seats : {1U, 2U, 4U, 8U}) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Gaps gaps = gaps_of(scenario(3, seats), seed, Pace::Human);
      EXPECT_GE(gaps.shortest, 500U) << seats << " seats, seed " << seed;
      EXPECT_GE(gaps.median, 900U) << seats << " seats, seed " << seed;
    }
  }
}

TEST(Teammates, IsQuickerWhenAskedToBe) {
  const std::uint32_t human = gaps_of(scenario(3), 1, Pace::Human).median;
  const std::uint32_t brisk = gaps_of(scenario(3), 1, Pace::Brisk).median;
  const std::uint32_t instant = gaps_of(scenario(3), 1, Pace::Instant).median;
  EXPECT_LT(brisk, human);
  EXPECT_LT(instant, brisk);
}

// Nobody acts within 400 ms of the event that gave them something to do.
TEST(Teammates, NeedsAMomentToSeeWhatHappened) {
  const rules::Ruleset rules = scenario(3);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    rules::Game game = first_position(rules, {seed, 0});
    Teammates teammates{rules, SeatSet::all(4), Pace::Human, {seed, 1}};
    teammates.begin(rules::view(game.state), game.now);
    std::array<std::optional<Action>, 4> planned{};
    for (std::uint8_t i = 0; i < 4; ++i)
      planned[i] = teammates.mind().planned_action(rules::view(game.state), {}, Seat{i});
    std::array<GameTime, 4> changed{};
    GameTime now{};
    while (game.state.outcome == rules::Outcome::Running) {
      const Thought thought = teammates.next(rules::view(game.state), now);
      if (!thought.intention) break;
      if (thought.intention->at > thought.look_again) {
        now = thought.look_again;
        continue;
      }
      now = thought.intention->at;
      const Seat by = thought.intention->by;
      if (changed[by.index].ms > 0 && planned[by.index] == thought.intention->what) {
        EXPECT_GE(now.ms - changed[by.index].ms, 400U) << "seed " << seed << " at " << now.ms;
      }
      const rules::Decision decision = play(game, {by, now, thought.intention->what});
      ASSERT_TRUE(decision.has_value());
      teammates.notice(rules::view(game.state), now, by, thought.intention->what, *decision);
      for (std::uint8_t i = 0; i < 4; ++i) {
        const auto wanted = teammates.mind().planned_action(rules::view(game.state), now, Seat{i});
        if (wanted == planned[i]) continue;
        planned[i] = wanted;
        changed[i] = i == by.index ? GameTime{} : now;
      }
    }
  }
}

// ------------------------------------------------------------------------------------ teammates and people
// Three teammates and a person in seat 0.
struct MixedTable {
  rules::Ruleset rules;
  rules::Game game;
  Teammates teammates;
  GameTime now{};

  explicit MixedTable(const rules::Ruleset& ruleset, std::uint64_t seed = 1,
                      Temperament temperament = Temperament::Mixed)
      : rules(ruleset),
        game(first_position(rules, {seed, 0})),
        teammates(rules, people_in_seat_0(), Pace::Human, {seed, 1}, temperament) {
    teammates.begin(rules::view(game.state), now);
  }
  static SeatSet people_in_seat_0() { return SeatSet{0b1110}; }

  void person_does(const Action& action) {
    const rules::Decision decision = play(game, {Seat{0}, now, action});
    ASSERT_TRUE(decision.has_value());
    teammates.notice(rules::view(game.state), now, Seat{0}, action, *decision);
  }

  // The teammates act until then; returns what they did.
  std::vector<rules::Stamped> play_until(GameTime end) {
    std::vector<rules::Stamped> done;
    while (game.state.outcome == rules::Outcome::Running) {
      const Thought thought = teammates.next(rules::view(game.state), now);
      const bool acts = thought.intention && thought.intention->at <= thought.look_again;
      const GameTime then = acts ? thought.intention->at : thought.look_again;
      if (then >= end) break;
      now = then;
      if (!acts) continue;
      const rules::Stamped action{thought.intention->by, now, thought.intention->what};
      const rules::Decision decision = play(game, action);
      EXPECT_TRUE(decision.has_value());
      if (!decision) break;
      teammates.notice(rules::view(game.state), now, action.by, action.what, *decision);
      done.push_back(action);
    }
    now = end;
    return done;
  }
};

TEST(Teammates, NeverActsForAPerson) {
  MixedTable table{scenario(1)};
  for (const rules::Stamped& action : table.play_until(GameTime{170'000})) EXPECT_NE(action.by, Seat{0});
}

TEST(Teammates, LeavesAPawnWhereAPersonPutItForAWhile) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    MixedTable table{scenario(1), seed};
    table.play_until(GameTime{4000});
    for (const Action& action : legal_actions(table.rules, table.game.state, Seat{0})) {
      const auto pawn = pawn_of(action);
      if (!pawn) continue;
      table.person_does(action);
      for (const rules::Stamped& later : table.play_until(GameTime{6999})) {
        EXPECT_NE(pawn_of(later.what), pawn) << "seed " << seed;
      }
      break;
    }
  }
}

TEST(Teammates, KnocksAtTheOnlySeatThatCanGoOnAndNotTooOften) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    MixedTable table{scenario(1), seed};
    std::optional<GameTime> before;
    int knocks = 0;
    for (const rules::Stamped& action : table.play_until(GameTime{170'000})) {
      const auto* put = std::get_if<rules::PutRedPawn>(&action.what);
      if (put == nullptr) continue;
      ++knocks;
      EXPECT_EQ(put->before, Seat{0});
      EXPECT_GE(action.at.ms, 4000U);
      if (before) {
        EXPECT_GE(action.at.ms - before->ms, 8000U);
      }
      before = action.at;
    }
    EXPECT_GE(knocks, 1) << "seed " << seed;
    EXPECT_LE(knocks, 8) << "seed " << seed;  // an idle person is not pestered
  }
}

// How long the first knock at an idle person's seat takes, on average.
std::uint32_t first_knock(Temperament temperament) {
  std::uint32_t sum = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    MixedTable table{scenario(1), seed, temperament};
    for (const rules::Stamped& action : table.play_until(GameTime{170'000})) {
      if (!std::holds_alternative<rules::PutRedPawn>(action.what)) continue;
      sum += action.at.ms;
      break;
    }
  }
  return sum / 10;
}

TEST(Teammates, AreAsPatientAsTheirTemperament) {
  const std::uint32_t calm = first_knock(Temperament::Calm);
  const std::uint32_t mixed = first_knock(Temperament::Mixed);
  const std::uint32_t eager = first_knock(Temperament::Eager);
  EXPECT_GT(calm, mixed);
  EXPECT_GT(mixed, eager);
  EXPECT_GE(eager, waits_for_people(Temperament::Eager).before_knock.count);
}

TEST(Teammates, LeaveAPawnAloneForAsLongAsTheirTemperamentSays) {
  for (const Temperament temperament : kTemperaments) {
    const std::uint32_t yield = waits_for_people(temperament).yield.count;
    MixedTable table{scenario(1), 4, temperament};
    table.play_until(GameTime{4000});
    for (const Action& action : legal_actions(table.rules, table.game.state, Seat{0})) {
      const auto pawn = pawn_of(action);
      if (!pawn) continue;
      table.person_does(action);
      for (const rules::Stamped& later : table.play_until(GameTime{4000 + yield - 1}))
        EXPECT_NE(pawn_of(later.what), pawn) << name(temperament);
      break;
    }
  }
}

TEST(Teammates, HaveATemperamentThatIsFoundByItsName) {
  for (const Temperament temperament : kTemperaments)
    EXPECT_EQ(temperament_named(name(temperament)), temperament);
  EXPECT_FALSE(temperament_named("angry"));
}

TEST(Teammates, IsGentleWithBeginners) {
  std::vector<std::uint32_t> times;
  game_of(scenario(1), 3, Pace::Gentle, [&](const auto&, const rules::Stamped& action, const auto&) {
    if (!std::holds_alternative<rules::SandRunsOut>(action.what)) times.push_back(action.at.ms);
  });
  ASSERT_GT(times.size(), 20U);
  EXPECT_GE(times.front(), 4000U);
  for (std::size_t i = 20; i < times.size(); ++i) EXPECT_GE(times[i] - times[i - 20], 60'000U);
}

TEST(Teammates, KnocksOnlyWhereTheRulesLetIt) {
  MixedTable silent{scenario(15)};
  for (const rules::Stamped& action : silent.play_until(GameTime{100'000})) {
    EXPECT_FALSE(std::holds_alternative<rules::PutRedPawn>(action.what));
  }
  MixedTable led{scenario(9)};
  for (const rules::Stamped& action : led.play_until(GameTime{100'000})) {
    if (!std::holds_alternative<rules::PutRedPawn>(action.what)) continue;
    EXPECT_EQ(led.game.state.action_tiles[action.by.index], rules::ActionTile{});
  }
}

TEST(Teammates, TakesOverASeatAndHandsItBack) {
  MixedTable table{scenario(1), 3};
  table.play_until(GameTime{20'000});
  table.teammates.take_seats(SeatSet::all(4));
  table.teammates.begin(rules::view(table.game.state), table.now);
  const auto with_seat_0 = table.play_until(GameTime{60'000});
  EXPECT_TRUE(
      std::any_of(with_seat_0.begin(), with_seat_0.end(), [](const auto& a) { return a.by == Seat{0}; }));
  table.teammates.take_seats(MixedTable::people_in_seat_0());
  for (const rules::Stamped& action : table.play_until(GameTime{70'000})) EXPECT_NE(action.by, Seat{0});
}

}  // namespace
}  // namespace ai
