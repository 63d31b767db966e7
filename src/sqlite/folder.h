// The server's data folder with the database in it.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <utility>

#include "store/folder.h"

namespace sqlite {

class Folder {
 public:
  // With an empty database if there was none. A sentence if that isn't possible.
  static std::expected<Folder, std::string> open(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return held_.path(); }
  std::string lock() const { return held_.lock(); }
  // The file of the journal and of the records.
  std::string database() const { return database_in(path()); }
  static std::string database_in(const std::filesystem::path& folder);

 private:
  explicit Folder(store::Folder held) : held_(std::move(held)) {}

  store::Folder held_;
};

}  // namespace sqlite
