// How far a table is with its teammates: who they are, what they have been asked, and what they want to do.
#pragma once

#include <cstdint>

#include "table/ports.h"

namespace table {

struct Thinking {
  bool has_place = false;  // at the port
  bool has_met = false;    // those who think know this game
  SeatList seats{};
  ai::Pace pace = ai::Pace::Human;

  enum class Stage : std::uint8_t { Idle, Asked, Advised };
  Stage stage = Stage::Idle;
  std::uint32_t asked = 0;         // the number of the last question
  Advice advice{};                 // once it is there
  std::int64_t not_before_ms = 0;  // when they may be asked again, in steady milliseconds

  bool awaits(const Advice& answer) const { return stage == Stage::Asked && answer.number == asked; }
};

}  // namespace table
