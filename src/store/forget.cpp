#include "store/forget.h"

#include <array>
#include <limits>
#include <string_view>
#include <vector>

#include "store/clerk.h"
#include "store/recovery.h"
#include "store/schema.h"
#include "table/fact_text.h"

namespace store {
namespace {

using table::Code;

Result<std::int64_t> ask(Database& database, std::string_view sql, std::string_view text) {
  Result<Statement> find = database.prepare(sql);
  if (!find) return std::unexpected(find.error());
  find->bind(1, text);
  const Result<Step> step = find->step();
  if (!step) return std::unexpected(step.error());
  return *step == Step::Row ? find->number(0) : 0;
}

// The crew that a table plays for is in the first line of its history.
bool plays_for(const std::vector<table::Row>& rows, std::int64_t crew) {
  const auto facts = rows.empty() ? std::nullopt : table::read_facts(rows.front().text);
  if (!facts || facts->empty()) return false;
  const auto* opened = std::get_if<table::Opened>(&facts->front());
  return opened != nullptr && opened->challenge.crew && std::int64_t{*opened->challenge.crew} == crew;
}

Result<void> run_with(Database& database, std::string_view sql, std::int64_t number) {
  Result<Statement> run = database.prepare(sql);
  if (!run) return std::unexpected(run.error());
  run->bind(1, number);
  return run->run();
}

Result<void> sweep_dead(Store& store) {
  std::vector<RowId> dead;
  {
    Result<Statement> read = store.database.prepare("SELECT id, code FROM journal ORDER BY id");
    if (!read) return std::unexpected(read.error());
    Result<Step> step = read->step();
    for (; step && *step == Step::Row; step = read->step()) {
      const auto code = static_cast<std::uint32_t>(read->number(1));
      if (!store.chains.is_live(code, read->number(0))) dead.push_back(read->number(0));
    }
    if (!step) return std::unexpected(step.error());
  }
  if (const auto begun = store.database.execute("BEGIN IMMEDIATE"); !begun) return begun;
  for (const RowId id : dead) {
    const auto removed = run_with(store.database, "DELETE FROM journal WHERE id = ?", id);
    if (!removed) return removed;
  }
  return store.database.execute("COMMIT");
}

// Texts of finished games are put together first, out of rows that are dead; then every dead row goes, and
// with it the names of tables that are no more.
Result<void> tidy_up(Store& store) {
  Clerk clerk{store.database, store.chains, std::numeric_limits<std::int64_t>::max()};
  while (clerk.has_work()) {
    if (const auto done = clerk.work(); !done) return done;
  }
  return sweep_dead(store);
}

Result<Forgetting> forget(Opened& opened, std::int64_t crew) {
  Store& store = opened.store;
  Database& database = store.database;
  Forgetting done;
  for (const auto& [code, rows] : opened.recovered.tables) {
    if (!plays_for(rows, crew)) continue;
    store.chains.end(code);
    ++done.tables;
  }
  const auto records =
      ask(database, "SELECT count(*) FROM record WHERE crew = CAST(? AS INTEGER)", std::to_string(crew));
  if (!records) return std::unexpected(records.error());
  done.records = *records;
  if (const auto tidied = tidy_up(store); !tidied) return std::unexpected(tidied.error());
  constexpr std::array kForget = {
      std::string_view{"DELETE FROM name WHERE crew = ?"},
      std::string_view{"DELETE FROM deeds WHERE crew = ?"},
      std::string_view{"DELETE FROM heist_try WHERE crew = ?"},
      std::string_view{"UPDATE record SET crew = NULL WHERE crew = ?"},
      std::string_view{"DELETE FROM crew WHERE id = ?"},
  };
  if (const auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return std::unexpected(begun.error());
  for (const std::string_view sql : kForget) {
    if (const auto ran = run_with(database, sql, crew); !ran) return std::unexpected(ran.error());
  }
  if (const auto kept = database.execute("COMMIT"); !kept) return std::unexpected(kept.error());
  // Deleted bytes lie in free pages and in the write-ahead log until both are made anew.
  for (const std::string_view sql : {"VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"}) {
    if (const auto ran = database.execute(sql); !ran) return std::unexpected(ran.error());
  }
  return done;
}

}  // namespace

std::expected<Forgetting, std::string> forget_crew(const std::filesystem::path& folder,
                                                   const protocol::TokenDigest& secret) {
  auto opened = open_store(folder);
  if (!opened) return std::unexpected(opened.error());
  const std::string file = opened->store.folder.database();
  Database& database = opened->store.database;
  const auto crew = ask(database, "SELECT id FROM crew WHERE digest = ?", protocol::text_of(secret));
  if (!crew) return std::unexpected(sentence(file, crew.error()));
  if (*crew == 0) return std::unexpected("There is no crew with this secret in " + folder.string() + ".");
  if (const auto set = database.execute("PRAGMA secure_delete = ON"); !set) {
    return std::unexpected(sentence(file, set.error()));
  }
  const auto done = forget(*opened, *crew);
  if (!done) return std::unexpected(sentence(file, done.error()));
  return *done;
}

}  // namespace store
