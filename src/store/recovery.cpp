#include "store/recovery.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "store/schema.h"

namespace store {
namespace {

using table::Code;
using table::Row;

// A table's history as far as the journal has been read.
struct History {
  Chain chain;
  std::vector<Row> rows;
  bool is_broken = false;
};

Row row_from(const Statement& read) {
  Row row{.table = Code::numbered(static_cast<std::uint32_t>(read.number(1))),
          .version = {static_cast<std::uint32_t>(read.number(2))},
          .at = {read.number(3)},
          .author = std::nullopt,
          .kind = static_cast<Row::Kind>(read.number(6)),
          .text = std::string{read.text(7)}};
  if (const auto member = read.number_or_nothing(4)) {
    row.author = table::Author{.member = {static_cast<std::uint16_t>(*member)},
                               .number = {static_cast<std::uint32_t>(read.number(5))}};
  }
  return row;
}

void follow(History& history, Row row, RowId id, std::optional<RowId> previous) {
  if (!previous) {
    history = {};
    history.chain.first = id;
  } else if (history.chain.last != *previous || row.version <= history.chain.version) {
    // Only matters if no later row begins the table anew: what is left of a dead history may have gaps.
    history.is_broken = true;
    if (history.chain.length == 0) history.chain.first = id;
  }
  history.chain.last = id;
  history.chain.version = row.version;
  ++history.chain.length;
  history.rows.push_back(std::move(row));
}

Result<void> read_journal(Database& database, Chains& chains, Recovered& recovered) {
  Result<Statement> read = database.prepare(
      "SELECT id, code, version, at, member, number, kind, text, previous FROM journal ORDER BY id");
  if (!read) return std::unexpected(read.error());
  std::map<Code, History> histories;
  RowId last = 0;
  std::int64_t rows = 0;
  Result<Step> step = read->step();
  for (; step && *step == Step::Row; step = read->step(), ++rows) {
    last = read->number(0);
    Row row = row_from(*read);
    if (read->number(6) == kTableEnded) {
      histories.erase(row.table);
      continue;
    }
    recovered.last_seen = std::max(recovered.last_seen, row.at);
    History& history = histories[row.table];
    follow(history, std::move(row), last, read->number_or_nothing(8));
  }
  if (!step) return std::unexpected(step.error());
  for (auto& [code, history] : histories) {
    chains.adopt(code, history.chain);
    if (history.is_broken) {
      recovered.broken.push_back(code);
    } else {
      recovered.rows += history.rows.size();
      recovered.tables.emplace(code, std::move(history.rows));
    }
  }
  chains.found(last, rows);
  return {};
}

// The first row's first column, if there is a row.
template <class Value, class Get>
Result<void> ask(Database& database, std::string_view sql, Value& value, Get get) {
  Result<Statement> statement = database.prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  const Result<Step> step = statement->step();
  if (!step) return std::unexpected(step.error());
  if (*step == Step::Row) value = get(*statement);
  return {};
}

Result<void> read_all(Database& database, Chains& chains, Recovered& recovered) {
  if (const auto read = read_journal(database, chains, recovered); !read) return read;

  table::ServerTime beat;
  const auto time = [](const Statement& row) { return table::ServerTime{row.number(0)}; };
  if (const auto read = ask(database, "SELECT at FROM heartbeat", beat, time); !read) return read;
  recovered.last_seen = std::max(recovered.last_seen, beat);

  const auto count = [](const Statement& row) { return static_cast<std::size_t>(row.number(0)); };
  if (const auto read = ask(database, "SELECT count(*) FROM record", recovered.records, count); !read)
    return read;

  const auto newest = [](const Statement& row) { return row.number_or_nothing(0); };
  if (const auto read =
          ask(database, "SELECT max(ended) FROM record", recovered.newest_record_wall_s, newest);
      !read) {
    return read;
  }

  const auto text = [](const Statement& row) { return std::string{row.text(0)}; };
  return ask(database, "SELECT value FROM meta WHERE name = 'secret'", recovered.secret, text);
}

}  // namespace

std::expected<Opened, std::string> open_store(const std::filesystem::path& path, std::shared_ptr<Disk> disk) {
  auto folder = Folder::open(path);
  if (!folder) return std::unexpected(folder.error());
  auto database = open_database(disk, folder->database());
  if (!database) return std::unexpected(database.error());
  Opened opened{.store = {.folder = std::move(*folder),
                          .disk = std::move(disk),
                          .database = std::move(*database),
                          .chains = {}},
                .recovered = {}};
  const auto read = read_all(opened.store.database, opened.store.chains, opened.recovered);
  if (!read) return std::unexpected(sentence(opened.store.folder.database(), read.error()));
  return opened;
}

}  // namespace store
