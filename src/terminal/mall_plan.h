// Where every part of the mall goes on a grid of spaces, and what is on the borders between them.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "rules/state.h"
#include "terminal/picture.h"

namespace terminal {

// The place of each space on the grid; the second dimension is to the right of the first.
class MallPlan {
 public:
  explicit MallPlan(const rules::State& state);

  Extent extent() const;  // in spaces
  Spot spot(rules::Place at) const;

 private:
  // The rows and columns that one dimension covers.
  struct Bounds {
    int top = std::numeric_limits<int>::max();
    int left = std::numeric_limits<int>::max();
    int bottom = std::numeric_limits<int>::min();
    int right = std::numeric_limits<int>::min();
    bool is_empty() const { return bottom < top; }
    int rows() const { return is_empty() ? 0 : bottom - top; }
    int columns() const { return is_empty() ? 0 : right - left; }
  };

  const rules::State& state_;
  std::array<Bounds, 2> bounds_{};
};

// What is on the border between two spaces; a later one overrides an earlier one.
enum class Fence : std::uint8_t { Nothing, Open, Shop, Arrow, OrangeWall, Wall };

struct Border {
  Fence fence = Fence::Nothing;
  rules::Direction toward = rules::Direction::North;   // arrows only
  std::optional<rules::Colour> colour = std::nullopt;  // of an arrow that leads to the unexplored
};

// All borders of the plan: above and to the left of each space.
class MallFences {
 public:
  MallFences(const rules::State& state, const MallPlan& plan);

  Border above(Spot spot) const { return is_inside(spot) ? above_[index(spot)] : Border{}; }
  Border left(Spot spot) const { return is_inside(spot) ? left_[index(spot)] : Border{}; }

 private:
  void put(Spot spot, rules::Direction toward, const Border& border);
  bool is_inside(Spot spot) const {
    return spot.row >= 0 && spot.column >= 0 && spot.column < columns_ && index(spot) < above_.size();
  }
  std::size_t index(Spot spot) const {
    return static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(spot.column);
  }

  int columns_;
  std::vector<Border> above_;
  std::vector<Border> left_;
};

}  // namespace terminal
