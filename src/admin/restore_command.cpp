#include "admin/restore_command.h"

#include <iostream>
#include <vector>

#include "admin/inventory_text.h"
#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "serve/chosen_store.h"
#include "serve/options.h"

namespace admin {
namespace {

int run_restore(const cli::Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return cli::complain("restore takes the name of a backup. Try: magicmaze restore --help");
  }
  const auto folder = serve::read_folder_with_games(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const auto restored = serve::maintenance_of(*folder)->restore(arguments.rest().front());
  if (!restored) {
    std::cerr << "magicmaze: " << restored.error() << "\n";
    return 1;
  }
  if (arguments.has("--json")) {
    notation::JsonWriter json;
    json.begin_object().key("file").string(arguments.rest().front()).key("folder").string(folder->string());
    json.key("tables").number(static_cast<std::int64_t>(restored->inventory.tables));
    json.key("records").number(static_cast<std::int64_t>(restored->inventory.records));
    json.key("bytes").number(static_cast<std::int64_t>(restored->inventory.bytes)).key("aside");
    restored->aside ? json.string(restored->aside->string()) : json.null();
    std::cout << json.end_object().text() << "\n";
    return 0;
  }
  std::cout << "In " << folder->string() << ", checked: " << inventory_text(restored->inventory) << ".\n";
  if (restored->aside) std::cout << "What was there before is now in " << restored->aside->string() << ".\n";
  return 0;
}

std::span<const cli::Option> restore_options() {
  static const std::vector<cli::Option> kAll = [] {
    std::vector<cli::Option> all{serve::data_folder_options().begin(), serve::data_folder_options().end()};
    all.push_back({"--json", cli::kNoValue, "print what was restored as JSON"});
    return all;
  }();
  return kAll;
}

}  // namespace

const cli::Subcommand kRestoreCommand{.name = "restore",
                                      .usage = "restore FILE [--data FOLDER | --config FILE] [--json]",
                                      .summary = "Restores the games from a backup. Stop the server first.",
                                      .options = restore_options(),
                                      .run = run_restore};

}  // namespace admin
