#include "sqlite/forget.h"

#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "base/propagate.h"
#include "sqlite/query.h"
#include "sqlite/record_compactor.h"
#include "sqlite/recovery.h"
#include "sqlite/schema.h"
#include "table/fact_text.h"

namespace sqlite {
namespace {

using table::Code;

// The crew that a table plays for is in the first line of its history.
bool plays_for(const std::vector<table::Row>& rows, std::int64_t crew) {
  const auto facts = rows.empty() ? std::nullopt : table::read_facts(rows.front().text);
  if (!facts || facts->empty()) return false;
  const auto* opened = std::get_if<table::Opened>(&facts->front());
  return opened != nullptr && opened->purpose.crew && std::int64_t{*opened->purpose.crew} == crew;
}

Result<void> sweep_dead(Store& store) {
  std::vector<RowId> dead;
  {
    ASSIGN_OR_RETURN(Statement read, store.database.prepare("SELECT id, code FROM journal ORDER BY id"));
    RETURN_IF_ERROR(for_each_row(read, [&](const Statement& row) {
      const auto code = static_cast<std::uint32_t>(row.number(1));
      if (!store.chains.is_live(code, row.number(0))) dead.push_back(row.number(0));
    }));
  }
  return in_transaction(store.database, [&]() -> Result<void> {
    for (const RowId id : dead) {
      RETURN_IF_ERROR(run_with(store.database, "DELETE FROM journal WHERE id = ?", id));
    }
    return {};
  });
}

// First the texts of finished games are assembled from dead rows; then every dead row is removed, and with
// them the names of closed tables.
Result<void> tidy_up(Store& store) {
  RecordCompactor compactor{store.database, store.chains, std::numeric_limits<std::int64_t>::max()};
  while (compactor.has_work()) {
    RETURN_IF_ERROR(compactor.work());
  }
  return sweep_dead(store);
}

Result<store::Forgetting> forget(OpenedStore& opened, std::int64_t crew) {
  Store& store = opened.store;
  Database& database = store.database;
  store::Forgetting done;
  for (const auto& [code, rows] : opened.recovered.tables) {
    if (!plays_for(rows, crew)) continue;
    store.chains.end(code);
    ++done.tables;
  }
  RETURN_IF_ERROR(tidy_up(store));
  ASSIGN_OR_RETURN(done.records, in_transaction(database, [&] { return forget_crew_rows(database, crew); }));
  // Deleted bytes stay in free pages and in the write-ahead log until both are rewritten.
  for (const std::string_view sql : {"VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"}) {
    RETURN_IF_ERROR(database.execute(sql));
  }
  return done;
}

}  // namespace

Result<std::int64_t> crew_with(Database& database, const protocol::TokenDigest& secret) {
  const std::string digest = protocol::text_of(secret);
  return first_number(database, "SELECT id FROM crew WHERE digest = ?", digest);
}

Result<std::int64_t> forget_crew_rows(Database& database, std::int64_t crew) {
  ASSIGN_OR_RETURN(const std::int64_t records,
                   first_number(database, "SELECT count(*) FROM record WHERE crew = ?", crew));
  constexpr std::array kForget = {
      std::string_view{"DELETE FROM name WHERE crew = ?"},
      std::string_view{"DELETE FROM deeds WHERE crew = ?"},
      std::string_view{"DELETE FROM heist_try WHERE crew = ?"},
      std::string_view{"UPDATE record SET crew = NULL WHERE crew = ?"},
      std::string_view{"DELETE FROM crew WHERE id = ?"},
  };
  for (const std::string_view sql : kForget) RETURN_IF_ERROR(run_with(database, sql, crew));
  // The highest number that a deleted crew has had: it isn't given again.
  RETURN_IF_ERROR(run_with(database,
                           "INSERT INTO meta(name, value) VALUES('last_crew', ?) ON CONFLICT(name) DO UPDATE"
                           " SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER))",
                           crew));
  return records;
}

std::expected<store::Forgetting, std::string> forget_crew(const std::filesystem::path& folder,
                                                          const protocol::TokenDigest& secret) {
  ASSIGN_OR_RETURN(auto opened, open_store(folder));
  const std::string file = opened.store.folder.database();
  Database& database = opened.store.database;
  ASSIGN_OR_RETURN(const std::int64_t crew, with_sentence(file, crew_with(database, secret)));
  if (crew == 0) return std::unexpected("There's no crew with this secret in " + folder.string() + ".");
  RETURN_IF_ERROR(with_sentence(file, database.execute("PRAGMA secure_delete = ON")));
  return with_sentence(file, forget(opened, crew));
}

}  // namespace sqlite
