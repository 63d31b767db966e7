// `magicmaze scenarios`: what can be played.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kScenariosCommand;

}  // namespace app
