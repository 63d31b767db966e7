#include "app/restore_command.h"

#include <iostream>

#include "app/inventory_text.h"
#include "app/serve_options.h"
#include "app/table_choice.h"
#include "store/backup.h"

namespace app {
namespace {

int run_restore(const Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return complain("restore takes the name of a backup. Try: magicmaze restore --help");
  }
  const auto folder = read_data_folder(arguments, process_environment);
  if (!folder) return complain(folder.error());
  const auto restored = store::restore(arguments.rest().front(), *folder);
  if (!restored) {
    std::cerr << "magicmaze: " << restored.error() << "\n";
    return 1;
  }
  std::cout << "In " << folder->string() << ", read back and sound: " << inventory_text(restored->inventory)
            << ".\n";
  if (restored->aside) std::cout << "What was there before lies in " << restored->aside->string() << ".\n";
  return 0;
}

}  // namespace

const Command kRestoreCommand{
    .name = "restore",
    .usage = "restore FILE [--data FOLDER | --config FILE]",
    .summary = "The games of a backup into the folder of a server that does not run.",
    .options = data_folder_options(),
    .run = run_restore};

}  // namespace app
