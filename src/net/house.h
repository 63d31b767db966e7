// What all network threads share: the operator's settings, the doorman, and the ports to the rest of the
// program. Every member is constant, atomic or has its own lock.
#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "net/count.h"
#include "net/doorman.h"
#include "net/export_limits.h"
#include "net/library.h"
#include "net/log.h"
#include "net/settings.h"
#include "net/study.h"
#include "net/survey_office.h"
#include "net/table_owners.h"
#include "table/heist_tries.h"
#include "table/moment.h"
#include "table/ports.h"

namespace net {

class Floor;

// What the program lends to the network; all of it may be asked from any thread.
struct Ports {
  std::function<table::Moment()> now;
  table::Chance& chance;
  Library& library;
  Book& book;
  std::string secret;  // of this server: what the deals of the heists come from
  // Gauges of what lies beyond the network, such as the journal.
  std::function<std::vector<Gauge>()> gauges;
};

// The list of public tables as it was a moment ago. Any thread.
class TableList {
 public:
  // Nothing: it is older than that.
  std::optional<std::string> fresh(std::int64_t since_ms) const {
    const std::scoped_lock lock{mutex_};
    return made_at_ms_ > since_ms ? std::optional{json_} : std::nullopt;
  }
  void keep(std::string json, std::int64_t now_ms) {
    const std::scoped_lock lock{mutex_};
    json_ = std::move(json);
    made_at_ms_ = now_ms;
  }

 private:
  mutable std::mutex mutex_;
  std::string json_;
  std::int64_t made_at_ms_ = -1'000'000'000;
};

struct House {
  House(Settings the_settings, Ports the_ports, const Log& the_log);
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  ~House();

  // The thread to which a table belongs.
  Floor& floor_of(protocol::Code code) const { return *floors[code.number() % floors.size()]; }

  const Settings settings;
  const Ports ports;
  const Log& log;
  Doorman doorman;
  TableList table_list;
  ExportLimits export_limits;
  table::HeistTries heist_tries;
  TableOwners table_owners;
  Study study;
  SurveyOffice survey_office;
  std::vector<std::unique_ptr<Floor>> floors;
  // The one thread that may wait for a disk.
  boost::asio::thread_pool librarian{1};
  std::atomic<bool> is_troubled = false;
  std::atomic<bool> is_stopping = false;
};

}  // namespace net
