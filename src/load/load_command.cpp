#include "load/load_command.h"

#include <iostream>

#include "cli/game_options.h"
#include "load/options.h"
#include "load/processes.h"
#include "load/report.h"

namespace load {
namespace {

int run_load(const cli::Arguments& arguments) {
  const auto options = load::read_load_options(arguments);
  if (!options) return cli::complain(options.error());
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

const cli::Subcommand kLoadCommand{
    .name = "load",
    .usage = "load --url URL [options]",
    .summary = "Measures your own server while playing at many of its tables at once.",
    .options = load::load_option_list(),
    .run = run_load};

}  // namespace load
