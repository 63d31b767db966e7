#include "app/load_command.h"

#include <iostream>

#include "app/load_options.h"
#include "app/load_processes.h"
#include "app/load_report.h"
#include "app/table_choice.h"

namespace app {
namespace {

int run_load(const Arguments& arguments) {
  const auto options = load::read_load_options(arguments);
  if (!options) return complain(options.error());
  const auto report = load::run_processes(*options);
  if (!report) {
    std::cerr << "load: " << report.error() << "\n";
    return 1;
  }
  if (options->as_json) {
    std::cout << load::json_of(*report) << "\n";
  } else {
    std::cout << load::text_of(*report);
  }
  return load::is_clean(*report) ? 0 : 1;
}

}  // namespace

const Command kLoadCommand{.name = "load",
                           .usage = "load --url URL [options]",
                           .summary = "Plays at many tables of a server at once and tells how fast it was.",
                           .options = load::load_option_list(),
                           .run = run_load};

}  // namespace app
