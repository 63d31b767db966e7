// Brings a file in an older format up to date, in one transaction: it has the old format or the new one,
// never something in between.
#pragma once

#include "sqlite/database.h"

namespace sqlite {

// Within a transaction that the caller begins and ends.
Result<void> upgrade(Database& database, int from);

}  // namespace sqlite
