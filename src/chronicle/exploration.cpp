#include "chronicle/exploration.h"

namespace chronicle {
namespace {

using rules::State;
using rules::Tile;
using rules::TileSet;

// 6 to 9, starred or not.
bool has_an_item(Tile tile) { return catalog::number(tile) >= 6 && catalog::number(tile) <= 9; }

// ACH-13
bool items_lie_together(const State& state) {
  TileSet items;
  for (const Tile tile : state.placed) {
    if (has_an_item(tile)) items.insert(tile);
  }
  if (items.size() != 4) return false;
  TileSet reached;
  reached.insert(*items.begin());
  for (int round = 1; round < items.size(); ++round) {
    for (const Tile tile : reached) {
      for (const rules::Direction side : rules::kDirections) {
        const std::optional<Tile> next = rules::placed_tile(state, tile).neighbour(side);
        if (next && items.contains(*next)) reached.insert(*next);
      }
    }
  }
  return reached == items;
}

bool is_same_place(const rules::PlacedTile& old, const rules::TileLifted& lifted) {
  return old.row == lifted.row && old.column == lifted.column && old.dimension == lifted.dimension;
}

}  // namespace

void Exploration::see_lifting(const SeenEvent& seen, const rules::TileLifted& lifted,
                              AchievementSet& earned) {
  const bool is_undone =
      first_lifted_ && first_lifted_->tile == lifted.tile && is_same_place(first_lifted_->from, lifted);
  earned.insert_if(is_undone, Achievement::SecondThoughts);
  earned.insert_if(seen.before.stolen && catalog::number(lifted.tile) == 10, Achievement::MovedExit);
  if (!first_lifted_) first_lifted_ = Lifted{lifted.tile, rules::placed_tile(seen.before, lifted.tile)};
}

void Exploration::see(const SeenEvent& seen, AchievementSet& earned) {
  for (const rules::Pawn hero : rules::kHeroes) {
    // Being taken to the guard room counts as being moved.
    const bool has_moved = rules::place_of(seen.before, hero) != rules::place_of(seen.after, hero);
    if (has_moved) moved_.insert(hero);
  }
  if (const auto* lifted = seen.is<rules::TileLifted>()) see_lifting(seen, *lifted, earned);
  const auto* placed = seen.is<rules::TilePlaced>();
  if (placed == nullptr) return;
  const bool is_by_map = placed->right == rules::Right::Map;
  earned.insert_if(is_by_map && seen.after.security.map_tiles >= 5, Achievement::Cartographers);
  if (!seen.after.deck.empty()) return;
  earned.insert_if(moved_.size() <= 3, Achievement::OneStaysHome);
  earned.insert_if(moved_.size() <= 2, Achievement::TwoStayHome);
  was_quick_ |= seen.after.flips == 0;
}

void Exploration::look(const State& state, AchievementSet& earned) {
  earned.insert_if(items_lie_together(state), Achievement::ShoppingDistrict);
}

}  // namespace chronicle
