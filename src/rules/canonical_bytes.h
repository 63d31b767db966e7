// A position as bytes in a fixed order, the same on every machine: what hashes are made of.
#pragma once

#include "base/fixed_list.h"
#include "rules/state.h"

namespace rules {

using CanonicalBytes = base::FixedList<std::uint8_t, 1024>;

// Equal positions have equal bytes and unequal ones unequal bytes. Tiles that aren't in the mall are left
// out.
CanonicalBytes canonical_bytes(const State& state);

}  // namespace rules
