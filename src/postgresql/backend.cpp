#include "postgresql/backend.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "base/overloaded.h"
#include "base/propagate.h"
#include "postgresql/chore_work.h"
#include "postgresql/schema.h"
#include "postgresql/settling.h"
#include "postgresql/traces.h"

namespace postgresql {
namespace {

using Patience = Connection::Patience;

// Reading a row after the other takes no longer than this for each.
constexpr Patience kReading{60'000};

// Longer for a batch that has gathered while nothing could be written.
Patience patience_with(const Plan& plan) {
  return Patience{3'000} + std::chrono::milliseconds{static_cast<std::int64_t>(plan.rows)};
}

const std::string kAppend = "SELECT append($1::smallint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
// Apart from the calls in a transaction: with this one the batch is committed.
const std::string kCommitLines = "commit_lines";
const std::string kAppendLines = "append_lines";

std::string taken_over(const std::string& name) {
  return "Another server has taken over the store " + name + ". This one can't write any more: stop it.";
}

table::Row row_from(const Row& found) {
  table::Row row{.table = table::Code::numbered(static_cast<std::uint32_t>(found.number(0))),
                 .version = {static_cast<std::uint32_t>(found.number(1))},
                 .at = {found.number(2)},
                 .author = std::nullopt,
                 .kind = static_cast<table::Row::Kind>(found.number(5)),
                 .text = std::string{found.text(6)}};
  if (const auto member = found.number_or_nothing(3)) {
    row.author = table::Author{.member = {static_cast<std::uint16_t>(*member)},
                               .number = {static_cast<std::uint32_t>(found.number(4))}};
  }
  return row;
}

}  // namespace

std::expected<std::unique_ptr<Backend>, std::string> Backend::open(const std::string& address) {
  ASSIGN_OR_RETURN(Address read, Address::read(address));
  const std::string name = read.name();
  Session session{std::move(read)};
  if (const auto taken = session.take_over(); !taken) {
    return std::unexpected("The store " + name + " can't be used: " + taken.error().text + ".");
  }
  return std::make_unique<Backend>(std::move(session), name);
}

// ---- reading

std::expected<store::Recovered, std::string> Backend::recover() {
  auto recovered = read_all();
  if (recovered) return *std::move(recovered);
  return std::unexpected("The store " + name_ + " can't be read: " + recovered.error().text + ".");
}

Result<store::Recovered> Backend::read_all() {
  store::Recovered recovered;
  ASSIGN_OR_RETURN(Connection* const connection, session_.connection());
  RETURN_IF_ERROR(read_journal(*connection, recovered));
  ASSIGN_OR_RETURN(const Answer found,
                   connection->ask("SELECT (SELECT coalesce(max(at), 0) FROM heartbeat),"
                                   " (SELECT count(*) FROM record), (SELECT max(ended) FROM record),"
                                   " (SELECT value FROM meta WHERE name = 'secret')",
                                   {}, kReading));
  const Row row = found.row(0);
  recovered.last_seen = std::max(recovered.last_seen, table::ServerTime{row.number(0)});
  recovered.records = static_cast<std::size_t>(row.number(1));
  recovered.newest_record_wall_s = row.number_or_nothing(2);
  recovered.secret = std::string{row.text(3)};
  return recovered;
}

Result<void> Backend::read_journal(Connection& connection, store::Recovered& recovered) {
  last_.clear();
  RETURN_IF_ERROR(connection.for_each_row(
      "SELECT code, version, at, member, number, kind, text FROM journal",
      [&](const Row& found) {
        table::Row row = row_from(found);
        recovered.last_seen = std::max(recovered.last_seen, row.at);
        ++recovered.rows;
        recovered.tables[row.table].push_back(std::move(row));
      },
      kReading));
  for (auto& [code, rows] : recovered.tables) {
    std::ranges::sort(rows, {}, &table::Row::version);
    last_[code.number()] = rows.back().version;
  }
  return {};
}

// ---- writing

std::optional<std::string> Backend::problem() {
  return is_fenced_ ? std::optional{taken_over(name_)} : std::nullopt;
}

void Backend::note(const Problem& problem) { is_fenced_ = is_fenced_ || problem.code == kFenced; }

Result<store::Written> Backend::write(const store::Batch& batch) {
  if (auto lost = problem()) return std::unexpected(Problem{.code = kFenced, .text = *std::move(lost)});
  ASSIGN_OR_RETURN(const Plan plan, plan_of(batch, last_));
  if (const auto done = write_once(batch, plan); !done) {
    note(done.error());
    if (is_fenced_) return std::unexpected(Problem{.code = kFenced, .text = taken_over(name_)});
    return std::unexpected(done.error());
  }
  for (const auto& [table, version] : plan.last) {
    if (version == table::Version{}) {
      last_.erase(table);
    } else {
      last_[table] = version;
    }
  }
  return store::Written{.rows = plan.rows};
}

Parameters Backend::append(const Lines& lines, std::optional<table::ServerTime> beat) const {
  Parameters parameters;
  parameters.number(kNode).number(session_.epoch());
  parameters.number(beat ? std::optional{beat->ms} : std::nullopt);
  lines.put_into(parameters);
  return parameters;
}

Result<void> Backend::write_once(const store::Batch& batch, const Plan& plan) {
  ASSIGN_OR_RETURN(Connection* const connection, session_.connection());
  if (is_commit_in_doubt_) {
    ASSIGN_OR_RETURN(const bool is_written, is_there(*connection, batch, patience_with(plan)));
    if (is_written) {
      // What is visible may not have reached a standby yet. A commit of our own that has is behind it.
      RETURN_IF_ERROR(connection->ask("SELECT fence($1::smallint, $2)",
                                      Parameters{}.number(kNode).number(session_.epoch()),
                                      patience_with(plan)));
      is_commit_in_doubt_ = false;
      return {};
    }
  }
  is_commit_in_doubt_ = false;
  if (!plan.is_lines_alone()) return carry_out(*connection, batch, plan);

  const Lines none;
  const Lines& lines = plan.steps.empty() ? none : std::get<Lines>(plan.steps.front());
  const auto written =
      connection->ask_again(kCommitLines, kAppend, append(lines, batch.beat), patience_with(plan));
  is_commit_in_doubt_ = !written && connection->is_lost();
  if (!written) return std::unexpected(written.error());
  return {};
}

Result<void> Backend::carry_out(Connection& connection, const store::Batch& batch, const Plan& plan) {
  const Patience patience = patience_with(plan);
  const auto work = [&]() -> Result<void> {
    RETURN_IF_ERROR(connection.run("BEGIN", patience));
    // The fence comes first; the time is noted with it.
    RETURN_IF_ERROR(connection.ask_again(kAppendLines, kAppend, append({}, batch.beat), patience));
    for (const Step& step : plan.steps) {
      RETURN_IF_ERROR(std::visit(
          base::Overloaded{
              [&](const Lines& lines) -> Result<void> {
                RETURN_IF_ERROR(connection.ask_again(kAppendLines, kAppend, append(lines, {}), patience));
                return {};
              },
              [&](const NotedTry& noted) { return note_try(connection, noted, patience); },
              [&](const table::Settlement* settlement) { return settle(connection, *settlement, patience); },
              [&](store::Chore* chore) {
                LastVersions last = last_;
                for (const auto& [table, version] : plan.last) last[table] = version;
                return carry_out_chore(connection, *chore, {.last = last, .patience = patience});
              },
          },
          step));
    }
    return {};
  };
  if (auto done = work(); !done) {
    if (!connection.is_lost()) std::ignore = connection.run("ROLLBACK", patience);
    return done;
  }
  const auto committed = connection.run("COMMIT", patience);
  is_commit_in_doubt_ = !committed && connection.is_lost();
  return committed;
}

// What is written in a batch without rows may be written again: it says the same.
Result<bool> Backend::is_there(Connection& connection, const store::Batch& batch,
                               Connection::Patience patience) {
  const Traces traces{batch};
  if (traces.count() == 0) return false;
  ASSIGN_OR_RETURN(
      const Answer found,
      connection.ask("SELECT count(*) FROM unnest($1, $2, $3, $4) AS mine(code, version, at, text)"
                     " JOIN journal ON journal.code = mine.code AND journal.version = mine.version"
                     " AND journal.at = mine.at AND (journal.text = mine.text OR $5)",
                     traces.parameters(), patience));
  return found.number() == static_cast<std::int64_t>(traces.count());
}

Result<store::Expired> Backend::expire(std::int64_t ended_before_wall_s) {
  constexpr std::int64_t kAtOnce = 200;
  if (auto lost = problem()) return std::unexpected(Problem{.code = kFenced, .text = *std::move(lost)});
  ASSIGN_OR_RETURN(Connection* const connection, session_.connection());
  const auto removed = connection->ask(
      "SELECT expire($1::smallint, $2, $3, $4)",
      Parameters{}.number(kNode).number(session_.epoch()).number(ended_before_wall_s).number(kAtOnce),
      Patience{3'000});
  if (!removed) {
    note(removed.error());
    return std::unexpected(removed.error());
  }
  const std::int64_t count = removed->number();
  return store::Expired{.removed = static_cast<std::size_t>(count), .is_last = count < kAtOnce};
}

}  // namespace postgresql
