#include "net/visitors.h"

#include "notation/words.h"

namespace net {
namespace {

// The same secret is the key of the log's hashes, from which nothing here should follow.
constexpr std::uint64_t kOtherUse = 0x766973'69746f72;  // visitor

}  // namespace

Visitors::Visitors(std::string_view secret) {
  constexpr std::size_t kDigits = 16;
  if (secret.size() < 2 * kDigits) return;
  base::SipKey key;
  notation::read_hexadecimal(secret.substr(0, kDigits), key.low);
  notation::read_hexadecimal(secret.substr(kDigits, kDigits), key.high);
  const std::array<std::uint8_t, 1> low{0};
  const std::array<std::uint8_t, 1> high{1};
  const base::SipKey derived{.low = key.low ^ kOtherUse, .high = key.high};
  key_ = {.low = base::siphash(derived, low), .high = base::siphash(derived, high)};
}

protocol::Visitor Visitors::who(const std::optional<protocol::Token>& browser, const Address& address) const {
  if (browser) return {(base::siphash(key_, browser->bytes) | 2U) & ~std::uint64_t{1}};
  return {base::siphash(key_, address.neighbourhood().bytes()) | 1U};
}

}  // namespace net
