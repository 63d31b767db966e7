#include "admin/console_command.h"

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <iostream>

#include "cli/game_options.h"
#include "console/ask.h"
#include "console/command.h"
#include "serve/options.h"

namespace admin {
namespace {

constexpr std::array kOptions{
    cli::Option{"--for", "TIME", "how long it lasts: 45s, 30m, 12h, 7d, or ever"},
    cli::Option{"--why", "TEXT", "a note stored with a ban; only you see it"},
    cli::Option{"--only", "PART", "ban only a person's browser, or only their address"},
    cli::Option{"--json", cli::kNoValue, "print the answer as JSON"},
    cli::Option{"--data", "FOLDER", "where the games are stored (default $XDG_DATA_HOME/magicmaze)"},
    cli::Option{"--config", "FILE", "the server's configuration file, with its line `data = FOLDER`"}};

void print_commands() {
  std::cout << "Commands for a running server:\n\n";
  for (const console::CommandHelp& command : console::command_help()) {
    std::string typed{command.typed};
    typed.resize(std::max<std::size_t>(typed.size(), 28), ' ');
    std::cout << "  magicmaze admin " << typed << " " << command.help << "\n";
  }
}

int print(const std::string& answer, bool as_json) {
  const boost::json::object object = boost::json::parse(answer).as_object();
  const bool is_done = object.at("ok").as_bool();
  if (as_json) {
    std::cout << answer << "\n";
  } else if (is_done) {
    std::cout << std::string_view{object.at("text").as_string()} << "\n";
  } else {
    std::cerr << "magicmaze: " << std::string_view{object.at("text").as_string()} << "\n";
  }
  return is_done ? 0 : 1;
}

int run_console(const cli::Arguments& arguments) {
  if (arguments.rest().empty()) {
    print_commands();
    return 2;
  }
  const console::CommandWords words{.name = arguments.rest().front(),
                                    .with = {arguments.rest().begin() + 1, arguments.rest().end()},
                                    .lasts = arguments.value("--for").value_or(""),
                                    .why = arguments.value("--why").value_or(""),
                                    .only = arguments.value("--only").value_or("")};
  if (words.name == "help") {
    print_commands();
    return 0;
  }
  // Typing mistakes are reported here; the server reads it again.
  if (const auto command = console::read_command(words); !command) {
    return cli::complain(command.error() + " Try: magicmaze admin help");
  }
  const auto folder = serve::read_data_folder(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const auto answer = console::ask(*folder, console::json_of(words));
  if (!answer) {
    std::cerr << "magicmaze: " << answer.error() << "\n";
    return 1;
  }
  return print(*answer, arguments.has("--json"));
}

std::vector<std::string_view> first_words() {
  std::vector<std::string_view> words;
  for (const console::CommandHelp& command : console::command_help()) words.push_back(command.name);
  return words;
}

}  // namespace

const cli::Subcommand kConsoleCommand{
    .name = "admin",
    .usage = "admin COMMAND [ARGUMENTS] [OPTIONS]; `magicmaze admin help` lists the commands",
    .summary = "Manages a running server: tables, bans, announcements.",
    .options = kOptions,
    .run = run_console,
    .first_words = first_words};

}  // namespace admin
