// Counts of whole numbers: every percentile is exact, and the counts of several threads can be added in any
// order.
#pragma once

#include <cstdint>
#include <map>

namespace sim {

class Counts {
 public:
  void add(std::uint32_t value);
  void add(const Counts& other);

  std::uint64_t count() const { return count_; }
  std::uint64_t sum() const { return sum_; }
  // All of these are 0 if nothing was counted.
  std::uint32_t least() const { return times_.empty() ? 0 : times_.begin()->first; }
  std::uint32_t most() const { return times_.empty() ? 0 : times_.rbegin()->first; }
  // The smallest value that this percentage of them doesn't exceed.
  std::uint32_t at_percent(unsigned percent) const;
  // A thousandth of the mean is 1.
  std::uint64_t milli_mean() const { return count_ == 0 ? 0 : sum_ * 1000 / count_; }

 private:
  std::map<std::uint32_t, std::uint64_t> times_;
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
};

}  // namespace sim
