// One number that reveals any change of the rules: the same fixed games on every compiler, with every event
// and every hash of the public position folded together.
#pragma once

#include <cstdint>

namespace ai {

struct SignatureReport {
  std::uint64_t value = 0;
  std::uint32_t games = 0;
  std::uint32_t actions = 0;
};

// All scenarios, every number of seats each allows, both kinds of wanderer.
SignatureReport signature_report();

inline std::uint64_t signature() { return signature_report().value; }

}  // namespace ai
