// Where tiles should go, and which the mall can do without.
#pragma once

#include <optional>

#include "ai/situation.h"

namespace ai {

// Where the tile that has been drawn should go.
std::optional<rules::Place> place_for_held_tile(const Situation& situation);

// Whether the face-up tile on the deck may go there without spoiling the game (S13).
bool suits_the_next_tile(const Situation& situation, rules::Place from);

// Whether those who know the deal have a place for the next tile of the deck.
bool next_tile_has_its_place(const Situation& situation);

// The tile the mall can best do without (S11-1).
std::optional<rules::Tile> tile_to_discard(const Situation& situation);

}  // namespace ai
