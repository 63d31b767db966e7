// Who joins a table, and who comes back to it: refused with a reason, or the facts of it. Pure, like
// handle_command; the table writes the facts and says welcome.
#pragma once

#include <optional>

#include "protocol/refusal.h"
#include "protocol/request.h"
#include "protocol/token.h"
#include "table/fact.h"
#include "table/lobby.h"
#include "table/people.h"
#include "table/table_settings.h"

namespace table {

// Someone who was removed, a locked or full table, a program where none may join, a name that isn't one.
std::optional<protocol::TableReason> objection_to_join(const Lobby& lobby, const People& people,
                                                       const TableSettings& settings,
                                                       const protocol::Join& join);

// What joining means when nothing speaks against it. On a full list someone absent makes room.
struct Joining {
  MemberId member;
  FactList facts;
};
Joining joining(const Lobby& lobby, const People& people, const protocol::Join& join,
                const protocol::Token& token);

// Someone who is removed stays out until the host lets them in. `by` is empty if the operator removes them.
FactList facts_of_removal(const Lobby& lobby, MemberId member, std::optional<MemberId> by);

// the seat is given back; before a game, the member gets a chair if one is free.
FactList facts_of_return(const Lobby& lobby, MemberId member);

}  // namespace table
