// A deal for which there is a plan: looked for among several that count on from a seed.
#pragma once

#include <functional>

#include "base/random.h"
#include "catalog/ruleset.h"

namespace ai {

struct CertifiedDeal {
  base::Seed seed;
  bool has_plan = false;  // if not, it is the last that was looked at
};

// Nearly every deal has a plan that is found at once, so the first is nearly always the one. goes_on is asked
// again and again whether there is time left; the search itself knows no clock. The ruleset has no flaw.
CertifiedDeal certified_deal(const catalog::Ruleset& rules, base::Seed first,
                             const std::function<bool()>& goes_on = {});

}  // namespace ai
