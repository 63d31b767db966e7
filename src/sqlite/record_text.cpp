#include "sqlite/record_text.h"

#include <ranges>
#include <utility>

#include "base/propagate.h"
#include "table/record_line.h"

namespace sqlite {

Result<Statement> RecordText::prepare(Database& database) {
  return database.prepare("SELECT kind, text, previous FROM journal WHERE id = ?");
}

Result<void> RecordText::read(Statement& row, std::size_t& allowance) {
  for (; next_ && allowance > 0; --allowance) {
    row.bind(1, *next_);
    ASSIGN_OR_RETURN(const StepResult step, row.step());
    if (step == StepResult::Done) {
      // A row is missing, which only a damaged file can explain: a short record is better than none.
      next_.reset();
      return {};
    }
    if (auto line = table::record_line(static_cast<table::Row::Kind>(row.number(0)), row.text(1))) {
      lines_.push_back(*std::move(line));
    }
    next_ = row.number_or_nothing(2);
    row.reset();
  }
  return {};
}

std::string RecordText::text() const {
  std::string text = head_ + "\n";
  for (const std::string& line : std::views::reverse(lines_)) text += line + "\n";
  return text;
}

}  // namespace sqlite
