#include "net/teammate_pool.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace net {

TeammatePool::TeammatePool(const TeammatePoolSettings& settings, const TableOwners& owners, Deliver deliver)
    : settings_(settings), owners_(owners), deliver_(std::move(deliver)) {}

TeammatePool::~TeammatePool() { stop(); }

void TeammatePool::start() {
  for (std::size_t i = 0; i < settings_.threads; ++i) threads_.emplace_back([this] { run(); });
}

void TeammatePool::stop() {
  {
    const std::scoped_lock lock{mutex_};
    is_stopping_ = true;
  }
  work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

TeammatePool::Job* TeammatePool::job(table::Code table) {
  const auto found = jobs_.find(table);
  return found == jobs_.end() ? nullptr : found->second.get();
}

bool TeammatePool::enter(table::Code table, Arrival arrival) {
  const std::scoped_lock lock{mutex_};
  if (jobs_.contains(table)) return true;
  const bool is_full = jobs_.size() >= settings_.most_tables;
  if (arrival == Arrival::New && (is_full || has_its_share(table))) return false;
  jobs_.emplace(table, std::make_shared<Job>());
  return true;
}

// Whether the address that opened this table already has as many tables with teammates as allowed.
bool TeammatePool::has_its_share(table::Code table) const {
  const auto owner = owners_.owner_of(table);
  if (!owner) return false;
  const auto is_theirs = [&](const JobOf::value_type& entry) {
    return owners_.owner_of(entry.first) == owner;
  };
  return static_cast<std::size_t>(std::ranges::count_if(jobs_, is_theirs)) >= settings_.most_tables_of_one;
}

void TeammatePool::leave(table::Code table) {
  const std::scoped_lock lock{mutex_};
  jobs_.erase(table);
}

void TeammatePool::meet(table::Code table, const table::TeammateGroup& group, const rules::State& view,
                        rules::GameTime now) {
  const std::scoped_lock lock{mutex_};
  if (Job* there = job(table)) there->backlog.meet(group, view, now);
}

void TeammatePool::see(table::Code table, const table::AcceptedAction& accepted) {
  const std::scoped_lock lock{mutex_};
  if (Job* there = job(table)) there->backlog.note(accepted);
}

bool TeammatePool::ask(table::Code table, const table::Question& question) {
  {
    const std::scoped_lock lock{mutex_};
    Job* there = job(table);
    if (there == nullptr) return false;
    const bool has_a_turn = there->is_waiting || there->is_busy;
    if (!has_a_turn && waiting_.size() >= settings_.most_waiting) return false;
    there->backlog.question = question;
    if (has_a_turn) return true;
    there->is_waiting = true;
    waiting_.push_back(table);
  }
  work_.notify_one();
  return true;
}

// The thinker may be busy: it is left behind, and nothing in the backlog needs an answer.
void TeammatePool::part(table::Code table) {
  const std::scoped_lock lock{mutex_};
  const auto found = jobs_.find(table);
  if (found != jobs_.end()) found->second = std::make_shared<Job>();
}

void TeammatePool::run() {
  // On this system each thread has its own niceness.
  constexpr int kNiceness = 10;
  setpriority(PRIO_PROCESS, 0, kNiceness);
  std::unique_lock lock{mutex_};
  for (;;) {
    work_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
    if (is_stopping_) return;
    const table::Code code = waiting_.front();
    waiting_.pop_front();
    const auto found = jobs_.find(code);
    if (found == jobs_.end() || !found->second->is_waiting) continue;  // it has left meanwhile
    const std::shared_ptr<Job> there = found->second;
    there->is_waiting = false;
    there->is_busy = true;
    const Backlog backlog = std::exchange(there->backlog, {});
    lock.unlock();

    const auto began = std::chrono::steady_clock::now();
    const auto advice = there->thinker.think(backlog);
    const auto took =
        std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
    if (advice) deliver_(code, *advice);

    lock.lock();
    const auto took_us = static_cast<std::uint64_t>(took.count());
    ++jobs_done_;
    busy_us_ += took_us;
    slowest_us_ = std::max(slowest_us_, took_us);
    there->is_busy = false;
    if (!there->backlog.question) continue;
    there->is_waiting = true;
    waiting_.push_back(code);
  }
}

std::map<Address, std::size_t> TeammatePool::tables_by_address() const {
  std::map<Address, std::size_t> tables;
  const std::scoped_lock lock{mutex_};
  for (const auto& [table, job] : jobs_) {
    if (const auto owner = owners_.owner_of(table)) ++tables[*owner];
  }
  return tables;
}

std::vector<Gauge> TeammatePool::gauges() const {
  const std::scoped_lock lock{mutex_};
  return {{"ai_tables", "tables with teammates", jobs_.size()},
          {"thinking_jobs_total", "positions that teammates thought about", jobs_done_},
          {"thinking_waiting", "tables whose teammates are waiting for a thread", waiting_.size()},
          {"thinking_microseconds_total", "time spent thinking for teammates", busy_us_},
          {"thinking_slowest_microseconds", "time the slowest thought took", slowest_us_}};
}

}  // namespace net
