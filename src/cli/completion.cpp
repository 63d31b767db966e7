#include "cli/completion.h"

#include <vector>

namespace cli {
namespace {

using Commands = std::span<const Subcommand* const>;

std::string joined(const std::vector<std::string_view>& words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " ") + std::string{word};
  return text;
}

std::vector<std::string_view> names_of(Commands commands) {
  std::vector<std::string_view> names;
  for (const Subcommand* command : commands) names.push_back(command->name);
  names.emplace_back("help");
  return names;
}

std::vector<std::string_view> words_of(const Subcommand& command) {
  return command.first_words == nullptr ? std::vector<std::string_view>{} : command.first_words();
}

std::vector<std::string_view> options_of(const Subcommand& command) {
  std::vector<std::string_view> options;
  for (const Option& option : command.options) options.push_back(option.name);
  options.emplace_back("--help");
  return options;
}

// Options whose value is a file or a folder.
bool takes_path(const Option& option) { return option.value == "FILE" || option.value == "FOLDER"; }

std::string bash_script(Commands commands) {
  std::string text =
      "# Completion of magicmaze for bash.\n"
      "_magicmaze() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]:-} words=\n"
      "  COMPREPLY=()\n"
      "  if ((COMP_CWORD == 1)); then\n"
      "    mapfile -t COMPREPLY < <(compgen -W '" +
      joined(names_of(commands)) +
      " --help --version' -- \"$word\")\n"
      "    return\n"
      "  fi\n"
      "  case $command in\n";
  text += "    help) words='" + joined(names_of(commands)) + "' ;;\n";
  for (const Subcommand* command : commands) {
    text += "    " + std::string{command->name} + ")\n      case $word in\n        -*) words='" +
            joined(options_of(*command)) + "' ;;\n        *) ((COMP_CWORD > 2)) || words='" +
            joined(words_of(*command)) + "' ;;\n      esac\n      ;;\n";
  }
  text +=
      "  esac\n"
      "  [[ -z $words ]] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
      "}\n"
      "complete -o default -F _magicmaze magicmaze\n";
  return text;
}

// Between single quotes.
std::string quoted(std::string_view text) {
  std::string safe;
  for (const char letter : text) safe += letter == '\'' ? std::string{"'\\''"} : std::string(1, letter);
  return "'" + safe + "'";
}

// In a description a colon would end the word before it, and a bracket the description.
std::string described(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == ':' || letter == '[' || letter == ']') safe += '\\';
    safe += letter;
  }
  return safe;
}

std::string zsh_script(Commands commands) {
  std::string text =
      "#compdef magicmaze\n"
      "# Completion of magicmaze for zsh.\n"
      "_magicmaze() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const Subcommand* command : commands) {
    text += "    " + quoted(std::string{command->name} + ":" + described(command->summary)) + "\n";
  }
  text +=
      "    'help:Lists the commands, or the options of one.'\n"
      "  )\n"
      "  if ((CURRENT == 2)); then\n"
      "    _describe command commands\n"
      "    return\n"
      "  fi\n"
      "  local command=$words[2]\n"
      "  shift words\n"
      "  ((CURRENT--))\n"
      "  case $command in\n"
      "    help) _describe command commands ;;\n";
  for (const Subcommand* command : commands) {
    text += "    " + std::string{command->name} + ")\n      _arguments";
    for (const Option& option : command->options) {
      std::string one = "*" + std::string{option.name} + "[" + described(option.help) + "]";
      if (option.value != kNoValue) {
        one += ":" + described(option.value) + ":" + (takes_path(option) ? "_files" : "");
      }
      text += " \\\n        " + quoted(one);
    }
    const std::string words = joined(words_of(*command));
    if (!words.empty()) text += " \\\n        " + quoted("1:command:(" + words + ")");
    text += " \\\n        '*:file:_files'\n      ;;\n";
  }
  return text +
         "  esac\n"
         "}\n"
         "_magicmaze \"$@\"\n";
}

std::string fish_script(Commands commands) {
  std::string text = "# Completion of magicmaze for fish.\n";
  const std::string begin = "complete -c magicmaze ";
  for (const Subcommand* command : commands) {
    const std::string name{command->name};
    text.append(begin).append("-f -n __fish_use_subcommand -a ").append(name);
    text.append(" -d ").append(quoted(command->summary)).append("\n");
    const std::string seen = "-n '__fish_seen_subcommand_from " + name + "' ";
    for (const Option& option : command->options) {
      text += begin + seen + "-l " + std::string{option.name.substr(2)};
      if (option.value != kNoValue) text += takes_path(option) ? " -r -F" : " -x";
      text += " -d " + quoted(option.help) + "\n";
    }
    const std::string words = joined(words_of(*command));
    if (!words.empty())
      text.append(begin).append("-f ").append(seen).append("-a ").append(quoted(words)).append("\n");
  }
  return text + begin +
         "-f -n __fish_use_subcommand -a help -d 'Lists the commands, or the options of one.'\n";
}

}  // namespace

std::optional<std::string> completion_for(std::string_view shell, Commands commands) {
  if (shell == "bash") return bash_script(commands);
  if (shell == "zsh") return zsh_script(commands);
  if (shell == "fish") return fish_script(commands);
  return std::nullopt;
}

}  // namespace cli
