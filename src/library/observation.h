// What a seat may know of a game, as a fixed list of small numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "library/history.h"
#include "rules/game.h"

namespace library {

// The blocks of an observation, in this order (docs/library.md).
inline constexpr std::size_t kNumbersOfTile =
    6;  // whether it is in the mall, row, column, turns, dimension, tokens on it
inline constexpr std::size_t kNumbersOfPawn = 5;  // presence, tile, cell, row, column
inline constexpr std::size_t kNumbersOfGame = 24;
inline constexpr std::size_t kNumbersOfModules = 48;
inline constexpr std::size_t kNumbersOfPastAction =
    5;  // seat, tenths of a second ago, action, pawn, where it went

inline constexpr std::size_t kTileNumbers = 0;
inline constexpr std::size_t kPawnNumbers = kTileNumbers + (rules::kTiles * kNumbersOfTile);
inline constexpr std::size_t kSeatNumbers = kPawnNumbers + (rules::kPawns * kNumbersOfPawn);
inline constexpr std::size_t kGameNumbers = kSeatNumbers + (rules::kMostSeats * catalog::kAbilities);
inline constexpr std::size_t kModuleNumbers = kGameNumbers + kNumbersOfGame;
inline constexpr std::size_t kHistoryNumbers = kModuleNumbers + kNumbersOfModules;
inline constexpr std::size_t kObservation = kHistoryNumbers + (kRemembered * kNumbersOfPastAction);

using Observation = std::span<std::int16_t, kObservation>;

// Seats are counted from this one around the table, so that a player always comes first in its own view.
void observe(const rules::Game& game, const History& history, rules::Seat seat, rules::GameTime now,
             Observation numbers);

// Of all seats, one after the other.
void observe_all_seats(const rules::Game& game, const History& history, rules::GameTime now,
                       std::int16_t* numbers);

}  // namespace library
