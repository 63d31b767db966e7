#include "library/history.h"

namespace library {

PastAction past_action_of(const rules::Stamped& action, ActionNumber number) {
  PastAction past{.by = action.by, .at = action.at, .action = number};
  std::visit(
      [&](const auto& what) {
        if constexpr (requires { rules::Pawn{what.pawn}; }) past.pawn = what.pawn;
        if constexpr (requires { rules::Place{what.to}; }) past.to = what.to;
      },
      action.what);
  return past;
}

}  // namespace library
