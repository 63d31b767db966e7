// magicmaze: one program with sub-commands.
#include <exception>
#include <iostream>
#include <vector>

#include "app/backup_command.h"
#include "app/bench_command.h"
#include "app/engine_command.h"
#include "app/forget_command.h"
#include "app/import_command.h"
#include "app/load_command.h"
#include "app/perft_command.h"
#include "app/replay_command.h"
#include "app/restore_command.h"
#include "app/rules_command.h"
#include "app/scenarios_command.h"
#include "app/seat_command.h"
#include "app/serve_command.h"
#include "app/sim_command.h"
#include "app/solve_command.h"
#include "app/table_choice.h"
#include "app/table_command.h"
#include "base/version.h"

namespace {

using app::Command;

const std::array kCommands{
    &app::kServeCommand,  &app::kTableCommand,     &app::kSeatCommand,   &app::kEngineCommand,
    &app::kLoadCommand,   &app::kScenariosCommand, &app::kRulesCommand,  &app::kReplayCommand,
    &app::kSimCommand,    &app::kSolveCommand,     &app::kPerftCommand,  &app::kBenchCommand,
    &app::kBackupCommand, &app::kRestoreCommand,   &app::kForgetCommand, &app::kImportCommand};

void print_help() {
  std::cout << "Magic Maze on line " << base::kEngineVersion << ": rob the mall together, in silence.\n\n";
  for (const Command* command : kCommands) {
    std::string name{command->name};
    name.resize(12, ' ');
    std::cout << "  magicmaze " << name << command->summary << "\n";
  }
  std::cout << "\n  magicmaze COMMAND --help tells its options; magicmaze --version prints the version.\n";
}

int run(const std::vector<std::string_view>& words) {
  if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_help();
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "--version") {
    std::cout << "magicmaze " << base::kEngineVersion << " (rules " << base::kRulesVersion << ", catalog "
              << base::kCatalogVersion << ")\n";
    return 0;
  }
  for (const Command* command : kCommands) {
    if (command->name != words[0]) continue;
    const std::span rest{words.data() + 1, words.size() - 1};
    for (const std::string_view word : rest) {
      if (word == "--") break;  // what follows is not for us
      if (word == "--help") {
        std::cout << app::help_of(*command);
        return 0;
      }
    }
    const auto arguments = app::Arguments::parse(rest, command->options);
    if (!arguments)
      return app::complain(arguments.error() + " Try: magicmaze " + std::string{words[0]} + " --help");
    return command->run(*arguments);
  }
  return app::complain("There is no command " + std::string{words[0]} + ". Try: magicmaze --help");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run({argv + 1, argv + argc});
    // What could not be printed was not said.
    if (!std::cout.flush()) {
      std::cerr << "magicmaze: the output could not be written.\n";
      return 1;
    }
    return status;
  } catch (const std::exception& error) {
    std::cerr << "magicmaze: " << error.what() << "\n";
    return 1;
  }
}
