// A copy of everything in a data folder, in one file and from one moment, made while a server writes there;
// and restoring a folder from such a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "store/sqlite.h"

namespace store {

struct Inventory {
  std::size_t tables = 0;
  std::size_t records = 0;
  std::uintmax_t bytes = 0;
};

enum class Overwrite : std::uint8_t { No, Yes };

// The file appears once it is complete and has been read back. A sentence if there is nothing to copy, if the
// name is taken, or if there is no room.
std::expected<Inventory, std::string> back_up(const std::filesystem::path& folder,
                                              const std::filesystem::path& file, Overwrite overwrite,
                                              const std::shared_ptr<Disk>& disk = std::make_shared<Disk>());

struct Restored {
  Inventory inventory;
  // Where the previous games are now, if there were any.
  std::optional<std::filesystem::path> aside;
};

// Holds the folder meanwhile, so no server can be using it. Nothing in it changes before the file has been
// copied and read back.
std::expected<Restored, std::string> restore(const std::filesystem::path& file,
                                             const std::filesystem::path& folder,
                                             const std::shared_ptr<Disk>& disk = std::make_shared<Disk>());

}  // namespace store
