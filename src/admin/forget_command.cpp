#include "admin/forget_command.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "base/propagate.h"
#include "cli/game_options.h"
#include "console/ask.h"
#include "console/command.h"
#include "notation/json_writer.h"
#include "serve/chosen_store.h"
#include "serve/options.h"

namespace admin {
namespace {

// The secret itself, or a link that ends with it.
std::optional<protocol::Token> secret_in(std::string_view text) {
  const std::size_t hash = text.rfind('#');
  return protocol::read_token(hash == std::string_view::npos ? text : text.substr(hash + 1));
}

// Folders that an earlier restore put aside aren't touched.
std::vector<std::string> older_folders(const std::filesystem::path& folder) {
  std::vector<std::string> older;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator{folder, ignored}) {
    const std::string name = entry.path().filename().string();
    if (entry.is_directory() && name.starts_with("before-")) older.push_back(name);
  }
  std::ranges::sort(older);
  return older;
}

// The server that is using the folder does it.
std::expected<store::Forgetting, std::string> ask_server(const std::filesystem::path& folder,
                                                         const protocol::Token& secret) {
  const console::CommandWords words{.name = "forget-crew", .with = {protocol::text_of(secret)}};
  ASSIGN_OR_RETURN(const std::string answer, console::ask(folder, console::json_of(words)));
  const boost::json::object object = boost::json::parse(answer).as_object();
  if (!object.at("ok").as_bool()) return std::unexpected{std::string{object.at("text").as_string()}};
  return store::Forgetting{.tables = object.at("tables").to_number<std::int64_t>(),
                           .records = object.at("games").to_number<std::int64_t>()};
}

void print_json(const store::Forgetting& forgotten, bool is_running, const std::vector<std::string>& older) {
  notation::JsonWriter json;
  json.begin_object().key("games").number(forgotten.records).key("tables").number(forgotten.tables);
  json.key("running").boolean(is_running).key("older_folders").begin_array();
  for (const std::string& name : older) json.string(name);
  std::cout << json.end_array().end_object().text() << "\n";
}

int run_forget(const cli::Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return cli::complain("forget takes a crew's link or its secret. Try: magicmaze forget --help");
  }
  const auto secret = secret_in(arguments.rest().front());
  if (!secret) return cli::complain("A crew's link ends with # and 32 hexadecimal digits.");
  const auto folder = serve::read_folder_with_games(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const bool is_running = console::is_served(*folder);
  const auto forgotten = is_running
                             ? ask_server(*folder, *secret)
                             : serve::maintenance_of(*folder)->forget_crew(protocol::digest_of(*secret));
  if (!forgotten) {
    std::cerr << "magicmaze: " << forgotten.error() << "\n";
    return 1;
  }
  const std::vector<std::string> older = older_folders(*folder);
  if (arguments.has("--json")) {
    print_json(*forgotten, is_running, older);
    return 0;
  }
  std::cout << "The crew is removed: " << forgotten->records << " finished games no longer have names, "
            << forgotten->tables << " open tables were closed.\n";
  if (is_running) {
    std::cout << "The server is running: traces stay in its write-ahead log until the server overwrites "
                 "them.\n";
  }
  if (!older.empty()) {
    std::cout << "The folders before-... in " << folder->string()
              << " still have its names. Remove them yourself.\n";
  }
  return 0;
}

std::span<const cli::Option> forget_options() {
  static const std::vector<cli::Option> kAll = [] {
    std::vector<cli::Option> all{serve::data_folder_options().begin(), serve::data_folder_options().end()};
    all.push_back({"--json", cli::kNoValue, "print what was removed as JSON"});
    return all;
  }();
  return kAll;
}

}  // namespace

const cli::Subcommand kForgetCommand{
    .name = "forget",
    .usage = "forget CREW [--data FOLDER | --config FILE] [--json]; CREW is its link or its secret",
    .summary = "Removes a crew and the names of its players, even while the server is running.",
    .options = forget_options(),
    .run = run_forget};

}  // namespace admin
