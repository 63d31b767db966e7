// A position: everything that changes during a game, as one value without pointers. The ruleset is kept
// separately.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/fixed_list.h"
#include "base/random.h"
#include "rules/card.h"
#include "rules/security.h"
#include "rules/vocabulary.h"

namespace rules {

// A tile in the mall: the row and column of its upper left corner in the mall, with tile 1 at 0,0.
struct PlacedTile {
  std::int8_t row = 0;
  std::int8_t column = 0;
  Turns turns;
  std::uint8_t dimension = 0;  // 1 only in scenario 13, around tile 3
  // The tiles on its four sides, by direction of the table.
  std::array<std::uint8_t, 4> neighbours{kNoTile, kNoTile, kNoTile, kNoTile};

  static constexpr std::uint8_t kNoTile = 0xff;
  constexpr std::optional<Tile> neighbour(Direction side) const {
    const std::uint8_t code = neighbours[catalog::index(side)];
    return code == kNoTile ? std::nullopt : std::optional{catalog::tile_at(code)};
  }
  friend constexpr bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

enum class Presence : std::uint8_t {
  NotInPlay,  // guards that no module brings, or that were discarded
  InTheMall,
  Aside,       // a captive and its guard before the guard room is found (M5-3)
  Escaped,     // off the board, or for good on its exit (S10-2, S17-2)
  Waiting,     // a guard on the theft tile (M1-1, M11-1)
  Frog,        // a guard under the spell: on a space, in nobody's way (M10-FROG)
  Dining,      // a guard in a McTrollald's (M10-VOUCHER)
  DiningFrog,  // both
};

// What may be said at this moment.
enum class Speech : std::uint8_t { Open, Window, Gestures, Silent };

enum class Outcome : std::uint8_t { Running, Won, Lost };
enum class Defeat : std::uint8_t {
  None,
  SandRanOut,
  NothingToRearrange,
  TwoCaptives,        // M5-6
  GuardCameUpon,      // a hero, with no guard room to take it to (M10-END, R-50)
  AllInOneDimension,
  GoalMissed,         // T-FAIL
};

// The sand that was left at some moment; it has been running since.
struct Sand {
  GameTime since;
  Millis left{catalog::kFullSand};
  friend constexpr bool operator==(const Sand&, const Sand&) = default;
};

// Whether the secrets are in this position (the server's), or struck out (everyone's view).
enum class Knowledge : std::uint8_t { Everything, WhatAllMayKnow };

struct State {
  // The mall.
  std::array<PlacedTile, kTiles> tiles{};
  std::array<Cells, kTiles> out_of_order{};  // the tokens, by tile
  TileSet placed;
  // Pawns; the place of a pawn that isn't in the mall is kNowhere.
  std::array<Place, kPawns> places{kNowhere, kNowhere, kNowhere, kNowhere,
                                   kNowhere, kNowhere, kNowhere, kNowhere};
  std::array<Presence, kPawns> presence{};
  // The deck, its top last, and the tile that has been drawn and waits to be placed.
  base::FixedList<Card, catalog::kMostInDeck> deck{};
  DeckFace deck_face = DeckFace::Down;
  std::optional<Card> held;
  // Seats.
  std::uint8_t seats = 0;
  std::array<ActionTile, kMostSeats> action_tiles{};
  base::FixedList<SoloCard, catalog::kAbilities> solo_deck{};  // its top last
  base::FixedList<SoloCard, catalog::kAbilities> solo_pile{};  // its top last
  // Talking.
  Speech speech = Speech::Silent;
  std::optional<Seat> red_pawn;                          // the seat it is in front of
  std::array<GameTime, kMostSeats> red_pawn_ready_at{};  // R-15, by sender
  // Time.
  Sand sand;
  std::uint8_t flips = 0;
  std::uint8_t timer_spaces_used = 0;  // B-SCORE-1
  // The course of the game.
  bool ball_in_use = false;       // one tile placed by crystal ball, a second may follow
  std::uint8_t discards_due = 0;  // S11-1
  bool stolen = false;            // the theft tile is flipped
  bool no_exit_left = false;
  Security security;              // the expansion's part of the position
  Outcome outcome = Outcome::Running;
  Defeat defeat = Defeat::None;
  GameTime ended;
  // Secrets.
  Knowledge knowledge = Knowledge::Everything;
  base::Random random;

  friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 1024, "copying a position is how search works: keep it small");
static_assert(std::is_trivially_copyable_v<State>);

inline bool is_placed(const State& state, Tile tile) { return state.placed.contains(tile); }
inline const PlacedTile& placed_tile(const State& state, Tile tile) {
  return state.tiles[catalog::index(tile)];
}

inline std::uint8_t dimension_of(const State& state, Place at) {
  return placed_tile(state, at.tile()).dimension;
}

inline Place place_of(const State& state, Pawn pawn) { return state.places[index(pawn)]; }
inline bool is_in_the_mall(const State& state, Pawn pawn) {
  return state.presence[index(pawn)] == Presence::InTheMall;
}
inline bool has_escaped(const State& state, Pawn pawn) {
  return state.presence[index(pawn)] == Presence::Escaped;
}
inline bool is_occupied(const State& state, Place at) {
  bool found = false;
  for (const Place standing : state.places) found |= standing == at;
  return found;
}
inline bool is_out_of_order(const State& state, Place at) {
  return catalog::contains(state.out_of_order[static_cast<std::size_t>(at.tile())], at.cell());
}
inline bool is_covered(const Security& security, Place at) {
  bool found = false;
  for (const TwoEnded& shaft : security.shafts) found |= shaft.first == at || shaft.second == at;
  for (const TwoEnded& breach : security.breaches) found |= breach.first == at || breach.second == at;
  return found;
}
// Nothing but modules lays anything on spaces.
inline bool is_covered(const Ruleset& rules, const State& state, Place at) {
  return !rules.modules.empty() && is_covered(state.security, at);
}
inline bool is_solo(const State& state) { return state.seats == 1; }

}  // namespace rules
