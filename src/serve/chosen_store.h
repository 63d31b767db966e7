// Which store a server and an operator's commands use: SQLite in the data folder.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "store/backend.h"
#include "store/maintenance.h"
#include "store/reader.h"

namespace serve {

struct ChosenStore {
  std::unique_ptr<store::Backend> backend;
  std::unique_ptr<store::Reader> reader;
  store::Recovered recovered;
};

// Opened for one server, with everything that was durable. A sentence if it can't be used.
std::expected<ChosenStore, std::string> open_store(const std::filesystem::path& data);

std::unique_ptr<store::Maintenance> maintenance_of(const std::filesystem::path& data);

}  // namespace serve
