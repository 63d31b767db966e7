// `magicmaze load`: plays at many tables of a server at once and tells how fast it was.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kLoadCommand;

}  // namespace app
