// Figures in columns, for people with a terminal.
#pragma once

#include <string>
#include <vector>

namespace console {

class Columns {
 public:
  explicit Columns(std::vector<std::string> titles) { rows_.push_back(std::move(titles)); }

  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  bool is_empty() const { return rows_.size() == 1; }
  // Every line but the last ends with a line break.
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace console
