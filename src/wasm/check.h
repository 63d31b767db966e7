// Whether a game can be played, before it is dealt.
#pragma once

#include <string>
#include <string_view>

namespace wasm {

// null, or why such a game can't be played: the words of deal_game() without a custom deal.
std::string check_answer(std::string_view words);

}  // namespace wasm
