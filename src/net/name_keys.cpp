#include "net/name_keys.h"

#include <string>
#include <vector>

#include "notation/words.h"

namespace net {
namespace {

// The same secret has other uses, from which nothing here should follow.
constexpr std::uint64_t kUse = 0x6e616d65'6b657973;  // namekeys

}  // namespace

NameKeys::NameKeys(std::string_view secret) {
  constexpr std::size_t kDigits = 16;
  if (secret.size() < 2 * kDigits) return;
  base::SipKey key;
  notation::read_hexadecimal(secret.substr(0, kDigits), key.low);
  notation::read_hexadecimal(secret.substr(kDigits, kDigits), key.high);
  const base::SipKey derived{.low = key.low ^ kUse, .high = key.high};
  const auto part = [&](std::uint8_t number) {
    const std::array<std::uint8_t, 1> bytes{number};
    return base::siphash(derived, bytes);
  };
  keys_ = {{{.low = part(0), .high = part(1)}, {.low = part(2), .high = part(3)}}};
}

protocol::Token NameKeys::key_of(std::string_view record, std::uint8_t seat) const {
  std::vector<std::uint8_t> bytes{seat};
  for (const char letter : record) bytes.push_back(static_cast<std::uint8_t>(letter));
  protocol::Token key;
  for (std::size_t half = 0; half < keys_.size(); ++half) {
    std::uint64_t digest = base::siphash(keys_[half], bytes);
    for (std::size_t i = 0; i < sizeof digest; ++i, digest >>= 8U) {
      key.bytes[half * sizeof digest + i] = static_cast<std::uint8_t>(digest & 0xffU);
    }
  }
  return key;
}

bool NameKeys::is_key_of(const protocol::Token& key, std::string_view record, std::uint8_t seat) const {
  const protocol::Token right = key_of(record, seat);
  unsigned difference = 0;
  for (std::size_t i = 0; i < right.bytes.size(); ++i) {
    difference |= static_cast<unsigned>(right.bytes[i]) ^ static_cast<unsigned>(key.bytes[i]);
  }
  return difference == 0;
}

}  // namespace net
