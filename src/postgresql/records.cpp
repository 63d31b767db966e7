#include "postgresql/records.h"

#include "base/propagate.h"

namespace postgresql {
namespace {

using table::RecordCard;

const std::string kCard =
    "SELECT record.id, code, game, began, ended, scenario, seats, coalesce(name.text, '[]'), outcome, "
    "game_ms,"
    " spaces, marks, level, left_ms, record.crew, coalesce(heist, ''), coalesce(faces, '')"
    " FROM record LEFT JOIN name ON name.record = record.number ";

std::optional<std::uint32_t> small_or_nothing(const Row& row, int column) {
  const auto number = row.number_or_nothing(column);
  return number ? std::optional{static_cast<std::uint32_t>(*number)} : std::nullopt;
}

RecordCard card_from(const Row& row) {
  const auto crew = small_or_nothing(row, 14);
  return {.id = std::string{row.text(0)},
          .table = table::Code::numbered(static_cast<std::uint32_t>(row.number(1))),
          .game = static_cast<std::uint32_t>(row.number(2)),
          .began_wall_s = row.number(3),
          .ended_wall_s = row.number(4),
          .scenario = std::string{row.text(5)},
          .seats = static_cast<std::uint8_t>(row.number(6)),
          .names = std::string{row.text(7)},
          .outcome = protocol::result_of(row.text(8)),
          .game_ms = static_cast<std::uint32_t>(row.number(9)),
          .timer_spaces_used = static_cast<std::uint8_t>(row.number(10)),
          .marks = table::Marks::read(row.text(11)),
          .level = static_cast<std::uint32_t>(row.number(12)),
          .left_ms = small_or_nothing(row, 13),
          .crew = crew ? std::optional{table::CrewId{*crew}} : std::nullopt,
          .heist = std::string{row.text(15)},
          .faces = std::string{row.text(16)}};
}

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
  return found.first(card_from);
}

Result<std::vector<RecordCard>> Records::latest(std::size_t most) {
  ASSIGN_OR_RETURN(const Answer found, connection_.ask(kCard + "WHERE is_public ORDER BY ended DESC LIMIT $1",
                                                       Parameters{}.number(static_cast<std::int64_t>(most))));
  return found.all(card_from);
}

Result<std::vector<table::ScenarioTally>> Records::tallies() {
  ASSIGN_OR_RETURN(
      const Answer found,
      connection_.ask(
          "SELECT scenario, count(*) FILTER (WHERE outcome = 'won'),"
          " count(*) FILTER (WHERE outcome = 'lost'), count(*) FILTER (WHERE outcome = 'given_up'),"
          " sum(game_ms), min(game_ms) FILTER (WHERE outcome = 'won')"
          " FROM record GROUP BY scenario ORDER BY scenario"));
  return found.all([](const Row& row) {
    return table::ScenarioTally{.scenario = std::string{row.text(0)},
                                .won = row.number(1),
                                .lost = row.number(2),
                                .given_up = row.number(3),
                                .game_ms = row.number(4),
                                .quickest_win_ms = row.number_or_nothing(5)};
  });
}

}  // namespace postgresql
