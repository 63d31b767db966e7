// Where teammates think: a few threads of low priority for the teammates of all tables. A table has one job
// at a time, and what happens meanwhile is handed over together; when there is too much to do, answers come
// later and nobody else notices. Any thread may call.
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

#include "net/advisor.h"
#include "net/count.h"
#include "net/settings.h"
#include "net/table_owners.h"
#include "table/ports.h"

namespace net {

class Study final : public table::Teammates {
 public:
  // Called from a thread of the study.
  using Deliver = std::function<void(table::Code, const table::Advice&)>;
  Study(const StudySettings& settings, const TableOwners& owners, Deliver deliver);
  Study(const Study&) = delete;
  Study& operator=(const Study&) = delete;
  ~Study() override;

  void start();
  // Nothing is delivered afterwards.
  void stop();

  bool enter(table::Code table, Arrival arrival) override;
  void leave(table::Code table) override;
  void meet(table::Code table, const table::Crew& crew, const rules::State& view,
            rules::GameTime now) override;
  void see(table::Code table, const table::Deed& deed) override;
  bool ask(table::Code table, const table::Question& question) override;
  void part(table::Code table) override;

  std::vector<Gauge> gauges() const;

 private:
  struct Desk {
    Paper paper;
    Advisor advisor;  // of the thread that is busy with it
    bool is_waiting = false;
    bool is_busy = false;
  };
  using DeskOf = std::map<table::Code, std::shared_ptr<Desk>>;

  void run();
  Desk* desk(table::Code table);
  bool has_its_share(table::Code table) const;

  const StudySettings settings_;
  const TableOwners& owners_;
  const Deliver deliver_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  DeskOf desks_;
  std::deque<table::Code> waiting_;
  std::vector<std::thread> threads_;
  bool is_stopping_ = false;
  std::uint64_t jobs_ = 0;
  std::uint64_t busy_us_ = 0;
  std::uint64_t slowest_us_ = 0;
};

}  // namespace net
