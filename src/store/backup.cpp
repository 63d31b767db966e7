#include "store/backup.h"

#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>
#include <string_view>
#include <system_error>
#include <utility>

#include "store/folder.h"
#include "store/fresh_file.h"
#include "store/schema.h"

namespace store {
namespace {

namespace fs = std::filesystem;

Result<std::size_t> count(Database& database, std::string_view sql) {
  Result<Statement> statement = database.prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  const Result<Step> step = statement->step();
  if (!step) return std::unexpected(step.error());
  return *step == Step::Row ? static_cast<std::size_t>(statement->number(0)) : 0;
}

Result<Inventory> inventory_of(Database& database, const std::string& file) {
  // Of a table's rows the last one tells whether it still lives.
  const std::string live =
      "SELECT count(*) FROM (SELECT code, max(id), kind FROM journal GROUP BY code) WHERE kind <> " +
      std::to_string(kTableEnded);
  const auto tables = count(database, live);
  if (!tables) return std::unexpected(tables.error());
  const auto records = count(database, "SELECT count(*) FROM record");
  if (!records) return std::unexpected(records.error());
  std::error_code ignored;
  return Inventory{.tables = *tables, .records = *records, .bytes = fs::file_size(file, ignored)};
}

// Copies one database into a file of its own, closes it, opens it again and reads all of it.
std::expected<Inventory, std::string> copy_and_read_back(const std::string& from, const std::string& to,
                                                         const std::shared_ptr<Disk>& disk) {
  {
    Result<Database> source = Database::open(disk, from, Access::Read);
    if (!source) return std::unexpected(sentence(from, source.error()));
    if (const auto sound = examine(*source, from, Care::Quick); !sound) {
      return std::unexpected(sound.error());
    }
    Result<Database> target = Database::open(disk, to, Access::Write);
    if (!target) return std::unexpected(sentence(to, target.error()));
    if (const auto copied = source->copy_into(*target); !copied) {
      return std::unexpected(sentence(to, copied.error()));
    }
    // The copy is one file: without this it would ask for two more beside it, as the original does.
    if (const auto alone = target->execute("PRAGMA journal_mode = DELETE"); !alone) {
      return std::unexpected(sentence(to, alone.error()));
    }
  }
  Result<Database> copy = Database::open(disk, to, Access::Read);
  if (!copy) return std::unexpected(sentence(to, copy.error()));
  if (const auto sound = examine(*copy, to, Care::Thorough); !sound) return std::unexpected(sound.error());
  const Result<Inventory> inventory = inventory_of(*copy, to);
  if (!inventory) return std::unexpected(sentence(to, inventory.error()));
  return *inventory;
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

// The database and what SQLite keeps beside it belong together: the latest games may be in the latter.
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
    return std::unexpected("The old games cannot be put aside into " + aside.string() + ": " +
                           error.message() + ".");
  }
  return aside;
}

// Who restores as root leaves no file behind that the server's own user could not open.
void give_to_owner(const Folder& folder, const std::optional<fs::path>& aside) {
  struct stat owner{};
  if (geteuid() != 0 || stat(folder.path().c_str(), &owner) != 0) return;
  const auto give = [&](const fs::path& path) {
    return chown(path.c_str(), owner.st_uid, owner.st_gid) == 0;
  };
  // Whatever cannot be given away the server names when it starts.
  give(folder.database());
  give(folder.path() / "lock");
  if (aside) give(*aside);
}

}  // namespace

std::expected<Inventory, std::string> back_up(const fs::path& folder, const fs::path& file,
                                              Overwrite overwrite, const std::shared_ptr<Disk>& disk) {
  const std::string database = Folder::database_in(folder);
  if (!has_games(database))
    return std::unexpected("There are no games in the folder " + folder.string() + ".");
  std::error_code ignored;
  if (overwrite == Overwrite::No && fs::exists(file, ignored)) {
    return std::unexpected("The file " + file.string() +
                           " is there already: choose another name, or say --force.");
  }
  if (fs::is_directory(file, ignored)) {
    return std::unexpected(file.string() + " is a folder: name a file in it.");
  }
  auto fresh = FreshFile::beside(file);
  if (!fresh) return std::unexpected(fresh.error());
  const auto inventory = copy_and_read_back(database, fresh->name(), disk);
  if (!inventory) return inventory;
  const auto replaces =
      overwrite == Overwrite::Yes ? FreshFile::Replaces::Anything : FreshFile::Replaces::Nothing;
  if (const auto finished = fresh->finish(replaces); !finished) return std::unexpected(finished.error());
  return inventory;
}

std::expected<Restored, std::string> restore(const fs::path& file, const fs::path& path,
                                             const std::shared_ptr<Disk>& disk) {
  if (!has_games(file)) return std::unexpected("The file " + file.string() + " is not there, or empty.");
  const auto folder = Folder::open(path);
  if (!folder) return std::unexpected(folder.error());
  auto fresh = FreshFile::beside(folder->database());
  if (!fresh) return std::unexpected(fresh.error());
  const auto inventory = copy_and_read_back(file.string(), fresh->name(), disk);
  if (!inventory) return std::unexpected(inventory.error());
  Restored restored{.inventory = *inventory, .aside = std::nullopt};
  if (has_games(folder->database()) || has_games(folder->database() + "-wal")) {
    auto aside = put_aside(*folder);
    if (!aside) return std::unexpected(aside.error());
    restored.aside = std::move(*aside);
  }
  if (const auto finished = fresh->finish(FreshFile::Replaces::Anything); !finished) {
    return std::unexpected(finished.error());
  }
  give_to_owner(*folder, restored.aside);
  return restored;
}

}  // namespace store
