// The games of Maximum Security as they are called in lists: F0 Night watch.
#pragma once

#include <string_view>

#include "catalog/expansion_game.h"

namespace cli {

struct ExpansionTitle {
  std::string_view title;
  std::string_view novelty;  // what is new in it
};

const ExpansionTitle& title_of(catalog::ExpansionGame game);

}  // namespace cli
