// What the server says besides the usual envelope, read with a real parser: it is rare.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/load_replica.h"
#include "rules/vocabulary.h"

namespace app::load {

// The table as it is now, as far as it matters here.
struct TableNews {
  bool is_gathering = false;  // waits for everybody to be ready
  bool is_playing = false;
  bool clock_runs = false;
  bool was_interrupted = false;
  std::uint32_t games = 0;
  std::array<std::uint32_t, rules::kMostSeats> holders{};  // the member at each chair; 0: nobody
};

// An envelope with facts about the table, or a snapshot.
struct News {
  std::uint32_t version = 0;
  std::optional<std::uint32_t> by;
  std::optional<std::uint32_t> number;
  std::optional<std::uint64_t> hash;
  std::optional<TableNews> table;
  std::optional<Replica> game;
};
std::optional<News> read_envelope(std::string_view line);
std::optional<News> read_snapshot(std::string_view line);

struct Welcome {
  std::uint32_t member = 0;
  std::string token;  // empty for one who came back
};
std::optional<Welcome> read_welcome(std::string_view line);

struct Refused {
  std::string reason;
  std::optional<std::uint32_t> number;
};
std::optional<Refused> read_refused(std::string_view line);

// How long to wait before coming back, from {"bye":{...}}.
std::optional<std::uint32_t> read_bye(std::string_view line);

}  // namespace app::load
