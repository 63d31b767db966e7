// Walking: the move actions (B-MOVE-1 to B-MOVE-8).
#pragma once

#include "base/inlining.h"
#include "rules/arrival.h"
#include "rules/decide.h"
#include "rules/mall.h"
#include "rules/resolution.h"

namespace rules {

enum class Obstacle : std::uint8_t {
  None,
  Wall,
  OrangeWall,
  DeadEnd,
  Edge,
  Pawn,
  Group,
  SteelDoor,  // shut in this direction for good
  NoCode,
  Watched,  // watch_over says by whom
  Sensor,
  Captive,  // the guard has to keep
};

// One step of a pawn. It is computed so often that it contains no more than necessary; why_refused() finds
// out the rest.
struct Step {
  Obstacle obstacle = Obstacle::None;
  Place place = kNowhere;  // where it ends, or would end if there were no pawn or group
  bool needs_code = false;
  bool is_caught = false;  // the way ends here
  std::optional<std::uint8_t> breach = std::nullopt;
  explicit operator bool() const { return obstacle == Obstacle::None; }
};
// The same with modules in play, and at steel doors, which always work.
Step guarded_step(const Ruleset& rules, const State& state, Pawn pawn, Place from, Direction toward);

INLINED_FOR_SPEED Step step(const Ruleset& rules, const State& state, Pawn pawn, Place from,
                            Direction toward) {
  if (!rules.modules.empty()) return guarded_step(rules, state, pawn, from, toward);
  const NextSpace next = next_space(state, from, toward);
  switch (next.border) {
    case Border::Open:
      break;
    case Border::OrangeWall:  // S4-1
      if (!rules.dwarf_passages) return {Obstacle::Wall};
      if (pawn != kDwarf) return {Obstacle::OrangeWall};
      break;
    case Border::Wall:
      return {Obstacle::Wall};
    case Border::DeadEnd:
      return {Obstacle::DeadEnd};
    case Border::Edge:
      return {Obstacle::Edge};
    case Border::SteelDoor:
      if (!catalog::kWithExpansion) return {Obstacle::Wall};
      return guarded_step(rules, state, pawn, from, toward);
  }
  if (is_occupied(state, next.place)) return {Obstacle::Pawn, next.place};
  const bool enters = next.place.tile() != from.tile();
  if (enters && why_cannot_enter(rules, state, pawn, next.place.tile())) return {Obstacle::Group, next.place};
  return {Obstacle::None, next.place};
}

// Whether a way may end on this space: where a hero is caught it does, on any space.
inline Objection why_cannot_end(const Ruleset& rules, const State& state, Pawn pawn, Place at,
                                bool is_caught) {
  return is_caught ? std::nullopt : why_cannot_stop_at(rules, state, pawn, at);
}

Objection why_refused(const Ruleset& rules, const State& state, const Stamped& action, const Move& move);
void carry_out(Resolution& resolution, const Move& move);

}  // namespace rules
