#include "ai/certified_deal.h"

#include "ai/playout.h"
#include "ai/solver.h"

namespace ai {

CertifiedDeal certified_deal(const catalog::Ruleset& rules, base::Seed first,
                             const std::function<bool()>& goes_on) {
  constexpr std::uint32_t kMostDeals = 8;
  const SolverBudget budget{.plans = 6, .malls = 0, .any_plan_will_do = true, .goes_on = goes_on};
  CertifiedDeal deal{.seed = first};
  for (std::uint32_t i = 0; i < kMostDeals && !deal.has_plan; ++i) {
    if (i > 0 && goes_on && !goes_on()) break;
    deal.seed.low = first.low + i;
    deal.has_plan = solve(first_position(rules, deal.seed), budget).verdict == Verdict::Winnable;
  }
  return deal;
}

}  // namespace ai
