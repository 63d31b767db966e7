// A record from elsewhere as a finished game of a data folder; today's rules check every line first.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "table/ports.h"

namespace admin {

struct ImportedRecord {
  table::RecordCard card;  // its id, place and people aren't set yet
  std::string text;        // each line with its line break, as the store keeps it
};

// A record has no date: `played_wall_s` is when its game is assumed to have ended. The error is a sentence
// that names the line, if it is about one.
std::expected<ImportedRecord, std::string> imported_record(std::string_view text, std::int64_t played_wall_s);

}  // namespace admin
