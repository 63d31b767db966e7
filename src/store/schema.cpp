#include "store/schema.h"

#include <sqlite3.h>
#include <sys/random.h>

#include <array>
#include <cstdint>
#include <string_view>

#include "store/tables.h"
#include "store/upgrade.h"

namespace store {
namespace {

// "MMaz": tells our files from other databases.
constexpr std::int64_t kApplication = 0x4d4d617a;

constexpr std::array kHabits = {
    std::string_view{"PRAGMA synchronous = FULL"},  std::string_view{"PRAGMA wal_autocheckpoint = 1000"},
    std::string_view{"PRAGMA cache_size = -16384"}, std::string_view{"PRAGMA secure_delete = FAST"},
    std::string_view{"PRAGMA temp_store = MEMORY"},
};

Result<std::string> random_digits() {
  std::array<unsigned char, 32> bytes{};
  std::string digits;
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    return std::unexpected(Problem{.code = SQLITE_ERROR, .text = "the system gives no random numbers"});
  }
  for (const unsigned char byte : bytes) {
    digits += "0123456789abcdef"[byte >> 4U];
    digits += "0123456789abcdef"[byte & 15U];
  }
  return digits;
}

// The first column of the first row of the answer; 0 if there is none.
Result<std::int64_t> ask(Database& database, std::string_view sql) {
  Result<Statement> statement = database.prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  const Result<Step> step = statement->step();
  if (!step) return std::unexpected(step.error());
  return *step == Step::Row ? statement->number(0) : 0;
}

Result<void> make_tables(Database& database) {
  const Result<std::string> secret = random_digits();
  if (!secret) return std::unexpected(secret.error());
  if (const auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun;
  if (const auto made = execute_all(database, kMakeJournal); !made) return made;
  if (const auto made = database.execute(kMakeRecord); !made) return made;
  if (const auto made = execute_all(database, kMakeBook); !made) return made;
  if (const auto made = execute_all(database, kMakeWaysIn); !made) return made;
  if (const auto made = execute_all(database, kMakeCounts); !made) return made;
  Result<Statement> note =
      database.prepare("INSERT INTO meta(name, value) VALUES('schema', ?), ('secret', ?)");
  if (!note) return std::unexpected(note.error());
  const std::string schema = std::to_string(kSchema);
  note->bind(1, schema);
  note->bind(2, *secret);
  if (const auto noted = note->run(); !noted) return noted;
  const std::string mark = "PRAGMA application_id = " + std::to_string(kApplication);
  if (const auto marked = database.execute(mark); !marked) return marked;
  return database.execute("COMMIT");
}

// What a pragma answers has to be this.
Result<void> expect(Database& database, std::string_view pragma, std::string_view answer, int code) {
  Result<Statement> statement = database.prepare(pragma);
  if (!statement) return std::unexpected(statement.error());
  const Result<Step> step = statement->step();
  if (!step) return std::unexpected(step.error());
  const std::string found = *step == Step::Row ? std::string{statement->text(0)} : "no answer";
  if (found == answer) return {};
  return std::unexpected(Problem{.code = code, .text = std::string{pragma} + " says " + found});
}

Result<void> bring_up_to_date(Database& database, int from) {
  if (const auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun;
  if (const auto done = upgrade(database, from); !done) return done;
  return database.execute("COMMIT");
}

// Nothing is written before the file is known to be ours, or to be new.
std::expected<void, std::string> look(Database& database, const std::string& file) {
  const Result<std::int64_t> application = ask(database, "PRAGMA application_id");
  if (!application) return std::unexpected(sentence(file, application.error()));
  const Result<std::int64_t> tables = ask(database, "SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(sentence(file, tables.error()));
  if (*tables == 0 && *application == 0) {
    const auto made = make_tables(database);
    return made ? std::expected<void, std::string>{} : std::unexpected(sentence(file, made.error()));
  }
  const auto schema = examine(database, file, Care::Quick);
  if (!schema) return std::unexpected(schema.error());
  if (*schema == kSchema) return {};
  // A file that cannot be changed now is as it was: the connection goes, and with it what was begun.
  const auto done = bring_up_to_date(database, *schema);
  return done ? std::expected<void, std::string>{} : std::unexpected(sentence(file, done.error()));
}

}  // namespace

std::string sentence(const std::string& file, const Problem& problem) {
  const int kind = problem.code & 0xff;
  const bool is_damaged = kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB;
  return is_damaged ? "The file " + file + " is damaged (" + problem.text +
                          "): restore a backup, or put it aside and start with an empty folder."
                    : "The file " + file + " cannot be used: " + problem.text + ".";
}

std::expected<int, std::string> examine(Database& database, const std::string& file, Care care) {
  const Result<std::int64_t> application = ask(database, "PRAGMA application_id");
  if (!application) return std::unexpected(sentence(file, application.error()));
  if (*application != kApplication) {
    return std::unexpected("The file " + file + " is the database of another program.");
  }
  const Result<std::int64_t> schema =
      ask(database, "SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'schema'");
  if (!schema) return std::unexpected(sentence(file, schema.error()));
  if (*schema < 1 || *schema > kSchema) {
    return std::unexpected("The file " + file + " was written by a newer program (its format is " +
                           std::to_string(*schema) + ", this program knows " + std::to_string(kSchema) +
                           "): use that program, or choose another folder.");
  }
  const std::string_view pragma =
      care == Care::Thorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)";
  const Result<void> is_sound = expect(database, pragma, "ok", SQLITE_CORRUPT);
  if (!is_sound) return std::unexpected(sentence(file, is_sound.error()));
  return static_cast<int>(*schema);
}

std::expected<Database, std::string> open_database(std::shared_ptr<Disk> disk, const std::string& file) {
  Result<Database> database = Database::open(std::move(disk), file, Access::Write);
  if (!database) return std::unexpected(sentence(file, database.error()));
  if (const auto looked = look(*database, file); !looked) return std::unexpected(looked.error());
  // Some file systems cannot do that.
  const auto is_ahead = expect(*database, "PRAGMA journal_mode = WAL", "wal", SQLITE_CANTOPEN);
  if (!is_ahead) return std::unexpected(sentence(file, is_ahead.error()));
  for (const std::string_view habit : kHabits) {
    if (const auto set = database->execute(habit); !set) return std::unexpected(sentence(file, set.error()));
  }
  return std::move(*database);
}

}  // namespace store
