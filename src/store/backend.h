// What the writer needs of a store, whatever the store is made of. Everything that one store keeps to itself,
// like where it puts a row and how it removes those that no longer count, is behind this.
//
// A table's history is its rows in the order in which they were written. Its versions rise: a row or a
// settlement whose version isn't higher than the last one of its table is refused, with its whole batch,
// because two servers would have written the same line. Version 1 begins a history: it is a new table, and
// whatever was there under its code is over. A settlement replaces a history by its one row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "store/inbox.h"
#include "store/problem.h"
#include "store/recovered.h"
#include "table/ports.h"

namespace store {

inline constexpr table::Version kFirstVersion{1};

// Why a batch is refused that has such a line.
inline Problem already_there(table::Code table, table::Version version) {
  return {
      .code = 0,
      .text = "line " + std::to_string(version.value) + " of table " + table.text() + " is already there"};
}

// What becomes durable together, in this order: all of it or nothing.
struct Batch {
  std::span<InboxItem> items;  // a chore's answer is noted in it
  // The server's time is noted after them.
  std::optional<table::ServerTime> beat = std::nullopt;
};

struct Written {
  std::size_t rows = 0;  // of the journal
};

struct Expired {
  std::size_t removed = 0;
  bool is_last = false;  // all finished games have been checked
};

// One thread at a time uses it: the one that opens the store, then the writer's.
class Backend {
 public:
  virtual ~Backend() = default;

  // Everything that was durable; once, before anything is written. A sentence if it can't be read.
  virtual std::expected<Recovered, std::string> recover() = 0;

  // When it returns, the batch will survive a crash. After a problem, nobody knows whether it will. The
  // writer then calls it again with the same items until they are durable, and with nothing else; none of
  // them may be written twice. It may take as long as it takes: the writer's thread waits, and is watched.
  virtual Result<Written> write(const Batch& batch) = 0;

  // A sentence if what is written now would be lost although nothing has failed yet, as when a file was
  // deleted. Cheap: it is asked twice a second.
  virtual std::optional<std::string> problem() = 0;

  // Work that nobody is waiting for, between two batches: in portions, so that no move waits for it. After a
  // problem nothing has changed, and it can be tried again.
  virtual bool has_tidying() const = 0;
  virtual Result<void> tidy() = 0;

  // Deletes finished games that ended before this moment (seconds since 1970), a portion at a time; after the
  // last one it starts over.
  virtual Result<Expired> expire(std::int64_t ended_before_wall_s) = 0;
};

}  // namespace store
