#include "rules/why.h"

#include "rules/escalator.h"
#include "rules/mall.h"
#include "rules/vortex.h"

namespace rules {

std::expected<Action, Refusal> why(const Ruleset& rules, const State& state, Seat seat, Pawn pawn, Place to) {
  const Place from = place_of(state, pawn);
  const bool has_a_way = is_in_the_mall(state, pawn) && is_placed(state, to.tile());
  // The ways that lead there at all, the most fitting first; walking answers for the rest.
  base::FixedList<Action, 3> ways;
  if (has_a_way && escalator_end(from) == to) ways.push_back(RideEscalator{pawn, from, to});
  const bool is_own_vortex = is_hero(pawn) && is_vortex_of(pawn, to);
  if (has_a_way && straight_line(state, from, to)) ways.push_back(Move{pawn, from, to});
  if (has_a_way && is_own_vortex) ways.push_back(TakeVortex{pawn, from, to});
  if (ways.empty()) ways.push_back(Move{pawn, from, to});

  Objection first;
  for (const Action& way : ways) {
    const Objection objection = why_refused(rules, state, {seat, GameTime{}, way});
    if (!objection) return way;
    // "Not on the seat's tile" is the weakest reason: another way may say more.
    const bool is_only_the_tile = first && (first->reason == Reason::NotOnYourActionTile ||
                                            first->reason == Reason::NotTheRevealedAction);
    if (!first || is_only_the_tile) first = objection;
  }
  return refuse(*first);
}

}  // namespace rules
