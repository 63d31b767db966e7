#include "sim/sim_command.h"

#include <iostream>

#include "cli/game_options.h"
#include "cli/sentences.h"
#include "cli/write_file.h"
#include "notation/record.h"
#include "sim/explain.h"
#include "sim/game.h"
#include "sim/options.h"
#include "sim/progress.h"
#include "sim/report.h"
#include "sim/runner.h"
#include "sim/timeline.h"

namespace sim {
namespace {

// Plays and explains the one game; returns the exit status.
int tell_one_game(const SimOptions& options) {
  const catalog::Ruleset& rules = options.rulesets.front();
  const rules::Layout layout = layout_of(rules, options.first_seed);
  const rules::Game start = start_of(rules, layout);
  notation::Record record{.head = notation::head_of(rules, layout), .lines = {}};
  Timeline timeline{start};
  const auto simulated =
      play_game(options, start, options.first_seed,
                [&](const rules::Game& after, const rules::Stamped& action, const rules::Events& events) {
                  record.lines.push_back(notation::line_for(after, action, events));
                  timeline.see(after, action, events);
                });
  if (options.record && !cli::write_file(*options.record, notation::text_of(record))) {
    std::cerr << "magicmaze: " << *options.record << " couldn't be written.\n";
    return 1;
  }
  if (options.explain) {
    std::cout << cli::scenario_title(rules) << ", " << static_cast<unsigned>(rules.seats) << " seats, pace "
              << ai::name(options.pace) << ", seed " << options.first_seed << "\n\n"
              << explanation(timeline, simulated);
  }
  return 0;
}

int run_sim(const cli::Arguments& arguments) {
  const auto options = read_sim_options(arguments);
  if (!options) return cli::complain(options.error());
  if (options->explain || options->record) {
    const int status = tell_one_game(*options);
    if (status != 0 || options->explain) return status;
  }
  ProgressBar bar;
  const Report report =
      run_games(*options, [&](std::uint64_t done, std::uint64_t of) { bar.show(done, of); });
  std::cout << (options->as_json ? json_of(report) + "\n" : text_of(report));
  return is_clean(report) ? 0 : 1;
}

}  // namespace

const cli::Subcommand kSimCommand{
    .name = "sim",
    .usage =
        "sim [--scenario S7,...|--all] [--seats COUNT] [--pace human] [--games COUNT] [--seed SEED] "
        "[options]",
    .summary = "Lets AI teammates play many games in virtual time and shows how well they did.",
    .options = sim_option_list(),
    .run = run_sim};

}  // namespace sim
