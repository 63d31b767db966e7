// Chores carried out in SQLite, in a transaction that the caller has begun.
#pragma once

#include "sqlite/database.h"
#include "store/chore.h"

namespace sqlite {

// Does it, and notes the answer.
Result<void> carry_out(Database& database, store::Chore& chore);

// A crew that isn't there yet.
Result<store::Founded> found_crew(Database& database, const store::FoundCrew& crew);

}  // namespace sqlite
