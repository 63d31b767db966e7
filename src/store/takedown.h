// Takes names and games out of a database while a server writes to it: each is work for the writer, in its
// turn, and may be tried several times. A finished game without a name is one that seats have played; nothing
// else about it changes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/code.h"
#include "protocol/token.h"
#include "store/sqlite.h"

namespace store {

// Whether someone who asked for `wanted` may have this name: a second Ana at a table is "Ana 2". Small and
// capital letters are the same.
bool is_called(std::string_view name, std::string_view wanted);

// All names are gone through in portions, because the tables' lines wait meanwhile: those after `after`, and
// the last one that was looked at.
struct NameRemoval {
  std::int64_t last = 0;   // 0: there are no more
  std::int64_t games = 0;  // that had this name
  std::int64_t crews = 0;  // that were called so, and have no name now
};
Result<NameRemoval> remove_name(Database& database, std::string_view name, std::int64_t after);

enum class Takedown : std::uint8_t { Done, NoSuchGame, NotWrittenYet, NoSuchSeat };

// Seats count from 0, as in the record.
Result<Takedown> remove_name_of_seat(Database& database, std::string_view record, std::size_t seat);
// Only its link leads to it: it is in no list, no Book and on no board, and belongs to nobody.
Result<Takedown> hide_game(Database& database, std::string_view record);
Result<Takedown> delete_game(Database& database, std::string_view record);

// The journal still has the lines by which people came. It is gone through in portions, too.
struct JournalPortion {
  std::int64_t last = 0;  // 0: there are no more
  std::int64_t changed = 0;
};
Result<JournalPortion> remove_name_from_journal(Database& database, std::string_view name,
                                                std::int64_t after);
// All names at these tables.
Result<JournalPortion> remove_names_of_tables(Database& database, const std::vector<protocol::Code>& tables,
                                              std::int64_t after);

}  // namespace store
