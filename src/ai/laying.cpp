#include "ai/laying.h"

#include "rules/decide.h"
#include "rules/evolve.h"
#include "rules/explore.h"
#include "rules/mall.h"
#include "rules/rearrangement.h"

namespace ai {
namespace {

using rules::Colour;
using rules::Place;

constexpr int kWrongPlace = 1000;

// S13: items and exits of two colours belong into one dimension, the others into the other, because nobody
// changes dimension after the theft. What came first decides for its colour.
std::optional<std::uint8_t> dimension_for(const Outlook& outlook, rules::Tile tile) {
  for (const rules::Space& space : catalog::def(tile).spaces) {
    if (space.symbol != rules::Symbol::Item && space.symbol != rules::Symbol::Exit) continue;
    const std::size_t colour = index(*space.colour);
    const auto& other =
        space.symbol == rules::Symbol::Item ? outlook.marks.exits[colour] : outlook.marks.items[colour];
    if (other) return lies(outlook.state, other->tile()).dimension;
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

// How many tiles are below it in the deck tells which one it is.
bool suits(const Outlook& outlook, rules::Tile tile, std::size_t below, Place from) {
  if (below < outlook.blueprint.size()) return outlook.blueprint[below] == from;
  if (!outlook.rules.two_dimensions) return true;
  const std::optional<std::uint8_t> dimension = dimension_for(outlook, tile);
  return !dimension || *dimension == lies(outlook.state, from.tile()).dimension;
}

}  // namespace

bool suits_the_next_tile(const Outlook& outlook, Place from) {
  const std::optional<rules::Tile> next =
      outlook.state.deck.empty() ? std::nullopt : outlook.state.deck.back().tile();
  return !next || suits(outlook, *next, outlook.state.deck.size() - 1, from);
}

bool next_tile_has_its_place(const Outlook& outlook) {
  const std::size_t left = outlook.state.deck.size();
  return left > 0 && left <= outlook.blueprint.size() && outlook.blueprint[left - 1] != rules::kNowhere;
}

std::optional<Place> place_for_held_tile(const Outlook& outlook) {
  const rules::EligiblePlaces places = eligible_places(outlook.rules, outlook.state);
  if (places.empty()) return std::nullopt;
  if (!outlook.state.held || !outlook.state.held->tile()) return places.front();
  rules::State hands = outlook.state;
  hands.action_tiles[0] = catalog::action_tile(rules::Ability::Explore);
  std::optional<Place> best;
  int most = 0;
  for (const Place at : places) {
    const auto decision = decide(outlook.rules, hands, {rules::Seat{0}, outlook.now, rules::PlaceTile{at}});
    if (!decision) continue;
    rules::State after = hands;
    for (const rules::Event& event : *decision) evolve(after, event);
    const int promise =
        promise_of(after) -
        (suits(outlook, *outlook.state.held->tile(), outlook.state.deck.size(), at) ? 0 : kWrongPlace);
    if (best && promise <= most) continue;
    best = at;
    most = promise;
  }
  return best;
}

std::optional<rules::Tile> tile_to_discard(const Outlook& outlook) {
  const rules::State& state = outlook.state;
  std::optional<rules::Tile> best;
  int least = 0;
  for (const rules::Tile tile : state.placed) {
    if (ban_on_discarding(outlook.rules, state, tile)) continue;
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
