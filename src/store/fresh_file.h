// A file that comes into being under another name, for its owner's eyes only, and takes its own when it is
// whole. What is never finished goes away.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>

namespace store {

class FreshFile {
 public:
  // Beside the file it is to become, empty. A sentence if it cannot be made.
  static std::expected<FreshFile, std::string> beside(const std::filesystem::path& file);

  FreshFile(FreshFile&& other) noexcept;
  FreshFile(const FreshFile&) = delete;
  FreshFile& operator=(const FreshFile&) = delete;
  FreshFile& operator=(FreshFile&&) = delete;
  ~FreshFile();

  std::string name() const { return fresh_.string(); }

  enum class Replaces : std::uint8_t { Nothing, Anything };
  // Under its own name from now on, whatever happens to the machine.
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
