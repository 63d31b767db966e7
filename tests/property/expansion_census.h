// How often each kind of event and each refusal that Maximum Security adds occurred in generated games, what
// the events said, and with how many sets of modules.
#pragma once

#include <array>
#include <cstdint>
#include <set>

#include "rules/decide.h"

namespace property {

class ExpansionCensus {
 public:
  void count(const rules::Ruleset& rules) { sets_of_modules_.insert(rules.modules.bits); }
  void count(const rules::Event& event);
  void count(rules::Reason reason) { ++reasons_[static_cast<std::size_t>(reason)]; }

  std::size_t sets_of_modules() const { return sets_of_modules_.size(); }
  // Prints the table and says how many events and refusals occurred fewer than `least` times, and which
  // details fewer than a tenth of that.
  int report(std::uint64_t least) const;

 private:
  static constexpr std::size_t kFacts = 42;  // what events say about the expansion besides their kind
  struct Fact;
  static const std::array<Fact, kFacts> kFactTable;

  std::set<std::uint16_t> sets_of_modules_;
  std::array<std::uint64_t, std::variant_size_v<rules::Event>> events_{};
  std::array<std::uint64_t, rules::kReasons> reasons_{};
  std::array<std::uint64_t, kFacts> facts_{};
};

}  // namespace property
