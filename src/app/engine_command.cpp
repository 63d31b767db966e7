#include "app/engine_command.h"

#include <iostream>

#include "app/engine_session.h"
#include "app/table_choice.h"

namespace app {
namespace {

int run_engine(const Arguments& arguments) {
  if (!arguments.rest().empty())
    return complain("engine takes no words; it reads lines (docs/engine-protocol.md).");
  std::ios::sync_with_stdio(false);
  EngineSession session;
  for (std::string line; std::getline(std::cin, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (line.empty()) continue;
    std::cout << session.answer(line) << "\n" << std::flush;  // somebody waits for the answer
  }
  return 0;
}

}  // namespace

const Command kEngineCommand{.name = "engine",
                             .usage = "engine",
                             .summary = "The rules as a line protocol: one JSON object a line, in and out.",
                             .options = {},
                             .run = run_engine};

}  // namespace app
