// Codes: what opens a steel door to one hero, once (M5-CODE-1 to M5-CODE-3, R-59, R-61, R-62).
#pragma once

#include "rules/story.h"

namespace rules {

// Named instead of a code space, it is the code spell.
inline constexpr Place kByCodeSpell{0xfffe};

// The code this hero would use: the named one if it serves, or the spell, or the code space of the lowest
// tile number; nowhere if none serves.
Place code_for(const State& state, Pawn hero, Place named);

// The door opens to one hero and shuts.
void use_code(Story& story, Place code);

}  // namespace rules
