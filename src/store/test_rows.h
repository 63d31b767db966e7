// Rows and settlements for tests of stores.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "table/ports.h"

namespace store {

inline table::Code code(std::uint32_t number) { return table::Code::numbered(number); }

inline table::Row facts(table::Code at, std::uint32_t version, std::string text) {
  return {.table = at,
          .version = {version},
          .at = {1'000 + version},
          .author = std::nullopt,
          .kind = table::Row::Kind::Facts,
          .text = std::move(text)};
}

inline table::Row action(table::Code at, std::uint32_t version, std::string text) {
  table::Row row = facts(at, version, std::move(text));
  row.kind = table::Row::Kind::Action;
  row.author = table::Author{.member = {3}, .number = {100 + version}};
  return row;
}

inline table::Settlement settlement(table::Code at, std::uint32_t version, const std::string& id) {
  return {.table = at,
          .version = {version},
          .at = {1'000 + version},
          .facts = "settled " + id,
          .record_head = "head of " + id,
          .card = {.id = id,
                   .table = at,
                   .game = 2,
                   .began_wall_s = 1'700'000'000,
                   .ended_wall_s = 1'700'000'600,
                   .scenario = "S7",
                   .seats = 4,
                   .names = R"(["Ana","Bo","",""])",
                   .outcome = table::GameResult::Won,
                   .game_ms = 123'456,
                   .timer_spaces_used = 5,
                   .marks = table::Marks::read("public paused"),
                   .faces = "[37,0,0,0]"}};
}

}  // namespace store
