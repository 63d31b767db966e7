#include "sim/counts.h"

namespace sim {

void Counts::add(std::uint32_t value) {
  ++times_[value];
  ++count_;
  sum_ += value;
}

void Counts::add(const Counts& other) {
  for (const auto& [value, times] : other.times_) times_[value] += times;
  count_ += other.count_;
  sum_ += other.sum_;
}

std::uint32_t Counts::at_percent(unsigned percent) const {
  const std::uint64_t rank = (count_ * percent + 99) / 100;
  std::uint64_t seen = 0;
  for (const auto& [value, times] : times_) {
    seen += times;
    if (seen >= rank) return value;
  }
  return 0;
}

}  // namespace sim
