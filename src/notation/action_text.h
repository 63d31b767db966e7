// Actions as text, as used on the wire, in the journal, in tests and in bug reports.
//   y 1a:1,1>1a:0,1   move         draw, place 1a:0,2      theft       do-something 2
//   y 1a:1,1@3:2,0    vortex       reveal                  discard 7   stare 2
//   y 1a:2,3/1a:3,2   escalator    sand-runs-out (the table's own)
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "notation/json_writer.h"
#include "rules/action.h"

namespace notation {

std::string text_of(const rules::Action& action);
std::optional<rules::Action> read_action(std::string_view text);

// The kind of an action as the engine protocol names it: move, vortex, escalator, draw, place, ...
std::string_view kind_of(const rules::Action& action);

// {"action":"y 1a:1,1>1a:0,1","kind":"move","pawn":"yellow","from":"1a:1,1","to":"1a:0,1"}
void write_json(JsonWriter& json, const rules::Action& action);

// A list of such objects, in the order of docs/notation.md.
void write_sorted(JsonWriter& json, rules::Actions actions);

}  // namespace notation
