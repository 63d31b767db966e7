#include "admin/backup_command.h"

#include <array>
#include <iostream>

#include "admin/inventory_text.h"
#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "serve/chosen_store.h"
#include "serve/options.h"

namespace admin {
namespace {

int run_backup(const cli::Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return cli::complain("backup takes the name of a file. Try: magicmaze backup --help");
  }
  const std::string& file = arguments.rest().front();
  const auto folder = serve::read_folder_with_games(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const auto overwrite = arguments.has("--force") ? store::Overwrite::Yes : store::Overwrite::No;
  const auto made = serve::maintenance_of(*folder)->back_up(file, overwrite);
  if (!made) {
    std::cerr << "magicmaze: " << made.error() << "\n";
    return 1;
  }
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("file").string(file).key("folder").string(folder->string());
    json.key("tables").number(static_cast<std::int64_t>(made->tables));
    json.key("records").number(static_cast<std::int64_t>(made->records));
    json.key("bytes").number(static_cast<std::int64_t>(made->bytes)).end_object();
    std::cout << json.text() << "\n";
    return 0;
  }
  std::cout << "In " << file << ", checked: " << inventory_text(*made) << " of " << folder->string() << ".\n";
  return 0;
}

std::span<const cli::Option> backup_options() {
  static const std::vector<cli::Option> kAll = [] {
    std::vector<cli::Option> all{serve::data_folder_options().begin(), serve::data_folder_options().end()};
    all.push_back({"--force", cli::kNoValue, "overwrite an existing file"});
    all.push_back({"--json", cli::kNoValue, "print what the file contains as JSON"});
    return all;
  }();
  return kAll;
}

}  // namespace

const cli::Subcommand kBackupCommand{
    .name = "backup",
    .usage = "backup FILE [--data FOLDER | --config FILE] [--force]",
    .summary = "Saves all of a server's games to one file, even while it's running.",
    .options = backup_options(),
    .run = run_backup};

}  // namespace admin
