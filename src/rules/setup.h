// Setting up: from a scenario and a seed to the first position (B-SETUP-1 to B-SETUP-6, B-SOLO-1, S9-1,
// S13-1).
#pragma once

#include <array>
#include <expected>
#include <optional>

#include "base/fixed_list.h"
#include "base/random.h"
#include "rules/flaw.h"
#include "rules/state.h"

namespace rules {

// What a table chooses.
struct ScenarioChoice {
  unsigned scenario = 1;
  unsigned seats = 4;
  std::optional<Tile> start = std::nullopt;      // a side of tile 1
  std::optional<unsigned> level = std::nullopt;  // the deck holds the tiles from 2 to this one
  std::optional<std::uint32_t> sand_ms = std::nullopt;
  bool free_talk = false;  // scenario 1 only (S1-4)
  bool pairs = false;      // scenario 17 only: allows two heroes on a tile
};

// A game of the expansion (F-0 to F-3, T-1 to T-13).
struct ExpansionChoice {
  catalog::ExpansionGame game = catalog::ExpansionGame::F0;
  unsigned seats = 4;
  bool hardcore = false;     // tutorials only (T-HARD)
  bool anti_stress = false;  // may be added to any tutorial (T-SETUP)
  std::optional<std::uint32_t> sand_ms = std::nullopt;
};
std::expected<Ruleset, Flaw> ruleset_for(const ExpansionChoice& choice);

std::expected<Ruleset, Flaw> ruleset_for(const ScenarioChoice& choice);

using Deal = base::FixedList<ActionTile, kMostSeats>;
using SoloOrder = base::FixedList<Ability, catalog::kAbilities>;

// What is laid out by hand; everything else is left to chance.
struct Setup {
  catalog::TileList deck{};                      // the top of the deck, the uppermost first
  std::array<std::optional<Place>, 4> heroes{};  // by colour
  Deal deal{};                                   // by seat; a leader's is empty
  SoloOrder solo{};                              // the top of the solo deck, the uppermost first
  Spells spells{};                               // those laid out (M10-1); none: left to chance
};

// Everything that chance decides before the game, decided. The ruleset and this are the first position, so a
// record can be watched even if shuffling should ever change.
struct Layout {
  catalog::TileList deck{};  // the uppermost first
  std::array<Place, 4> heroes{};
  Deal deal{};
  SoloOrder solo{};
  Spells spells{};
  base::Random random;  // what is left to draw
};

// The ruleset has no flaw.
std::expected<Layout, Flaw> arrange(const Ruleset& rules, const Setup& setup, base::Seed seed);

State lay_out(const Ruleset& rules, const Layout& layout);

// What is wrong with a layout that came from outside.
std::optional<Flaw> flaw_of(const Ruleset& rules, const Layout& layout);

}  // namespace rules
