#include "postgresql/records.h"

#include "base/propagate.h"
#include "store/read_rows.h"

namespace postgresql {
namespace {

using table::RecordCard;

const std::string kCard =
    "SELECT record.id, code, game, began, ended, scenario, seats, coalesce(name.text, '[]'), outcome, "
    "game_ms,"
    " spaces, marks, level, left_ms, record.crew, coalesce(heist, ''), coalesce(faces, '')"
    " FROM record LEFT JOIN name ON name.record = record.number ";

}  // namespace

Result<std::optional<std::string>> Records::text(std::string_view id) {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask("SELECT text FROM record_text WHERE record ="
                                                       " (SELECT number FROM record WHERE id = $1)",
                                                       Parameters{}.text(id)));
  return found.first([](const Row& row) { return std::string{row.text(0)}; });
}

Result<std::optional<RecordCard>> Records::card(std::string_view id) {
  ASSIGN_OR_RETURN(const Answer found,
                   connection_.ask(kCard + "WHERE record.id = $1", Parameters{}.text(id)));
  return found.first(store::card_from<Row>);
}

Result<std::vector<RecordCard>> Records::latest(std::size_t most) {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask(kCard + "WHERE is_public ORDER BY ended DESC LIMIT $1",
                                                       Parameters{}.number(static_cast<std::int64_t>(most))));
  return found.all(store::card_from<Row>);
}

Result<std::vector<table::ScenarioTally>> Records::tallies() {
  ASSIGN_OR_RETURN(
      const Answer found,
      connection_.ask(
          "SELECT scenario, count(*) FILTER (WHERE outcome = 'won'),"
          " count(*) FILTER (WHERE outcome = 'lost'), count(*) FILTER (WHERE outcome = 'given_up'),"
          " sum(game_ms), min(game_ms) FILTER (WHERE outcome = 'won')"
          " FROM record GROUP BY scenario ORDER BY scenario"));
  return found.all(store::tally_from<Row>);
}

}  // namespace postgresql
