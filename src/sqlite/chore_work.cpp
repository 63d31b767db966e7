#include "sqlite/chore_work.h"

#include <utility>
#include <variant>

#include "base/propagate.h"
#include "sqlite/forget.h"
#include "sqlite/query.h"
#include "sqlite/takedown.h"

namespace sqlite {
namespace {

struct Work {
  Database& database;

  Result<store::Founded> operator()(const store::FoundCrew& request) const {
    return found_crew(database, request);
  }
  Result<std::int64_t> operator()(const store::FindCrew& request) const {
    return crew_with(database, request.secret);
  }
  Result<std::int64_t> operator()(const store::ForgetCrew& request) const {
    return forget_crew_rows(database, request.crew);
  }
  Result<store::Takedown> operator()(const store::RemoveNameOfSeat& request) const {
    return remove_name_of_seat(database, request.record, request.seat);
  }
  Result<store::Takedown> operator()(const store::HideGame& request) const {
    return hide_game(database, request.record);
  }
  Result<store::Takedown> operator()(const store::DeleteGame& request) const {
    return delete_game(database, request.record);
  }
  Result<store::NamesPortion> operator()(const store::RemoveName& request) const {
    return remove_name(database, request.name, request.after);
  }
  Result<store::JournalPortion> operator()(const store::RemoveNameFromJournal& request) const {
    return remove_name_from_journal(database, request.name, request.after);
  }
  Result<store::JournalPortion> operator()(const store::RemoveNamesOfTables& request) const {
    return remove_names_of_tables(database, request.tables, request.after);
  }
};

}  // namespace

Result<store::Founded> found_crew(Database& database, const store::FoundCrew& crew) {
  const std::string digest = protocol::text_of(crew.secret);
  // A deleted crew's number may still be known to a table, so nobody else gets it.
  RETURN_IF_ERROR(
      run_with(database,
               "INSERT OR IGNORE INTO crew(id, digest, founded)"
               " SELECT 1 + max(coalesce((SELECT max(id) FROM crew), 0),"
               " coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE name = 'last_crew'), 0)),"
               " ?, ?",
               digest, crew.at_wall_s));
  RETURN_IF_ERROR(
      run_with(database,
               "INSERT INTO name(crew, text) SELECT id, ?2 FROM crew WHERE digest = ?1 AND NOT EXISTS"
               " (SELECT 1 FROM name WHERE name.crew = crew.id AND name.record IS NULL)",
               digest, crew.name));
  return store::Founded{};
}

Result<void> carry_out(Database& database, store::Chore& chore) {
  return std::visit(
      [&](auto& asked) -> Result<void> {
        ASSIGN_OR_RETURN(auto answer, Work{database}(asked.request));
        asked.note(std::move(answer));
        return {};
      },
      chore);
}

}  // namespace sqlite
