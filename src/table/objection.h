// Whether a choice is allowed at a table of this server.
#pragma once

#include <optional>

#include "protocol/choice.h"
#include "protocol/refusal.h"
#include "table/table_settings.h"

namespace table {

// More people may come, so a choice is fine if some number of seats could play it.
std::optional<protocol::TableRefusal> objection_to(const protocol::Choice& choice,
                                                   const TableSettings& settings);

}  // namespace table
