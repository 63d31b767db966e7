// The mall in parts: spaces between which a walker could go back and forth, ignoring all pawns. Everything
// here errs in the heroes' favour, because proofs are built on it: a steel door counts as open both ways if
// anyone could ever pass it one way.
#pragma once

#include <array>
#include <cstdint>

#include "ai/ways.h"
#include "rules/state.h"

namespace ai {

class Regions {
 public:
  Regions(const rules::Ruleset& rules, const rules::State& mall, rules::Pawn walker);

  bool join(rules::Place a, rules::Place b) const { return part_[a.code] == part_[b.code]; }

 private:
  std::uint16_t find(std::uint16_t code);
  void unite(rules::Place a, rules::Place b) { part_[find(a.code)] = find(b.code); }

  std::array<std::uint16_t, kPlaces> part_{};  // the number of a space that represents its part
};

}  // namespace ai
