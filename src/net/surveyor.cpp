#include "net/surveyor.h"

#include "ai/certified_deal.h"
#include "ai/solver.h"
#include "base/overloaded.h"
#include "rules/game.h"

namespace net {
namespace {

table::DealFound deal_for(const table::DealWish& wish, const HasTime& has_time) {
  const ai::CertifiedDeal deal = ai::certified_deal(wish.rules, wish.first, has_time);
  return {.number = wish.number, .seed = deal.seed, .is_certified = deal.has_plan};
}

table::ParFound par_of(const table::ParWish& wish, const HasTime& has_time) {
  const rules::Game start{
      .rules = wish.rules, .state = rules::lay_out(wish.rules, wish.layout), .version = 0, .now = {}};
  // What `magicmaze solve` does, so that both name the same par.
  const ai::Solution solution = ai::solve(start, {.goes_on = has_time});
  table::ParFound found{.number = wish.number, .par = std::nullopt};
  if (solution.verdict == ai::Verdict::Winnable) {
    found.par = table::Par{static_cast<std::uint32_t>(solution.actions.size()), solution.flips};
  }
  return found;
}

}  // namespace

table::Finding survey(const table::Survey& wish, const HasTime& has_time) {
  return std::visit(
      base::Overloaded{
          [&](const table::DealWish& deal) -> table::Finding { return deal_for(deal, has_time); },
          [&](const table::ParWish& par) -> table::Finding { return par_of(par, has_time); },
      },
      wish);
}

}  // namespace net
