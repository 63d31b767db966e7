#include "rules/rearrangement.h"

#include "rules/empty_space.h"
#include "rules/explore.h"
#include "rules/mall.h"

namespace rules {
namespace {

// tile 3 is protected like tile 1 where it starts a dimension.
bool is_starting_tile(const Ruleset& rules, Tile tile) {
  return catalog::is_start(tile) || (rules.two_dimensions && tile == catalog::kSecondStart);
}

bool cuts_something_off(const State& state, TileSet before, Tile tile) {
  const Reach whole = reach_without(state, before);
  TileSet missing = before;
  missing.insert(tile);
  const Reach rest = reach_without(state, missing);
  for (const Tile other : state.placed) {
    if (missing.contains(other)) continue;
    const std::size_t i = catalog::index(other);
    if ((whole[i] & static_cast<Cells>(~rest[i])) != 0) return true;
  }
  return false;
}

// S11-2, with the tiles already given up taken as gone.
Objection why_cannot_lose(const Ruleset& rules, const State& state, TileSet gone, Tile tile) {
  if (!is_placed(state, tile) || gone.contains(tile))
    return Refusal{.reason = Reason::NoSuchTileInTheMall, .tile = tile};
  if (is_starting_tile(rules, tile)) return Refusal{.reason = Reason::StartingTileStays, .tile = tile};
  for (const Pawn hero : kHeroes) {
    const Place standing = place_of(state, hero);
    if (standing != kNowhere && standing.tile() == tile)
      return Refusal{.reason = Reason::HeroIsOnTile, .tile = tile};
  }
  if (state.out_of_order[catalog::index(tile)] != 0)
    return Refusal{.reason = Reason::TokenIsOnTile, .tile = tile};
  if (!is_empty(state, tile)) return Refusal{.reason = Reason::TileIsNotEmpty, .tile = tile};
  if (cuts_something_off(state, gone, tile)) return Refusal{.reason = Reason::WouldCutOff, .tile = tile};
  return std::nullopt;
}

bool a_second_could_follow(const Ruleset& rules, const State& state, Tile first) {
  TileSet gone;
  gone.insert(first);
  for (const Tile second : state.placed) {
    if (!why_cannot_lose(rules, state, gone, second)) return true;
  }
  return false;
}

}  // namespace

Objection why_cannot_discard(const Ruleset& rules, const State& state, Tile tile) {
  if (const Objection objection = why_cannot_lose(rules, state, TileSet{}, tile)) return objection;
  if (state.discards_due > 1 && !a_second_could_follow(rules, state, tile)) {
    return Refusal{.reason = Reason::NoSecondCouldFollow, .tile = tile};
  }
  return std::nullopt;
}

void call_for_discards(Resolution& resolution) {
  if (!resolution.rules.rearrangement || resolution.now.stolen) return;
  emit(resolution, DiscardsDue{2});
  for (const Tile tile : resolution.now.placed) {
    if (!why_cannot_discard(resolution.rules, resolution.now, tile)) return;
  }
  emit(resolution, GameLost{resolution.at, Defeat::NothingToRearrange});  // S11-3
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped&, const Discard& discard) {
  if (state.discards_due == 0) return Refusal{.reason = Reason::NothingToDiscard};
  return why_cannot_discard(rules, state, discard.tile);
}

void carry_out(Resolution& resolution, const Discard& discard) {
  // S11-4: it goes under the deck, and is its top only where it is alone.
  const bool is_alone = resolution.now.deck.empty();
  const Card next =
      is_alone ? as_seen(Card{discard.tile}, resolution.now.deck_face) : top_as_seen(resolution.now);
  emit(resolution, TileDiscarded{discard.tile, next});
  return_tile_without_place(resolution);
}

}  // namespace rules
