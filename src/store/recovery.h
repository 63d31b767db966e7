// The start of the server: opens the data folder and reads back everything that was durable.
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

// What the writer needs to continue.
struct Store {
  Folder folder;
  std::shared_ptr<Disk> disk;
  Database database;
  Chains chains;
};

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
  // 256 random bits in hexadecimal digits, made with the folder and never changed.
  std::string secret;
};

struct OpenedStore {
  Store store;
  Recovered recovered;
};

// The folder and its database are created if they are missing. The sentence says why it isn't possible:
// another server is using the folder, or the file is damaged, is something else, or was written by a newer
// program.
std::expected<OpenedStore, std::string> open_store(const std::filesystem::path& folder,
                                                   std::shared_ptr<Disk> disk = std::make_shared<Disk>());

}  // namespace store
