#include "app/sim_options.h"

#include <algorithm>
#include <array>
#include <thread>

#include "app/table_choice.h"
#include "catalog/scenario.h"
#include "notation/words.h"

namespace app::sim {
namespace {

constexpr std::array kOptions{
    Option{"--scenario", Takes::Value, "S1 to S17 or a JSON file, several with commas (default S7)"},
    Option{"--all", Takes::Nothing, "every scenario that this number of seats can play"},
    kLevelOption,
    kSideOption,
    kSeatsOption,
    kSandOption,
    Option{"--pace", Takes::Value, "human, brisk or instant (default human)"},
    Option{"--games", Takes::Value, "how many of each scenario (default 100)"},
    Option{"--seed", Takes::Value, "of the first game; the next ones count on (default 1)"},
    Option{"--seeds", Takes::Value, "FIRST-LAST, instead of --seed and --games"},
    Option{"--person", Takes::Value,
           "a scripted person at seat 0: every=4000,random=5 acts each 4 s, one action in five at random"},
    Option{"--threads", Takes::Value, "default: one for each core"},
    Option{"--explain", Takes::Value, "plays the game with this seed and tells why it ended as it did"},
    Option{"--record", Takes::Value, "writes the one game to this file, for magicmaze replay"},
    kJsonOption};

constexpr std::uint32_t kMostGames = 10'000'000;
constexpr std::int64_t kHighestSeed = INT64_MAX - kMostGames;

using Problem = std::optional<std::string>;

std::expected<ai::Habits, std::string> read_habits(std::string_view text) {
  ai::Habits habits;
  notation::Parts parts{text, ","};
  while (const auto part = parts.next()) {
    std::int64_t number = 0;
    if (part->starts_with("every=") && notation::read_number(part->substr(6), 100, 600'000, number)) {
      habits.every = rules::Millis{static_cast<std::uint32_t>(number)};
    } else if (part->starts_with("random=") && notation::read_number(part->substr(7), 0, 1'000'000, number)) {
      habits.random_in = static_cast<std::uint32_t>(number);
    } else {
      return std::unexpected{
          "--person is like every=4000,random=5: milliseconds from 100 to 600000, and one action in so "
          "many."};
    }
  }
  return habits;
}

Problem read_seeds(const Arguments& arguments, SimOptions& options) {
  const auto games = number_option(arguments, "--games", options.games, 1, kMostGames);
  if (!games) return games.error();
  const auto seed = number_option(arguments, "--seed", 1, 0, kHighestSeed);
  if (!seed) return seed.error();
  options.games = static_cast<std::uint32_t>(*games);
  options.first_seed = static_cast<std::uint64_t>(*seed);
  const auto range = arguments.value("--seeds");
  if (arguments.has("--explain")) {
    if (range || arguments.has("--seed") || arguments.has("--games"))
      return "--explain names the one seed there is.";
    const auto explained = number_option(arguments, "--explain", 0, 0, kHighestSeed);
    if (!explained) return explained.error();
    options.first_seed = static_cast<std::uint64_t>(*explained);
    options.games = 1;
    options.explain = true;
  }
  if (!range) return std::nullopt;
  if (arguments.has("--seed") || arguments.has("--games"))
    return "--seeds stands instead of --seed and --games.";
  const std::size_t dash = range->find('-');
  std::int64_t first = 0;
  std::int64_t last = 0;
  if (dash == std::string::npos || !notation::read_number(range->substr(0, dash), 0, kHighestSeed, first) ||
      !notation::read_number(range->substr(dash + 1), first, first + kMostGames - 1, last)) {
    return "--seeds is a range like 1000000-1000999, of " + std::to_string(kMostGames) + " seeds at most.";
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

Problem read_rulesets(const Arguments& arguments, SimOptions& options) {
  const auto choice = read_table_choice(arguments, 4);
  if (!choice) return choice.error();
  std::vector<std::string> names;
  if (arguments.has("--all")) {
    if (arguments.has("--scenario") || choice->level || choice->start)
      return "--all plays every scenario as the book has it: without --scenario, --level and --side.";
    names = every_scenario(choice->seats);
  } else {
    const std::string listed = arguments.value("--scenario").value_or("S7");
    notation::Parts parts{listed, ","};
    while (const auto part = parts.next()) names.emplace_back(*part);
  }
  for (const std::string& name : names) {
    const auto rules = ruleset_named(name, *choice);
    if (!rules) return name + ": " + protocol::sentence(rules.error());
    options.rulesets.push_back(*rules);
  }
  if (options.rulesets.empty()) return "There is no scenario to play.";
  return std::nullopt;
}

Problem what_does_not_go_together(const SimOptions& options) {
  const bool is_one_game = options.rulesets.size() == 1 && options.games == 1;
  if (options.explain && !is_one_game) return "--explain needs one scenario.";
  if (options.explain && options.as_json) return "--explain tells in sentences, not in JSON.";
  if (options.record && !is_one_game) return "--record needs one scenario and one seed.";
  if (options.person && options.rulesets.front().seats < 2)
    return "--person needs a table with two seats or more.";
  return std::nullopt;
}

}  // namespace

std::span<const Option> sim_option_list() { return kOptions; }

std::expected<SimOptions, std::string> read_sim_options(const Arguments& arguments) {
  if (!arguments.rest().empty()) return std::unexpected{"sim takes options only."};
  SimOptions options;
  options.as_json = arguments.has("--json");
  options.record = arguments.value("--record");
  if (const auto name = arguments.value("--pace")) {
    const auto pace = ai::pace_named(*name);
    if (!pace) return std::unexpected{"--pace is human, brisk or instant."};
    options.pace = *pace;
  }
  if (const auto text = arguments.value("--person")) {
    const auto habits = read_habits(*text);
    if (!habits) return std::unexpected{habits.error()};
    options.person = *habits;
  }
  const auto threads =
      number_option(arguments, "--threads", std::max(1U, std::thread::hardware_concurrency()), 1, 256);
  if (!threads) return std::unexpected{threads.error()};
  options.threads = static_cast<unsigned>(*threads);
  if (const Problem problem = read_seeds(arguments, options)) return std::unexpected{*problem};
  if (const Problem problem = read_rulesets(arguments, options)) return std::unexpected{*problem};
  if (const Problem problem = what_does_not_go_together(options)) return std::unexpected{*problem};
  return options;
}

}  // namespace app::sim
