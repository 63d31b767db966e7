#include "net/solve_deal.h"

#include "ai/certified_deal.h"
#include "ai/solver.h"
#include "base/overloaded.h"
#include "rules/game.h"

namespace net {
namespace {

table::DealFound deal_for(const table::DealRequest& request, const HasTime& has_time) {
  const ai::CertifiedDeal deal = ai::certified_deal(request.rules, request.first, has_time);
  return {.number = request.number, .seed = deal.seed, .is_certified = deal.has_plan};
}

table::ParFound par_of(const table::ParRequest& request, const HasTime& has_time) {
  const rules::Game start{.rules = request.rules,
                          .state = rules::lay_out(request.rules, request.layout),
                          .version = 0,
                          .now = {}};
  // What `magicmaze solve` does, so that both name the same par.
  const ai::Solution solution = ai::solve(start, {.goes_on = has_time});
  table::ParFound found{.number = request.number, .par = std::nullopt};
  if (solution.verdict == ai::Verdict::Winnable) {
    found.par = table::Par{static_cast<std::uint32_t>(solution.actions.size()), solution.flips};
  }
  return found;
}

}  // namespace

table::SolverAnswer solve(const table::SolverQuestion& request, const HasTime& has_time) {
  return std::visit(
      base::Overloaded{
          [&](const table::DealRequest& deal) -> table::SolverAnswer { return deal_for(deal, has_time); },
          [&](const table::ParRequest& par) -> table::SolverAnswer { return par_of(par, has_time); },
      },
      request);
}

}  // namespace net
