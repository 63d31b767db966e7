#include "postgresql/settling.h"

#include <optional>
#include <string>
#include <vector>

#include "base/propagate.h"

namespace postgresql {
namespace {

std::vector<std::optional<std::string>> achievements_of(const table::RecordCard& card) {
  std::vector<std::optional<std::string>> all;
  for (const chronicle::Achievement earned : chronicle::kAllAchievements) {
    if (!card.marks.achievements().contains(earned)) continue;
    all.emplace_back("ACH-" + std::to_string(chronicle::number(earned)));
  }
  return all;
}

}  // namespace

Result<void> settle(Connection& connection, const table::Settlement& settlement,
                    Connection::Patience patience) {
  static const std::string kSettle =
      "SELECT settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, "
      "$20,"
      " $21, $22, $23, $24)";
  const table::RecordCard& card = settlement.card;
  Parameters all;
  all.text(card.id).number(card.table.number()).number(card.game);
  all.number(card.began_wall_s).number(card.ended_wall_s);
  all.text(card.scenario).number(card.level).number(card.seats);
  all.text(protocol::word(card.outcome))
      .number(card.game_ms)
      .number(card.left_ms)
      .number(card.timer_spaces_used);
  all.text(card.marks.text()).flag(card.marks.has(table::Mark::Public)).flag(card.marks.stands_apart());
  all.number(card.crew ? std::optional<std::int64_t>{card.crew->value} : std::nullopt);
  all.text(card.heist.empty() ? std::nullopt : std::optional<std::string_view>{card.heist});
  all.text(settlement.record_head).text(card.names).text(card.faces).texts(achievements_of(card));
  all.number(settlement.version.value).number(settlement.at.ms).text(settlement.facts);
  RETURN_IF_ERROR(connection.ask_again("settle", kSettle, all, patience));
  return {};
}

Result<void> note_try(Connection& connection, const NotedTry& noted, Connection::Patience patience) {
  const table::HeistTry& made = noted.heist_try;
  RETURN_IF_ERROR(
      connection.ask("INSERT INTO heist_try(day, crew, code, game, at) VALUES($1, $2, $3, $4, $5)"
                     " ON CONFLICT DO NOTHING",
                     Parameters{}
                         .text(made.day)
                         .number(made.crew.value)
                         .number(noted.table.number())
                         .number(made.game)
                         .number(made.at_wall_s),
                     patience));
  return {};
}

}  // namespace postgresql
