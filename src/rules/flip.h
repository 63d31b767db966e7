// The flip of the sand timer and everything that follows from it, in the order of R-34.
#pragma once

#include "rules/resolution.h"

namespace rules {

void flip(Resolution& resolution, FlipBy by);

}  // namespace rules
