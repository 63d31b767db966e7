// `magicmaze bench`: the signature of the rules, and their speed.
#pragma once

#include "app/arguments.h"

namespace app {

extern const Command kBenchCommand;

}  // namespace app
