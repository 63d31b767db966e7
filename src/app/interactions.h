// Modules that meet modules, and modules that meet scenarios: the cells of docs/interactions.md. A cell is
// nothing, or it has a row with the rules that decide it and the tests that show it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/ledger.h"

namespace app {

struct RuledCell {
  std::string name;  // "M1 M3", "M2 S12"
  std::vector<std::string> rules;
  std::vector<std::string> tests;
};

struct Interactions {
  std::size_t cells = 0;    // that should be there
  std::size_t nothing = 0;  // marked so
  std::vector<RuledCell> ruled;
  std::vector<std::string> problems;  // marks and rows that do not fit each other
};

// The page itself, made by the build; its own rulings have the form of the ledger's lines.
extern const std::string_view kInteractionsPage;

Interactions read_interactions(std::string_view page);

// What the cells name and nobody knows: a rule, or a test.
std::vector<std::string> unknown_names(const Interactions& interactions,
                                       const std::vector<LedgerRule>& ledger,
                                       const std::set<std::string>& tests);

}  // namespace app
