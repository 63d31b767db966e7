// Chores carried out in SQLite, in a transaction that the caller has begun.
#pragma once

#include "store/chore.h"
#include "store/sqlite.h"

namespace store {

// Does it, and notes the answer.
Result<void> carry_out(Database& database, Chore& chore);

// A crew that isn't there yet.
Result<Founded> found_crew(Database& database, const FoundCrew& crew);

}  // namespace store
