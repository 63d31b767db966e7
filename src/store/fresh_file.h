// A file that is made under another name, readable by its owner only, and gets its own name once it is
// complete. If it is never finished, it is removed.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

namespace store {

class FreshFile {
 public:
  // An empty file next to the one it will become. A sentence if it can't be created.
  static std::expected<FreshFile, std::string> beside(const std::filesystem::path& file);

  FreshFile(FreshFile&& other) noexcept;
  FreshFile(const FreshFile&) = delete;
  FreshFile& operator=(const FreshFile&) = delete;
  FreshFile& operator=(FreshFile&&) = delete;
  ~FreshFile();

  std::string name() const { return fresh_.string(); }

  enum class Replaces : std::uint8_t { Nothing, Anything };
  // It has its own name from now on, even if the machine crashes.
  std::expected<void, std::string> finish(Replaces replaces);

 private:
  FreshFile(std::filesystem::path file, std::filesystem::path fresh)
      : file_(std::move(file)), fresh_(std::move(fresh)) {}

  std::filesystem::path file_;
  std::filesystem::path fresh_;
};

// A folder's entries are on the disk, not only in memory.
void settle_folder(const std::filesystem::path& folder);

}  // namespace store
