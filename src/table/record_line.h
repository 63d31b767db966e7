// Which lines of a table's journal become lines of its record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/ports.h"

namespace table {

// An action as it is; a fact only if it says that someone talked.
std::optional<std::string> record_line(Row::Kind kind, std::string_view text);

}  // namespace table
