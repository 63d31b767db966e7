// Whether rules that someone puts together can be played and won (SX-2, SX-3, X-GEN-6), checked at every
// change.
#pragma once

#include <string>
#include <string_view>

namespace wasm {

// A ruleset on one line, as in a record. null, or
// {"refused":"ItemIsMissing","rule":"SX-3","args":{...},"text":"..."}.
std::string ruleset_answer(std::string_view ruleset);

}  // namespace wasm
