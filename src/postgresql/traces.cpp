#include "postgresql/traces.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "base/overloaded.h"

namespace postgresql {

Traces::Traces(const store::Batch& batch) {
  const auto add = [&](table::Code table, table::Version version, table::ServerTime at,
                       std::string_view text) {
    left_[{table.number(), version.value}] = {.at = at.ms, .text = text};
  };
  for (const store::InboxItem& item : batch.items) {
    std::visit(base::Overloaded{
                   [&](const table::Row& row) {
                     if (row.version == store::kFirstVersion) forget(row.table);
                     add(row.table, row.version, row.at, row.text);
                   },
                   [&](const std::unique_ptr<table::Settlement>& settlement) {
                     forget(settlement->table);
                     add(settlement->table, settlement->version, settlement->at, settlement->facts);
                   },
                   [&](const store::TableForgotten& forgotten) { forget(forgotten.table); },
                   [&](const std::unique_ptr<store::Chore>&) { may_be_changed_ = true; },
               },
               item.entry);
  }
}

void Traces::forget(table::Code table) {
  left_.erase(left_.lower_bound({table.number(), 0}), left_.lower_bound({table.number() + 1, 0}));
}

Parameters Traces::parameters() const {
  std::vector<std::optional<std::int64_t>> codes;
  std::vector<std::optional<std::int64_t>> versions;
  std::vector<std::optional<std::int64_t>> times;
  std::vector<std::optional<std::string_view>> texts;
  for (const auto& [of, trace] : left_) {
    codes.emplace_back(of.first);
    versions.emplace_back(of.second);
    times.emplace_back(trace.at);
    texts.emplace_back(trace.text);
  }
  return Parameters{}.numbers(codes).numbers(versions).numbers(times).texts(texts).flag(may_be_changed_);
}

}  // namespace postgresql
