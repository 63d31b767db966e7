// What stands behind the question mark of an address.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace net {

// The first value of this name, decoded. Nothing: it is not there, or not well written.
std::optional<std::string> query_value(std::string_view target, std::string_view name);

// The same as a whole number within bounds.
std::optional<std::uint32_t> query_number(std::string_view target, std::string_view name,
                                          std::uint32_t highest);

}  // namespace net
