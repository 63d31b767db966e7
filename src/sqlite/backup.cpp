#include "sqlite/backup.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/propagate.h"
#include "sqlite/folder.h"
#include "sqlite/query.h"
#include "sqlite/schema.h"
#include "store/fresh_file.h"

namespace sqlite {
namespace {

namespace fs = std::filesystem;

Result<store::Inventory> inventory_of(Database& database, const std::string& file) {
  // A table's last row says whether it is still alive.
  const std::string live =
      "SELECT count(*) FROM (SELECT code, max(id), kind FROM journal GROUP BY code) WHERE kind <> " +
      std::to_string(kTableEnded);
  ASSIGN_OR_RETURN(const std::int64_t tables, first_number(database, live));
  ASSIGN_OR_RETURN(const std::int64_t records, first_number(database, "SELECT count(*) FROM record"));
  std::error_code ignored;
  return store::Inventory{.tables = static_cast<std::size_t>(tables),
                          .records = static_cast<std::size_t>(records),
                          .bytes = fs::file_size(file, ignored)};
}

// Copies one database into a separate file, closes it, opens it again and reads all of it.
std::expected<store::Inventory, std::string> copy_and_read_back(const std::string& from,
                                                                const std::string& to,
                                                                const std::shared_ptr<Disk>& disk) {
  {
    ASSIGN_OR_RETURN(Database source, with_sentence(from, Database::open(disk, from, Access::Read)));
    RETURN_IF_ERROR(examine(source, from, CheckDepth::Quick));
    ASSIGN_OR_RETURN(Database target, with_sentence(to, Database::open(disk, to, Access::Write)));
    RETURN_IF_ERROR(with_sentence(to, source.copy_into(target)));
    // The copy is one file: otherwise it would need two more next to it, as the original does.
    RETURN_IF_ERROR(with_sentence(to, target.execute("PRAGMA journal_mode = DELETE")));
  }
  ASSIGN_OR_RETURN(Database copy, with_sentence(to, Database::open(disk, to, Access::Read)));
  RETURN_IF_ERROR(examine(copy, to, CheckDepth::Thorough));
  return with_sentence(to, inventory_of(copy, to));
}

bool has_games(const fs::path& database) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(database, error);
  return !error && size > 0;
}

fs::path free_name(const fs::path& folder) {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t length = std::strftime(text.data(), text.size(), "before-%Y%m%dT%H%M%SZ", &parts);
  const std::string name{text.data(), length};
  fs::path free = folder / name;
  for (int number = 2; fs::exists(free); ++number) free = folder / (name + "-" + std::to_string(number));
  return free;
}

// The database and the files SQLite keeps next to it belong together: the latest games may be in the latter.
std::expected<fs::path, std::string> put_aside(const Folder& folder) {
  fs::path aside = free_name(folder.path());
  std::error_code error;
  fs::create_directory(aside, error);
  if (!error) fs::permissions(aside, fs::perms::owner_all, error);
  const fs::path database = folder.database();
  for (const std::string_view ending : {"-wal", "-shm", ""}) {
    fs::path file = database;
    file += ending;
    if (!error && fs::exists(file)) fs::rename(file, aside / file.filename(), error);
  }
  if (error) {
    return std::unexpected("Can't move the old games to " + aside.string() + ": " + error.message() + ".");
  }
  return aside;
}

// Restoring as root must not leave files that the server's own user can't open.
void give_to_owner(const Folder& folder, const std::optional<fs::path>& aside) {
  struct stat owner{};
  if (geteuid() != 0 || stat(folder.path().c_str(), &owner) != 0) return;
  const auto give = [&](const fs::path& path) {
    return chown(path.c_str(), owner.st_uid, owner.st_gid) == 0;
  };
  // If a file can't be handed over, the server says so when it starts.
  give(folder.database());
  give(folder.lock());
  if (aside) give(*aside);
}

}  // namespace

std::expected<store::Inventory, std::string> back_up(const fs::path& folder, const fs::path& file,
                                                     store::Overwrite overwrite,
                                                     const std::shared_ptr<Disk>& disk) {
  const std::string database = Folder::database_in(folder);
  if (!has_games(database))
    return std::unexpected("There are no games in the folder " + folder.string() + ".");
  std::error_code ignored;
  if (overwrite == store::Overwrite::No && fs::exists(file, ignored)) {
    return std::unexpected("The file " + file.string() +
                           " already exists. Choose another name, or use --force.");
  }
  if (fs::is_directory(file, ignored)) {
    return std::unexpected(file.string() + " is a folder. Name a file in it.");
  }
  ASSIGN_OR_RETURN(auto fresh, store::FreshFile::beside(file));
  ASSIGN_OR_RETURN(const auto inventory, copy_and_read_back(database, fresh.name(), disk));
  const auto replaces = overwrite == store::Overwrite::Yes ? store::FreshFile::Replaces::Anything
                                                           : store::FreshFile::Replaces::Nothing;
  RETURN_IF_ERROR(fresh.finish(replaces));
  return inventory;
}

std::expected<store::Restored, std::string> restore(const fs::path& file, const fs::path& path,
                                                    const std::shared_ptr<Disk>& disk) {
  if (!has_games(file)) return std::unexpected("The file " + file.string() + " doesn't exist or is empty.");
  ASSIGN_OR_RETURN(const auto folder, Folder::open(path));
  ASSIGN_OR_RETURN(auto fresh, store::FreshFile::beside(folder.database()));
  ASSIGN_OR_RETURN(const auto inventory, copy_and_read_back(file.string(), fresh.name(), disk));
  store::Restored restored{.inventory = inventory, .aside = std::nullopt};
  if (has_games(folder.database()) || has_games(folder.database() + "-wal")) {
    ASSIGN_OR_RETURN(restored.aside, put_aside(folder));
  }
  RETURN_IF_ERROR(fresh.finish(store::FreshFile::Replaces::Anything));
  give_to_owner(folder, restored.aside);
  return restored;
}

}  // namespace sqlite
