#include "sim/solve_command.h"

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <iostream>

#include "ai/solver.h"
#include "base/propagate.h"
#include "cli/game_options.h"
#include "cli/read_file.h"
#include "cli/write_file.h"
#include "notation/action_text.h"
#include "notation/json_writer.h"
#include "notation/record.h"
#include "protocol/new_game.h"
#include "protocol/strict_json.h"

namespace sim {
namespace {

constexpr std::array kSolveOptions{
    cli::kScenarioOption,
    cli::kSeatsOption,
    cli::kSideOption,
    cli::kLevelOption,
    cli::kSeedOption,
    cli::Option{"--deal", "FILE", "a JSON file as in the engine's `new`: scenario, seats, seed, setup"},
    cli::Option{"--deals", "COUNT", "solve this many deals with consecutive seeds and print figures"},
    cli::Option{"--plans", "COUNT", "plans to try; the shortest that wins is kept (default 24)"},
    cli::Option{"--malls", "COUNT", "malls to look at before giving up on a proof (default 200000)"},
    cli::Option{"--record", "FILE", "write the plan to this file, for magicmaze replay --verify"},
    cli::kJsonOption};

std::string_view name(ai::Verdict verdict) {
  switch (verdict) {
    case ai::Verdict::Winnable:
      return "winnable";
    case ai::Verdict::Unwinnable:
      return "unwinnable";
    case ai::Verdict::Unknown:
      break;
  }
  return "unknown";
}

std::expected<cli::ChosenGame, std::string> deal_in(const std::string& file) {
  ASSIGN_OR_RETURN(const auto text, cli::read_file(file));
  const auto json = protocol::read_strict_json(text);
  if (!json) return std::unexpected{file + ": " + json.error()};
  if (!json->is_object()) return std::unexpected{file + " must contain one JSON object."};
  const auto game = protocol::read_new_game(json->get_object());
  if (!game) return std::unexpected{protocol::sentence(game.error())};
  return cli::ChosenGame{.rules = game->rules, .layout = game->layout};
}

struct Solved {
  ai::Solution solution;
  std::int64_t ms = 0;
};

Solved solved(const cli::ChosenGame& deal, const ai::SolverBudget& budget) {
  const auto begun = std::chrono::steady_clock::now();
  Solved result{.solution = ai::solve(start_of(deal), budget)};
  result.ms =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun).count();
  return result;
}

bool write_record(const std::string& file, const cli::ChosenGame& deal, const ai::Solution& solution) {
  notation::Record record{.head = notation::head_of(deal.rules, deal.layout), .lines = {}};
  rules::Game game = start_of(deal);
  for (const rules::Stamped& action : solution.actions) {
    const rules::Decision decision = rules::play(game, action);
    if (!decision) return false;
    record.lines.push_back(notation::line_for(game, action, *decision));
  }
  return cli::write_file(file, notation::text_of(record));
}

std::string json_of(const Solved& solved) {
  const ai::Solution& solution = solved.solution;
  notation::JsonWriter json;
  json.begin_object().key("verdict").string(name(solution.verdict));
  json.key("actions").number(static_cast<std::int64_t>(solution.actions.size()));
  json.key("flips").number(solution.flips).key("plans_tried").number(solution.plans_tried);
  json.key("malls").number(static_cast<std::int64_t>(solution.malls_looked_at)).key("ms").number(solved.ms);
  json.key("plan").begin_array();
  for (const rules::Stamped& action : solution.actions) {
    json.begin_object().key("seat").number(action.by.index).key("at").number(action.at.ms);
    json.key("action").string(notation::text_of(action.what)).end_object();
  }
  return json.end_array().end_object().text();
}

std::string solution_text(const Solved& solved) {
  const ai::Solution& solution = solved.solution;
  switch (solution.verdict) {
    case ai::Verdict::Winnable:
      return "Winnable: " + std::to_string(solution.actions.size()) + " actions, " +
             std::to_string(solution.flips) + " flips (the shortest of " +
             std::to_string(solution.plans_tried) + " plans, " + std::to_string(solved.ms) + " ms).\n";
    case ai::Verdict::Unwinnable:
      return "Unwinnable: in none of the " + std::to_string(solution.malls_looked_at) +
             " possible malls can all heroes steal and escape (" + std::to_string(solved.ms) + " ms).\n";
    case ai::Verdict::Unknown:
      break;
  }
  if (solution.malls_looked_at == 0) {
    return "Unknown: none of " + std::to_string(solution.plans_tried) +
           " plans won, and for this game no proof is tried (" + std::to_string(solved.ms) + " ms).\n";
  }
  return "Unknown: no plan found, and no proof within " + std::to_string(solution.malls_looked_at) +
         " malls (" + std::to_string(solved.ms) + " ms).\n";
}

// ---- many deals
struct Figures {
  std::int64_t winnable = 0;
  std::int64_t unwinnable = 0;
  std::int64_t unknown = 0;
  std::int64_t within_a_second = 0;
  std::vector<std::int64_t> par{};
  std::vector<std::int64_t> ms{};
};

std::int64_t at_share(std::vector<std::int64_t> values, std::size_t percent) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, values.size() * percent / 100)];
}

void count(Figures& figures, const Solved& solved) {
  figures.ms.push_back(solved.ms);
  switch (solved.solution.verdict) {
    case ai::Verdict::Winnable:
      ++figures.winnable;
      figures.par.push_back(static_cast<std::int64_t>(solved.solution.actions.size()));
      if (solved.ms <= 1000) ++figures.within_a_second;
      return;
    case ai::Verdict::Unwinnable:
      ++figures.unwinnable;
      return;
    case ai::Verdict::Unknown:
      ++figures.unknown;
      return;
  }
}

std::string json_of(const Figures& figures) {
  notation::JsonWriter json;
  json.begin_object().key("deals").number(static_cast<std::int64_t>(figures.ms.size()));
  json.key("winnable").number(figures.winnable).key("unwinnable").number(figures.unwinnable);
  json.key("unknown").number(figures.unknown).key("within_1s").number(figures.within_a_second);
  json.key("par").begin_object().key("min").number(at_share(figures.par, 0));
  json.key("median")
      .number(at_share(figures.par, 50))
      .key("max")
      .number(at_share(figures.par, 100))
      .end_object();
  json.key("ms").begin_object().key("p50").number(at_share(figures.ms, 50));
  json.key("p99").number(at_share(figures.ms, 99)).key("max").number(at_share(figures.ms, 100)).end_object();
  return json.end_object().text();
}

std::string solution_text(const Figures& figures) {
  return std::to_string(figures.ms.size()) + " deals: " + std::to_string(figures.winnable) + " winnable (" +
         std::to_string(figures.within_a_second) + " within a second), " +
         std::to_string(figures.unwinnable) + " unwinnable, " + std::to_string(figures.unknown) +
         " unknown; par " + std::to_string(at_share(figures.par, 0)) + " to " +
         std::to_string(at_share(figures.par, 100)) + ", median " +
         std::to_string(at_share(figures.par, 50)) + "; " + std::to_string(at_share(figures.ms, 50)) +
         " ms, p99 " + std::to_string(at_share(figures.ms, 99)) + " ms.\n";
}

int solve_many(const cli::Arguments& arguments, const cli::ChosenGame& first, std::int64_t deals,
               const ai::SolverBudget& budget) {
  const auto seed = cli::number_option(arguments, "--seed", 1, 0, INT64_MAX - deals);
  if (!seed) return cli::complain("With --deals, --seed must be a whole number.");
  Figures figures;
  for (std::int64_t i = 0; i < deals; ++i) {
    const auto layout =
        rules::arrange(first.rules, rules::Setup{}, {static_cast<std::uint64_t>(*seed + i), 0});
    if (layout) count(figures, solved({first.rules, *layout}, budget));
  }
  std::cout << (arguments.has("--json") ? json_of(figures) + "\n" : solution_text(figures));
  return figures.winnable == deals ? 0 : 1;
}

int run_solve(const cli::Arguments& arguments) {
  const auto plans = cli::number_option(arguments, "--plans", 24, 1, 100'000);
  if (!plans) return cli::complain(plans.error());
  const auto malls = cli::number_option(arguments, "--malls", 200'000, 0, 1'000'000'000);
  if (!malls) return cli::complain(malls.error());
  const auto deals = cli::number_option(arguments, "--deals", 1, 1, 1'000'000);
  if (!deals) return cli::complain(deals.error());
  const ai::SolverBudget budget{.plans = static_cast<std::uint32_t>(*plans),
                                .malls = static_cast<std::uint64_t>(*malls)};
  const auto file = arguments.value("--deal");
  const auto deal = file ? deal_in(*file) : cli::chosen_game(arguments);
  if (!deal) return cli::complain(deal.error());
  if (arguments.has("--deals")) {
    if (file || arguments.has("--record"))
      return cli::complain("--deals can't be combined with --deal or --record.");
    return solve_many(arguments, *deal, *deals, budget);
  }
  const Solved answer = solved(*deal, budget);
  const bool wins = answer.solution.verdict == ai::Verdict::Winnable;
  const auto record = arguments.value("--record");
  if (record && wins && !write_record(*record, *deal, answer.solution)) {
    std::cerr << "magicmaze: " << *record << " couldn't be written.\n";
    return 1;
  }
  std::cout << (arguments.has("--json") ? json_of(answer) + "\n" : solution_text(answer));
  return wins ? 0 : 1;
}

}  // namespace

const cli::Subcommand kSolveCommand{
    .name = "solve",
    .usage = "solve [--scenario S7] [--seed SEED | --deal FILE | --deals COUNT] [options]",
    .summary = "Finds a plan for a known deal, ignoring time, or proves that there's none.",
    .options = kSolveOptions,
    .run = run_solve};

}  // namespace sim
