// What an operator does to a store from outside a server: backups, importing, forgetting a crew.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "protocol/token.h"
#include "store/importer.h"

namespace store {

struct Inventory {
  std::size_t tables = 0;
  std::size_t records = 0;
  std::uintmax_t bytes = 0;
};

enum class Overwrite : std::uint8_t { No, Yes };

struct Restored {
  Inventory inventory;
  // Where the previous games are now, if there were any.
  std::optional<std::filesystem::path> aside;
};

struct Forgetting {
  std::int64_t tables = 0;   // closed
  std::int64_t records = 0;  // without names now
};

// The errors are sentences.
class Maintenance {
 public:
  virtual ~Maintenance() = default;

  // A copy of everything in one file and from one moment, made while a server may be writing. The file
  // appears once it is complete and has been read back.
  virtual std::expected<Inventory, std::string> back_up(const std::filesystem::path& file,
                                                        Overwrite overwrite) = 0;
  // Everything from such a file. Nothing changes before the file has been copied and read back, and no server
  // can be using the store meanwhile; the same holds for those below.
  virtual std::expected<Restored, std::string> restore(const std::filesystem::path& file) = 0;
  // A crew, with all names its members gave: what is left knows seats but no people. Its open tables are
  // closed; its finished games stay, but are no longer in the Book.
  virtual std::expected<Forgetting, std::string> forget_crew(const protocol::TokenDigest& secret) = 0;
  virtual std::expected<std::unique_ptr<Importer>, std::string> import_games() = 0;
};

}  // namespace store
