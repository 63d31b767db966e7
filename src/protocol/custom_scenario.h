// A custom scenario as a small JSON file (SX-1); docs/engine-protocol.md describes its fields.
#pragma once

#include "notation/custom_scenario.h"

// NOLINTBEGIN(readability-identifier-naming): the names are Boost's.
namespace boost::json {
class object;
class value;
}  // namespace boost::json
// NOLINTEND(readability-identifier-naming)

namespace protocol {

using notation::expansion_game;
using notation::is_printed_name;
using notation::name_of;
using notation::NamedGame;
using notation::scenario_number;
using notation::ScenarioDetails;
using notation::ScenarioProblem;
using notation::sentence;

// "S7", "F0", "T1-hardcore+M2" or an object; the table's choices override what the scenario suggests.
std::expected<rules::Ruleset, ScenarioProblem> ruleset_of(const boost::json::value& scenario,
                                                          const ScenarioDetails& choice);

}  // namespace protocol
