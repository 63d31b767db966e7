// What is played, by its name, or a custom scenario (SX-1) by its fields, whatever they were read with;
// docs/engine-protocol.md describes them.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/flaw.h"
#include "rules/setup.h"

namespace notation {

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

// "S7", "F0" or "T1-hardcore+M2"; the table's choices override what the scenario suggests.
std::expected<rules::Ruleset, ScenarioProblem> ruleset_by_name(std::string_view name,
                                                               const ScenarioDetails& choice);

// The value of a field.
struct ScenarioValue {
  struct Item {                                      // of a list
    std::optional<std::string> text = std::nullopt;  // if it is one
    std::string json{};
  };
  using List = std::vector<Item>;
  // Anything else that JSON knows is no value of any field.
  std::variant<std::monostate, bool, std::int64_t, std::string, List> value{};
  std::string json{};  // as it was written, for complaints
};
using ScenarioFields = std::vector<std::pair<std::string, ScenarioValue>>;

std::expected<rules::Ruleset, ScenarioProblem> ruleset_of(const ScenarioFields& fields,
                                                          const ScenarioDetails& choice);

std::string sentence(const rules::Flaw& flaw);
std::string sentence(const ScenarioProblem& problem);

}  // namespace notation
