// The database's tables: creates them in a new file, brings an older one up to date, and checks both before
// trusting them.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "sqlite/database.h"

namespace sqlite {

// 1: journal and records. 2: crews, the Book, the heist of the day; names in a separate table. 3: the Book's
// entries are counted as they arrive, and each query has its index. 4: the avatars of a game's seats.
inline constexpr int kSchema = 4;

// A row of the journal whose kind isn't one of table::Row::Kind: the table is closed.
inline constexpr int kTableEnded = 2;

// For one writer, with every commit safe on the disk. A sentence if the file can't be used; it then stays as
// it was. A file in an older format is brought up to date first.
std::expected<Database, std::string> open_database(std::shared_ptr<Disk> disk, const std::string& file);

// How long checking a file may take: less than a server's start may, or as long as it takes to compare every
// index with its table.
enum class CheckDepth : std::uint8_t { Quick, Thorough };

// Checks that the file is one of ours, in a format that this program knows, and undamaged. A sentence if it
// isn't; otherwise the number of its format.
std::expected<int, std::string> examine(Database& database, const std::string& file, CheckDepth depth);

// SQLite's message about this file, as a sentence that says what to do if it is damaged.
std::string sentence(const std::string& file, const Problem& problem);

// The same for a result, if it is a problem.
template <class Value>
std::expected<Value, std::string> with_sentence(const std::string& file, Result<Value> result) {
  if (!result) return std::unexpected(sentence(file, result.error()));
  if constexpr (std::is_void_v<Value>) {
    return {};
  } else {
    return *std::move(result);
  }
}

}  // namespace sqlite
