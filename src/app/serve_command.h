// `magicmaze serve`: the server.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kServeCommand;

}  // namespace app
