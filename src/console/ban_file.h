// The bans, in a file of the data folder: they survive restarts.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "net/ban_list.h"

namespace console {

struct BanBook {
  std::uint32_t last = 0;  // the highest number a ban has had
  std::vector<net::Ban> bans{};
};

class BanFile {
 public:
  explicit BanFile(std::filesystem::path file) : file_(std::move(file)) {}

  // Nobody is banned if there is no such file. A sentence if it can't be read: then the server shouldn't
  // start, because it would let in people who are banned.
  std::expected<BanBook, std::string> read() const;
  // All or nothing, and on the disk when it returns.
  std::expected<void, std::string> write(const BanBook& book) const;

 private:
  std::filesystem::path file_;
};

}  // namespace console
