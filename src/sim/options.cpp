#include "sim/options.h"

#include <algorithm>
#include <array>
#include <thread>

#include "base/propagate.h"
#include "catalog/scenario.h"
#include "cli/game_options.h"
#include "notation/words.h"

namespace sim {
namespace {

constexpr std::array kOptions{
    cli::Option{"--scenario", "LIST",
                "S1-S17, T1-T13, F0-F3 or JSON files, separated by commas (default S7)"},
    cli::Option{"--all", cli::kNoValue, "every scenario this number of seats can play"},
    cli::kLevelOption,
    cli::kSideOption,
    cli::kSeatsOption,
    cli::kSandOption,
    cli::Option{"--pace", "PACE", "human, brisk, instant or gentle (default human)"},
    cli::Option{"--games", "COUNT", "games per scenario (default 100)"},
    cli::Option{"--seed", "SEED", "seed of the first game; the next ones count up (default 1)"},
    cli::Option{"--seeds", "FIRST-LAST", "seeds to play, instead of --seed and --games"},
    cli::Option{"--person", "SCRIPT",
                "a scripted person in seat 0; every=4000,random=5 acts every 4 s, one action in five at "
                "random; kind=slow, "
                "own-plans, never-explores, forgets-to-flip or undoes"},
    cli::Option{"--ask-solver", cli::kNoValue,
                "ask the solver, for 10 s each, about games that stood still for more than 10 s"},
    cli::Option{"--threads", "COUNT", "how many threads (default: one per core)"},
    cli::Option{"--explain", "SEED", "play the game with this seed and explain how it ended"},
    cli::Option{"--record", "FILE", "write the one game to this file, for magicmaze replay"},
    cli::kJsonOption};

constexpr std::uint32_t kMostGames = 10'000'000;
constexpr std::int64_t kHighestSeed = INT64_MAX - kMostGames;

using Problem = std::optional<std::string>;

std::expected<ai::PersonScript, std::string> read_person_script(std::string_view text) {
  ai::PersonScript script;
  const auto each_part = [&](auto read) {
    notation::TextParts parts{text, ","};
    while (const auto part = parts.next()) {
      if (!read(*part)) return false;
    }
    return true;
  };
  // The kind first, wherever it stands: it decides what is usual.
  const bool has_a_kind = each_part([&](std::string_view part) {
    if (!part.starts_with("kind=")) return true;
    const auto kind = ai::person_kind_named(part.substr(5));
    if (kind) script = ai::usual_script(*kind);
    return kind.has_value();
  });
  if (!has_a_kind) {
    return std::unexpected{
        "The kind of --person must be sensible, slow, own-plans, never-explores, forgets-to-flip or undoes."};
  }
  const bool is_read = each_part([&](std::string_view part) {
    std::int64_t number = 0;
    if (part.starts_with("every=") && notation::read_number(part.substr(6), 100, 600'000, number)) {
      script.every = rules::Millis{static_cast<std::uint32_t>(number)};
      return true;
    }
    if (part.starts_with("random=") && notation::read_number(part.substr(7), 0, 1'000'000, number)) {
      script.random_in = static_cast<std::uint32_t>(number);
      return true;
    }
    return part.starts_with("kind=");
  });
  if (!is_read) {
    return std::unexpected{
        "--person must look like every=4000,random=5 or kind=slow: milliseconds from 100 to 600000, and one "
        "action in how many."};
  }
  return script;
}

Problem read_seeds(const cli::Arguments& arguments, SimOptions& options) {
  const auto games = cli::number_option(arguments, "--games", options.games, 1, kMostGames);
  if (!games) return games.error();
  const auto seed = cli::number_option(arguments, "--seed", 1, 0, kHighestSeed);
  if (!seed) return seed.error();
  options.games = static_cast<std::uint32_t>(*games);
  options.first_seed = static_cast<std::uint64_t>(*seed);
  const auto range = arguments.value("--seeds");
  if (arguments.has("--explain")) {
    if (range || arguments.has("--seed") || arguments.has("--games"))
      return "--explain already names the seed. Leave out --seed, --seeds and --games.";
    const auto explained = cli::number_option(arguments, "--explain", 0, 0, kHighestSeed);
    if (!explained) return explained.error();
    options.first_seed = static_cast<std::uint64_t>(*explained);
    options.games = 1;
    options.explain = true;
  }
  if (!range) return std::nullopt;
  if (arguments.has("--seed") || arguments.has("--games"))
    return "--seeds can't be combined with --seed or --games.";
  const std::size_t dash = range->find('-');
  std::int64_t first = 0;
  std::int64_t last = 0;
  if (dash == std::string::npos || !notation::read_number(range->substr(0, dash), 0, kHighestSeed, first) ||
      !notation::read_number(range->substr(dash + 1), first, first + kMostGames - 1, last)) {
    return "--seeds must be a range like 1000000-1000999, with " + std::to_string(kMostGames) +
           " seeds at most.";
  }
  options.first_seed = static_cast<std::uint64_t>(first);
  options.games = static_cast<std::uint32_t>(last - first + 1);
  return std::nullopt;
}

std::vector<std::string> every_scenario(unsigned seats) {
  std::vector<std::string> names;
  for (const catalog::Scenario& scenario : catalog::kScenarioTable) {
    if (scenario.fewest_seats <= seats && seats <= scenario.most_seats)
      names.push_back("S" + std::to_string(scenario.number));
  }
  return names;
}

Problem read_rulesets(const cli::Arguments& arguments, SimOptions& options) {
  const auto choice = cli::read_scenario_details(arguments, 4);
  if (!choice) return choice.error();
  std::vector<std::string> names;
  if (arguments.has("--all")) {
    if (arguments.has("--scenario") || choice->level || choice->start)
      return "--all can't be combined with --scenario, --level or --side.";
    names = every_scenario(choice->seats);
  } else {
    const std::string listed = arguments.value("--scenario").value_or("S7");
    notation::TextParts parts{listed, ","};
    while (const auto part = parts.next()) names.emplace_back(*part);
  }
  for (const std::string& name : names) {
    const auto rules = cli::ruleset_named(name, *choice);
    if (!rules) return name + ": " + protocol::sentence(rules.error());
    options.rulesets.push_back(*rules);
  }
  if (options.rulesets.empty()) return "No scenario can be played with these options.";
  return std::nullopt;
}

Problem what_does_not_go_together(const SimOptions& options) {
  const bool is_one_game = options.rulesets.size() == 1 && options.games == 1;
  if (options.explain && !is_one_game) return "--explain needs one scenario.";
  if (options.explain && options.as_json) return "--explain can't be combined with --json.";
  if (options.record && !is_one_game) return "--record needs one scenario and one seed.";
  if (options.person && options.rulesets.front().seats < 2) return "--person needs at least two seats.";
  return std::nullopt;
}

}  // namespace

std::span<const cli::Option> sim_option_list() { return kOptions; }

std::expected<SimOptions, std::string> read_sim_options(const cli::Arguments& arguments) {
  if (!arguments.rest().empty()) return std::unexpected{"sim takes options only."};
  SimOptions options;
  options.as_json = arguments.has("--json");
  options.ask_solver = arguments.has("--ask-solver");
  options.record = arguments.value("--record");
  if (const auto name = arguments.value("--pace")) {
    const auto pace = ai::pace_named(*name);
    if (!pace) return std::unexpected{"--pace must be human, brisk, instant or gentle."};
    options.pace = *pace;
  }
  if (const auto text = arguments.value("--person")) {
    ASSIGN_OR_RETURN(options.person, read_person_script(*text));
  }
  ASSIGN_OR_RETURN(
      const auto threads,
      cli::number_option(arguments, "--threads", std::max(1U, std::thread::hardware_concurrency()), 1, 256));
  options.threads = static_cast<unsigned>(threads);
  if (const Problem problem = read_seeds(arguments, options)) return std::unexpected{*problem};
  if (const Problem problem = read_rulesets(arguments, options)) return std::unexpected{*problem};
  if (const Problem problem = what_does_not_go_together(options)) return std::unexpected{*problem};
  return options;
}

}  // namespace sim
