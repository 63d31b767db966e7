// Whether a choice is allowed at a table of this server, and an action at this moment.
#pragma once

#include <optional>

#include "protocol/choice.h"
#include "protocol/refusal.h"
#include "table/lobby.h"
#include "table/table_settings.h"

namespace table {

// More people may come, so a choice is fine if some number of seats could play it.
std::optional<protocol::TableRefusal> objection_to(const protocol::Choice& choice,
                                                   const TableSettings& settings);

// Why a member's action doesn't get as far as the rules.
std::optional<protocol::Refusal> objection_to(const rules::Action& action, const Lobby& lobby, MemberId me);

}  // namespace table
