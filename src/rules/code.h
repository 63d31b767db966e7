// Codes: what opens a steel door for one hero, once (M5-CODE-1 to M5-CODE-3, R-59, R-61, R-62).
#pragma once

#include "rules/resolution.h"

namespace rules {

// Named instead of a code space, it is the code spell.
inline constexpr Place kByCodeSpell{0xfffe};

// The code this hero would use: the named one if it works, or the spell, or the code space of the lowest
// tile number; nowhere if none works.
Place code_for(const State& state, Pawn hero, Place named);

// The door opens for one hero and closes again.
void use_code(Resolution& resolution, Place code);

}  // namespace rules
