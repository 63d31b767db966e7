// Takes names and games out of a SQLite database while a server writes to it: each is a chore for the writer
// (store/chore.h says what it does), in its turn, and may be tried several times. A finished game without a
// name is one that seats have played; nothing else about it changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "protocol/code.h"
#include "sqlite/database.h"
#include "store/chore.h"

namespace sqlite {

// The names after `after`, in a portion.
Result<store::NamesPortion> remove_name(Database& database, std::string_view name, std::int64_t after);

Result<store::Takedown> remove_name_of_seat(Database& database, std::string_view record, std::size_t seat);
Result<store::Takedown> hide_game(Database& database, std::string_view record);
Result<store::Takedown> delete_game(Database& database, std::string_view record);

Result<store::JournalPortion> remove_name_from_journal(Database& database, std::string_view name,
                                                       std::int64_t after);
Result<store::JournalPortion> remove_names_of_tables(Database& database,
                                                     const std::vector<protocol::Code>& tables,
                                                     std::int64_t after);

}  // namespace sqlite
