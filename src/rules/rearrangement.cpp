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
Objection ban_on_losing(const Ruleset& rules, const State& state, TileSet gone, Tile tile) {
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
    if (!ban_on_losing(rules, state, gone, second)) return true;
  }
  return false;
}

}  // namespace

Objection ban_on_discarding(const Ruleset& rules, const State& state, Tile tile) {
  if (const Objection objection = ban_on_losing(rules, state, TileSet{}, tile)) return objection;
  if (state.discards_due > 1 && !a_second_could_follow(rules, state, tile)) {
    return Refusal{.reason = Reason::NoSecondCouldFollow, .tile = tile};
  }
  return std::nullopt;
}

void call_for_discards(Story& story) {
  if (!story.rules.rearrangement || story.now.stolen) return;
  emit(story, DiscardsDue{2});
  for (const Tile tile : story.now.placed) {
    if (!ban_on_discarding(story.rules, story.now, tile)) return;
  }
  emit(story, GameLost{story.at, Defeat::NothingToRearrange});  // S11-3
}

Decision decide_discard(const Ruleset& rules, const State& state, const Stamped& action,
                        const Discard& discard) {
  if (state.discards_due == 0) return refuse(Reason::NothingToDiscard);
  if (const Objection objection = ban_on_discarding(rules, state, discard.tile)) return refuse(*objection);

  Story story{rules, state, action.at};
  State after = state;
  after.deck.push_front(Card{discard.tile});
  emit(story, TileDiscarded{discard.tile, top_as_seen(after)});
  return_tile_without_place(story);
  return story.events;
}

}  // namespace rules
