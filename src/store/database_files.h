// The database's files as the server has opened them. If someone deletes or replaces one, the server writes
// to a file without a name, and all of that would be gone at the next start.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>

namespace store {

class DatabaseFiles {
 public:
  // The database is open, so its file is there.
  explicit DatabaseFiles(const std::string& database);

  // A sentence if a file is no longer where it was.
  std::optional<std::string> problem();

 private:
  struct Identity {
    dev_t device = 0;
    ino_t number = 0;
    friend bool operator==(const Identity&, const Identity&) = default;
  };
  struct File {
    std::string path;
    std::optional<Identity> known;  // none: it hasn't been seen yet
  };
  static std::optional<Identity> look_at(const std::string& path);
  static bool is_lost(File& file);

  File database_;
  File log_;
};

}  // namespace store
