#include "sqlite/recovery.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/schema.h"

namespace sqlite {
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
    // Only matters if no later row restarts the table: the rest of a dead history may have gaps.
    history.is_broken = true;
    if (history.chain.length == 0) history.chain.first = id;
  }
  history.chain.last = id;
  history.chain.version = row.version;
  ++history.chain.length;
  history.rows.push_back(std::move(row));
}

Result<void> read_journal(Database& database, Chains& chains, store::Recovered& recovered) {
  ASSIGN_OR_RETURN(
      Statement read,
      database.prepare(
          "SELECT id, code, version, at, member, number, kind, text, previous FROM journal ORDER BY id"));
  std::map<Code, History> histories;
  RowId last = 0;
  std::int64_t rows = 0;
  RETURN_IF_ERROR(for_each_row(read, [&](const Statement& found) {
    last = found.number(0);
    ++rows;
    Row row = row_from(found);
    if (found.number(6) == kTableEnded) {
      histories.erase(row.table);
      return;
    }
    recovered.last_seen = std::max(recovered.last_seen, row.at);
    History& history = histories[row.table];
    follow(history, std::move(row), last, found.number_or_nothing(8));
  }));
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

Result<void> read_all(Database& database, Chains& chains, store::Recovered& recovered) {
  RETURN_IF_ERROR(read_journal(database, chains, recovered));

  ASSIGN_OR_RETURN(const std::int64_t beat, first_number(database, "SELECT at FROM heartbeat"));
  recovered.last_seen = std::max(recovered.last_seen, table::ServerTime{beat});

  ASSIGN_OR_RETURN(const std::int64_t records, first_number(database, "SELECT count(*) FROM record"));
  recovered.records = static_cast<std::size_t>(records);

  ASSIGN_OR_RETURN(Statement find, database.prepare("SELECT max(ended) FROM record"));
  const auto newest = [](const Statement& row) { return row.number_or_nothing(0); };
  ASSIGN_OR_RETURN(const auto found, first_row(find, newest));
  recovered.newest_record_wall_s = found.value_or(std::nullopt);

  ASSIGN_OR_RETURN(recovered.secret, first_text(database, "SELECT value FROM meta WHERE name = 'secret'"));
  return {};
}

}  // namespace

std::expected<Store, std::string> open_folder(const std::filesystem::path& path, std::shared_ptr<Disk> disk) {
  ASSIGN_OR_RETURN(auto folder, Folder::open(path));
  ASSIGN_OR_RETURN(auto database, open_database(disk, folder.database()));
  return Store{
      .folder = std::move(folder), .disk = std::move(disk), .database = std::move(database), .chains = {}};
}

std::expected<store::Recovered, std::string> read_back(Store& store) {
  store::Recovered recovered;
  RETURN_IF_ERROR(with_sentence(store.folder.database(), read_all(store.database, store.chains, recovered)));
  return recovered;
}

std::expected<OpenedStore, std::string> open_store(const std::filesystem::path& path,
                                                   std::shared_ptr<Disk> disk) {
  ASSIGN_OR_RETURN(auto store, open_folder(path, std::move(disk)));
  ASSIGN_OR_RETURN(auto recovered, read_back(store));
  return OpenedStore{.store = std::move(store), .recovered = std::move(recovered)};
}

}  // namespace sqlite
