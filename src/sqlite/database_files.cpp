#include "sqlite/database_files.h"

#include <sys/stat.h>

namespace sqlite {

DatabaseFiles::DatabaseFiles(const Folder& folder)
    : database_(file_at(folder.database())),
      log_(file_at(folder.database() + "-wal")),
      lock_(file_at(folder.lock())) {}

DatabaseFiles::File DatabaseFiles::file_at(const std::string& path) { return {path, look_at(path)}; }

std::optional<DatabaseFiles::Identity> DatabaseFiles::look_at(const std::string& path) {
  struct stat found{};
  if (stat(path.c_str(), &found) != 0) return std::nullopt;
  return Identity{found.st_dev, found.st_ino};
}

bool DatabaseFiles::is_lost(File& file) {
  const auto now = look_at(file.path);
  if (!file.known) file.known = now;  // SQLite creates the log when it is needed, and keeps it
  return file.known && now != file.known;
}

std::optional<std::string> DatabaseFiles::problem() {
  for (File* file : {&database_, &log_}) {
    if (is_lost(*file)) {
      return "The file " + file->path +
             " was deleted or replaced while the server was using it. Put it back, or stop the server and "
             "restore "
             "a backup.";
    }
  }
  if (is_lost(lock_)) {
    return "The file " + lock_.path +
           " was deleted or replaced while the server was using it, so another server could use the same "
           "folder. Start the server again.";
  }
  return std::nullopt;
}

}  // namespace sqlite
