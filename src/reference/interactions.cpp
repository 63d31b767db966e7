#include "reference/interactions.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "base/text.h"
#include "catalog/module.h"
#include "catalog/scenario.h"

namespace reference {
namespace {

enum class Mark : std::uint8_t { Nothing, Ruled };

// "| a | b |" gives a and b.
std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> fields;
  for (std::size_t bar = line.find('|'); bar != std::string_view::npos;) {
    const std::size_t next = line.find('|', bar + 1);
    if (next == std::string_view::npos) break;
    fields.emplace_back(base::trimmed(line.substr(bar + 1, next - bar - 1)));
    bar = next;
  }
  return fields;
}

std::vector<std::string> words_of(const std::string& field) {
  std::string text = field;
  std::replace(text.begin(), text.end(), '`', ' ');
  std::istringstream stream{text};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::set<std::string> all_cells() {
  std::set<std::string> cells;
  for (std::size_t i = 0; i < catalog::kModules; ++i) {
    const std::string module{catalog::kModuleNames[i]};
    for (std::size_t k = i + 1; k < catalog::kModules; ++k)
      cells.insert(module + " " + std::string{catalog::kModuleNames[k]});
    for (const catalog::Scenario& scenario : catalog::kScenarioTable)
      cells.insert(module + " S" + std::to_string(scenario.number));
  }
  return cells;
}

// The marks of the two matrices, by cell. A matrix starts with the line that names its columns.
std::map<std::string, Mark> read_marks(std::string_view page, std::vector<std::string>& problems) {
  std::map<std::string, Mark> marks;
  std::vector<std::string> columns;
  std::istringstream lines{std::string{page}};
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() < 2) {
      columns.clear();
      continue;
    }
    if (columns.empty()) {
      if (fields.front().empty()) columns = fields;
      continue;
    }
    if (fields.front().starts_with("-")) continue;
    for (std::size_t i = 1; i < std::min(fields.size(), columns.size()); ++i) {
      if (fields[i].empty()) continue;
      const std::string cell = fields.front() + " " + columns[i];
      if (fields[i] != "." && fields[i] != "x") problems.push_back(cell + ": unknown entry " + fields[i]);
      if (!marks.emplace(cell, fields[i] == "x" ? Mark::Ruled : Mark::Nothing).second)
        problems.push_back(cell + " appears twice");
    }
  }
  return marks;
}

std::vector<RuledCell> read_rows(std::string_view page, const std::set<std::string>& cells) {
  std::vector<RuledCell> rows;
  std::istringstream lines{std::string{page}};
  for (std::string line; std::getline(lines, line);) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() == 4 && cells.contains(fields.front()))
      rows.push_back({fields.front(), words_of(fields[2]), words_of(fields[3])});
  }
  return rows;
}

}  // namespace

Interactions read_interactions(std::string_view page) {
  Interactions found;
  const std::set<std::string> cells = all_cells();
  found.cells = cells.size();
  const std::map<std::string, Mark> marks = read_marks(page, found.problems);
  found.ruled = read_rows(page, cells);
  for (const auto& [cell, mark] : marks) {
    if (!cells.contains(cell)) found.problems.push_back(cell + " isn't a cell");
    if (mark == Mark::Nothing) ++found.nothing;
  }
  for (const std::string& cell : cells) {
    const auto mark = marks.find(cell);
    if (mark == marks.end()) {
      found.problems.push_back(cell + " is missing");
      continue;
    }
    const auto rows = std::ranges::count(found.ruled, cell, &RuledCell::name);
    if (rows != (mark->second == Mark::Ruled ? 1 : 0))
      found.problems.push_back(cell + " has " + std::to_string(rows) + " rows");
  }
  for (const RuledCell& cell : found.ruled) {
    if (cell.rules.empty() || cell.tests.empty())
      found.problems.push_back(cell.name + " names no rule or no test");
  }
  return found;
}

std::vector<std::string> unknown_names(const Interactions& interactions,
                                       const std::vector<LedgerRule>& ledger,
                                       const std::set<std::string>& tests) {
  std::vector<std::string> unknown;
  for (const RuledCell& cell : interactions.ruled) {
    for (const std::string& rule : cell.rules) {
      if (std::ranges::find(ledger, rule, &LedgerRule::id) == ledger.end())
        unknown.push_back(cell.name + ": there is no rule " + rule);
    }
    for (const std::string& test : cell.tests) {
      if (!tests.contains(test)) unknown.push_back(cell.name + ": there is no test " + test);
    }
  }
  return unknown;
}

}  // namespace reference
