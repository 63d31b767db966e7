// A table and the solver: when it is asked, and what is done with its answers.
#include "notation/record.h"
#include "table/table.h"

namespace table {

// While the seconds are counted down.
void Table::look_for_deal() {
  solver_.look_for_deal(ports_.random_source.seed());
  if (!protocol::wants_certified_deals(lobby_.choice)) return;
  if (const auto game = next_game(lobby_, solver_.first_seed()))
    solver_.ask_for_plan(lobby_.code, game->rules);
}

bool Table::wants_par() const {
  const bool is_over =
      lobby_.phase != Phase::Playing && lobby_.result != GameResult::None && !lobby_.head.empty();
  return is_over && !lobby_.par && !solver_.awaits_par() && !people_.is_empty() && !is_troubled();
}

void Table::ask_for_par(Moment now) {
  if (is_closed_ || !wants_par() || !solver_.may_ask(now.steady_ms)) return;
  if (const auto head = notation::read_head(lobby_.head)) {
    solver_.ask_for_par(lobby_.code, head->ruleset, head->layout);
  }
}

void Table::solver_answered(const SolverAnswer& answer, Moment now) {
  const auto found = solver_.hear(answer);
  // While nothing can be written, the question is asked again.
  if (!found || is_closed_ || is_troubled()) return;
  ++ports_.counters.pars_found;
  ParTold told{.game = lobby_.games};
  if (found->par) told = {lobby_.games, found->par->actions, found->par->flips};
  write({told}, std::nullopt, now);
  flush();
}

}  // namespace table
