// The target of a request: its path, and what follows the question mark.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

// What comes before the question mark.
inline std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

// All values of this name in order, decoded. Nothing for a value that is malformed, or a name without a
// value.
std::vector<std::optional<std::string>> query_values(std::string_view target, std::string_view name);

// The first value of this name, decoded. Nothing if it is missing or malformed.
std::optional<std::string> query_value(std::string_view target, std::string_view name);

// The same as a whole number within bounds.
std::optional<std::uint32_t> query_number(std::string_view target, std::string_view name,
                                          std::uint32_t highest);

}  // namespace net
