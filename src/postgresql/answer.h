// What PostgreSQL answers to a statement.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

struct pg_result;

namespace postgresql {

// Columns are counted from 0. A text lives as long as the answer.
class Row {
 public:
  Row(const pg_result* answer, int row) : answer_(answer), row_(row) {}

  std::string_view text(int column) const;
  std::int64_t number(int column) const;
  std::optional<std::int64_t> number_or_nothing(int column) const;
  bool flag(int column) const { return text(column) == "t"; }
  bool is_nothing(int column) const;

 private:
  const pg_result* answer_;
  int row_;
};

class Answer {
 public:
  explicit Answer(pg_result* answer) : answer_(answer) {}

  int rows() const;
  Row row(int row) const { return {answer_.get(), row}; }
  // How many rows a statement has written or deleted.
  std::int64_t changed() const;

  // The first column of the first row as a number; 0 if there is no row.
  std::int64_t number() const { return rows() == 0 ? 0 : row(0).number(0); }
  // The same as a text; empty if there is no row.
  std::string_view text() const { return rows() == 0 ? std::string_view{} : row(0).text(0); }

  // What `make` makes of each row.
  template <class Make>
  auto all(Make make) const {
    std::vector<decltype(make(row(0)))> made;
    made.reserve(static_cast<std::size_t>(rows()));
    for (int i = 0; i < rows(); ++i) made.push_back(make(row(i)));
    return made;
  }
  // What it makes of the first one, if there is one.
  template <class Make>
  auto first(Make make) const {
    return rows() == 0 ? std::nullopt : std::optional{make(row(0))};
  }

 private:
  struct Clear {
    void operator()(pg_result* answer) const;
  };
  std::unique_ptr<pg_result, Clear> answer_;
};

}  // namespace postgresql
