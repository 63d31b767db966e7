// A position from its bytes: the way back from canonical_bytes(). The bytes may come from a stranger; what is
// read is a position that decide() and evolve() can trust, no matter what was written.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "rules/state.h"

namespace rules {

// None if they aren't exactly the bytes of a position.
std::optional<State> read_canonical_bytes(std::span<const std::uint8_t> bytes);

}  // namespace rules
