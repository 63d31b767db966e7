// Where tiles should go, and which the mall can do without.
#pragma once

#include <optional>

#include "ai/outlook.h"

namespace ai {

// Where the tile that has been drawn should go.
std::optional<rules::Place> place_for_held_tile(const Outlook& outlook);

// Whether the tile that everybody sees on the deck may go there without spoiling the game (S13).
bool suits_the_next_tile(const Outlook& outlook, rules::Place from);

// Whether those who know the deal have a place for the next tile of the deck.
bool next_tile_has_its_place(const Outlook& outlook);

// The tile the mall can best do without (S11-1).
std::optional<rules::Tile> tile_to_discard(const Outlook& outlook);

}  // namespace ai
