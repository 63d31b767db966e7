// Every action as a whole number: a fixed list of numbers for all seats and all games, so that programs can
// learn and search without reading text. Games without modules use the first kBaseActions of them.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/action.h"
#include "rules/game.h"

namespace library {

using ActionNumber = std::uint32_t;

// The list in blocks, each with a number for everything it could name.
inline constexpr std::uint32_t kPlaces = rules::kTiles * catalog::kCells;
inline constexpr std::uint32_t kFarthest = 16;  // spaces in one walk; seven without modules

inline constexpr ActionNumber kWait = 0;
inline constexpr ActionNumber kWalks = 1;
inline constexpr ActionNumber kVortexes = kWalks + (rules::kPawns * 4 * kFarthest);
inline constexpr ActionNumber kEscalators = kVortexes + (rules::kPawns * rules::kTiles);
inline constexpr ActionNumber kDraw = kEscalators + rules::kPawns;
inline constexpr ActionNumber kTheft = kDraw + 1;
inline constexpr ActionNumber kReveal = kTheft + 1;
inline constexpr ActionNumber kPlacings = kReveal + 1;
inline constexpr ActionNumber kDiscards = kPlacings + (rules::kTiles * 4);
inline constexpr ActionNumber kRedPawns = kDiscards + rules::kTiles;
inline constexpr ActionNumber kBaseActions = kRedPawns + rules::kMostSeats;

inline constexpr ActionNumber kShaftRides = kBaseActions;
inline constexpr ActionNumber kBeholderMoves = kShaftRides + (rules::kPawns * rules::kShafts);
inline constexpr ActionNumber kSensorTurns = kBeholderMoves + 4;
inline constexpr ActionNumber kChoices = kSensorTurns + 4;
inline constexpr ActionNumber kTimerToken = kChoices + kPlaces;
inline constexpr ActionNumber kSwapTokens = kTimerToken + 1;
inline constexpr ActionNumber kLoudspeakers = kSwapTokens + (2 * rules::kMostSeats);
inline constexpr ActionNumber kShaftLayings = kLoudspeakers + 3;
inline constexpr ActionNumber kBreachLayings = kShaftLayings + (rules::kShafts * kPlaces);
inline constexpr ActionNumber kLiftings = kBreachLayings + (rules::kBreaches * kPlaces);
inline constexpr ActionNumber kSpellCasts = kLiftings + (rules::kTelekinesisTokens * rules::kTiles);
inline constexpr ActionNumber kBrooms = kSpellCasts + catalog::kSpells;
inline constexpr ActionNumber kSwaps = kBrooms + kPlaces;
inline constexpr ActionNumber kTeleportations = kSwaps + (rules::kPawns * rules::kPawns);
inline constexpr ActionNumber kFrogs = kTeleportations + (rules::kPawns * kPlaces);
inline constexpr ActionNumber kVouchers = kFrogs + rules::kPawns;
inline constexpr ActionNumber kAllActions = kVouchers + (rules::kPawns * rules::kTiles);

// How many numbers a game uses.
inline ActionNumber actions_of(const rules::Ruleset& rules) {
  return rules.modules.empty() ? kBaseActions : kAllActions;
}

inline ActionNumber walk_numbered(rules::Pawn pawn, rules::Direction toward, ActionNumber distance) {
  const auto line = (static_cast<ActionNumber>(pawn) * 4) + static_cast<ActionNumber>(toward);
  return kWalks + (line * kFarthest) + distance - 1;
}

// None for those without a number: a stare, a walk that names its code space, the table's own.
std::optional<ActionNumber> number_of(const rules::State& state, const rules::Action& action);

// What the number means in this position, whether it is legal or not; none if it means nothing there.
std::optional<rules::Action> action_numbered(const rules::Game& game, ActionNumber number);

}  // namespace library
