// `magicmaze sim`: games of AI teammates in virtual time, counted.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kSimCommand;

}  // namespace app
