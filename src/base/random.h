// Our own random numbers: the standard library's differ between compilers, and a deck must be the same on
// all of them. They are a keyed hash of a counter, so nobody who has seen all numbers so far can predict the
// next one.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/siphash.h"

namespace base {

// 128 bits, from the system for real games; small numbers in tools and tests.
using Seed = SipKey;

class Random {
 public:
  Random() = default;
  explicit Random(Seed seed, std::uint32_t drawn = 0) : seed_(seed), drawn_(drawn) {}

  Seed seed() const { return seed_; }
  // How many numbers have been drawn; together with the seed this is the whole state.
  std::uint32_t drawn() const { return drawn_; }

  std::uint64_t next();

  // A number from 0 to bound - 1, each equally likely. The bound must be at least 1.
  std::uint32_t below(std::uint32_t bound);

  // Fisher and Yates, from the back.
  template <class List>
  void shuffle(List& list) {
    for (std::size_t i = list.size(); i > 1; --i) {
      std::swap(list[i - 1], list[below(static_cast<std::uint32_t>(i))]);
    }
  }

  friend bool operator==(const Random&, const Random&) = default;

 private:
  Seed seed_;
  std::uint32_t drawn_ = 0;
};

}  // namespace base
