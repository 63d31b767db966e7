// An own scenario as a small JSON file (SX-1): docs/engine-protocol.md tells its fields.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <variant>

#include "rules/flaw.h"
#include "rules/setup.h"

// NOLINTBEGIN(readability-identifier-naming): the names are Boost's.
namespace boost::json {
class object;
class value;
}  // namespace boost::json
// NOLINTEND(readability-identifier-naming)

namespace protocol {

// A flaw has a rule behind it; a sentence says that the file itself cannot be understood.
using ScenarioProblem = std::variant<rules::Flaw, std::string>;

struct TableChoice {
  unsigned seats = 4;
  std::optional<rules::Tile> start = std::nullopt;
  std::optional<unsigned> level = std::nullopt;
  std::optional<std::uint32_t> sand_ms = std::nullopt;
  bool free_talk = false;  // S1-4
  bool pairs = false;
};

// The number of a scenario of the book by its name, like S7.
std::optional<unsigned> scenario_number(std::string_view name);

// "S7" or an object; what the table chooses wins over what the scenario suggests.
std::expected<rules::Ruleset, ScenarioProblem> ruleset_of(const boost::json::value& scenario,
                                                          const TableChoice& choice);

std::string sentence(const rules::Flaw& flaw);
std::string sentence(const ScenarioProblem& problem);

}  // namespace protocol
