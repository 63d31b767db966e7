#include "base/histogram.h"

#include <algorithm>

namespace base {

// The largest value that falls into the bucket.
constexpr std::uint64_t Histogram::end_of(std::size_t bucket) {
  constexpr std::size_t kFine = std::size_t{1} << kFineBits;
  if (bucket < 2 * kFine) return bucket;
  const std::size_t shift = (bucket >> kFineBits) - 1;
  const std::uint64_t high = bucket - (shift << kFineBits);
  return (high << shift) + ((std::uint64_t{1} << shift) - 1);
}

void Histogram::add(std::uint64_t nanoseconds) {
  static_assert(bucket_of(~std::uint64_t{0}) == kBuckets - 1);
  static_assert(end_of(kBuckets - 1) == ~std::uint64_t{0});
  static_assert(end_of(bucket_of(1'000'000)) >= 1'000'000 && end_of(bucket_of(1'000'000) - 1) < 1'000'000);
  ++buckets_[bucket_of(nanoseconds)];
  ++count_;
  sum_ += nanoseconds;
  largest_ = std::max(largest_, nanoseconds);
}

void Histogram::add(const Histogram& other) {
  for (std::size_t i = 0; i < kBuckets; ++i) buckets_[i] += other.buckets_[i];
  count_ += other.count_;
  sum_ += other.sum_;
  largest_ = std::max(largest_, other.largest_);
}

std::uint64_t Histogram::at(Share share) const {
  if (count_ == 0) return 0;
  constexpr std::uint64_t kWhole = 100'000;
  const std::uint64_t rank = (count_ * static_cast<std::uint64_t>(share) + kWhole - 1) / kWhole;
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    seen += buckets_[i];
    if (seen >= rank) return std::min(end_of(i), largest_);
  }
  return largest_;
}

}  // namespace base
