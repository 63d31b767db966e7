#include "reference/ledger.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "reference/interactions.h"

namespace reference {

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

std::vector<std::string> identifiers_of(std::string_view test_name, const std::vector<LedgerRule>& ledger) {
  std::vector<std::string> ids;
  for (std::string id = identifier_of(test_name, ledger); !id.empty();
       id = identifier_of(test_name, ledger)) {
    test_name.remove_prefix(std::min(id.size() + 1, test_name.size()));
    ids.push_back(std::move(id));
  }
  return ids;
}

std::string identifier_in_title(std::string_view title, const std::vector<LedgerRule>& ledger) {
  std::string name{title.substr(0, title.find_first_of(" :,"))};
  std::replace(name.begin(), name.end(), '-', '_');
  return identifier_of(name, ledger);
}

std::vector<LedgerRule> whole_ledger() {
  std::vector<LedgerRule> rules = read_ledger(kLedgerPage);
  for (LedgerRule& ruling : read_ledger(kInteractionsPage)) rules.push_back(std::move(ruling));
  return rules;
}

namespace {

enum class TestOf : std::uint8_t { Program, Page };

// Reports every test below a folder: its suite, how it is displayed, and the name that may begin with an
// identifier.
template <class Give>
void each_test(const std::string& root, Give&& give) {
  namespace fs = std::filesystem;
  const std::regex test_macro{R"((?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\s*\(\s*(\w+)\s*,\s*(\w+))"};
  const std::regex page_test{R"re(\b(?:it|test)\(\s*(['"`])(.*?)\1)re"};
  // web/node_modules isn't ours.
  for (const std::string folder : {"src", "tests", "web/src", "web/e2e"}) {
    const fs::path start = fs::path{root} / folder;
    if (!fs::is_directory(start)) continue;
    for (const auto& entry : fs::recursive_directory_iterator{start}) {
      const std::string file_name = entry.path().filename().string();
      const bool is_of_page = file_name.contains(".test.ts") || file_name.contains(".spec.ts");
      // A suite that several test programs include is a header.
      const bool is_of_program = file_name.ends_with(".cpp") || file_name.ends_with("_suite.h");
      if (!entry.is_regular_file() || (!is_of_page && !is_of_program)) continue;
      std::ifstream file{entry.path()};
      const std::string text{std::istreambuf_iterator<char>{file}, {}};
      for (std::sregex_iterator found{text.begin(), text.end(), is_of_page ? page_test : test_macro}, end;
           found != end; ++found) {
        const std::string name = (*found)[2];
        std::string full = is_of_page ? file_name : (*found)[1].str();
        full += is_of_page ? ": " : ".";
        full += name;
        give(is_of_page ? TestOf::Page : TestOf::Program, full, name);
      }
    }
  }
}

}  // namespace

TestsByRule find_tests(const std::string& root) {
  TestsByRule tests;
  const std::vector<LedgerRule> ledger = whole_ledger();
  each_test(root, [&](TestOf whose, const std::string& shown, const std::string& name) {
    if (whose == TestOf::Program) {
      for (const std::string& id : identifiers_of(name, ledger)) tests[id].push_back(shown);
    } else if (const std::string id = identifier_in_title(name, ledger); !id.empty()) {
      tests[id].push_back(shown);
    }
  });
  for (auto& [id, names] : tests) std::sort(names.begin(), names.end());
  return tests;
}

std::set<std::string> all_tests(const std::string& root) {
  std::set<std::string> tests;
  each_test(root, [&](TestOf, std::string shown, const std::string&) { tests.insert(std::move(shown)); });
  return tests;
}

}  // namespace reference
