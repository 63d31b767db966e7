// Recognises people who come back without storing who they are: digests with a key that only this server has.
#pragma once

#include <optional>
#include <string_view>

#include "base/siphash.h"
#include "net/address.h"
#include "protocol/token.h"
#include "protocol/visitor.h"

namespace net {

class Visitors {
 public:
  // The server's own secret, in hexadecimal digits.
  explicit Visitors(std::string_view secret);

  // By the browser's own id. A program without one is known by its address, with all that share its limits.
  protocol::Visitor who(const std::optional<protocol::Token>& browser, const Address& address) const;

 private:
  base::SipKey key_;
};

}  // namespace net
