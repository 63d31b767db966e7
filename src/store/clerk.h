// What nobody waits for: puts the texts of finished games together and sweeps dead rows out of the journal.
// It works in small bites between the writer's commits, on the writer's thread and connection, because a
// game's rows lie scattered among those of all tables: to gather and delete the rows of a long game at once
// would hold up everybody for tens of milliseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/chains.h"
#include "store/record_text.h"
#include "store/sqlite.h"

namespace store {

class Clerk {
 public:
  // Both outlive it. It sweeps when there are so many dead rows, and more than live ones.
  Clerk(Database& database, Chains& chains, std::int64_t sweep_from)
      : database_(database), chains_(chains), sweep_from_(sweep_from) {}

  // A game has been settled.
  void notice_record() { may_have_unwritten_ = true; }

  bool has_work() const;
  // A bite. After a problem nothing has changed, and it can be tried again.
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
  Result<void> in_transaction(auto&& body);

  Database& database_;
  Chains& chains_;
  std::int64_t sweep_from_;
  std::optional<Statements> statements_;
  bool may_have_unwritten_ = true;
  std::optional<Unwritten> unwritten_;  // the record it is about, perhaps half read
  std::optional<RowId> sweep_cursor_;   // all up to here are swept, while a sweep goes on
  RowId sweep_end_ = 0;
  std::int64_t swept_ = 0;  // rows of this sweep
};

}  // namespace store
