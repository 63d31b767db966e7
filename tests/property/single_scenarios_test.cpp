// Rules of single scenarios, compared with an independent way of working them out.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "notation/action_text.h"
#include "property/budget.h"
#include "property/census.h"
#include "rules/legal.h"
#include "rules/setup.h"
#include "support/late_position.h"

namespace property {
namespace {

using rules::Pawn;
using rules::Place;
using rules::Reason;
using rules::Seat;
using rules::State;

template <class Check>
void for_each_late_position(unsigned scenario, Check check) {
  const auto positions = static_cast<unsigned>(std::min<std::uint64_t>(planned_actions() / 60, 10'000));
  for (unsigned number = 0; number < positions && !testing::Test::HasFailure(); ++number) {
    const base::Seed seed{chosen_seed() << 32U | number, 80 + scenario};
    const auto rules =
        rules::ruleset_for({.scenario = scenario, .seats = 2 + number % 7, .level = 12 + number % 13});
    ASSERT_TRUE(rules.has_value());
    check(late::late_position(*rules, seed).game);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "scenario " << scenario << ", seats " << 2 + number % 7 << ", level "
                    << 12 + number % 13 << ", seed " << seed.low << ' ' << seed.high;
    }
  }
}

// S10-2: whether each waiting hero can get an exit of another colour for itself, by trying everything.
bool exits_can_be_shared_out(const State& state) {
  std::array<bool, 4> is_free{true, true, true, true};
  for (const Pawn hero : rules::kHeroes) {
    if (has_escaped(state, hero)) is_free[index(*rules::space_at(place_of(state, hero)).colour)] = false;
  }
  std::array<std::size_t, 4> exit_of{0, 1, 2, 3};
  do {
    bool fits = true;
    for (const Pawn hero : rules::kHeroes) {
      const std::size_t exit = exit_of[rules::index(hero)];
      fits &= has_escaped(state, hero) || (is_free[exit] && exit != rules::index(hero));
    }
    if (fits) return true;
  } while (std::ranges::next_permutation(exit_of).found);
  return false;
}

TEST(SingleScenarios, R_18_it_is_announced_when_no_assignment_of_exits_is_left) {
  for_each_late_position(10, [](const rules::Game& game) {
    for (std::uint8_t seat = 0; seat < game.state.seats; ++seat) {
      for (const rules::Action& action : legal_actions(game.rules, game.state, Seat{seat})) {
        const rules::Decision decision = ask(game.rules, game.state, {Seat{seat}, game.now, action});
        ASSERT_TRUE(decision.has_value()) << notation::text_of(action);
        State after = game.state;
        evolve(after, *decision);
        EXPECT_EQ(after.no_exit_left, !exits_can_be_shared_out(after)) << notation::text_of(action);
      }
    }
  });
}

bool are_all_together(const State& state) {
  for (const Pawn hero : rules::kHeroes) {
    if (!is_in_the_mall(state, hero)) return false;
    if (dimension_of(state, place_of(state, hero)) != dimension_of(state, place_of(state, Pawn::Yellow)))
      return false;
  }
  return true;
}

TEST(SingleScenarios, S13_4_the_vortex_only_changes_dimensions_and_never_brings_all_together) {
  for_each_late_position(13, [](const rules::Game& game) {
    const State& state = game.state;
    Seat holder{0};
    while (!state.action_tiles[holder.index].allows(rules::Ability::Vortex)) ++holder.index;
    for (const Pawn hero : rules::kHeroes) {
      const Place from = place_of(state, hero);
      if (!is_in_the_mall(state, hero)) continue;
      for (const rules::Tile tile : state.placed& catalog::tiles_with_vortex(colour_of(hero))) {
        const Place to = rules::place(tile, *catalog::def(tile).vortex[rules::index(hero)]);
        const auto decision = ask(game.rules, state, {holder, game.now, rules::TakeVortex{hero, from, to}});
        State after = state;
        after.places[rules::index(hero)] = to;
        const rules::Space& space = rules::space_at(from);
        const bool is_on_its_vortex =
            space.symbol == rules::Symbol::Vortex && space.colour == colour_of(hero);
        const bool changes = dimension_of(state, from) != dimension_of(state, to);
        const bool is_free = !is_occupied(state, to);
        const bool must_stay = !decision && decision.error().reason == Reason::HeroMustStay;
        const bool expected =
            !state.stolen && is_on_its_vortex && changes && is_free && !are_all_together(after);
        EXPECT_EQ(decision.has_value(), expected && !must_stay) << name(hero) << " to " << name(tile);
      }
    }
  });
}

}  // namespace
}  // namespace property
