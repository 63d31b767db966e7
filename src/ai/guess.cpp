#include "ai/guess.h"

#include <algorithm>

namespace ai {
namespace {

using rules::Card;
using rules::SoloCard;
using rules::State;
using rules::Tile;

using Tiles = base::FixedList<Tile, catalog::kMostInDeck>;

// The tiles of this game that nobody has seen anywhere else.
Tiles unseen_tiles(const rules::Ruleset& rules, const State& view) {
  rules::TileSet unseen = rules.deck;
  for (const Tile tile : view.placed) unseen.erase(tile);
  if (view.held && view.held->tile()) unseen.erase(*view.held->tile());
  for (const Card card : view.deck) {
    if (card.tile()) unseen.erase(*card.tile());
  }
  Tiles tiles;
  for (const Tile tile : unseen) {
    if (!tiles.full()) tiles.push_back(tile);
  }
  return tiles;
}

// A visible back shows which of the two boxes a tile is from.
bool guess_card(Card& card, Tiles& tiles) {
  const auto fits = [&](Tile tile) { return !card.back() || catalog::back(tile) == *card.back(); };
  auto* const found = std::find_if(tiles.begin(), tiles.end(), fits);
  if (found == tiles.end()) return false;
  card = Card{*found};
  *found = tiles.back();
  tiles.pop_back();
  return true;
}

bool guess_deck(const rules::Ruleset& rules, State& state, base::Random& random) {
  Tiles tiles = unseen_tiles(rules, state);
  random.shuffle(tiles);
  for (const bool shows_its_back : {true, false}) {
    for (Card& card : state.deck) {
      if (card.tile() || card.back().has_value() != shows_its_back) continue;
      if (!guess_card(card, tiles)) return false;
    }
  }
  return true;
}

bool guess_solo_deck(State& state, base::Random& random) {
  base::FixedList<rules::Ability, catalog::kAbilities> abilities;
  for (std::size_t i = 0; i < catalog::kAbilities; ++i) {
    const auto ability = static_cast<rules::Ability>(i);
    const SoloCard card{ability};
    if (std::find(state.solo_pile.begin(), state.solo_pile.end(), card) == state.solo_pile.end())
      abilities.push_back(ability);
  }
  random.shuffle(abilities);
  for (SoloCard& card : state.solo_deck) {
    if (card.ability()) continue;
    if (abilities.empty()) return false;
    card = SoloCard{abilities.back()};
    abilities.pop_back();
  }
  return true;
}

}  // namespace

std::optional<State> guess_secrets(const rules::Ruleset& rules, const State& view, base::Seed seed) {
  State state = view;
  base::Random random{seed};
  if (!guess_deck(rules, state, random) || !guess_solo_deck(state, random)) return std::nullopt;
  state.random = random;
  state.knowledge = rules::Knowledge::Everything;
  return state;
}

}  // namespace ai
