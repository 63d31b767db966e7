#include "admin/forget_command.h"

#include <filesystem>
#include <iostream>

#include "cli/game_options.h"
#include "serve/options.h"
#include "store/forget.h"

namespace admin {
namespace {

// The secret itself, or a link that ends with it.
std::optional<protocol::Token> secret_in(std::string_view text) {
  const std::size_t hash = text.rfind('#');
  return protocol::read_token(hash == std::string_view::npos ? text : text.substr(hash + 1));
}

// Folders that an earlier restore put aside aren't touched.
bool has_old_games(const std::filesystem::path& folder) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator{folder, ignored}) {
    if (entry.is_directory() && entry.path().filename().string().starts_with("before-")) return true;
  }
  return false;
}

int run_forget(const cli::Arguments& arguments) {
  if (arguments.rest().size() != 1) {
    return cli::complain("forget takes a crew's link or its secret. Try: magicmaze forget --help");
  }
  const auto secret = secret_in(arguments.rest().front());
  if (!secret) return cli::complain("A crew's link ends with # and 32 hexadecimal digits.");
  const auto folder = serve::read_data_folder(arguments, serve::process_environment);
  if (!folder) return cli::complain(folder.error());
  const auto forgotten = store::forget_crew(*folder, protocol::digest_of(*secret));
  if (!forgotten) {
    std::cerr << "magicmaze: " << forgotten.error() << "\n";
    return 1;
  }
  std::cout << "The crew is removed: " << forgotten->records << " finished games no longer have names, "
            << forgotten->tables << " open tables were closed.\n";
  if (has_old_games(*folder)) {
    std::cout << "The folders before-... in " << folder->string()
              << " still have its names. Remove them yourself.\n";
  }
  return 0;
}

}  // namespace

const cli::Subcommand kForgetCommand{
    .name = "forget",
    .usage = "forget CREW [--data FOLDER | --config FILE]; CREW is its link or its secret",
    .summary = "Removes a crew and the names of its players. Stop the server first.",
    .options = serve::data_folder_options(),
    .run = run_forget};

}  // namespace admin
