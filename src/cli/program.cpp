#include "cli/program.h"

#include <exception>
#include <iostream>
#include <vector>

#include "base/version.h"
#include "cli/completion.h"
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
  std::cout << "\n  The options of a command: magicmaze help COMMAND. The version: magicmaze --version.\n"
               "  For shell completion: magicmaze completion bash, zsh or fish.\n";
}

int print_completion(Commands commands, std::string_view shell) {
  const auto script = completion_for(shell, commands);
  if (!script) return complain("Completion is available for bash, zsh and fish.");
  std::cout << *script;
  return 0;
}

int print_help_of(Commands commands, std::string_view name) {
  for (const Subcommand* command : commands) {
    if (command->name != name) continue;
    std::cout << help_of(*command);
    return 0;
  }
  return complain("There's no command " + std::string{name} + ". Try: magicmaze --help");
}

int run(Commands commands, const std::vector<std::string_view>& words) {
  if (words.size() == 2 && words[0] == "help") return print_help_of(commands, words[1]);
  if (words.size() == 2 && words[0] == "completion") return print_completion(commands, words[1]);
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
