// The rules by identifier, as docs/rules.md has them; the build puts that page into the program.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace app {

struct LedgerRule {
  std::string id;
  std::string text;
  std::string home;  // the part of the program that will bring its test; empty: it must have one now
};

// The page itself, made by the build.
extern const std::string_view kLedgerPage;

std::vector<LedgerRule> read_ledger(std::string_view page);

// The page's rules and the rulings of docs/interactions.md.
std::vector<LedgerRule> whole_ledger();

// The names of tests that carry each identifier, from the test sources below a folder.
using TestsByRule = std::map<std::string, std::vector<std::string>>;
TestsByRule find_tests(const std::string& root);

// The names of all tests there, as Suite.name; those of the page as file: name.
std::set<std::string> all_tests(const std::string& root);

// The identifier that a test's name begins with: B_MOVE_2_stops... gives B-MOVE-2. The ledger settles where
// the identifier ends.
std::string identifier_of(std::string_view test_name, const std::vector<LedgerRule>& ledger);

// All that stand there one after the other: M9_3_R_31_a_shared... gives M9-3 and R-31.
std::vector<std::string> identifiers_of(std::string_view test_name, const std::vector<LedgerRule>& ledger);

// The same for a test of the page, whose name is a sentence: "B-HERO-1: colour and sign ..." gives B-HERO-1.
std::string identifier_in_title(std::string_view title, const std::vector<LedgerRule>& ledger);

}  // namespace app
