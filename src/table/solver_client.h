// A table's side of the solver (SolverService in ports.h): in the campaign the next game is played with a
// deal that has a known plan, and when a game is over everyone is told how few actions would have been
// enough.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/new_game.h"
#include "table/ports.h"

namespace table {

class SolverClient {
 public:
  explicit SolverClient(SolverService& service) : service_(&service) {}

  // ---- the next game's deal
  // While the seconds are counted down: the search takes less, and the game does not wait for it. None: any
  // deal will do.
  void look_for_deal(base::Seed first);
  base::Seed first_seed() const { return deal_->seed; }
  void ask_for_plan(Code table, const rules::Ruleset& rules);
  // What is to be played now; a later answer is too late. Nothing if nobody has looked for one.
  std::optional<DealFound> take_deal();
  // Whether a plan is known for this deal, which may have been looked for with other rules.
  bool has_plan(const DealFound& deal, const rules::Ruleset& rules) const {
    return deal.is_certified && rules_ == rules;
  }

  // ---- the last game's par
  bool awaits_par() const { return par_.has_value(); }
  std::int64_t not_before_ms() const { return not_before_ms_; }
  // If the solver had no time, it is asked again a little later; false until then.
  bool may_ask(std::int64_t steady_ms);
  void ask_for_par(Code table, const rules::Ruleset& rules, const rules::Layout& layout);

  // Par, if that is what was awaited.
  std::optional<ParFound> hear(const SolverAnswer& answer);

 private:
  SolverService* service_;
  std::uint32_t asked_ = 0;  // the number of the last question
  // The next game's deal: what will be played, and whether it is still being looked for.
  std::optional<DealFound> deal_{};
  std::optional<rules::Ruleset> rules_{};  // what that deal is for
  // The last game's par, while the answer is awaited.
  std::optional<std::uint32_t> par_{};
  std::int64_t not_before_ms_ = 0;  // when the solver may be asked again, in steady milliseconds
};

}  // namespace table
