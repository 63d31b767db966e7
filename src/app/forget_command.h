// magicmaze forget: a crew and the names of its people leave a data folder.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kForgetCommand;

}  // namespace app
