// What a table is doing, in the words of the wire: its phase, its clock, how its last game ended.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace protocol {

enum class Phase : std::uint8_t { Gathering, Counting, Playing };
inline constexpr std::array<std::string_view, 3> kPhaseWords{"gathering", "counting", "playing"};
constexpr std::string_view word(Phase phase) { return kPhaseWords[static_cast<std::size_t>(phase)]; }

enum class ClockState : std::uint8_t { Stopped, Running, Paused, Interrupted };
inline constexpr std::array<std::string_view, 4> kClockWords{"stopped", "running", "paused", "interrupted"};
constexpr std::string_view word(ClockState state) { return kClockWords[static_cast<std::size_t>(state)]; }

enum class GameResult : std::uint8_t { None, Won, Lost, GivenUp };
inline constexpr std::array<std::string_view, 4> kResultWords{"", "won", "lost", "given_up"};
constexpr std::string_view word(GameResult result) { return kResultWords[static_cast<std::size_t>(result)]; }
// None if that isn't the name of a result.
constexpr GameResult result_of(std::string_view word) {
  for (std::size_t i = 0; i < kResultWords.size(); ++i) {
    if (kResultWords[i] == word) return static_cast<GameResult>(i);
  }
  return GameResult::None;
}

}  // namespace protocol
