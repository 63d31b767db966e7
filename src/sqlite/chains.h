// Where the rows of each table are in the journal. A row names the previous row of its table; a row that
// names none restarts the table's history, and older rows of the table no longer count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "table/ports.h"

namespace sqlite {

using RowId = std::int64_t;

struct Chain {
  RowId first = 0;
  RowId last = 0;
  table::Version version;
  std::int64_t length = 0;
};

// Where a new row of the journal goes.
struct RowPosition {
  RowId id = 0;
  std::optional<RowId> previous;
};

class Chains {
 public:
  // Whether a row or a settlement with this version may come next.
  bool may_follow(table::Code table, table::Version version) const;
  // A row follows its table's last one; if its version is not higher, the table is a new one with an old
  // code.
  RowPosition append(table::Code table, table::Version version);
  // The table's history restarts with one row, whose position this is; `previous` is the last row of the
  // old history, which the new row does not follow.
  RowPosition replace(table::Code table, table::Version version);
  // The table's history is over. Nothing if it had none; otherwise a row that says so has to be written
  // there.
  std::optional<RowId> end(table::Code table);

  // What recovery finds: the live chains, then the journal's last row and how many it has.
  void adopt(table::Code table, const Chain& chain);
  void found(RowId last, std::int64_t rows);

  bool is_live(std::uint32_t code, RowId id) const;
  RowId last_id() const { return last_id_; }
  std::int64_t live_rows() const { return live_rows_; }
  std::int64_t dead_rows() const { return dead_rows_; }
  // This many dead rows have been removed.
  void swept(std::int64_t rows) { dead_rows_ -= rows; }

 private:
  void count_as_dead(Chain& chain);

  std::unordered_map<std::uint32_t, Chain> chains_;
  RowId last_id_ = 0;
  std::int64_t live_rows_ = 0;
  std::int64_t dead_rows_ = 0;
};

}  // namespace sqlite
