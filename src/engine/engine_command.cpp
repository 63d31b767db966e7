#include "engine/engine_command.h"

#include <iostream>

#include "cli/game_options.h"
#include "engine/engine_session.h"

namespace engine {
namespace {

int run_engine(const cli::Arguments& arguments) {
  if (!arguments.rest().empty())
    return cli::complain(
        "engine takes no arguments; it reads lines from its input (docs/engine-protocol.md).");
  std::ios::sync_with_stdio(false);
  EngineSession session;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty()) continue;
    std::cout << session.answer(line) << "\n" << std::flush;  // someone is waiting for the answer
  }
  return 0;
}

}  // namespace

const cli::Subcommand kEngineCommand{
    .name = "engine",
    .usage = "engine",
    .summary = "Offers the rules as a line protocol: one JSON object per line, in and out.",
    .options = {},
    .run = run_engine};

}  // namespace engine
