// How a table under load reads the server's messages about it, which are rare.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "load/replica.h"
#include "protocol/server_message.h"

namespace load {

// The table as it is now, as far as it matters here.
struct TableNews {
  bool is_gathering = false;  // waits for everyone to be ready
  bool is_playing = false;
  bool clock_runs = false;
  bool was_interrupted = false;
  std::array<std::uint32_t, rules::kMostSeats> holders{};  // the member in each chair; 0: nobody
};

// An envelope with facts about the table, or a snapshot.
struct News {
  std::uint32_t version = 0;
  std::optional<std::uint32_t> by{};
  std::optional<std::uint32_t> number{};
  std::optional<std::uint64_t> hash{};
  std::optional<TableNews> table{};
  std::optional<Replica> game{};
};
News news_of(const protocol::server::Envelope& envelope);
News news_of(const protocol::server::Snapshot& snapshot);

}  // namespace load
