// The files of the data folder as the server has opened them. If someone deletes or replaces one of the
// database's, the server writes to a file without a name, and all of that would be gone at the next start.
// Without the lock, a second server could write to the same database.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>

#include "sqlite/folder.h"

namespace sqlite {

class DatabaseFiles {
 public:
  // The database is open, so its file is there.
  explicit DatabaseFiles(const Folder& folder);

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
  static File file_at(const std::string& path);
  static std::optional<Identity> look_at(const std::string& path);
  static bool is_lost(File& file);

  File database_;
  File log_;
  File lock_;
};

}  // namespace sqlite
