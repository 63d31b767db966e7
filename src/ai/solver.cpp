#include "ai/solver.h"

#include "ai/mind.h"
#include "ai/proof.h"
#include "rules/sand.h"

namespace ai {
namespace {

using rules::Action;
using rules::Seat;

constexpr std::uint32_t kMostActions = 1500;
// Malls that could be won are much like the ones found before them, so more and more of them are skipped.
constexpr std::uint64_t kSkip = 4;

// Some seat that may do it; in a solo game, the solo deck comes first.
std::optional<rules::Stamped> by_somebody(const rules::Game& game, const Mind& mind, rules::GameTime at) {
  for (std::uint8_t i = 0; i < game.state.seats; ++i) {
    if (const auto planned = mind.planned_action(game.state, at, Seat{i}))
      return rules::Stamped{Seat{i}, at, *planned};
  }
  return std::nullopt;
}

struct Attempt {
  bool wins = false;
  std::vector<rules::Stamped> actions{};
  std::uint32_t flips = 0;
};

// What is left of the time for errands.
class Patience {
 public:
  explicit Patience(const SolverBudget& budget) : budget_(budget), thoughts_(budget.thoughts) {}
  bool lasts() {
    if (thoughts_ == 0 || (budget_.goes_on && !budget_.goes_on())) return false;
    --thoughts_;
    return true;
  }

 private:
  const SolverBudget& budget_;
  std::uint32_t thoughts_;
};

// One mind does everything, in the order of its plan.
Attempt attempt(const rules::Game& deal, Style style, std::uint32_t variation, std::size_t most_actions,
                Patience& patience, const Blueprint& blueprint = {}) {
  Attempt attempt;
  rules::Game game = deal;
  Mind mind{game.rules, timing_of(Pace::Instant), style, variation};
  mind.follow(blueprint);
  mind.stay_put();
  mind.plan(game.state, game.now);
  while (game.state.outcome == rules::Outcome::Running && attempt.actions.size() < most_actions) {
    const rules::GameTime at = game.now + rules::Millis{1};
    if (at >= mind.valid_until()) mind.plan(game.state, at);
    auto action = by_somebody(game, mind, at);
    while (!action && mind.is_pondering() && patience.lasts()) {
      mind.ponder(game.state, at);
      action = by_somebody(game, mind, at);
    }
    if (!action) break;
    const rules::Decision decision = play(game, *action);
    if (!decision) break;
    attempt.actions.push_back(*action);
    mind.notice(game.state, game.now, action->what, *decision);
  }
  attempt.wins = game.state.outcome == rules::Outcome::Won;
  attempt.flips = game.state.flips;
  return attempt;
}

void keep(Solution& solution, Attempt&& found) {
  solution.verdict = Verdict::Winnable;
  solution.actions = std::move(found.actions);
  solution.flips = found.flips;
}

// Either no mall could be won, or those that could are tried until a plan wins in one.
void prove_or_plan(Solution& solution, const rules::Game& deal, const SolverBudget& budget,
                   Patience& patience) {
  std::uint64_t seen = 0;
  std::uint64_t next = 0;
  std::uint32_t tried = 0;
  const auto try_it = [&](const Blueprint& blueprint) {
    if (seen++ < next) return true;
    if (tried++ >= budget.blueprints) return false;
    next = seen + seen / kSkip;
    for (const Style style : {Style::Thrifty, Style::Swift}) {
      if (budget.goes_on && !budget.goes_on()) return false;
      Attempt found = attempt(deal, style, 0, kMostActions, patience, blueprint);
      ++solution.plans_tried;
      if (!found.wins) continue;
      keep(solution, std::move(found));
      return false;
    }
    return true;
  };
  for (const Depth depth : {Depth::ToTheLastOfUse, Depth::WholeDeck}) {
    const std::uint64_t malls = depth == Depth::WholeDeck ? budget.malls : budget.malls / 4;
    seen = next = 0;
    tried = 0;
    const Proof proof = prove_unwinnable(deal, {malls, depth, budget.goes_on}, try_it);
    solution.malls_looked_at = proof.malls;
    if (proof.holds) solution.verdict = Verdict::Unwinnable;
    if (solution.verdict != Verdict::Unknown) return;
  }
}

}  // namespace

Solution solve(const rules::Game& deal, const SolverBudget& budget) {
  Solution solution;
  Patience patience{budget};
  std::size_t shortest = kMostActions;
  for (std::uint32_t i = 0; i < budget.plans; ++i) {
    const bool is_over = i > 0 && ((budget.any_plan_will_do && solution.verdict == Verdict::Winnable) ||
                                   (budget.goes_on && !budget.goes_on()));
    if (is_over) break;
    const Style style = i % 4 == 1 ? Style::Swift : Style::Thrifty;
    Attempt found = attempt(deal, style, i, shortest, patience);
    ++solution.plans_tried;
    if (!found.wins) continue;
    shortest = found.actions.size() - 1;
    keep(solution, std::move(found));
  }
  if (solution.verdict != Verdict::Winnable && budget.malls > 0)
    prove_or_plan(solution, deal, budget, patience);
  return solution;
}

}  // namespace ai
