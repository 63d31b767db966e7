// Starts the workers of `magicmaze load`, each in a process of its own, keeps them in step and adds up what
// they saw.
#pragma once

#include <expected>
#include <string>

#include "app/load_options.h"
#include "app/load_report.h"

namespace app::load {

// Says on standard error how far it is; a word in square brackets begins each stage, for scripts that watch
// the server meanwhile: idle, opened, connected, playing, measuring, measured. The error is a sentence.
std::expected<Report, std::string> run_processes(const LoadOptions& options);

}  // namespace app::load
