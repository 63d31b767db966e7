// How a batch is written: its lines in as few calls as their order allows, and between them what is rare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "postgresql/parameters.h"
#include "store/backend.h"
#include "table/ports.h"

namespace postgresql {

// The last version of each table that has rows, by the number of its code.
using LastVersions = std::map<std::uint32_t, table::Version>;

// Rows that are inserted by one call, after everything of some tables is deleted. Their texts are in the
// batch.
class Lines {
 public:
  void end(std::uint32_t table);
  void add(const table::Row& row);

  bool is_empty() const { return ended_.empty() && codes_.empty(); }
  // Whether this table has rows here, which would be deleted too late.
  bool has(std::uint32_t table) const;
  std::size_t rows() const { return codes_.size(); }
  // As parameters of `append`, after the time.
  void put_into(Parameters& parameters) const;

 private:
  using Numbers = std::vector<std::optional<std::int64_t>>;
  using Texts = std::vector<std::optional<std::string_view>>;

  Numbers ended_, codes_, versions_, at_, members_, numbers_, kinds_;
  Texts texts_, record_lines_;
  std::deque<std::string> made_;  // lines of records that aren't a row's text
};

struct NotedTry {
  table::Code table;
  table::HeistTry heist_try;
};

// Pointers are into the batch.
using Step = std::variant<Lines, NotedTry, const table::Settlement*, store::Chore*>;

struct Plan {
  std::vector<Step> steps;
  // The tables' last versions then; 0: nothing is left.
  LastVersions last;
  std::size_t rows = 0;

  // A single call, which needs no transaction around it.
  bool is_lines_alone() const {
    return steps.empty() || (steps.size() == 1 && std::holds_alternative<Lines>(steps.front()));
  }
};

// An error if a table's line is already there.
store::Result<Plan> plan_of(const store::Batch& batch, const LastVersions& before);

}  // namespace postgresql
