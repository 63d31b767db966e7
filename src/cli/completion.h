// Shell completion of commands and options: a script for bash, zsh or fish, made from the same lists as the
// help.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/arguments.h"

namespace cli {

// None if we don't know that shell.
std::optional<std::string> completion_for(std::string_view shell,
                                          std::span<const Subcommand* const> commands);

}  // namespace cli
