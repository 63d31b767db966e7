// A table from its journal: the same fold as always. What was decided by old rules stays decided: nothing
// here asks the rules again.
#include "notation/record.h"
#include "table/fact_text.h"
#include "table/table.h"

namespace table {

bool Table::restore_row(const Row& row) {
  if (delivery_.decided().value != 0 && row.version.value != delivery_.decided().value + 1) return false;
  delivery_.restore(row.version);
  if (row.kind == Row::Kind::Facts) {
    const auto facts = read_facts(row.text);
    if (!facts) return false;
    for (const Fact& fact : *facts) {
      evolve(lobby_, fact);
      game_.overhear(fact);
      if (!game_.restore(fact)) return false;
    }
  } else {
    const auto line = notation::read_line(row.text);
    if (!line || !game_.restore(*line)) return false;
    note_action(lobby_, line->action);
    if (game_->state.outcome != rules::Outcome::Running) {
      end_game(lobby_, game_->state.outcome == rules::Outcome::Won ? GameResult::Won : GameResult::Lost,
               game_->state.ended);
    }
  }
  if (row.author) evolve(lobby_, Acknowledged{row.author->member, row.author->number, row.version});
  return true;
}

std::optional<Table> Table::restored(Ports ports, std::span<const Row> rows, ServerTime last_seen,
                                     Moment now) {
  Table table{ports};
  for (const Row& row : rows) {
    if (row.table != rows.front().table || !table.restore_row(row)) return std::nullopt;
  }
  if (rows.empty() || table.lobby_.code != rows.front().table) return std::nullopt;
  table.restored_ = table.delivery_.decided();
  table.people_.restore(table.lobby_, now);

  // Nobody is here, so nobody is ready; a running game has been interrupted; one that had just ended
  // still has to become a record.
  FactList facts;
  if (table.lobby_.phase == Phase::Counting) facts.emplace_back(CountdownStopped{});
  for (const Member& member : table.lobby_.members) {
    if (member.ready) facts.emplace_back(ReadySaid{member.id, false});
  }
  if (table.lobby_.is_running()) {
    facts.emplace_back(GameInterrupted{table.game_.now(table.lobby_, {.server = last_seen})});
  }
  table.write(facts, std::nullopt, now);
  const bool is_unsettled = table.lobby_.phase != Phase::Playing && table.lobby_.result != GameResult::None &&
                            table.lobby_.record.empty() && table.game_.is_there();
  if (is_unsettled) table.finish(table.lobby_.result, now);
  table.teammates_.keep_place(table.lobby_.code, table.lobby_.has_teammates(),
                              TeammateService::Arrival::Restored);
  return table;
}

}  // namespace table
