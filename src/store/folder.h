// The server's data folder: created if it is missing, readable by its owner only, and used by one server at a
// time.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace store {

class Folder {
 public:
  // A sentence if the folder can't be created or another server is using it.
  static std::expected<Folder, std::string> open(const std::filesystem::path& path);

  Folder(Folder&& other) noexcept;
  Folder& operator=(Folder&& other) noexcept;
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();

  const std::filesystem::path& path() const { return path_; }
  // A file in it that only the owner can read, empty if it is new. A sentence if it can't be created.
  std::expected<void, std::string> make_file(const std::string& name) const;
  // The file that is locked for as long as this exists.
  std::string lock() const { return lock_in(path_); }
  static std::string lock_in(const std::filesystem::path& folder) { return (folder / "lock").string(); }

 private:
  Folder(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::filesystem::path path_;
  int lock_ = -1;  // an open file that is locked for as long as it is open
};

}  // namespace store
