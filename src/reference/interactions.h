// Modules with modules, and modules with scenarios: the cells of docs/interactions.md. A cell is marked as
// nothing, or it has a row with the rules that decide it and the tests that show it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reference/ledger.h"

namespace reference {

struct RuledCell {
  std::string name;  // "M1 M3", "M2 S12"
  std::vector<std::string> rules;
  std::vector<std::string> tests;
};

struct Interactions {
  std::size_t cells = 0;    // that should be there
  std::size_t nothing = 0;  // marked so
  std::vector<RuledCell> ruled;
  std::vector<std::string> problems;  // marks and rows that don't fit together
};

// The page itself, embedded by the build; its own rulings have the same form as those of docs/rules.md.
extern const std::string_view kInteractionsPage;

Interactions read_interactions(std::string_view page);

// What the cells name but doesn't exist: a rule or a test.
std::vector<std::string> unknown_names(const Interactions& interactions,
                                       const std::vector<LedgerRule>& ledger,
                                       const std::set<std::string>& tests);

}  // namespace reference
