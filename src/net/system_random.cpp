#include "net/system_random.h"

#include <sys/random.h>

#include <array>
#include <bit>
#include <stdexcept>

namespace net {
namespace {

template <std::size_t Size>
std::array<std::uint8_t, Size> random_bytes() {
  std::array<std::uint8_t, Size> bytes{};
  // This few bytes come at once or not at all.
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::runtime_error{"the system can't provide random numbers"};
  }
  return bytes;
}

}  // namespace

base::Seed SystemRandom::seed() { return {.low = number(), .high = number()}; }

protocol::Token SystemRandom::token() { return {random_bytes<16>()}; }

std::uint64_t SystemRandom::number() { return std::bit_cast<std::uint64_t>(random_bytes<8>()); }

}  // namespace net
