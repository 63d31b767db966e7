// Carrying out chores in the writer's transaction.
#pragma once

#include "postgresql/connection.h"
#include "postgresql/plan.h"
#include "store/chore.h"

namespace postgresql {

struct ChoreWork {
  const LastVersions& last;  // the tables that are there
  Connection::Patience patience;
};

Result<void> carry_out_chore(Connection& connection, store::Chore& chore, const ChoreWork& work);

}  // namespace postgresql
