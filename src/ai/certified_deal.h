// A deal with a known plan: looked for among several with consecutive seeds.
#pragma once

#include <functional>

#include "base/random.h"
#include "catalog/ruleset.h"

namespace ai {

struct CertifiedDeal {
  base::Seed seed;
  bool has_plan = false;  // if not, it is the last one that was examined
};

// Nearly every deal has a plan that is found at once, so the first one nearly always does. goes_on is called
// repeatedly to ask whether there is time left; the search itself uses no clock. The ruleset has no flaw.
CertifiedDeal certified_deal(const catalog::Ruleset& rules, base::Seed first,
                             const std::function<bool()>& goes_on = {});

}  // namespace ai
