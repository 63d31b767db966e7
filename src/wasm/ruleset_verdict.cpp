#include "wasm/ruleset_verdict.h"

#include <array>

#include "ai/playout.h"
#include "ai/solver.h"
#include "notation/json_writer.h"
#include "notation/layout_text.h"
#include "notation/ruleset_text.h"
#include "wasm/answers.h"

namespace wasm {
namespace {

constexpr std::array<std::string_view, 3> kVerdictWords{"winnable", "unwinnable", "unknown"};

// Someone is waiting for it, so it needn't be the shortest plan.
ai::SolverBudget budget_of_the_editor() { return {.plans = 4, .malls = 20'000, .blueprints = 8}; }

}  // namespace

std::string ruleset_verdict(std::string_view text) {
  const std::size_t end = text.find('\n');
  const auto rules = notation::read_ruleset(text.substr(0, end));
  if (!rules) return error_answer("That isn't a ruleset.");
  if (rules::flaw_of(*rules)) return error_answer("Those rules can't be played.");
  base::Seed seed;
  if (end == std::string_view::npos || !notation::read_seed(text.substr(end + 1), seed)) {
    return error_answer("That isn't a seed.");
  }
  const ai::Solution solution = ai::solve(ai::first_position(*rules, seed), budget_of_the_editor());
  notation::JsonWriter out;
  out.begin_object().key("verdict").string(kVerdictWords.at(static_cast<std::size_t>(solution.verdict)));
  if (solution.verdict == ai::Verdict::Winnable) {
    out.key("actions").number(static_cast<std::int64_t>(solution.actions.size()));
    out.key("flips").number(solution.flips);
  }
  return out.end_object().text();
}

}  // namespace wasm
