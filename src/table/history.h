// The last lines everyone was shown, for members who come back after a lost connection: exactly what they
// missed, or nothing if it doesn't reach back far enough.
#pragma once

#include <optional>
#include <vector>

#include "table/ports.h"

namespace table {

class History {
 public:
  // Versions come one by one.
  void add(Version version, Line line);
  // What came after that version, or nothing if some of it is no longer here.
  std::optional<std::vector<Line>> since(Version seen, Version last) const;
  void clear() {
    lines_.clear();
    lines_.shrink_to_fit();
    bytes_ = 0;
  }

 private:
  static constexpr std::size_t kMostLines = 32;
  static constexpr std::size_t kMostBytes = 12'288;

  struct Shown {
    Version version;
    Line line;
  };
  std::vector<Shown> lines_;
  std::size_t bytes_ = 0;
};

}  // namespace table
