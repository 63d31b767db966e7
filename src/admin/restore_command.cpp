#include "admin/restore_command.h"

#include <iostream>

#include "admin/inventory_text.h"
#include "cli/game_options.h"
#include "serve/options.h"
#include "store/backup.h"

namespace admin {
namespace {

int run_restore(const cli::Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return cli::complain("restore takes the name of a backup. Try: magicmaze restore --help");
  }
  const auto folder = serve::read_data_folder(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const auto restored = store::restore(arguments.rest().front(), *folder);
  if (!restored) {
    std::cerr << "magicmaze: " << restored.error() << "\n";
    return 1;
  }
  std::cout << "In " << folder->string() << ", checked: " << inventory_text(restored->inventory) << ".\n";
  if (restored->aside) std::cout << "What was there before is now in " << restored->aside->string() << ".\n";
  return 0;
}

}  // namespace

const cli::Subcommand kRestoreCommand{.name = "restore",
                                      .usage = "restore FILE [--data FOLDER | --config FILE]",
                                      .summary = "Restores the games from a backup. Stop the server first.",
                                      .options = serve::data_folder_options(),
                                      .run = run_restore};

}  // namespace admin
