// A set of spaces of the mall, a bit each, in the order of tiles and cells.
#pragma once

#include <array>

#include "rules/vocabulary.h"

namespace ai {

class Spaces {
 public:
  void insert(rules::Place at) {
    rules::Cells& cells = cells_[catalog::index(at.tile())];
    cells = static_cast<rules::Cells>(cells | catalog::bit(at.cell()));
    is_empty_ = false;
  }
  bool contains(rules::Place at) const {
    return catalog::contains(cells_[catalog::index(at.tile())], at.cell());
  }
  void insert_all(const Spaces& others) {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      cells_[i] = static_cast<rules::Cells>(cells_[i] | others.cells_[i]);
    is_empty_ = is_empty_ && others.is_empty_;
  }
  bool empty() const { return is_empty_; }

 private:
  std::array<rules::Cells, rules::kTiles> cells_{};
  bool is_empty_ = true;
};

}  // namespace ai
