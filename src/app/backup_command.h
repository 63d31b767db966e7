// `magicmaze backup`: all games of a server in one file, while it runs.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kBackupCommand;

}  // namespace app
