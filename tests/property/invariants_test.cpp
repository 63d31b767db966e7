// What is true in every position and of every step.
#include <gtest/gtest.h>

#include <cstdlib>

#include "notation/event_text.h"
#include "property/generated_games.h"
#include "rules/can_happen.h"
#include "rules/mall.h"
#include "rules/sand.h"

namespace property {
namespace {

using rules::Pawn;
using rules::State;

template <class Kind>
const Kind* find(const rules::Events& events) {
  for (const rules::Event& event : events) {
    if (const auto* found = std::get_if<Kind>(&event)) return found;
  }
  return nullptr;
}

TEST(Invariants, B_MOVE_3_two_pawns_never_share_a_space) {
  for_each_step(21, 1, [](const Step& step) {
    for (const Pawn one : rules::kHeroes) {
      const rules::Place at = place_of(step.after, one);
      EXPECT_EQ(at == rules::kNowhere, has_escaped(step.after, one) && at == rules::kNowhere);
      if (at == rules::kNowhere) continue;
      EXPECT_TRUE(is_placed(step.after, at.tile()));
      EXPECT_TRUE(catalog::contains(catalog::def(at.tile()).corridor, at.cell()));
      for (const Pawn other : rules::kHeroes) EXPECT_TRUE(one == other || place_of(step.after, other) != at);
    }
  });
}

TEST(Invariants, B_TIME_5_only_a_flip_adds_sand) {
  for_each_step(22, 2, [](const Step& step) {
    const rules::Millis left = sand_left(step.before, step.action.at);
    const auto* flip = find<rules::SandFlipped>(step.events);
    const std::uint32_t expected = flip == nullptr ? left.count : step.rules.sand_ms - left.count;
    EXPECT_EQ(sand_left(step.after, step.action.at).count, expected);
    if (flip == nullptr) {
      EXPECT_TRUE(step.before.sand == step.after.sand);
      EXPECT_EQ(step.before.flips, step.after.flips);
    } else {
      EXPECT_EQ(step.after.flips, step.before.flips + 1);
    }
  });
}

// B-TIME-2: what had run through becomes what is left; two flips at once change nothing.
TEST(Invariants, B_TIME_2_a_flip_leaves_what_had_run_through) {
  for_each_step(23, 1, [](const Step& step) {
    const auto* flip = find<rules::SandFlipped>(step.events);
    if (flip == nullptr) return;
    EXPECT_EQ(flip->left.count + sand_left(step.before, step.action.at).count, step.rules.sand_ms);
    EXPECT_EQ(flip->at, step.action.at);
    EXPECT_NE(find<rules::WentOutOfOrder>(step.events), nullptr);
    EXPECT_EQ(find<rules::ActionTilesPassed>(step.events) != nullptr,
              step.rules.pass_action_tiles && step.rules.seats > 1);
    EXPECT_EQ(find<rules::SoloShuffled>(step.events) != nullptr, step.rules.seats == 1);
  });
}

TEST(Invariants, B_TIME_3_tokens_are_never_taken_away) {
  for_each_step(24, 2, [](const Step& step) {
    for (std::size_t i = 0; i < rules::kTiles; ++i) {
      EXPECT_EQ(step.before.out_of_order[i] & ~step.after.out_of_order[i], 0);
    }
    if (step.before.stolen) {
      EXPECT_TRUE(step.after.stolen);
    }
    for (const Pawn hero : rules::kHeroes) {
      if (has_escaped(step.before, hero)) {
        EXPECT_TRUE(has_escaped(step.after, hero));
        EXPECT_EQ(place_of(step.before, hero), place_of(step.after, hero));
      }
    }
  });
}

bool overlap(const rules::PlacedTile& a, const rules::PlacedTile& b) {
  return a.dimension == b.dimension && std::abs(a.row - b.row) < 4 && std::abs(a.column - b.column) < 4;
}

void expect_sound_mall(const State& state) {
  for (const rules::Tile one : state.placed) {
    const rules::PlacedTile& mine = placed_tile(state, one);
    for (const rules::Tile other : state.placed) {
      if (one != other) {
        EXPECT_FALSE(overlap(mine, placed_tile(state, other))) << name(one) << ' ' << name(other);
      }
    }
    for (const rules::Direction side : rules::kDirections) {
      const catalog::Offset offset = catalog::kNeighbourPlace[catalog::index(side)];
      std::optional<rules::Tile> beside;
      for (const rules::Tile other : state.placed) {
        const rules::PlacedTile& theirs = placed_tile(state, other);
        const bool is_there = theirs.dimension == mine.dimension && theirs.row == mine.row + offset.rows &&
                              theirs.column == mine.column + offset.columns;
        if (is_there) beside = other;
      }
      EXPECT_TRUE(mine.neighbour(side) == beside) << name(one) << ' ' << catalog::name(side);
      if (beside) {
        EXPECT_TRUE(placed_tile(state, *beside).neighbour(catalog::opposite(side)) == one);
      }
    }
  }
}

TEST(Invariants, B_EXPL_5_tiles_never_overlap_and_know_their_neighbours) {
  for_each_step(25, 2, [](const Step& step) {
    const bool changes_the_mall = find<rules::TilePlaced>(step.events) != nullptr ||
                                  find<rules::TileDiscarded>(step.events) != nullptr || step.number == 0;
    if (changes_the_mall) expect_sound_mall(step.after);
  });
}

// B-EXPL-2: the entrance continues from the space used, so one can walk in and back out.
TEST(Invariants, B_EXPL_2_a_placed_tile_can_be_entered_from_where_it_was_explored) {
  for_each_step(26, 1, [](const Step& step) {
    const auto* placed = find<rules::TilePlaced>(step.events);
    if (placed == nullptr) return;
    int ways_in = 0;
    for (const rules::Direction toward : rules::kDirections) {
      const rules::NextSpace next = next_space(step.after, placed->from, toward);
      if (next.border != rules::Border::Open || next.place.tile() != placed->tile.tile()) continue;
      ++ways_in;
      const rules::NextSpace back = next_space(step.after, next.place, catalog::opposite(toward));
      EXPECT_EQ(back.place, placed->from);
    }
    EXPECT_EQ(ways_in, 1);
  });
}

// No tile is lost or created: what is in the mall, in the hand and in the deck always adds up to the same.
TEST(Invariants, B_COMP_1_the_tiles_are_always_the_same) {
  for_each_step(27, 2, [](const Step& step) {
    const auto tiles_of = [](const State& state) {
      rules::TileSet tiles = state.placed;
      for (const rules::Card card : state.deck) tiles.insert(*card.tile());
      if (state.held) tiles.insert(*state.held->tile());
      return tiles;
    };
    const auto count_of = [](const State& state) {
      return state.deck.size() + static_cast<std::size_t>(state.placed.size()) + (state.held ? 1U : 0U);
    };
    EXPECT_TRUE(tiles_of(step.before) == tiles_of(step.after));
    EXPECT_EQ(count_of(step.before), count_of(step.after));
  });
}

TEST(Invariants, S17_1_two_heroes_are_never_on_one_tile_but_the_first) {
  for_each_step(28, 2, [](const Step& step) {
    if (step.rules.groups != catalog::Groups::Forbidden) return;
    for (const Pawn one : rules::kHeroes) {
      const rules::Place at = place_of(step.after, one);
      if (at == rules::kNowhere || catalog::is_start(at.tile())) continue;
      for (const Pawn other : rules::kHeroes) {
        const rules::Place there = place_of(step.after, other);
        EXPECT_TRUE(one == other || there == rules::kNowhere || there.tile() != at.tile());
      }
    }
  });
}

TEST(Invariants, S13_3_the_heroes_are_never_all_in_one_dimension) {
  for_each_step(29, 2, [](const Step& step) {
    if (!step.rules.two_dimensions) return;
    int in_the_second = 0;
    for (const Pawn hero : rules::kHeroes) {
      if (!is_in_the_mall(step.after, hero)) return;
      in_the_second += placed_tile(step.after, place_of(step.after, hero).tile()).dimension;
    }
    EXPECT_TRUE(in_the_second > 0 && in_the_second < 4);
  });
}

TEST(Invariants, B_EXIT_2_all_heroes_out_is_won_and_nothing_else) {
  for_each_step(30, 2, [](const Step& step) {
    int out = 0;
    for (const Pawn hero : rules::kHeroes) out += has_escaped(step.after, hero) ? 1 : 0;
    EXPECT_EQ(step.after.outcome == rules::Outcome::Won, out == 4);
    if (out > 0) {
      EXPECT_TRUE(step.after.stolen);  // B-THEFT-4
    }
  });
}

// Anything decide() returns is accepted when it is read from a file.
TEST(Invariants, B_ACT_1_every_event_can_happen) {
  for_each_step(31, 2, [](const Step& step) {
    State state = step.before;
    for (const rules::Event& event : step.events) {
      EXPECT_TRUE(can_happen(step.rules, state, event)) << notation::text_of(event);
      evolve(state, event);
    }
  });
}

}  // namespace
}  // namespace property
