// How often each kind of event and each refusal occurred in the whole run. What hardly ever occurred was
// hardly tested, so too few of any counts as a failure.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/decide.h"

namespace property {

class Census {
 public:
  void count(const rules::Event& event) { ++events_[event.index()]; }
  void count(const rules::Events& events) {
    for (const rules::Event& event : events) count(event);
  }
  void count(rules::Reason reason) { ++reasons_[static_cast<std::size_t>(reason)]; }
  void count_action() { ++actions_; }
  std::uint64_t actions() const { return actions_; }

  // Prints the table and says how many kinds and reasons occurred fewer than `least` times.
  int report(std::uint64_t least) const;

 private:
  std::array<std::uint64_t, std::variant_size_v<rules::Event>> events_{};
  std::array<std::uint64_t, rules::kReasons> reasons_{};
  std::uint64_t actions_ = 0;
};

Census& census();

// One line of a census; 1 if it is too few.
int print_row(std::string_view name, std::uint64_t times, std::uint64_t least);

// Decides, and counts the result.
rules::Decision ask(const rules::Ruleset& rules, const rules::State& state, const rules::Stamped& action);

}  // namespace property
