// Starts the workers of `magicmaze load`, each in its own process, keeps them in step and adds up their
// results.
#pragma once

#include <expected>
#include <string>

#include "load/options.h"
#include "load/report.h"

namespace load {

// Reports progress on standard error; a word in square brackets begins each stage, for scripts that watch the
// server meanwhile: idle, opened, connected, playing, measuring, measured. The error is a sentence.
std::expected<Report, std::string> run_processes(const LoadOptions& options);

}  // namespace load
