// The SQL that creates the database's tables.
#pragma once

#include <array>
#include <string_view>

namespace sqlite {

// The journal only ever grows at its end: a row costs about a microsecond, while a key of table and version
// would cost ten. A row with no `previous` restarts its table's history; all earlier rows of the table are
// dead, and the record compactor sweeps them away.
inline constexpr std::array kMakeJournal = {
    std::string_view{"CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"},
    std::string_view{
        "CREATE TABLE journal(id INTEGER PRIMARY KEY, code INTEGER NOT NULL, version INTEGER NOT NULL,"
        " at INTEGER NOT NULL, member INTEGER, number INTEGER, kind INTEGER NOT NULL,"
        " text TEXT NOT NULL, previous INTEGER)"},
    std::string_view{"CREATE TABLE heartbeat(id INTEGER PRIMARY KEY CHECK(id = 1), at INTEGER NOT NULL)"},
};

// A record's text is assembled by the record compactor; until then `last` is the game's last row, and `head`
// the record's first line. The text is the last column, so the columns before it can be read without it.
inline constexpr std::string_view kMakeRecord =
    "CREATE TABLE record(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, code INTEGER NOT NULL,"
    " game INTEGER NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL, scenario TEXT NOT NULL,"
    " level INTEGER NOT NULL, seats INTEGER NOT NULL, outcome TEXT NOT NULL, game_ms INTEGER NOT NULL,"
    " left_ms INTEGER, spaces INTEGER NOT NULL, marks TEXT NOT NULL, is_public INTEGER NOT NULL,"
    " is_apart INTEGER NOT NULL, crew INTEGER, heist TEXT, head TEXT NOT NULL, last INTEGER, text TEXT)";

// A record knows seats, and a crew its secret's digest: all names are in `name`, those of a record's seats
// with its number and the seats' avatars, a crew's own without one. So they can be deleted and leave nothing
// behind.
inline constexpr std::array kMakeBook = {
    std::string_view{"CREATE INDEX record_latest ON record(ended) WHERE is_public"},
    std::string_view{"CREATE INDEX record_scenario ON record(scenario, outcome, game_ms)"},
    std::string_view{"CREATE INDEX record_unwritten ON record(number) WHERE text IS NULL"},
    std::string_view{"CREATE TABLE crew(id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE,"
                     " founded INTEGER NOT NULL)"},
    std::string_view{"CREATE TABLE name(record INTEGER UNIQUE, crew INTEGER, text TEXT NOT NULL,"
                     " faces TEXT NOT NULL DEFAULT '')"},
    std::string_view{"CREATE INDEX name_crew ON name(crew) WHERE crew IS NOT NULL"},
    std::string_view{"CREATE UNIQUE INDEX name_of_crew ON name(crew) WHERE record IS NULL"},
    std::string_view{"CREATE TABLE heist_try(day TEXT NOT NULL, crew INTEGER NOT NULL, code INTEGER NOT NULL,"
                     " game INTEGER NOT NULL, at INTEGER NOT NULL, record INTEGER, PRIMARY KEY(day, crew))"
                     " WITHOUT ROWID"},
    std::string_view{"CREATE TABLE deeds(crew INTEGER NOT NULL, achievement TEXT NOT NULL,"
                     " record INTEGER, PRIMARY KEY(crew, achievement)) WITHOUT ROWID"},
    std::string_view{"CREATE INDEX deeds_record ON deeds(record) WHERE record IS NOT NULL"},
    std::string_view{"CREATE INDEX heist_try_record ON heist_try(record) WHERE record IS NOT NULL"},
};

// A win of a public table or of a crew; the heist of the day has its own board.
inline constexpr std::string_view kInTheBook =
    "outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL)";

// The same for one crew.
inline constexpr std::string_view kInTheBookOfACrew = "outcome = 'won' AND heist IS NULL";

// The indices of the Book, one for each kind of query (src/store/book.cpp). Each contains everything that can
// be queried: a record sits among kilobytes of text, so only those that are shown are read.
inline constexpr std::array kMakeWaysIn = {
    std::string_view{
        "CREATE INDEX book_best ON record(scenario, level, spaces, left_ms DESC, number, is_apart, seats)"
        " WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL)"},
    std::string_view{
        "CREATE INDEX book_latest ON record(ended DESC, number DESC, scenario, level, seats, is_apart)"
        " WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL)"},
    std::string_view{
        "CREATE INDEX book_crew ON record(crew, ended DESC, number DESC, outcome, heist, scenario,"
        " level, seats, is_apart, spaces, left_ms) WHERE crew IS NOT NULL"},
};

// How many entries of each kind the Book has, for the grid of all scenarios and levels. Everything that
// writes, changes or removes a record updates it in the same transaction.
inline constexpr std::array kMakeCounts = {
    std::string_view{"CREATE TABLE book_count(scenario TEXT NOT NULL, level INTEGER NOT NULL,"
                     " is_apart INTEGER NOT NULL, spaces INTEGER NOT NULL, entries INTEGER NOT NULL,"
                     " PRIMARY KEY(scenario, level, is_apart, spaces)) WITHOUT ROWID"},
    std::string_view{"INSERT INTO book_count SELECT scenario, level, is_apart, spaces, count(*) FROM record"
                     " WHERE outcome = 'won' AND heist IS NULL AND (is_public OR crew IS NOT NULL)"
                     " GROUP BY scenario, level, is_apart, spaces"},
    std::string_view{
        "CREATE TRIGGER book_entered AFTER INSERT ON record"
        " WHEN new.outcome = 'won' AND new.heist IS NULL AND (new.is_public OR new.crew IS NOT NULL)"
        " BEGIN INSERT OR IGNORE INTO book_count VALUES(new.scenario, new.level, new.is_apart, new.spaces, "
        "0);"
        " UPDATE book_count SET entries = entries + 1 WHERE scenario = new.scenario AND level = new.level"
        " AND is_apart = new.is_apart AND spaces = new.spaces; END"},
    std::string_view{
        "CREATE TRIGGER book_removed AFTER DELETE ON record"
        " WHEN old.outcome = 'won' AND old.heist IS NULL AND (old.is_public OR old.crew IS NOT NULL)"
        " BEGIN UPDATE book_count SET entries = entries - 1 WHERE scenario = old.scenario"
        " AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces;"
        " DELETE FROM book_count WHERE scenario = old.scenario AND level = old.level"
        " AND is_apart = old.is_apart AND spaces = old.spaces AND entries = 0; END"},
    // Nothing else in a record ever changes: a forgotten crew takes its private wins out of the Book.
    std::string_view{"CREATE TRIGGER book_forgotten AFTER UPDATE OF crew ON record"
                     " WHEN old.outcome = 'won' AND old.heist IS NULL AND NOT old.is_public"
                     " AND old.crew IS NOT NULL AND new.crew IS NULL"
                     " BEGIN UPDATE book_count SET entries = entries - 1 WHERE scenario = old.scenario"
                     " AND level = old.level AND is_apart = old.is_apart AND spaces = old.spaces;"
                     " DELETE FROM book_count WHERE scenario = old.scenario AND level = old.level"
                     " AND is_apart = old.is_apart AND spaces = old.spaces AND entries = 0; END"},
};

}  // namespace sqlite
