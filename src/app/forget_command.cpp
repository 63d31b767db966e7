#include "app/forget_command.h"

#include <filesystem>
#include <iostream>

#include "app/serve_options.h"
#include "app/table_choice.h"
#include "store/forget.h"

namespace app {
namespace {

// The secret itself, or a link that ends with it.
std::optional<protocol::Token> secret_in(std::string_view text) {
  const std::size_t hash = text.rfind('#');
  return protocol::read_token(hash == std::string_view::npos ? text : text.substr(hash + 1));
}

// What an earlier restore has put aside is as it was.
bool has_old_games(const std::filesystem::path& folder) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator{folder, ignored}) {
    if (entry.is_directory() && entry.path().filename().string().starts_with("before-")) return true;
  }
  return false;
}

int run_forget(const Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return complain("forget takes a crew's link, or its secret. Try: magicmaze forget --help");
  }
  const auto secret = secret_in(arguments.rest().front());
  if (!secret) return complain("A crew's link ends with # and 32 hexadecimal digits.");
  const auto folder = read_data_folder(arguments, process_environment);
  if (!folder) return complain(folder.error());
  const auto forgotten = store::forget_crew(*folder, protocol::digest_of(*secret));
  if (!forgotten) {
    std::cerr << "magicmaze: " << forgotten.error() << "\n";
    return 1;
  }
  std::cout << "The crew is forgotten: " << forgotten->records << " finished games have no names any more, "
            << forgotten->tables << " open tables are closed.\n";
  if (has_old_games(*folder)) {
    std::cout << "Folders before-... in " << folder->string() << " are as they were: remove them yourself.\n";
  }
  return 0;
}

}  // namespace

const Command kForgetCommand{
    .name = "forget",
    .usage = "forget CREW [--data FOLDER | --config FILE]; CREW is its link or its secret",
    .summary = "A crew and all names of its people leave the folder of a server that does not run.",
    .options = data_folder_options(),
    .run = run_forget};

}  // namespace app
