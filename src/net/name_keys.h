// What lets a browser take its player's name out of a finished game when the table is long gone: a digest of
// the game and the seat under a key of this server, given to whoever held the seat at the end. The server
// doesn't keep it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/siphash.h"
#include "protocol/token.h"

namespace net {

class NameKeys {
 public:
  // The server's own secret, in hexadecimal digits.
  explicit NameKeys(std::string_view secret);

  protocol::Token key_of(std::string_view record, std::uint8_t seat) const;
  // Takes equally long whatever is wrong with it.
  bool is_key_of(const protocol::Token& key, std::string_view record, std::uint8_t seat) const;

 private:
  std::array<base::SipKey, 2> keys_{};
};

}  // namespace net
