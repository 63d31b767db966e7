#include "postgresql/answer.h"

#include <libpq-fe.h>

#include <charconv>

namespace postgresql {
namespace {

std::int64_t number_in(std::string_view digits) {
  std::int64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

}  // namespace

std::string_view Row::text(int column) const {
  return {PQgetvalue(answer_, row_, column), static_cast<std::size_t>(PQgetlength(answer_, row_, column))};
}

std::int64_t Row::number(int column) const { return number_in(text(column)); }

std::optional<std::int64_t> Row::number_or_nothing(int column) const {
  return is_nothing(column) ? std::nullopt : std::optional{number(column)};
}

bool Row::is_nothing(int column) const { return PQgetisnull(answer_, row_, column) != 0; }

int Answer::rows() const { return answer_ ? PQntuples(answer_.get()) : 0; }

std::int64_t Answer::changed() const { return answer_ ? number_in(PQcmdTuples(answer_.get())) : 0; }

void Answer::Clear::operator()(pg_result* answer) const { PQclear(answer); }

}  // namespace postgresql
