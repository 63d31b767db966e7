#include "postgresql/chore_work.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/propagate.h"
#include "store/name_removal.h"

namespace postgresql {
namespace {

using store::JournalPortion;
using store::NamesPortion;
using store::SeatedPeople;
using store::Takedown;

constexpr std::int64_t kNamesAtOnce = 2'000;
constexpr std::size_t kTablesAtOnce = 50;

using Numbers = std::vector<std::optional<std::int64_t>>;
using Texts = std::vector<std::optional<std::string>>;

struct NameRow {
  std::int64_t id = 0;
  bool is_crew = false;
  SeatedPeople people;
};

NameRow name_row_from(const Row& row) {
  return {.id = row.number(0),
          .is_crew = row.is_nothing(1),
          .people = {.names = std::string{row.text(2)}, .faces = std::string{row.text(3)}}};
}

class Work {
 public:
  Work(Connection& connection, const ChoreWork& work) : connection_(connection), work_(work) {}

  Result<store::Founded> operator()(const store::FoundCrew& request) {
    const std::string digest = protocol::text_of(request.secret);
    // A deleted crew's number may still be known to a table, so nobody else gets it.
    RETURN_IF_ERROR(
        ask("INSERT INTO crew(id, digest, founded) SELECT 1 + greatest(coalesce(max(id), 0),"
            " (SELECT value::bigint FROM meta WHERE name = 'last_crew')), $1, $2 FROM crew"
            " ON CONFLICT(digest) DO NOTHING",
            Parameters{}.text(digest).number(request.at_wall_s)));
    RETURN_IF_ERROR(
        ask("INSERT INTO name(crew, text) SELECT id, $2 FROM crew WHERE digest = $1 AND NOT EXISTS"
            " (SELECT 1 FROM name WHERE name.crew = crew.id AND name.record IS NULL)",
            Parameters{}.text(digest).text(request.name)));
    return store::Founded{};
  }

  Result<std::int64_t> operator()(const store::FindCrew& request) {
    ASSIGN_OR_RETURN(const Answer found, ask("SELECT id FROM crew WHERE digest = $1",
                                             Parameters{}.text(protocol::text_of(request.secret))));
    return found.number();
  }

  Result<std::int64_t> operator()(const store::ForgetCrew& request) {
    const Parameters crew = Parameters{}.number(request.crew);
    for (const char* const sql :
         {"DELETE FROM name WHERE crew = $1", "DELETE FROM deeds WHERE crew = $1",
          "DELETE FROM heist_try WHERE crew = $1", "DELETE FROM crew WHERE id = $1"}) {
      RETURN_IF_ERROR(ask(sql, crew));
    }
    // The highest number that a deleted crew has had.
    RETURN_IF_ERROR(
        ask("INSERT INTO meta VALUES('last_crew', $1::bigint::text) ON CONFLICT(name) DO UPDATE"
            " SET value = greatest(meta.value::bigint, excluded.value::bigint)::text",
            crew));
    ASSIGN_OR_RETURN(const Answer games, ask("UPDATE record SET crew = NULL WHERE crew = $1", crew));
    return games.changed();
  }

  Result<Takedown> operator()(const store::RemoveNameOfSeat& request) {
    ASSIGN_OR_RETURN(const Answer game,
                     ask("SELECT name.id, name.record, name.text, name.faces FROM record"
                         " LEFT JOIN name ON name.record = record.number WHERE record.id = $1",
                         Parameters{}.text(request.record)));
    if (game.rows() == 0) return Takedown::NoSuchGame;
    if (game.row(0).is_nothing(0)) return Takedown::NoSuchSeat;
    const NameRow found = name_row_from(game.row(0));
    const auto others = store::people_without(
        found.people, [&](std::string_view, std::size_t seat) { return seat == request.seat; });
    if (!others) return Takedown::NoSuchSeat;
    RETURN_IF_ERROR(put_people({found.id}, {others->names}, {others->faces}));
    return Takedown::Done;
  }

  Result<Takedown> operator()(const store::HideGame& request) {
    ASSIGN_OR_RETURN(const Answer game, ask("UPDATE record SET crew = NULL, is_public = false WHERE id = $1"
                                            " RETURNING number",
                                            Parameters{}.text(request.record)));
    if (game.rows() == 0) return Takedown::NoSuchGame;
    const Parameters number = Parameters{}.number(game.number());
    for (const char* const sql :
         {"UPDATE deeds SET record = NULL WHERE record = $1",
          "UPDATE heist_try SET record = NULL WHERE record = $1", "DELETE FROM name WHERE record = $1"}) {
      RETURN_IF_ERROR(ask(sql, number));
    }
    return Takedown::Done;
  }

  Result<Takedown> operator()(const store::DeleteGame& request) {
    ASSIGN_OR_RETURN(const Answer game,
                     ask("DELETE FROM record WHERE id = $1", Parameters{}.text(request.record)));
    return game.changed() == 0 ? Takedown::NoSuchGame : Takedown::Done;
  }

  Result<NamesPortion> operator()(const store::RemoveName& request) {
    ASSIGN_OR_RETURN(const Answer names,
                     ask("SELECT id, record, text, faces FROM name WHERE id > $1 ORDER BY id LIMIT $2",
                         Parameters{}.number(request.after).number(kNamesAtOnce)));
    NamesPortion done;
    const auto is_meant = [&](std::string_view said, std::size_t) {
      return store::is_called(said, request.name);
    };
    Numbers ids;
    Texts texts;
    Texts faces;
    const auto put = [&](const NameRow& row, const SeatedPeople& people) {
      ids.emplace_back(row.id);
      texts.emplace_back(people.names);
      faces.emplace_back(people.faces);
    };
    for (const NameRow& row : names.all(name_row_from)) {
      done.last = row.id;
      if (row.is_crew) {
        if (!store::is_called(row.people.names, request.name)) continue;
        put(row, {});
        ++done.crews;
      } else if (const auto people = store::people_without(row.people, is_meant)) {
        put(row, *people);
        ++done.games;
      }
    }
    RETURN_IF_ERROR(put_people(ids, texts, faces));
    if (names.rows() < kNamesAtOnce) done.last = 0;
    return done;
  }

  Result<JournalPortion> operator()(const store::RemoveNameFromJournal& request) {
    return clear_journal(
        request.after, [](std::uint32_t) { return true; },
        [&](std::string_view said) { return store::is_called(said, request.name); });
  }

  Result<JournalPortion> operator()(const store::RemoveNamesOfTables& request) {
    const auto is_one = [&](std::uint32_t table) {
      return std::ranges::any_of(request.tables, [&](protocol::Code code) { return code.number() == table; });
    };
    return clear_journal(request.after, is_one, [](std::string_view) { return true; });
  }

 private:
  Result<Answer> ask(const std::string& sql, const Parameters& parameters) {
    return connection_.ask(sql, parameters, work_.patience);
  }

  Result<void> put_people(const Numbers& ids, const Texts& names, const Texts& faces) {
    if (ids.empty()) return {};
    RETURN_IF_ERROR(
        ask("UPDATE name SET text = new.text, faces = new.faces"
            " FROM unnest($1, $2, $3) AS new(id, text, faces) WHERE name.id = new.id",
            Parameters{}.numbers(ids).texts(names).texts(faces)));
    return {};
  }

  // A portion is some tables; `after` is the first table of the next one.
  template <class IsTable>
  Result<JournalPortion> clear_journal(std::int64_t after, IsTable is_table,
                                       const std::function<bool(std::string_view)>& is_meant) {
    JournalPortion portion;
    Numbers tables;
    for (auto at = work_.last.lower_bound(static_cast<std::uint32_t>(after)); at != work_.last.end(); ++at) {
      if (!is_table(at->first)) continue;
      if (tables.size() == kTablesAtOnce) {
        portion.last = at->first;
        break;
      }
      tables.emplace_back(at->first);
    }
    ASSIGN_OR_RETURN(const Answer lines,
                     ask("SELECT code, version, text FROM journal WHERE code = ANY($1::int[]) AND kind = 0",
                         Parameters{}.numbers(tables)));
    Numbers codes;
    Numbers versions;
    Texts texts;
    for (int i = 0; i < lines.rows(); ++i) {
      const Row row = lines.row(i);
      auto text = store::line_without(row.text(2), is_meant);
      if (!text) continue;
      codes.emplace_back(row.number(0));
      versions.emplace_back(row.number(1));
      texts.push_back(std::move(text));
    }
    RETURN_IF_ERROR(
        ask("UPDATE journal SET text = new.text FROM unnest($1, $2, $3) AS new(code, version, text)"
            " WHERE journal.code = new.code AND journal.version = new.version",
            Parameters{}.numbers(codes).numbers(versions).texts(texts)));
    portion.changed = static_cast<std::int64_t>(texts.size());
    return portion;
  }

  Connection& connection_;
  const ChoreWork& work_;
};

}  // namespace

Result<void> carry_out_chore(Connection& connection, store::Chore& chore, const ChoreWork& work) {
  return std::visit(
      [&](auto& asked) -> Result<void> {
        ASSIGN_OR_RETURN(auto answer, Work{connection, work}(asked.request));
        asked.note(std::move(answer));
        return {};
      },
      chore);
}

}  // namespace postgresql
