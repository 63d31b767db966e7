// Words that only occur in the text of an action, shared by writer and reader.
#pragma once

#include <array>
#include <string_view>

#include "rules/security.h"

namespace notation {

inline constexpr std::array<std::string_view, rules::kShafts> kPairNames{"dark", "light"};
inline constexpr std::string_view kByCode =
    " code ";  // in front of the code space that opens the door

}  // namespace notation
