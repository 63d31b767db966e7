// A table from its journal: the same fold as ever. What had been decided by old rules stays decided: nothing
// here asks the rules again.
#include "notation/position_text.h"
#include "notation/record.h"
#include "rules/view.h"
#include "table/fact_text.h"
#include "table/table.h"

namespace table {

// A game that began, or the last one as it ended.
bool Table::take_back_game(const Fact& fact) {
  const auto* began = std::get_if<GameBegan>(&fact);
  const auto* last = std::get_if<LastGame>(&fact);
  if (began == nullptr && last == nullptr) return true;
  if (last != nullptr && last->games == 0) return true;
  const auto head = notation::read_head(began != nullptr ? began->head : last->head);
  if (!head) return false;
  rules::State state = rules::lay_out(head->ruleset, head->layout);
  if (last != nullptr) {
    const auto position = notation::read_position(last->position);
    if (!position) return false;
    state = *position;
  }
  game_ = rules::Game{.rules = head->ruleset, .state = state, .version = 0, .now = {}};
  if (began != nullptr) chronicle_.emplace(head->ruleset, state);
  return true;
}

bool Table::take_back(const Row& row) {
  if (decided_.value != 0 && row.version.value != decided_.value + 1) return false;
  decided_ = row.version;
  if (row.kind == Row::Kind::Facts) {
    const auto facts = read_facts(row.text);
    if (!facts) return false;
    for (const Fact& fact : *facts) {
      evolve(lobby_, fact);
      overhear(fact);
      if (!take_back_game(fact)) return false;
    }
  } else {
    const auto line = notation::read_line(row.text);
    if (!line || !game_ || line->version != game_->version + 1) return false;
    for (const rules::Event& event : line->events) rules::evolve(game_->state, event);
    if (chronicle_) chronicle_->see(line->events);
    note_action(lobby_, line->action);
    game_->version = line->version;
    game_->now = line->at;
    if (line->hash && *line->hash != rules::public_hash(game_->state)) return false;
    if (game_->state.outcome != rules::Outcome::Running) {
      end_game(lobby_, game_->state.outcome == rules::Outcome::Won ? Result::Won : Result::Lost,
               game_->state.ended);
    }
  }
  if (row.author) evolve(lobby_, Granted{row.author->member, row.author->number, row.version});
  return true;
}

std::optional<Table> Table::restored(Ports ports, std::span<const Row> rows, ServerTime last_seen,
                                     Moment now) {
  Table table{ports};
  for (const Row& row : rows) {
    if (row.table != rows.front().table || !table.take_back(row)) return std::nullopt;
  }
  if (rows.empty() || table.lobby_.code != rows.front().table) return std::nullopt;
  table.durable_ = table.restored_ = table.decided_;
  for (const Member& member : table.lobby_.members) {
    if (member.kind == Kind::Teammate) continue;
    table.absences_.push_back({member.id, now.steady_ms});
    table.not_yet_back_.push_back(member.id);
  }
  table.empty_since_ms_ = now.steady_ms;
  table.is_leaving_known_ = true;

  // Nobody is here, so nobody is ready; a game that ran has been interrupted; one that had just ended
  // still has to become a record.
  FactList facts;
  if (table.lobby_.phase == Phase::Counting) facts.emplace_back(CountdownStopped{});
  for (const Member& member : table.lobby_.members) {
    if (member.ready) facts.emplace_back(ReadySaid{member.id, false});
  }
  if (table.lobby_.phase == Phase::Playing && table.lobby_.clock.hand == GameClock::Hand::Running) {
    facts.emplace_back(GameInterrupted{table.game_now({.server = last_seen})});
  }
  table.write(facts, std::nullopt, now);
  const bool is_unsettled = table.lobby_.phase != Phase::Playing && table.lobby_.result != Result::None &&
                            table.lobby_.record.empty() && table.game_;
  if (is_unsettled) table.finish(table.lobby_.result, now);
  table.keep_place(Teammates::Arrival::Restored);
  return table;
}

}  // namespace table
