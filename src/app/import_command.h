// magicmaze import: finished games from elsewhere into a data folder.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kImportCommand;

}  // namespace app
