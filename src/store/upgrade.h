// Brings a file of an older format up to date, in one transaction: it is of the old format or of the new one,
// never between.
#pragma once

#include "store/sqlite.h"

namespace store {

// Inside of a transaction that the caller has begun and ends.
Result<void> upgrade(Database& database, int from);

}  // namespace store
