// `magicmaze restore`: the games of a backup into a data folder.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kRestoreCommand;

}  // namespace app
