// The mall in parts: the spaces between which a walker could go to and fro, all pawns left aside. Everything
// here errs on the side of the heroes, because proofs are built on it: a steel door is open to both sides
// wherever anybody could ever pass it in one.
#pragma once

#include <array>
#include <cstdint>

#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

class Parts {
 public:
  Parts(const rules::Ruleset& rules, const rules::State& mall, rules::Pawn walker);

  bool join(rules::Place a, rules::Place b) const { return part_[a.code] == part_[b.code]; }

 private:
  std::uint16_t find(std::uint16_t code);
  void unite(rules::Place a, rules::Place b) { part_[find(a.code)] = find(b.code); }

  std::array<std::uint16_t, kPlaces> part_{};  // the number of a space that stands for its part
};

}  // namespace ai
