// A journal that measures how long its lines take to become durable. Used by one network thread.
#pragma once

#include <chrono>
#include <unordered_map>
#include <utility>
#include <vector>

#include "net/asio.h"
#include "net/latency.h"
#include "table/ports.h"

namespace net {

class TimedJournal final : public table::Journal {
 public:
  TimedJournal(table::Journal& journal, Latency& latency) : journal_(journal), latency_(latency) {}

  void append(table::Row row) override;
  void settle(table::Settlement settlement) override;
  void forget(table::Code table) override;

  // All lines of that table up to this version are on the disk.
  void durable(table::Code table, table::Version version);

 private:
  struct Pending {
    table::Version version;
    SteadyClock::time_point since;
  };

  table::Journal& journal_;
  Latency& latency_;
  std::unordered_map<table::Code, std::vector<Pending>, table::Code::Hash> pending_;
};

}  // namespace net
