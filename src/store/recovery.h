// The beginning of the server's life: opens the data folder and reads back all that was durable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/chains.h"
#include "store/folder.h"
#include "store/sqlite.h"
#include "table/ports.h"

namespace store {

// What the writer needs to go on.
struct Store {
  Folder folder;
  std::shared_ptr<Disk> disk;
  Database database;
  Chains chains;
};

struct Recovered {
  // The rows of each table that lives, in their order.
  std::map<table::Code, std::vector<table::Row>> tables;
  // Tables left out because a row of theirs is missing; their rows stay where they are.
  std::vector<table::Code> broken;
  // The latest time of any row or heartbeat: where the server's clock goes on.
  table::ServerTime last_seen;
  std::size_t rows = 0;
  std::size_t records = 0;
  // When the newest finished game ended, in seconds since 1970.
  std::optional<std::int64_t> newest_record_wall_s = std::nullopt;
  // 256 random bits in hexadecimal digits, made with the folder and the same for all its life.
  std::string secret;
};

struct Opened {
  Store store;
  Recovered recovered;
};

// The folder and its database are made if they are missing. A sentence says why it cannot be: the folder is
// held by another server, the file is damaged, is something else, or was written by a newer program.
std::expected<Opened, std::string> open_store(const std::filesystem::path& folder,
                                              std::shared_ptr<Disk> disk = std::make_shared<Disk>());

}  // namespace store
