#include "cli/program.h"

#include <exception>
#include <iostream>
#include <vector>

#include "base/version.h"
#include "cli/game_options.h"

namespace cli {
namespace {

using Commands = std::span<const Subcommand* const>;

void print_help(Commands commands) {
  std::cout << "Magic Maze Online " << base::kEngineVersion << ": rob the mall together, in silence.\n\n";
  for (const Subcommand* command : commands) {
    std::string name{command->name};
    name.resize(12, ' ');
    std::cout << "  magicmaze " << name << command->summary << "\n";
  }
  std::cout << "\n  magicmaze COMMAND --help lists its options; magicmaze --version prints the version.\n";
}

int run(Commands commands, const std::vector<std::string_view>& words) {
  if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_help(commands);
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "--version") {
    std::cout << "magicmaze " << base::kEngineVersion << " (rules " << base::kRulesVersion << ", catalog "
              << base::kCatalogVersion << ")\n";
    return 0;
  }
  for (const Subcommand* command : commands) {
    if (command->name != words[0]) continue;
    const std::span rest{words.data() + 1, words.size() - 1};
    for (const std::string_view word : rest) {
      if (word == "--") break;  // the rest belongs to the bot's command
      if (word == "--help") {
        std::cout << help_of(*command);
        return 0;
      }
    }
    const auto arguments = Arguments::parse(rest, command->options);
    if (!arguments)
      return complain(arguments.error() + " Try: magicmaze " + std::string{words[0]} + " --help");
    return command->run(*arguments);
  }
  return complain("There's no command " + std::string{words[0]} + ". Try: magicmaze --help");
}

}  // namespace

int run(Commands commands, int argc, char** argv) {
  try {
    const int status = run(commands, std::vector<std::string_view>{argv + 1, argv + argc});
    // Output that couldn't be written is an error.
    if (!std::cout.flush()) {
      std::cerr << "magicmaze: the output couldn't be written.\n";
      return 1;
    }
    return status;
  } catch (const std::exception& error) {
    std::cerr << "magicmaze: " << error.what() << "\n";
    return 1;
  }
}

}  // namespace cli
