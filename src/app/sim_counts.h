// Whole numbers, each counted: every share of them is exact, and what several threads counted can be added in
// any order.
#pragma once

#include <cstdint>
#include <map>

namespace app::sim {

class Counts {
 public:
  void add(std::uint32_t value);
  void add(const Counts& other);

  std::uint64_t count() const { return count_; }
  std::uint64_t sum() const { return sum_; }
  // All of these are 0 if there are none.
  std::uint32_t least() const { return times_.empty() ? 0 : times_.begin()->first; }
  std::uint32_t most() const { return times_.empty() ? 0 : times_.rbegin()->first; }
  // The smallest value that so many percent of them do not exceed.
  std::uint32_t at_percent(unsigned percent) const;
  // A thousandth of the mean is 1.
  std::uint64_t milli_mean() const { return count_ == 0 ? 0 : sum_ * 1000 / count_; }

 private:
  std::map<std::uint32_t, std::uint64_t> times_;
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
};

}  // namespace app::sim
