// The rules by identifier, as in docs/rules.md; the build embeds that page in the program.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

struct LedgerRule {
  std::string id;
  std::string text;
  std::string home;  // the part of the program that will bring its test; empty if it must have one now
};

// The page itself, embedded by the build.
extern const std::string_view kLedgerPage;

std::vector<LedgerRule> read_ledger(std::string_view page);

// The page's rules and the rulings of docs/interactions.md.
std::vector<LedgerRule> whole_ledger();

// The names of tests that carry each identifier, from the test sources below a folder.
using TestsByRule = std::map<std::string, std::vector<std::string>>;
TestsByRule find_tests(const std::string& root);

// The names of all tests there, as Suite.name; those of the page as file: name.
std::set<std::string> all_tests(const std::string& root);

// The identifier that a test's name begins with: B_MOVE_2_stops... gives B-MOVE-2. The known rules determine
// where the identifier ends.
std::string identifier_of(std::string_view test_name, const std::vector<LedgerRule>& ledger);

// All of them, if several follow one another: M9_3_R_31_a_shared... gives M9-3 and R-31.
std::vector<std::string> identifiers_of(std::string_view test_name, const std::vector<LedgerRule>& ledger);

// The same for a test of the page, whose name is a sentence: "B-HERO-1: colour and sign ..." gives B-HERO-1.
std::string identifier_in_title(std::string_view title, const std::vector<LedgerRule>& ledger);

}  // namespace reference
