#include "app/sim_command.h"

#include <iostream>

#include "app/sim_chronicle.h"
#include "app/sim_explain.h"
#include "app/sim_game.h"
#include "app/sim_options.h"
#include "app/sim_progress.h"
#include "app/sim_report.h"
#include "app/sim_runner.h"
#include "app/table_choice.h"
#include "app/table_words.h"
#include "app/write_file.h"
#include "notation/record.h"

namespace app {
namespace {

using sim::SimOptions;

// The one game there is, watched closely; the status.
int tell_one_game(const SimOptions& options) {
  const catalog::Ruleset& rules = options.rulesets.front();
  const rules::Layout layout = sim::layout_of(rules, options.first_seed);
  const rules::Game start = sim::start_of(rules, layout);
  notation::Record record{.head = notation::head_of(rules, layout), .lines = {}};
  sim::Chronicle chronicle{start};
  const auto simulated = sim::play_game(
      options, start, options.first_seed,
      [&](const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
        record.lines.push_back(notation::line_for(after, action, events));
        chronicle.see(after, action, events);
      });
  if (options.record && !write_file(*options.record, notation::text_of(record))) {
    std::cerr << "magicmaze: " << *options.record << " could not be written.\n";
    return 1;
  }
  if (options.explain) {
    std::cout << scenario_title(rules) << ", " << static_cast<unsigned>(rules.seats) << " seats, pace "
              << ai::name(options.pace) << ", seed " << options.first_seed << "\n\n"
              << explanation(chronicle, simulated);
  }
  return 0;
}

int run_sim(const Arguments& arguments) {
  const auto options = sim::read_sim_options(arguments);
  if (!options) return complain(options.error());
  if (options->explain || options->record) {
    const int status = tell_one_game(*options);
    if (status != 0 || options->explain) return status;
  }
  sim::ProgressBar bar;
  const sim::Report report =
      sim::run_games(*options, [&](std::uint64_t done, std::uint64_t of) { bar.show(done, of); });
  std::cout << (options->as_json ? json_of(report) + "\n" : text_of(report));
  return is_clean(report) ? 0 : 1;
}

}  // namespace

const Command kSimCommand{
    .name = "sim",
    .usage = "sim [--scenario S7,...|--all] [--seats N] [--pace human] [--games N] [--seed FIRST] [options]",
    .summary = "Lets AI teammates play many games in virtual time and tells how well they did.",
    .options = sim::sim_option_list(),
    .run = run_sim};

}  // namespace app
