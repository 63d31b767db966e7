#include "reference/rules_command.h"

#include <algorithm>
#include <iostream>

#include "cli/game_options.h"
#include "notation/json_writer.h"
#include "reference/interactions.h"
#include "reference/ledger.h"

namespace reference {
namespace {

constexpr std::array kRulesOptions{
    cli::Option{"--coverage", cli::kNoValue,
                "list each identifier with its tests, and the cells of docs/interactions.md; status 1 if one "
                "is missing"},
    cli::Option{"--root", "FOLDER", "the source tree to look for tests in (default: here)"},
    cli::kJsonOption};

int list(const cli::Arguments& arguments, const std::vector<LedgerRule>& ledger) {
  for (const std::string& wanted : arguments.rest()) {
    const bool is_known =
        std::ranges::any_of(ledger, [&](const LedgerRule& rule) { return rule.id == wanted; });
    if (!is_known) return cli::complain("There's no rule " + wanted + "; `magicmaze rules` lists them all.");
  }
  notation::JsonWriter json;
  json.begin_object().key("rules").begin_array();
  for (const LedgerRule& rule : ledger) {
    bool is_wanted = arguments.rest().empty();
    for (const std::string& wanted : arguments.rest()) is_wanted |= wanted == rule.id;
    if (!is_wanted) continue;
    json.begin_object().key("id").string(rule.id).key("text").string(rule.text).end_object();
    if (!arguments.has("--json")) std::cout << "[" << rule.id << "] " << rule.text << "\n";
  }
  json.end_array().end_object();
  if (arguments.has("--json")) std::cout << json.text() << "\n";
  return 0;
}

// How many cells there are, and for how many of the ruled ones all rules and tests exist.
bool report_interactions(const cli::Arguments& arguments, const std::vector<LedgerRule>& ledger,
                         notation::JsonWriter& json) {
  const std::string root = arguments.value("--root").value_or(".");
  Interactions interactions = read_interactions(kInteractionsPage);
  const std::vector<std::string> unknown = unknown_names(interactions, ledger, all_tests(root));
  const auto tested = std::ranges::count_if(interactions.ruled, [&](const RuledCell& cell) {
    return std::ranges::none_of(
        unknown, [&](const std::string& problem) { return problem.starts_with(cell.name + ":"); });
  });
  std::vector<std::string>& problems = interactions.problems;
  problems.insert(problems.end(), unknown.begin(), unknown.end());
  json.key("interactions").begin_object().key("cells").number(static_cast<std::int64_t>(interactions.cells));
  json.key("nothing").number(static_cast<std::int64_t>(interactions.nothing));
  json.key("ruled").number(static_cast<std::int64_t>(interactions.ruled.size()));
  json.key("tested").number(tested).key("problems").begin_array();
  for (const std::string& problem : problems) json.string(problem);
  json.end_array().end_object();
  if (!arguments.has("--json")) {
    for (const std::string& problem : problems) std::cout << "interactions: " << problem << "\n";
    std::cout << interactions.cells << " interactions: " << interactions.nothing << " have no effect, "
              << interactions.ruled.size() << " have a ruling, " << tested << " of those have tests\n";
  }
  return problems.empty();
}

int coverage(const cli::Arguments& arguments, const std::vector<LedgerRule>& ledger) {
  const TestsByRule tests = find_tests(arguments.value("--root").value_or("."));
  if (tests.empty()) return cli::complain("No tests found here; --root names the source tree.");
  std::size_t proved = 0;
  std::size_t later = 0;
  std::vector<std::string> missing;
  notation::JsonWriter json;
  json.begin_object().key("rules").begin_array();
  for (const LedgerRule& rule : ledger) {
    const auto found = tests.find(rule.id);
    const std::size_t count = found == tests.end() ? 0 : found->second.size();
    json.begin_object().key("id").string(rule.id).key("home").string(rule.home).key("tests").begin_array();
    if (!arguments.has("--json"))
      std::cout << rule.id << ": " << count << (count == 0 ? " " + rule.home : "") << "\n";
    for (std::size_t i = 0; i < count; ++i) {
      json.string(found->second[i]);
      if (!arguments.has("--json")) std::cout << "    " << found->second[i] << "\n";
    }
    json.end_array().end_object();
    if (count > 0) {
      ++proved;
    } else if (!rule.home.empty()) {
      ++later;
    } else {
      missing.push_back(rule.id);
    }
  }
  json.end_array().key("proved").number(static_cast<std::int64_t>(proved));
  json.key("later").number(static_cast<std::int64_t>(later)).key("missing").begin_array();
  for (const std::string& id : missing) json.string(id);
  json.end_array();
  const bool all_cells_hold = report_interactions(arguments, ledger, json);
  json.end_object();
  if (arguments.has("--json")) {
    std::cout << json.text() << "\n";
  } else {
    std::cout << ledger.size() << " rules: " << proved << " proved by tests, " << later
              << " are tested elsewhere, " << missing.size() << " missing";
    for (const std::string& id : missing) std::cout << " " << id;
    std::cout << "\n";
  }
  return missing.empty() && all_cells_hold ? 0 : 1;
}

int run_rules(const cli::Arguments& arguments) {
  const std::vector<LedgerRule> ledger = whole_ledger();
  return arguments.has("--coverage") ? coverage(arguments, ledger) : list(arguments, ledger);
}

}  // namespace

const cli::Subcommand kRulesCommand{
    .name = "rules",
    .usage = "rules [ID...] [--coverage]",
    .summary = "Prints the rules by identifier, or which tests prove each of them.",
    .options = kRulesOptions,
    .run = run_rules};

}  // namespace reference
