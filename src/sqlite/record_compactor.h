// Work that nobody is waiting for: assembles the texts of finished games and sweeps dead rows from the
// journal. It works in small batches between the writer's commits, on the writer's thread and connection,
// because a game's rows are scattered among those of all tables: gathering and deleting the rows of a long
// game at once would hold everyone up for tens of milliseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "sqlite/chains.h"
#include "sqlite/database.h"
#include "sqlite/record_text.h"

namespace sqlite {

class RecordCompactor {
 public:
  // Both outlive it. It sweeps at this many dead rows, if they outnumber the live ones.
  RecordCompactor(Database& database, Chains& chains, std::int64_t sweep_from)
      : database_(database), chains_(chains), sweep_from_(sweep_from) {}

  // A game has been settled.
  void notice_record() { may_have_unwritten_ = true; }

  bool has_work() const;
  // A batch. After a problem nothing has changed, and it can be tried again.
  Result<void> work();

 private:
  struct Unwritten {
    std::string id;
    RecordText text;
  };
  struct Statements {
    Statement find, row, file;
  };
  bool is_sweep_due() const;
  Result<void> prepare();
  Result<void> write_records();
  Result<void> write_some();
  Result<void> find_unwritten();
  Result<void> file_record();
  Result<void> sweep();
  Result<std::int64_t> sweep_rows(RowId& cursor);

  Database& database_;
  Chains& chains_;
  std::int64_t sweep_from_;
  std::optional<Statements> statements_;
  bool may_have_unwritten_ = true;
  std::optional<Unwritten> unwritten_;  // the record it is working on, perhaps half read
  std::optional<RowId> sweep_cursor_;   // all rows up to here are swept, while a sweep is under way
  RowId sweep_end_ = 0;
  std::int64_t swept_ = 0;  // rows of this sweep
};

}  // namespace sqlite
