// Whether a game could be played, asked before it is dealt.
#pragma once

#include <string>
#include <string_view>

namespace wasm {

// null, or why such a game cannot be played: the words of deal_game() without what is laid by hand.
std::string check_answer(std::string_view words);

}  // namespace wasm
