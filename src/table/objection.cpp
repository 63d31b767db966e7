#include "table/objection.h"

namespace table {

using protocol::TableReason;
using protocol::TableRefusal;

std::optional<TableRefusal> objection_to(const protocol::Choice& choice, const TableSettings& settings) {
  if (!choice.laid_by_hand.empty() && !settings.allow_setup) {
    return TableRefusal{.reason = TableReason::SetupNotAllowed};
  }
  constexpr std::uint8_t kUsual = 4;  // the flaw reported is that of a usual table
  std::optional<protocol::ScenarioProblem> told;
  const std::uint8_t fewest = choice.seats == 0 ? std::uint8_t{1} : choice.seats;
  const std::uint8_t most = choice.seats == 0 ? std::uint8_t{rules::kMostSeats} : choice.seats;
  for (std::uint8_t seats = fewest; seats <= most; ++seats) {
    const auto game = protocol::new_game(choice, seats, {});
    if (game) return std::nullopt;
    if (!told || seats == kUsual) told = game.error();
  }
  return TableRefusal{.reason = TableReason::CannotBePlayed, .problem = told};
}

}  // namespace table
