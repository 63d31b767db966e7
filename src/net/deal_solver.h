// Solves deals: one lowest-priority thread for all tables, with a bounded queue. Games about to begin come
// before finished games whose par is wanted. A table has at most one question of each kind in the queue, and
// an address has a share of it. Any thread may call.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "net/count.h"
#include "net/settings.h"
#include "net/table_owners.h"
#include "table/ports.h"

namespace net {

class DealSolver final : public table::SolverService {
 public:
  // Called from the solver's thread.
  using Deliver = std::function<void(table::Code, const table::SolverAnswer&)>;
  DealSolver(const DealSolverSettings& settings, const TableOwners& owners, Deliver deliver);
  DealSolver(const DealSolver&) = delete;
  DealSolver& operator=(const DealSolver&) = delete;
  ~DealSolver() override;

  void start();
  // Nothing is delivered afterwards.
  void stop();

  bool ask(table::Code table, const table::SolverQuestion& question) override;

  std::vector<Gauge> gauges() const;

 private:
  using Queue = std::deque<std::pair<table::Code, table::SolverQuestion>>;

  using Lock = std::unique_lock<std::mutex>;

  void run();
  // Both are called with the lock held and return with it held; they release it while they search.
  void look_for_deal(Lock& lock);
  void look_for_par(Lock& lock);
  void count(std::uint64_t took_us);
  bool has_its_share(table::Code table) const;
  std::size_t waiting() const { return deals_.size() + pars_.size(); }

  const DealSolverSettings settings_;
  const TableOwners& owners_;
  const Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  Queue deals_;
  Queue pars_;
  std::thread thread_;
  std::atomic<bool> is_stopping_ = false;
  std::uint64_t answered_ = 0;
  std::uint64_t missed_ = 0;
  std::uint64_t busy_us_ = 0;
  std::uint64_t slowest_us_ = 0;
};

}  // namespace net
