// The tables of one thread as the server's operator sees and changes them.
#include <algorithm>
#include <utility>

#include "table/table_registry.h"

namespace table {

std::vector<Code> TableRegistry::codes() const {
  std::vector<Code> codes;
  codes.reserve(tables_.size());
  for (const auto& [code, entry] : tables_) codes.push_back(code);
  std::ranges::sort(codes);
  return codes;
}

std::optional<TableReport> TableRegistry::report(Code code) const {
  const auto found = tables_.find(code);
  return found == tables_.end() ? std::nullopt : std::optional{found->second.table.report()};
}

bool TableRegistry::close(Code code, Moment now) {
  const auto found = tables_.find(code);
  if (found == tables_.end()) return false;
  end(found, now);
  return true;
}

bool TableRegistry::remove(Code code, MemberId member, Moment now) {
  Entry* const entry = at(code);
  if (entry == nullptr) return false;
  const bool is_done = entry->table.remove(member, now);
  schedule(*entry, now);
  return is_done;
}

bool TableRegistry::remove(ConnectionId id, Moment now) {
  const Entry* const entry = of(id);
  if (entry == nullptr) return false;
  const Table& table = entry->table;
  for (const Connection& connection : table.connections()) {
    if (connection.id == id && connection.member) return remove(table.lobby().code, *connection.member, now);
  }
  return false;
}

bool TableRegistry::rename(Code code, MemberId member, std::string name, Moment now) {
  Entry* const entry = at(code);
  if (entry == nullptr) return false;
  const bool is_done = entry->table.rename(member, std::move(name), now);
  schedule(*entry, now);
  return is_done;
}

bool TableRegistry::unlock(Code code, Moment now) {
  Entry* const entry = at(code);
  if (entry == nullptr) return false;
  entry->table.unlock(now);
  schedule(*entry, now);
  return true;
}

}  // namespace table
