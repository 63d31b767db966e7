#include "app/ledger.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace app {

std::vector<LedgerRule> read_ledger(std::string_view page) {
  std::vector<LedgerRule> rules;
  std::map<std::string, std::string> homes;
  std::istringstream lines{std::string{page}};
  std::string home;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("- [")) {
      const std::size_t end = line.find("] ");
      if (end != std::string::npos) rules.push_back({line.substr(3, end - 3), line.substr(end + 2), ""});
    } else if (line.starts_with("- home ")) {
      home = line.substr(7, line.find(':') - 7);
    } else if (!home.empty() && line.starts_with("  ")) {
      std::istringstream words{line};
      for (std::string id; words >> id;) homes[id] = home;
    } else {
      home.clear();
    }
  }
  for (LedgerRule& rule : rules) rule.home = homes[rule.id];
  return rules;
}

std::string identifier_of(std::string_view test_name, const std::vector<LedgerRule>& ledger) {
  std::string best;
  for (const LedgerRule& rule : ledger) {
    std::string flat = rule.id;
    std::replace(flat.begin(), flat.end(), '-', '_');
    const bool fits =
        test_name.starts_with(flat) && (test_name.size() == flat.size() || test_name[flat.size()] == '_');
    if (fits && rule.id.size() > best.size()) best = rule.id;
  }
  return best;
}

TestsByRule find_tests(const std::string& root) {
  namespace fs = std::filesystem;
  TestsByRule tests;
  const std::vector<LedgerRule> ledger = read_ledger(kLedgerPage);
  const std::regex test_macro{R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\s*\(\s*(\w+)\s*,\s*(\w+))"};
  for (const std::string folder : {"src", "tests"}) {
    const fs::path start = fs::path{root} / folder;
    if (!fs::is_directory(start)) continue;
    for (const auto& entry : fs::recursive_directory_iterator{start}) {
      if (!entry.is_regular_file() || entry.path().extension() != ".cpp") continue;
      std::ifstream file{entry.path()};
      const std::string text{std::istreambuf_iterator<char>{file}, {}};
      for (std::sregex_iterator found{text.begin(), text.end(), test_macro}, end; found != end; ++found) {
        const std::string name = (*found)[2];
        const std::string id = identifier_of(name, ledger);
        if (!id.empty()) tests[id].push_back((*found)[1].str() + "." + name);
      }
    }
  }
  for (auto& [id, names] : tests) std::sort(names.begin(), names.end());
  return tests;
}

}  // namespace app
