#include "app/backup_command.h"

#include <array>
#include <iostream>

#include "app/inventory_text.h"
#include "app/serve_options.h"
#include "app/table_choice.h"
#include "notation/json_writer.h"
#include "store/backup.h"

namespace app {
namespace {

int run_backup(const Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return complain("backup takes the name of a file. Try: magicmaze backup --help");
  }
  const std::string& file = arguments.rest().front();
  const auto folder = read_data_folder(arguments, process_environment);
  if (!folder) return complain(folder.error());
  const auto overwrite = arguments.has("--force") ? store::Overwrite::Yes : store::Overwrite::No;
  const auto made = store::back_up(*folder, file, overwrite);
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
  std::cout << "In " << file << ", read back and sound: " << inventory_text(*made) << " of "
            << folder->string() << ".\n";
  return 0;
}

std::span<const Option> backup_options() {
  static const std::vector<Option> kAll = [] {
    std::vector<Option> all{data_folder_options().begin(), data_folder_options().end()};
    all.push_back({"--force", Takes::Nothing, "takes the place of a file that is there"});
    all.push_back({"--json", Takes::Nothing, "what the file holds, for programs"});
    return all;
  }();
  return kAll;
}

}  // namespace

const Command kBackupCommand{.name = "backup",
                             .usage = "backup FILE [--data FOLDER | --config FILE] [--force]",
                             .summary = "All games of a server in one file, also while it runs.",
                             .options = backup_options(),
                             .run = run_backup};

}  // namespace app
