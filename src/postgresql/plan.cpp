#include "postgresql/plan.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "base/overloaded.h"
#include "base/propagate.h"
#include "table/record_line.h"

namespace postgresql {
namespace {

class Planner {
 public:
  explicit Planner(const LastVersions& before) : before_(before) {}

  store::Result<void> add(const store::InboxItem& item) {
    return std::visit(
        base::Overloaded{
            [&](const table::Row& row) { return add_row(row); },
            [&](const std::unique_ptr<table::Settlement>& settlement) { return settle(*settlement); },
            [&](const store::TableForgotten& forgotten) { return forget(forgotten.table); },
            [&](const std::unique_ptr<store::Chore>& chore) -> store::Result<void> {
              add_step(chore.get());
              return {};
            },
        },
        item.entry);
  }
  Plan plan() {
    add_lines();
    return std::move(plan_);
  }

 private:
  // 0 if it has no rows.
  table::Version last_of(std::uint32_t table) const {
    if (const auto found = plan_.last.find(table); found != plan_.last.end()) return found->second;
    const auto found = before_.find(table);
    return found == before_.end() ? table::Version{} : found->second;
  }
  store::Result<void> check(table::Code table, table::Version version) {
    const table::Version last = last_of(table.number());
    if (version != store::kFirstVersion && version <= last) {
      return std::unexpected(store::already_there(table, version));
    }
    plan_.last[table.number()] = version;
    return {};
  }
  // Whatever the table has is deleted before the next lines are written.
  void end(std::uint32_t table) {
    if (lines_.has(table)) add_lines();
    lines_.end(table);
  }
  store::Result<void> add_row(const table::Row& row) {
    const std::uint32_t table = row.table.number();
    const bool begins_again = row.version == store::kFirstVersion && last_of(table) != table::Version{};
    RETURN_IF_ERROR(check(row.table, row.version));
    if (begins_again) end(table);
    lines_.add(row);
    ++plan_.rows;
    if (row.heist_try) add_step(NotedTry{.table = row.table, .heist_try = *row.heist_try});
    return {};
  }
  store::Result<void> settle(const table::Settlement& settlement) {
    RETURN_IF_ERROR(check(settlement.table, settlement.version));
    add_step(&settlement);
    ++plan_.rows;
    return {};
  }
  store::Result<void> forget(table::Code table) {
    const std::uint32_t number = table.number();
    if (last_of(number) == table::Version{}) return {};
    end(number);
    plan_.last[number] = {};
    ++plan_.rows;
    return {};
  }
  void add_lines() {
    if (!lines_.is_empty()) plan_.steps.emplace_back(std::exchange(lines_, {}));
  }
  void add_step(Step step) {
    add_lines();
    plan_.steps.push_back(std::move(step));
  }

  const LastVersions& before_;
  Plan plan_;
  Lines lines_;
};

}  // namespace

void Lines::end(std::uint32_t table) { ended_.emplace_back(table); }

void Lines::add(const table::Row& row) {
  codes_.emplace_back(row.table.number());
  versions_.emplace_back(row.version.value);
  at_.emplace_back(row.at.ms);
  members_.push_back(row.author ? std::optional<std::int64_t>{row.author->member.value} : std::nullopt);
  numbers_.push_back(row.author ? std::optional<std::int64_t>{row.author->number.value} : std::nullopt);
  kinds_.emplace_back(std::to_underlying(row.kind));
  texts_.emplace_back(row.text);
  record_lines_.emplace_back();
  if (row.kind == table::Row::Kind::Action) return;  // it is its own line of the record
  if (auto line = table::record_line(row.kind, row.text)) {
    record_lines_.back() = made_.emplace_back(*std::move(line));
  }
}

bool Lines::has(std::uint32_t table) const {
  return std::ranges::find(codes_, std::optional<std::int64_t>{table}) != codes_.end();
}

void Lines::put_into(Parameters& parameters) const {
  parameters.numbers(ended_).numbers(codes_).numbers(versions_).numbers(at_).numbers(members_).numbers(
      numbers_);
  parameters.numbers(kinds_).texts(texts_).texts(record_lines_);
}

store::Result<Plan> plan_of(const store::Batch& batch, const LastVersions& before) {
  Planner planner{before};
  for (const store::InboxItem& item : batch.items) RETURN_IF_ERROR(planner.add(item));
  return planner.plan();
}

}  // namespace postgresql
