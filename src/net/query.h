// What stands behind the question mark of an address.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace net {

// All values of this name in their order, decoded. Nothing among them: one that is not well written, or a
// name without a value.
std::vector<std::optional<std::string>> query_values(std::string_view target, std::string_view name);

// The first value of this name, decoded. Nothing: it is not there, or not well written.
std::optional<std::string> query_value(std::string_view target, std::string_view name);

// The same as a whole number within bounds.
std::optional<std::uint32_t> query_number(std::string_view target, std::string_view name,
                                          std::uint32_t highest);

}  // namespace net
