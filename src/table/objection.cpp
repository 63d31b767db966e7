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

std::optional<protocol::Refusal> objection_to(const rules::Action& action, const Lobby& lobby, MemberId me) {
  const auto no = [](TableReason reason) { return TableRefusal{.reason = reason}; };
  if (lobby.phase != Phase::Playing) return no(TableReason::NoGame);
  if (!lobby.seat_of(me)) return no(TableReason::NoSeat);
  if (lobby.clock.state == ClockState::Interrupted) return no(TableReason::GameIsInterrupted);
  if (lobby.clock.state != ClockState::Running) return no(TableReason::GameIsPaused);
  // Only the table itself may say that the sand has run out.
  if (std::holds_alternative<rules::SandRunsOut>(action)) {
    return rules::Refusal{.reason = rules::Reason::SandStillRuns};
  }
  return std::nullopt;
}

}  // namespace table
