#include "base/siphash.h"

#include <bit>

namespace base {
namespace {

struct Lanes {
  std::uint64_t v0, v1, v2, v3;

  void round() {
    v0 += v1;
    v1 = std::rotl(v1, 13) ^ v0;
    v0 = std::rotl(v0, 32);
    v2 += v3;
    v3 = std::rotl(v3, 16) ^ v2;
    v0 += v3;
    v3 = std::rotl(v3, 21) ^ v0;
    v2 += v1;
    v1 = std::rotl(v1, 17) ^ v2;
    v2 = std::rotl(v2, 32);
  }
  void absorb(std::uint64_t word) {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
  }
};

// Little-endian by arithmetic, so that the machine's byte order doesn't matter.
std::uint64_t word_of(std::span<const std::uint8_t> bytes) {
  std::uint64_t word = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) word = (word << 8U) | bytes[i];
  return word;
}

}  // namespace

std::uint64_t siphash(SipKey key, std::span<const std::uint8_t> bytes) {
  Lanes lanes{key.low ^ 0x736f6d6570736575ULL, key.high ^ 0x646f72616e646f6dULL,
              key.low ^ 0x6c7967656e657261ULL, key.high ^ 0x7465646279746573ULL};
  const std::uint64_t length = static_cast<std::uint64_t>(bytes.size()) << 56U;
  while (bytes.size() >= 8) {
    lanes.absorb(word_of(bytes.first(8)));
    bytes = bytes.subspan(8);
  }
  lanes.absorb(length | word_of(bytes));
  lanes.v2 ^= 0xff;
  for (int i = 0; i < 4; ++i) lanes.round();
  return lanes.v0 ^ lanes.v1 ^ lanes.v2 ^ lanes.v3;
}

}  // namespace base
