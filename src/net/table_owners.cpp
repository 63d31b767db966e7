#include "net/table_owners.h"

namespace net {

bool TableOwners::add(protocol::Code table, const Address& address) {
  const Address owner = address.neighbourhood();
  const std::scoped_lock lock{mutex_};
  const auto found = tables_.find(owner);
  if (found != tables_.end() && found->second >= most_of_one_) return false;
  if (owners_.try_emplace(table, owner).second) ++tables_[owner];
  return true;
}

void TableOwners::remove(protocol::Code table) {
  const std::scoped_lock lock{mutex_};
  const auto found = owners_.find(table);
  if (found == owners_.end()) return;
  const auto count = tables_.find(found->second);
  if (--count->second == 0) tables_.erase(count);
  owners_.erase(found);
}

std::optional<Address> TableOwners::owner_of(protocol::Code table) const {
  const std::scoped_lock lock{mutex_};
  const auto found = owners_.find(table);
  return found == owners_.end() ? std::nullopt : std::optional{found->second};
}

std::map<Address, std::size_t> TableOwners::tables_by_address() const {
  const std::scoped_lock lock{mutex_};
  return tables_;
}

}  // namespace net
