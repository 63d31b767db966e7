#include "library/history.h"

namespace library {

Deed deed_of(const rules::Stamped& action, ActionNumber number) {
  Deed deed{.by = action.by, .at = action.at, .action = number};
  std::visit(
      [&](const auto& what) {
        if constexpr (requires { rules::Pawn{what.pawn}; }) deed.pawn = what.pawn;
        if constexpr (requires { rules::Place{what.to}; }) deed.to = what.to;
      },
      action.what);
  return deed;
}

}  // namespace library
