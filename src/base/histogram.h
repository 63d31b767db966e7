// Durations counted in buckets: no value is off by more than 1/128, however many there are, and the counts of
// several processes can be added.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace base {

// A share of all values, in parts of 100,000.
enum class Share : std::uint32_t { Half = 50'000, NinetyNine = 99'000, NinetyNinePointNine = 99'900 };

class Histogram {
 public:
  void add(std::uint64_t nanoseconds);
  void add(const Histogram& other);

  std::uint64_t count() const { return count_; }
  std::uint64_t largest() const { return largest_; }  // exact
  std::uint64_t mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  // The smallest bucket end that this share of the values doesn't exceed; 0 if there are none.
  std::uint64_t at(Share share) const;

 private:
  // Up to 128, each value has its own bucket; above that, each power of two has 128 of them.
  static constexpr unsigned kFineBits = 7;
  static constexpr std::size_t kBuckets = (64 - kFineBits + 1) << kFineBits;

  static constexpr unsigned shift_of(std::uint64_t value) {
    const auto width = static_cast<unsigned>(std::bit_width(value));
    return width <= kFineBits + 1 ? 0 : width - kFineBits - 1;
  }
  static constexpr std::size_t bucket_of(std::uint64_t value) {
    const unsigned shift = shift_of(value);
    return (static_cast<std::size_t>(shift) << kFineBits) + static_cast<std::size_t>(value >> shift);
  }
  static constexpr std::uint64_t end_of(std::size_t bucket);

  std::array<std::uint64_t, kBuckets> buckets_{};
  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
  std::uint64_t largest_ = 0;
};

}  // namespace base
