// Where deals are looked at: one thread of lowest priority for all tables, with a queue that has an end. Who
// waits for a game to begin comes before who wants to know how one could have been played. A table has one
// question of each kind there, and an address a part of the queue. Any thread may call.
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

class SurveyOffice final : public table::Surveyors {
 public:
  // Called from the office's thread.
  using Deliver = std::function<void(table::Code, const table::Finding&)>;
  SurveyOffice(const SurveySettings& settings, const TableOwners& owners, Deliver deliver);
  SurveyOffice(const SurveyOffice&) = delete;
  SurveyOffice& operator=(const SurveyOffice&) = delete;
  ~SurveyOffice() override;

  void start();
  // Nothing is delivered afterwards.
  void stop();

  bool ask(table::Code table, const table::Survey& survey) override;

  std::vector<Gauge> gauges() const;

 private:
  using Queue = std::deque<std::pair<table::Code, table::Survey>>;

  using Lock = std::unique_lock<std::mutex>;

  void run();
  // Both are called with the lock and come back with it; they do without while they look.
  void look_for_deal(Lock& lock);
  void look_for_par(Lock& lock);
  void count(std::uint64_t took_us);
  bool has_its_share(table::Code table) const;
  std::size_t waiting() const { return deals_.size() + pars_.size(); }

  const SurveySettings settings_;
  const TableOwners& owners_;
  const Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  Queue deals_;
  Queue pars_;
  std::thread thread_;
  std::atomic<bool> is_stopping_ = false;
  std::uint64_t surveys_ = 0;
  std::uint64_t missed_ = 0;
  std::uint64_t busy_us_ = 0;
  std::uint64_t slowest_us_ = 0;
};

}  // namespace net
