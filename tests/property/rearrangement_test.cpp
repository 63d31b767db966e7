// Scenario 11: which tiles may go, compared with what is true once they are gone.
#include <gtest/gtest.h>

#include <algorithm>

#include "property/budget.h"
#include "property/census.h"
#include "rules/mall.h"
#include "rules/setup.h"
#include "support/late_position.h"

namespace property {
namespace {

using rules::Reason;
using rules::State;
using rules::Tile;

State without(const State& state, Tile tile) {
  State after = state;
  evolve(after, rules::TileDiscarded{tile, rules::Card::hidden()});
  return after;
}

// S11-2: a space of the rest could be reached before and can't be reached any more.
bool something_is_cut_off(const State& before, const State& after) {
  const rules::Reach could = reach_without(before, {});
  const rules::Reach can = reach_without(after, {});
  for (const Tile tile : after.placed) {
    const std::size_t i = catalog::index(tile);
    if ((could[i] & ~can[i]) != 0) return true;
  }
  return false;
}

bool is_bare(const State& state, Tile tile) {
  for (const rules::Place standing : state.places) {
    if (standing != rules::kNowhere && standing.tile() == tile) return false;
  }
  return state.out_of_order[catalog::index(tile)] == 0;
}

std::optional<Reason> refusal_of(const rules::Ruleset& rules, const State& state, Tile tile) {
  const rules::Decision decision = ask(rules, state, {rules::Seat{0}, {}, rules::Discard{tile}});
  return decision ? std::nullopt : std::optional{decision.error().reason};
}

bool another_could_go(const rules::Ruleset& rules, const State& state) {
  for (const Tile tile : state.placed) {
    if (!refusal_of(rules, state, tile)) return true;
  }
  return false;
}

// S11-2: a tile that lies in the deck or in the box can't be taken out of the mall.
void check_tiles_elsewhere(const rules::Ruleset& rules, const State& state) {
  for (std::size_t i = 0; i < catalog::kBaseTiles; ++i) {
    if (is_placed(state, catalog::tile_at(i))) continue;
    EXPECT_EQ(refusal_of(rules, state, catalog::tile_at(i)), Reason::NoSuchTileInTheMall);
  }
}

// Every tile of the mall as the next one to go. Positions in which no two can go are tried too, although such
// a game would be lost: the answers must still be right.
void check_every_tile(const rules::Ruleset& rules, const State& state) {
  for (const Tile tile : state.placed) {
    const std::optional<Reason> refusal = refusal_of(rules, state, tile);
    if (catalog::is_start(tile)) {
      EXPECT_EQ(refusal, Reason::StartingTileStays);
    } else if (!is_bare(state, tile)) {
      EXPECT_TRUE(refusal == Reason::HeroIsOnTile || refusal == Reason::TokenIsOnTile) << name(tile);
    } else {
      const State after = without(state, tile);
      const bool cuts = something_is_cut_off(state, after);
      const bool is_last = after.discards_due == 0;
      EXPECT_EQ(refusal == Reason::WouldCutOff, cuts) << name(tile);
      EXPECT_EQ(!refusal, !cuts && (is_last || another_could_go(rules, after))) << name(tile);
    }
  }
}

TEST(Rearrangement, R_19_a_tile_may_be_the_first_only_if_a_second_can_follow) {
  const auto positions = static_cast<unsigned>(std::min<std::uint64_t>(planned_actions() / 60, 10'000));
  for (unsigned number = 0; number < positions && !HasFailure(); ++number) {
    const base::Seed seed{chosen_seed() << 32U | number, 71};
    const auto rules = rules::ruleset_for({.scenario = 11, .seats = 4, .level = 12 + number % 13});
    ASSERT_TRUE(rules.has_value());
    State state = late::late_position(*rules, seed).game.state;
    evolve(state, rules::DiscardsDue{static_cast<std::uint8_t>(number % 5 == 0 ? 1 : 2)});
    check_every_tile(*rules, state);
    check_tiles_elsewhere(*rules, state);
    if (HasFailure())
      ADD_FAILURE() << "level " << 12 + number % 13 << ", seed " << seed.low << ' ' << seed.high;
  }
}

}  // namespace
}  // namespace property
