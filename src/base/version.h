// What this program calls itself, and the versions that records name.
#pragma once

#include <string_view>

namespace base {

inline constexpr std::string_view kEngineVersion = "0.1.0";
inline constexpr unsigned kRulesVersion = 1;    // goes up when a rule is decided differently
inline constexpr unsigned kCatalogVersion = 1;  // goes up when cardboard changes

}  // namespace base
