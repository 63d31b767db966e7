// The flip of the sand timer and all that follows from it, in the order of R-34.
#pragma once

#include "rules/story.h"

namespace rules {

void flip(Story& story, FlipBy by);

}  // namespace rules
