// The tables of one thread as the server's operator sees and changes them.
#include <utility>

#include "table/table_registry.h"

namespace table {

std::vector<Code> TableRegistry::codes() const {
  std::vector<Code> codes;
  codes.reserve(tables_.size());
  for (const auto& [code, entry] : tables_) codes.push_back(code);
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
  Table* table = at(code);
  const bool is_done = table != nullptr && table->remove(member, now);
  schedule(code, now);
  return is_done;
}

bool TableRegistry::remove(ConnectionId id, Moment now) {
  const Table* table = of(id);
  if (table == nullptr) return false;
  for (const Connection& connection : table->connections()) {
    if (connection.id == id && connection.member) return remove(table->lobby().code, *connection.member, now);
  }
  return false;
}

bool TableRegistry::rename(Code code, MemberId member, std::string name, Moment now) {
  Table* table = at(code);
  const bool is_done = table != nullptr && table->rename(member, std::move(name), now);
  schedule(code, now);
  return is_done;
}

bool TableRegistry::unlock(Code code, Moment now) {
  Table* table = at(code);
  if (table == nullptr) return false;
  table->unlock(now);
  schedule(code, now);
  return true;
}

}  // namespace table
