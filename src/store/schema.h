// The database's tables: makes them in a new file, brings an older one up to date, and looks before it
// believes either.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>

#include "store/sqlite.h"

namespace store {

// 1: journal and records. 2: crews, the Book, the heist of the day; names in a table of their own. 3: the
// Book's entries are counted as they come, and each question has its way in.
inline constexpr int kSchema = 3;

// A row of the journal whose kind is none of table::Row::Kind: the table is no more.
inline constexpr int kTableEnded = 2;

// For one writer, with every commit safe on the disk. A sentence if the file cannot be used; it is left as it
// was then. A file of an older format is brought up to date first.
std::expected<Database, std::string> open_database(std::shared_ptr<Disk> disk, const std::string& file);

// How long it may take to look whether a file is sound: less than a server's start may, or as long as it
// takes to compare every index with its table.
enum class Care : std::uint8_t { Quick, Thorough };

// That the file is one of ours, of a format that this program knows, and sound. A sentence if it is not.
// Otherwise the number of its format.
std::expected<int, std::string> examine(Database& database, const std::string& file, Care care);

// SQLite's words about this file, as a sentence that says what to do if it is damaged.
std::string sentence(const std::string& file, const Problem& problem);

}  // namespace store
