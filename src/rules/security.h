// What the modules of Maximum Security add to a position: tokens and spells, guards who are away, beholder
// and sensor. Where no module is in play it is as it is written here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/fixed_list.h"
#include "catalog/spell.h"
#include "rules/vocabulary.h"

namespace rules {

using catalog::Spell;
using catalog::Spells;

inline constexpr Place kNowhere{0xffff};

// A token of two ends: a pair of shafts (M3), the two halves of a breach (M4).
enum class TokenState : std::uint8_t { NotInPlay, Ready, Laid, Discarded };
struct TwoEnded {
  TokenState token = TokenState::NotInPlay;
  Place first = kNowhere;   // where the dwarf or the barbarian stood
  Place second = kNowhere;  // the other end
  friend constexpr bool operator==(const TwoEnded&, const TwoEnded&) = default;
};
inline constexpr std::size_t kShafts = 2;
inline constexpr std::size_t kBreaches = 3;

// The anti-stress tokens (M2-1).
enum class StressToken : std::uint8_t { Timer, Swap1, Swap2, Loudspeaker1, Loudspeaker2, Loudspeaker3 };
inline constexpr std::size_t kStressTokens = 6;
inline constexpr std::size_t kTelekinesisTokens = 2;

// A figure that waits on the theft tile until its tile is found.
enum class PieceState : std::uint8_t { NotInPlay, Waiting, InTheMall };

// The crystal ball spell: its right waits for the explore seat; after the first tile a second may
// follow.
enum class BallSpell : std::uint8_t { None, Waiting, Begun };

inline constexpr std::size_t kGuards = 4;
inline constexpr std::array kGuardPawns{Pawn::Guard1, Pawn::Guard2, Pawn::Guard3, Pawn::Guard4};
constexpr std::size_t guard_index(Pawn guard) { return index(guard) - index(Pawn::Guard1); }

struct Security {
  std::array<TwoEnded, kShafts> shafts{};  // dark, light
  std::array<TwoEnded, kBreaches> breaches{};
  std::uint8_t stress_tokens = 0;                               // one bit for each that is left
  std::uint8_t telekinesis_tokens = 0;                          // one bit for each that is left
  Spells spells;                                                // face up, not yet cast
  base::FixedList<Spell, catalog::kTemporarySpells> holding{};  // temporary ones, in the order they were cast
  bool code_spell = false;                                      // cast and not yet used
  BallSpell ball_spell = BallSpell::None;
  Place map_in_use = kNowhere;  // M7-2
  std::uint8_t map_tiles = 0;   // placed by the map in use, or by the last one
  PieceState beholder = PieceState::NotInPlay;
  Tile beholder_tile = Tile::T1a;  // while it is in the mall
  PieceState sensor = PieceState::NotInPlay;
  Direction sensor_side = Direction::North;  // of the table, while it is in the mall
  // Where a guard who is a frog or at his meal comes back.
  std::array<Place, kGuards> back_at{kNowhere, kNowhere, kNowhere, kNowhere};
  std::optional<Pawn> choosing;  // a guard who appears, and whose space any seat chooses
  bool goal_mark = false;        // T-2: a breach has covered a timer; T-8: 9* was explored as hardcore asks
  friend bool operator==(const Security&, const Security&) = default;
};

inline bool is_ready(const TwoEnded& token) { return token.token == TokenState::Ready; }
inline bool is_left(std::uint8_t tokens, std::size_t token) { return ((tokens >> token) & 1U) != 0; }

}  // namespace rules
