// What a server finds in its store when it starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/ports.h"

namespace store {

struct Recovered {
  // The rows of each live table, in order.
  std::map<table::Code, std::vector<table::Row>> tables;
  // Tables left out because one of their rows is missing; their rows stay where they are.
  std::vector<table::Code> broken;
  // The latest time of any row or heartbeat, where the server's clock continues.
  table::ServerTime last_seen;
  std::size_t rows = 0;
  std::size_t records = 0;
  // When the newest finished game ended, in seconds since 1970.
  std::optional<std::int64_t> newest_record_wall_s = std::nullopt;
  // 256 random bits in hexadecimal digits, made with the store and never changed.
  std::string secret;
};

}  // namespace store
