// SipHash-2-4 (Aumasson and Bernstein): a keyed 64-bit hash of bytes, equal on every machine.
// It serves as the hash of positions (with a public key) and, run on a counter, as our random generator.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace base {

struct SipKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  friend bool operator==(const SipKey&, const SipKey&) = default;
};

std::uint64_t siphash(SipKey key, std::span<const std::uint8_t> bytes);

}  // namespace base
