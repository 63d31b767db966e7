// A copy of everything in a data folder, in one file and from one moment, made while a server writes there;
// and restoring a folder from such a file.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "sqlite/database.h"
#include "store/maintenance.h"

namespace sqlite {

// The file appears once it is complete and has been read back. A sentence if there is nothing to copy, if the
// name is taken, or if there is no room.
std::expected<store::Inventory, std::string> back_up(
    const std::filesystem::path& folder, const std::filesystem::path& file, store::Overwrite overwrite,
    const std::shared_ptr<Disk>& disk = std::make_shared<Disk>());

// Holds the folder meanwhile, so no server can be using it. Nothing in it changes before the file has been
// copied and read back.
std::expected<store::Restored, std::string> restore(
    const std::filesystem::path& file, const std::filesystem::path& folder,
    const std::shared_ptr<Disk>& disk = std::make_shared<Disk>());

}  // namespace sqlite
