#include "sqlite/query.h"

namespace sqlite {

Result<void> begin_transaction(Database& database) {
  if (database.is_in_transaction()) RETURN_IF_ERROR(database.execute("ROLLBACK"));
  return database.execute("BEGIN IMMEDIATE");
}

void undo_transaction(Database& database) {
  if (!database.is_in_transaction()) return;
  [[maybe_unused]] const auto undone = database.execute("ROLLBACK");
}

}  // namespace sqlite
