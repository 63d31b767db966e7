// What all network threads share: the operator's settings, the limits of connections, and the ports to the
// rest of the program. Every member is constant, atomic or has its own lock.
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

#include "net/announcement.h"
#include "net/archive.h"
#include "net/ban_list.h"
#include "net/complaints.h"
#include "net/connection_limits.h"
#include "net/count.h"
#include "net/deal_solver.h"
#include "net/export_limits.h"
#include "net/log.h"
#include "net/name_keys.h"
#include "net/settings.h"
#include "net/table_owners.h"
#include "net/teammate_pool.h"
#include "net/visitors.h"
#include "table/heist_tries.h"
#include "table/moment.h"
#include "table/ports.h"

namespace net {

class NetworkThread;

// What the program lends to the network; any thread may use all of it.
struct Ports {
  std::function<table::Moment()> now;
  table::RandomSource& random_source;
  RecordArchive& archive;
  Book& book;
  std::string secret;  // this server's, from which the deals of the heists are derived
  // Gauges of what is beyond the network, such as the journal.
  std::function<std::vector<Gauge>()> gauges;
  // Carries out a line of the operator's and returns the answer as JSON. It may take long: only for the
  // thread that may wait. None without a secret for the console's page.
  std::function<std::string(const std::string&)> run_command;
  // If other servers have tables of the same house; none: this one has them all.
  table::HeistTries* heist_tries = nullptr;
};

// The list of public tables as it was a moment ago. Any thread.
class TableList {
 public:
  // Counts the changes of the list: whoever collects it again keeps it with the edition it began from.
  using Edition = std::uint64_t;
  Edition edition() const {
    const std::scoped_lock lock{mutex_};
    return edition_;
  }
  // Nothing if it is older than that, or if a table has come or gone since.
  std::optional<std::string> fresh(std::int64_t since_ms) const {
    const std::scoped_lock lock{mutex_};
    return made_at_ms_ > since_ms ? std::optional{json_} : std::nullopt;
  }
  // Does nothing if a table has come or gone since that edition.
  void keep(std::string json, Edition edition, std::int64_t now_ms) {
    const std::scoped_lock lock{mutex_};
    if (edition != edition_) return;
    json_ = std::move(json);
    made_at_ms_ = now_ms;
  }
  void outdate() {
    const std::scoped_lock lock{mutex_};
    ++edition_;
    made_at_ms_ = kNever;
  }

 private:
  static constexpr std::int64_t kNever = -1'000'000'000;
  mutable std::mutex mutex_;
  std::string json_;
  std::int64_t made_at_ms_ = kNever;
  Edition edition_ = 0;
};

struct ServerContext {
  ServerContext(Settings the_settings, Ports the_ports, const Log& the_log);
  ServerContext(const ServerContext&) = delete;
  ServerContext& operator=(const ServerContext&) = delete;
  ~ServerContext();

  // The thread to which a table belongs.
  NetworkThread& thread_of(protocol::Code code) const { return *threads[code.number() % threads.size()]; }

  const Settings settings;
  const Ports ports;
  const Log& log;
  const Visitors visitors;
  const NameKeys name_keys;
  ConnectionLimits connection_limits;
  TableList table_list;
  ExportLimits export_limits;
  BanList bans;
  Announcement announcement;
  Complaints complaints;
  table::LocalHeistTries own_heist_tries;
  table::HeistTries& heist_tries;
  TableOwners table_owners;
  TeammatePool teammate_pool;
  DealSolver deal_solver;
  std::vector<std::unique_ptr<NetworkThread>> threads;
  // The one thread that may wait for a disk.
  boost::asio::thread_pool disk_pool{1};
  std::atomic<bool> is_troubled = false;
  std::atomic<bool> is_stopping = false;
  std::atomic<bool> takes_new_tables = true;  // the operator may say no
};

}  // namespace net
