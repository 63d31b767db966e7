#include "table/solver_client.h"

#include <utility>

namespace table {
namespace {

constexpr std::int64_t kAskAgainMs = 1'000;  // until those who had no time are asked again

}  // namespace

void SolverClient::look_for_deal(base::Seed first) {
  deal_ = DealFound{.number = ++asked_, .seed = first};
  rules_.reset();
}

void SolverClient::ask_for_plan(Code table, const rules::Ruleset& rules) {
  rules_ = rules;
  service_->ask(table, DealRequest{asked_, rules, deal_->seed});
}

std::optional<DealFound> SolverClient::take_deal() {
  par_.reset();
  return std::exchange(deal_, std::nullopt);
}

bool SolverClient::may_ask(std::int64_t steady_ms) {
  if (steady_ms < not_before_ms_) return false;
  not_before_ms_ = steady_ms + kAskAgainMs;
  return true;
}

void SolverClient::ask_for_par(Code table, const rules::Ruleset& rules, const rules::Layout& layout) {
  const ParRequest request{++asked_, rules, layout};
  if (service_->ask(table, request)) par_ = request.number;
}

std::optional<ParFound> SolverClient::hear(const SolverAnswer& answer) {
  if (const auto* deal = std::get_if<DealFound>(&answer)) {
    if (deal_ && deal_->number == deal->number) deal_ = *deal;
    return std::nullopt;
  }
  const auto& found = std::get<ParFound>(answer);
  if (par_ != found.number) return std::nullopt;
  par_.reset();
  return found;
}

}  // namespace table
