// The Book as programs and spreadsheets read it (docs/protocol/openapi.json).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "notation/json_writer.h"
#include "table/book.h"

namespace net {

struct BookPage {
  std::span<const table::BookEntry> entries;
  std::size_t from = 0;
  bool has_more = false;
};
std::string book_json(const BookPage& page);
// A line for each entry, after one with the names of the columns.
std::string_view book_csv_head();
std::string book_csv(std::span<const table::BookEntry> entries);
// Entries one after the other, separated by commas.
std::string entries_json(std::span<const table::BookEntry> entries);
std::string grid_json(std::span<const table::BookCell> cells);
// Its name and its achievements: what others may know about a crew.
std::string achievements_json(const table::CrewCard& crew, std::span<const table::Achieved> achievements);
std::string crew_json(const table::CrewCard& crew, std::span<const table::Achieved> achievements);

struct HeistPage {
  std::string day;
  std::string scenario;
  std::int64_t ends_wall_s = 0;
  bool is_over = false;
  table::HeistStage mine = table::HeistStage::NotTried;
  bool shows_records = false;
  std::span<const table::HeistEntry> board;
};
std::string heist_json(const HeistPage& page);

void write_entry(notation::JsonWriter& json, const table::BookEntry& entry);

}  // namespace net
