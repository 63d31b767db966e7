// A data folder with its database: opened, and everything that was durable read back.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "sqlite/chains.h"
#include "sqlite/database.h"
#include "sqlite/folder.h"
#include "store/recovered.h"

namespace sqlite {

// What is needed to write to it.
struct Store {
  Folder folder;
  std::shared_ptr<Disk> disk;
  Database database;
  Chains chains;
};

struct OpenedStore {
  Store store;
  store::Recovered recovered;
};

// The folder and its database are created if they are missing. The sentence says why it isn't possible:
// another server is using the folder, or the file is damaged, is something else, or was written by a newer
// program.
std::expected<Store, std::string> open_folder(const std::filesystem::path& folder,
                                              std::shared_ptr<Disk> disk = std::make_shared<Disk>());

// Everything that was durable. The store knows afterwards where each table's rows are; once.
std::expected<store::Recovered, std::string> read_back(Store& store);

// Both.
std::expected<OpenedStore, std::string> open_store(const std::filesystem::path& folder,
                                                   std::shared_ptr<Disk> disk = std::make_shared<Disk>());

}  // namespace sqlite
