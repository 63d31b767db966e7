// Words that stand in the text of an action and nowhere else; who writes and who reads them agree here.
#pragma once

#include <array>
#include <string_view>

#include "rules/security.h"

namespace notation {

inline constexpr std::array<std::string_view, rules::kShafts> kPairNames{"dark", "light"};
inline constexpr std::string_view kByCode = " code ";  // before the code space that opens the door

}  // namespace notation
