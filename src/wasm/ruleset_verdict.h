// Whether a custom scenario can be won: one deal of it, solved. The editor asks about a few.
#pragma once

#include <string>
#include <string_view>

namespace wasm {

// A line with a ruleset, and a line with a seed (32 hexadecimal digits). {"verdict":"winnable","actions":41,
// "flips":1}, or "unwinnable", or "unknown" if that couldn't be proved; an error if the rules have a flaw.
std::string ruleset_verdict(std::string_view text);

}  // namespace wasm
