// What the operator has done, one JSON object per line, in a file of the data folder that only its owner can
// read. Like the log it names tables by their hash and nobody by name, so that it can be kept.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <string>
#include <string_view>

namespace console {

// Everything but the time.
struct AuditEntry {
  std::string by;     // who: "user 1000", or "page"
  std::string act;    // the command's name
  std::string about;  // a table's hash, a range, a number
  std::string why;
  bool is_done = false;
};

class AuditLog {
 public:
  explicit AuditLog(std::filesystem::path file) : file_(std::move(file)) {}

  // Returns when it is on the disk. The file is opened again each time, so that it can be moved away
  // meanwhile. A sentence if it can't be written.
  std::expected<void, std::string> write(const AuditEntry& entry, std::int64_t at_wall_s);

 private:
  std::filesystem::path file_;
};

}  // namespace console
