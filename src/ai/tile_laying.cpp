#include "ai/tile_laying.h"

#include "rules/decide.h"
#include "rules/evolve.h"
#include "rules/explore.h"
#include "rules/mall.h"
#include "rules/map.h"
#include "rules/rearrangement.h"

namespace ai {
namespace {

using rules::Colour;
using rules::Place;

constexpr int kWrongPlace = 1000;

// S13: items and exits of two colours belong in one dimension, the others in the other, because nobody can
// change dimension after the theft. The first one found decides for its colour.
std::optional<std::uint8_t> dimension_for(const Situation& situation, rules::Tile tile) {
  for (const rules::Space& space : catalog::def(tile).spaces) {
    if (space.symbol != rules::Symbol::Item && space.symbol != rules::Symbol::Exit) continue;
    const std::size_t colour = index(*space.colour);
    const auto& other =
        space.symbol == rules::Symbol::Item ? situation.marks.exits[colour] : situation.marks.items[colour];
    if (other) return placed_tile(situation.state, other->tile()).dimension;
    const bool starts_apart = *space.colour == Colour::Yellow || *space.colour == Colour::Purple;
    return static_cast<std::uint8_t>(starts_apart ? 1 : 0);
  }
  return std::nullopt;
}

int promise_of(const rules::State& state) {
  const Landmarks marks = landmarks_of(state);
  int promise = 0;
  for (const ManyPlaces& places : marks.unexplored) {
    promise += 3 * static_cast<int>(places.size()) + (places.empty() ? 0 : 4);
    for (const Place at : places) promise += free_sides_beyond(state, at) == 0 ? -2 : 0;
  }
  return promise;
}

// A map in use only continues where it leads (M7-2); in T-5 everything depends on it from the start.
bool keeps_the_map(const Situation& situation, Place from) {
  if (situation.rules.modules.empty()) return true;
  std::optional<rules::Pawn> reader = hero_on_map_in_use(situation.state);
  if (!reader && situation.rules.game == catalog::ExpansionGame::T5) {
    for (const rules::Pawn hero : rules::kHeroes) {
      if (map_under(situation.rules, situation.state, hero)) reader = hero;
    }
  }
  return !reader || rules::space_at(from).colour == colour_of(*reader);
}

// The number of tiles below it in the deck says which one it is.
bool suits(const Situation& situation, rules::Tile tile, std::size_t below, Place from) {
  if (below < situation.blueprint.size()) return situation.blueprint[below] == from;
  if (!situation.rules.two_dimensions) return true;
  const std::optional<std::uint8_t> dimension = dimension_for(situation, tile);
  return !dimension || *dimension == placed_tile(situation.state, from.tile()).dimension;
}

}  // namespace

bool suits_the_next_tile(const Situation& situation, Place from) {
  if (!keeps_the_map(situation, from)) return false;
  const std::optional<rules::Tile> next =
      situation.state.deck.empty() ? std::nullopt : situation.state.deck.back().tile();
  return !next || suits(situation, *next, situation.state.deck.size() - 1, from);
}

bool next_tile_has_its_place(const Situation& situation) {
  const std::size_t left = situation.state.deck.size();
  return left > 0 && left <= situation.blueprint.size() && situation.blueprint[left - 1] != rules::kNowhere;
}

std::optional<Place> place_for_held_tile(const Situation& situation) {
  const rules::EligiblePlaces places = eligible_places(situation.rules, situation.state);
  if (places.empty()) return std::nullopt;
  if (!situation.state.held || !situation.state.held->tile()) return places.front();
  rules::State hands = situation.state;
  hands.action_tiles[0] = catalog::action_tile(rules::Ability::Explore);
  std::optional<Place> best;
  int most = 0;
  for (const Place at : places) {
    rules::State after = hands;
    if (!apply(situation.rules, after, {rules::Seat{0}, situation.now, rules::PlaceTile{at}})) continue;
    const int promise =
        promise_of(after) -
        (suits(situation, *situation.state.held->tile(), situation.state.deck.size(), at) ? 0 : kWrongPlace) -
        (keeps_the_map(situation, at) ? 0 : kWrongPlace);
    if (best && promise <= most) continue;
    best = at;
    most = promise;
  }
  return best;
}

std::optional<rules::Tile> tile_to_discard(const Situation& situation) {
  const rules::State& state = situation.state;
  std::optional<rules::Tile> best;
  int least = 0;
  for (const rules::Tile tile : state.placed) {
    if (why_cannot_discard(situation.rules, state, tile)) continue;
    int worth = 0;
    for (const rules::Space& space : catalog::def(tile).spaces) {
      if (space.symbol == rules::Symbol::Item || space.symbol == rules::Symbol::Exit) worth += 100;
      if (space.symbol == rules::Symbol::SandTimer) worth += 40;
      if (space.symbol == rules::Symbol::Camera) worth -= 20;
      if (space.symbol == rules::Symbol::Vortex) worth += 5;
    }
    if (best && worth >= least) continue;
    best = tile;
    least = worth;
  }
  return best;
}

}  // namespace ai
