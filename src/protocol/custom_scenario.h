// A custom scenario as a small JSON file (SX-1); docs/engine-protocol.md describes its fields.
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

// A flaw has a rule behind it; a sentence says that the file itself can't be understood.
using ScenarioProblem = std::variant<rules::Flaw, std::string>;

struct ScenarioDetails {
  unsigned seats = 4;
  std::optional<rules::Tile> start = std::nullopt;
  std::optional<unsigned> level = std::nullopt;
  std::optional<std::uint32_t> sand_ms = std::nullopt;
  bool free_talk = false;  // S1-4
  bool pairs = false;
};

// The number of a scenario of the rule book by its name, like S7.
std::optional<unsigned> scenario_number(std::string_view name);

// Whether a scenario of the rule book or a game of the expansion has this name. A custom one must not, or it
// would be listed among them in the Great Book.
bool is_printed_name(std::string_view name);

// A game of the expansion by its name: F0 to F3, T1 to T13; a tutorial can be requested as T1-hardcore
// (T-HARD), and with the anti-stress tokens as T1+M2 or T1-hardcore+M2 (T-SETUP).
struct NamedGame {
  catalog::ExpansionGame game = catalog::ExpansionGame::None;
  bool hardcore = false;
  bool anti_stress = false;
};
inline constexpr std::string_view kHardcore = "-hardcore";
inline constexpr std::string_view kAntiStress = "+M2";
std::optional<NamedGame> expansion_game(std::string_view name);
std::string name_of(const NamedGame& game);

// "S7", "F0", "T1-hardcore+M2" or an object; the table's choices override what the scenario suggests.
std::expected<rules::Ruleset, ScenarioProblem> ruleset_of(const boost::json::value& scenario,
                                                          const ScenarioDetails& choice);

std::string sentence(const rules::Flaw& flaw);
std::string sentence(const ScenarioProblem& problem);

}  // namespace protocol
