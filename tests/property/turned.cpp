#include "property/turned.h"

namespace property {
namespace {

using rules::Ability;

Ability turned(Ability ability) {
  const bool is_a_move = ability <= Ability::West;
  return is_a_move ? static_cast<Ability>((static_cast<unsigned>(ability) + 1U) & 3U) : ability;
}

rules::ActionTile turned(rules::ActionTile tile) {
  rules::ActionTile result;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    const auto ability = static_cast<Ability>(i);
    if (tile.allows(ability)) {
      result.bits = static_cast<std::uint8_t>(result.bits | catalog::action_tile(turned(ability)).bits);
    }
  }
  return result;
}

rules::SoloCard turned(rules::SoloCard card) {
  const std::optional<Ability> ability = card.ability();
  return ability ? rules::SoloCard{turned(*ability)} : card;
}

rules::Turns turned(rules::Turns turns) {
  return rules::Turns{static_cast<std::uint8_t>((turns.quarters + 1U) & 3U)};
}

// The upper left corner of a tile: what was in row r and column c comes to row c and column -r, because tile
// 1 with its corner at 0,0 stays where it is.
struct Corner {
  std::int8_t row;
  std::int8_t column;
};
Corner turned(Corner corner) { return {corner.column, static_cast<std::int8_t>(-corner.row)}; }

rules::PlacedTile turned(const rules::PlacedTile& tile) {
  const Corner corner = turned(Corner{tile.row, tile.column});
  rules::PlacedTile result = tile;
  result.row = corner.row;
  result.column = corner.column;
  result.turns = turned(tile.turns);
  for (std::size_t side = 0; side < 4; ++side) result.neighbours[(side + 1) & 3U] = tile.neighbours[side];
  return result;
}

rules::State turned(const rules::State& state) {
  rules::State result = state;
  for (const rules::Tile tile : state.placed)
    result.tiles[catalog::index(tile)] = turned(placed_tile(state, tile));
  for (rules::ActionTile& tile : result.action_tiles) tile = turned(tile);
  for (rules::SoloCard& card : result.solo_deck) card = turned(card);
  for (rules::SoloCard& card : result.solo_pile) card = turned(card);
  return result;
}

rules::Event turned(const rules::Event& event) {
  rules::Event result = event;
  if (auto* placed = std::get_if<rules::TilePlaced>(&result)) {
    const Corner corner = turned(Corner{placed->row, placed->column});
    placed->row = corner.row;
    placed->column = corner.column;
    placed->turns = turned(placed->turns);
  }
  if (auto* revealed = std::get_if<rules::SoloRevealed>(&result)) revealed->card = turned(revealed->card);
  if (auto* shuffled = std::get_if<rules::SoloShuffled>(&result)) {
    for (rules::SoloCard& card : shuffled->deck) card = turned(card);
  }
  return result;
}

}  // namespace

rules::State turned(const rules::State& state, unsigned quarters) {
  rules::State result = state;
  for (unsigned i = 0; i < quarters; ++i) result = turned(result);
  return result;
}

rules::Event turned(const rules::Event& event, unsigned quarters) {
  rules::Event result = event;
  for (unsigned i = 0; i < quarters; ++i) result = turned(result);
  return result;
}

}  // namespace property
