// Brings a file in an older format up to date, in one transaction: it has the old format or the new one,
// never something in between.
#pragma once

#include "store/sqlite.h"

namespace store {

// Within a transaction that the caller begins and ends.
Result<void> upgrade(Database& database, int from);

}  // namespace store
