// What the operator has decided for all tables.
#pragma once

#include <cstddef>
#include <cstdint>

#include "protocol/blocked_words.h"
#include "protocol/ice.h"

namespace table {

struct TableSettings {
  std::int64_t countdown_ms = 3'000;
  bool allow_setup = false;           // seeds and custom deals, for tests
  bool bots_at_public_tables = true;
  std::int64_t empty_table_ms = 600'000;         // a table with nobody there and no running game
  std::int64_t kept_game_ms = 7LL * 86'400'000;  // one with a game that waits to be resumed
  std::size_t most_tables = 20'000;              // of one thread
  protocol::BlockedWords blocked_words{};        // in names and texts
  protocol::IceServers ice{};                    // how voices find each other across networks
};

}  // namespace table
