// How far a table is with its surveyors: what they have been asked, and what they have found.
#pragma once

#include <cstdint>
#include <optional>

#include "table/ports.h"

namespace table {

struct Surveying {
  std::uint32_t asked = 0;  // the number of the last question
  // The next game's deal: what will be played, and whether it is still being looked for.
  std::optional<DealFound> deal{};
  std::optional<rules::Ruleset> rules{};  // for which that deal is
  // The last game's par, while the answer is awaited.
  std::optional<std::uint32_t> par{};
  std::int64_t not_before_ms = 0;  // when they may be asked again, in steady milliseconds
};

}  // namespace table
