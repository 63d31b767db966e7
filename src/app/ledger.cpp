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

std::string identifier_in_title(std::string_view title, const std::vector<LedgerRule>& ledger) {
  std::string name{title.substr(0, title.find_first_of(" :,"))};
  std::replace(name.begin(), name.end(), '-', '_');
  return identifier_of(name, ledger);
}

TestsByRule find_tests(const std::string& root) {
  namespace fs = std::filesystem;
  TestsByRule tests;
  const std::vector<LedgerRule> ledger = read_ledger(kLedgerPage);
  const std::regex test_macro{R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\s*\(\s*(\w+)\s*,\s*(\w+))"};
  const std::regex page_test{R"re(\b(?:it|test)\(\s*(['"`])(.*?)\1)re"};
  // web/node_modules is no folder of ours.
  for (const std::string folder : {"src", "tests", "web/src", "web/e2e"}) {
    const fs::path start = fs::path{root} / folder;
    if (!fs::is_directory(start)) continue;
    for (const auto& entry : fs::recursive_directory_iterator{start}) {
      const std::string file_name = entry.path().filename().string();
      const bool is_of_page = file_name.contains(".test.ts") || file_name.contains(".spec.ts");
      if (!entry.is_regular_file() || (!is_of_page && entry.path().extension() != ".cpp")) continue;
      std::ifstream file{entry.path()};
      const std::string text{std::istreambuf_iterator<char>{file}, {}};
      for (std::sregex_iterator found{text.begin(), text.end(), is_of_page ? page_test : test_macro}, end;
           found != end; ++found) {
        const std::string name = (*found)[2];
        const std::string id = is_of_page ? identifier_in_title(name, ledger) : identifier_of(name, ledger);
        if (id.empty()) continue;
        std::string shown = is_of_page ? file_name : (*found)[1].str();
        shown += is_of_page ? ": " : ".";
        shown += name;
        tests[id].push_back(std::move(shown));
      }
    }
  }
  for (auto& [id, names] : tests) std::sort(names.begin(), names.end());
  return tests;
}

}  // namespace app
