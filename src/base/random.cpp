#include "base/random.h"

#include <array>

namespace base {

std::uint64_t Random::next() {
  std::array<std::uint8_t, 4> counter{};
  for (std::size_t i = 0; i < counter.size(); ++i) {
    counter[i] = static_cast<std::uint8_t>(drawn_ >> (8U * i));
  }
  ++drawn_;
  return siphash(seed_, counter);
}

std::uint32_t Random::below(std::uint32_t bound) {
  assert(bound > 0);
  // Numbers from the incomplete last stretch of the 32-bit range are discarded, so that no remainder is
  // favoured.
  const std::uint32_t leftover = static_cast<std::uint32_t>((std::uint64_t{1} << 32U) % bound);
  while (true) {
    const auto number = static_cast<std::uint32_t>(next());
    if (number >= leftover) return number % bound;
  }
}

}  // namespace base
