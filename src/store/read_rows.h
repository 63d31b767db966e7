// What the rows of finished games and of the Book say, for every store that answers with rows. The columns
// are in the same order in each; only how they are asked for differs.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/table_state.h"
#include "table/book.h"
#include "table/ports.h"

namespace store {

// Columns are counted from 0.
template <class Row>
concept AnsweredRow = requires(const Row& row, int column) {
  { row.text(column) } -> std::same_as<std::string_view>;
  { row.number(column) } -> std::same_as<std::int64_t>;
  { row.number_or_nothing(column) } -> std::same_as<std::optional<std::int64_t>>;
};

template <class Small, AnsweredRow Row>
std::optional<Small> small_or_nothing(const Row& row, int column) {
  const auto number = row.number_or_nothing(column);
  return number ? std::optional{static_cast<Small>(*number)} : std::nullopt;
}

template <AnsweredRow Row>
table::RecordCard card_from(const Row& row) {
  const auto crew = small_or_nothing<std::uint32_t>(row, 14);
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
          .left_ms = small_or_nothing<std::uint32_t>(row, 13),
          .crew = crew ? std::optional{table::CrewId{*crew}} : std::nullopt,
          .heist = std::string{row.text(15)},
          .faces = std::string{row.text(16)}};
}

template <AnsweredRow Row>
table::ScenarioTally tally_from(const Row& row) {
  return {.scenario = std::string{row.text(0)},
          .won = row.number(1),
          .lost = row.number(2),
          .given_up = row.number(3),
          .game_ms = row.number(4),
          .quickest_win_ms = row.number_or_nothing(5)};
}

// Column 12 says whether the table was public.
template <AnsweredRow Row>
table::BookEntry entry_from(const Row& row) {
  return {.record = std::string{row.text(0)},
          .scenario = std::string{row.text(1)},
          .level = static_cast<std::uint32_t>(row.number(2)),
          .seats = static_cast<std::uint8_t>(row.number(3)),
          .timer_spaces_used = static_cast<std::uint8_t>(row.number(4)),
          .left_ms = small_or_nothing<std::uint32_t>(row, 5),
          .game_ms = static_cast<std::uint32_t>(row.number(6)),
          .ended_wall_s = row.number(7),
          .marks = table::Marks::read(row.text(8)),
          .crew = std::string{row.text(9)},
          .names = std::string{row.text(10)},
          .faces = std::string{row.text(13)},
          .outcome = protocol::result_of(row.text(11))};
}

// The columns of an entry, and in column 14 the crew whose try it was.
template <AnsweredRow Row>
table::HeistEntry heist_entry_from(const Row& row, std::optional<table::CrewId> mine) {
  return {.entry = entry_from(row), .is_mine = mine && row.number(14) == std::int64_t{mine->value}};
}

// Column 7 says whether the best win's table was public.
template <AnsweredRow Row>
table::BookCell cell_from(const Row& row) {
  return {.scenario = std::string{row.text(0)},
          .level = static_cast<std::uint32_t>(row.number(1)),
          .entries = row.number(2),
          .apart = row.number(3),
          .fewest_spaces = small_or_nothing<std::uint8_t>(row, 4),
          .best_crew = std::string{row.text(5)},
          .best_names = std::string{row.text(6)}};
}

template <AnsweredRow Row>
table::CrewCard crew_card_from(const Row& row) {
  return {.id = {static_cast<std::uint32_t>(row.number(0))},
          .name = std::string{row.text(1)},
          .founded_wall_s = row.number(2),
          .games = row.number(3),
          .won = row.number(4)};
}

template <AnsweredRow Row>
table::CrewId crew_id_from(const Row& row) {
  return {static_cast<std::uint32_t>(row.number(0))};
}

template <AnsweredRow Row>
table::Achieved achieved_from(const Row& row) {
  return {.achievement = std::string{row.text(0)}, .record = std::string{row.text(1)}};
}

}  // namespace store
