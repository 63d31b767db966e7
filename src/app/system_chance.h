// Chance from the system, which nobody can guess. Any thread may ask.
#pragma once

#include "table/ports.h"

namespace app {

class SystemChance final : public table::Chance {
 public:
  base::Seed seed() override;
  protocol::Token token() override;
  std::uint64_t number() override;
};

}  // namespace app
