// A table and those who know deals: in the campaign the next one is played once there is a plan for it, and
// when a game is over everybody is told how few actions would have done.
#include <utility>

#include "notation/record.h"
#include "table/table.h"

namespace table {
namespace {

constexpr std::int64_t kAskAgainMs = 1'000;  // until those who had no time are asked again

}  // namespace

// While the seconds are counted down: the search takes less, and the game does not wait for it.
void Table::look_for_deal() {
  surveying_.deal = DealFound{.number = ++surveying_.asked, .seed = ports_.chance.seed()};
  surveying_.rules.reset();
  if (!protocol::wants_certified_deals(lobby_.choice)) return;
  const auto game = next_game(surveying_.deal->seed);
  if (!game) return;
  surveying_.rules = game->rules;
  ports_.surveyors.ask(lobby_.code, DealWish{surveying_.asked, game->rules, surveying_.deal->seed});
}

// What is to be played now; an answer that comes later is too late.
DealFound Table::take_deal() {
  surveying_.par.reset();
  const auto deal = std::exchange(surveying_.deal, std::nullopt);
  return deal ? *deal : DealFound{.seed = ports_.chance.seed()};
}

// The same deal again is what it was.
bool Table::is_certified(const DealFound& deal, const protocol::NewGame& game,
                         const std::string& head) const {
  if (head == lobby_.head) return lobby_.certified;
  return deal.is_certified && surveying_.rules == game.rules;
}

bool Table::wants_par() const {
  const bool is_over =
      lobby_.phase != Phase::Playing && lobby_.result != Result::None && !lobby_.head.empty();
  // Nobody can plan with the expansion yet.
  if (game_ && protocol::has_expansion(game_->rules)) return false;
  return is_over && !lobby_.par && !surveying_.par && !links_.empty() && !is_troubled();
}

void Table::ask_for_par(Moment now) {
  if (is_closed_ || !wants_par() || now.steady_ms < surveying_.not_before_ms) return;
  surveying_.not_before_ms = now.steady_ms + kAskAgainMs;
  const auto head = notation::read_head(lobby_.head);
  if (!head) return;
  const ParWish wish{++surveying_.asked, head->ruleset, head->layout};
  if (ports_.surveyors.ask(lobby_.code, wish)) surveying_.par = wish.number;
}

void Table::surveyed(const Finding& finding, Moment now) {
  if (const auto* deal = std::get_if<DealFound>(&finding)) {
    if (surveying_.deal && surveying_.deal->number == deal->number) surveying_.deal = *deal;
    return;
  }
  const auto& found = std::get<ParFound>(finding);
  if (surveying_.par != found.number || is_closed_) return;
  surveying_.par.reset();
  if (is_troubled()) return;  // nothing can be written: they are asked again
  ++ports_.counters.pars_found;
  ParTold told{.game = lobby_.games};
  if (found.par) told = {lobby_.games, found.par->actions, found.par->flips};
  write({told}, std::nullopt, now);
  flush();
}

}  // namespace table
