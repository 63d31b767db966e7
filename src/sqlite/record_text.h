// Assembles a record's text from the journal, walking back from the game's last row.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sqlite/chains.h"
#include "sqlite/database.h"

namespace sqlite {

class RecordText {
 public:
  // The statement that `read` needs.
  static Result<Statement> prepare(Database& database);

  RecordText(std::string head, std::optional<RowId> last) : head_(std::move(head)), next_(last) {}

  // Reads rows while there are any and the allowance lasts; each row reduces it.
  Result<void> read(Statement& row, std::size_t& allowance);
  bool is_complete() const { return !next_; }
  // The head and the actions in order, each with its line break.
  std::string text() const;

 private:
  std::string head_;
  std::optional<RowId> next_;
  std::vector<std::string> lines_;  // the last one first
};

}  // namespace sqlite
