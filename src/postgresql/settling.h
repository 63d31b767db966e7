// What a finished game leaves behind.
#pragma once

#include "postgresql/connection.h"
#include "postgresql/plan.h"
#include "table/ports.h"

namespace postgresql {

Result<void> settle(Connection& connection, const table::Settlement& settlement,
                    Connection::Patience patience);
// The first try of a day is the one that counts.
Result<void> note_try(Connection& connection, const NotedTry& noted, Connection::Patience patience);

}  // namespace postgresql
