// Random numbers from the system, which nobody can guess. Any thread may ask.
#pragma once

#include "table/ports.h"

namespace net {

class SystemRandom final : public table::RandomSource {
 public:
  base::Seed seed() override;
  protocol::Token token() override;
  std::uint64_t number() override;
};

}  // namespace net
