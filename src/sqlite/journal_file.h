// The journal's statements: one transaction at a time, on the writer's connection.
#pragma once

#include <optional>
#include <string_view>

#include "sqlite/chains.h"
#include "sqlite/database.h"
#include "store/inbox.h"
#include "table/ports.h"

namespace sqlite {

class JournalFile {
 public:
  // The database outlives it.
  explicit JournalFile(Database& database) : database_(database) {}

  // What an earlier attempt has left open is undone first.
  Result<void> begin();
  Result<void> write(store::JournalEntry& entry, const RowPosition& position);
  // A finished game from elsewhere, with its whole text.
  Result<void> keep(const table::RecordCard& card, std::string_view text);
  Result<void> beat(table::ServerTime now);
  Result<void> commit();
  void undo();

  Result<bool> has(RowId id);

 private:
  struct Statements {
    Statement begin, commit, row, record, names, achievement, heist_try, finish_try, file, beat, has;
  };
  Result<void> prepare();
  Result<void> write_row(const table::Row& row, const RowPosition& position);
  Result<void> write_achievements(const table::RecordCard& card);
  Result<void> write_card(const table::RecordCard& card, std::string_view head, std::optional<RowId> last);
  Result<void> write_settlement(const table::Settlement& settlement, const RowPosition& position);
  Result<void> write_end(table::Code table, const RowPosition& position);

  Database& database_;
  std::optional<Statements> statements_;
};

}  // namespace sqlite
