#include "net/timed_journal.h"

namespace net {

void TimedJournal::append(table::Row row) {
  pending_[row.table].push_back({row.version, SteadyClock::now()});
  journal_.append(std::move(row));
}

void TimedJournal::settle(table::Settlement settlement) {
  pending_[settlement.table].push_back({settlement.version, SteadyClock::now()});
  journal_.settle(std::move(settlement));
}

void TimedJournal::forget(table::Code table) {
  pending_.erase(table);
  journal_.forget(table);
}

void TimedJournal::durable(table::Code table, table::Version version) {
  const auto found = pending_.find(table);
  if (found == pending_.end()) return;
  const auto now = SteadyClock::now();
  std::erase_if(found->second, [&](const Pending& line) {
    const bool is_durable = line.version <= version;
    if (is_durable) latency_.add(now - line.since);
    return is_durable;
  });
}

}  // namespace net
