// Which store a server and an operator's commands use: SQLite in the data folder, or PostgreSQL.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "store/backend.h"
#include "store/folder.h"
#include "store/maintenance.h"
#include "store/reader.h"

namespace serve {

struct ChosenStore {
  // Locked, although the games are elsewhere: bans, complaints and the console's socket are in it.
  std::optional<store::Folder> folder;
  std::unique_ptr<store::Backend> backend;
  std::unique_ptr<store::Reader> reader;
  store::Recovered recovered;
};

// Opened for one server, with everything that was durable. `store` is the address of PostgreSQL, or empty. A
// sentence if it can't be used.
std::expected<ChosenStore, std::string> open_store(const std::filesystem::path& data,
                                                   const std::string& store);

std::unique_ptr<store::Maintenance> maintenance_of(const std::filesystem::path& data);

}  // namespace serve
