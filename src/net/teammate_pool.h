// Where teammates think: a few low-priority threads for the teammates of all tables. A table has one job at a
// time, and what happens meanwhile is handed over together; when there is too much to do, answers come later
// and nobody else notices. Any thread may call.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "net/count.h"
#include "net/settings.h"
#include "net/table_owners.h"
#include "net/thinker.h"
#include "table/ports.h"

namespace net {

class TeammatePool final : public table::TeammateService {
 public:
  // Called from a thread of the pool.
  using Deliver = std::function<void(table::Code, const table::Advice&)>;
  TeammatePool(const TeammatePoolSettings& settings, const TableOwners& owners, Deliver deliver);
  TeammatePool(const TeammatePool&) = delete;
  TeammatePool& operator=(const TeammatePool&) = delete;
  ~TeammatePool() override;

  void start();
  // Nothing is delivered afterwards.
  void stop();

  bool enter(table::Code table, Arrival arrival) override;
  void leave(table::Code table) override;
  void meet(table::Code table, const table::TeammateGroup& group, const rules::State& view,
            rules::GameTime now) override;
  void see(table::Code table, const table::AcceptedAction& accepted) override;
  bool ask(table::Code table, const table::Question& question) override;
  void part(table::Code table) override;

  std::vector<Gauge> gauges() const;
  // How many tables with teammates each address has opened.
  std::map<Address, std::size_t> tables_by_address() const;

 private:
  struct Job {
    Backlog backlog;
    Thinker thinker;  // of the thread that is working on it
    bool is_waiting = false;
    bool is_busy = false;
  };
  using JobOf = std::map<table::Code, std::shared_ptr<Job>>;

  void run();
  Job* job(table::Code table);
  bool has_its_share(table::Code table) const;

  const TeammatePoolSettings settings_;
  const TableOwners& owners_;
  const Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  JobOf jobs_;
  std::deque<table::Code> waiting_;
  std::vector<std::thread> threads_;
  bool is_stopping_ = false;
  std::uint64_t jobs_done_ = 0;
  std::uint64_t busy_us_ = 0;
  std::uint64_t slowest_us_ = 0;
};

}  // namespace net
