// The database's tables: makes them in a new file, and looks before it believes an old one.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "store/sqlite.h"

namespace store {

inline constexpr int kSchema = 1;

// A row of the journal whose kind is none of table::Row::Kind: the table is no more.
inline constexpr int kTableEnded = 2;

// For one writer, with every commit safe on the disk. A sentence if the file cannot be used; it is left as it
// was then.
std::expected<Database, std::string> open_database(std::shared_ptr<Disk> disk, const std::string& file);

// SQLite's words about this file, as a sentence that says what to do if it is damaged.
std::string sentence(const std::string& file, const Problem& problem);

}  // namespace store
