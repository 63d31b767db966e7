// What the crew should do now: an errand for every hero, whether to explore, whether to steal. It is worked
// out from what everybody can see, so all teammates come to the same orders without a word.
#pragma once

#include "ai/errand.h"
#include "ai/landmarks.h"
#include "ai/pace.h"
#include "rules/state.h"

namespace ai {

// Whether time or actions are to be saved: all heroes explore at once, or only the one that has the least to
// go.
enum class Style : std::uint8_t { Swift, Thrifty };

struct Outlook {
  const rules::Ruleset& rules;
  const rules::State& state;  // as everybody sees it
  rules::GameTime now;
  const Landmarks& marks;
  const Ways& ways;
  const Efforts& efforts;
  const Rhythm& rhythm;
  Style style = Style::Swift;
  std::uint32_t taste = 0;  // another number prefers other explorations among equals
};

struct Orders {
  Errands errands{};
  bool explore = false;   // whenever somebody stands where it can be done
  bool anywhere = false;  // even where the next tile should not go
  bool steal = false;     // as soon as everybody stands on an item
  // When the sand alone will change these orders.
  rules::GameTime valid_until{0xffffffff};
};

Orders orders_for(const Outlook& outlook);

// Where the tile that has been drawn should go.
std::optional<rules::Place> place_for_held_tile(const Outlook& outlook);

// Whether the tile that everybody sees on the deck may go there without spoiling the game (S13).
bool suits_the_next_tile(const Outlook& outlook, rules::Place from);

// The tile the mall can best do without (S11-1).
std::optional<rules::Tile> tile_to_discard(const Outlook& outlook);

}  // namespace ai
