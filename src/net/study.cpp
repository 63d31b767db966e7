#include "net/study.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace net {

Study::Study(const StudySettings& settings, const TableOwners& owners, Deliver deliver)
    : settings_(settings), owners_(owners), deliver_(std::move(deliver)) {}

Study::~Study() { stop(); }

void Study::start() {
  for (std::size_t i = 0; i < settings_.threads; ++i) threads_.emplace_back([this] { run(); });
}

void Study::stop() {
  {
    const std::scoped_lock lock{mutex_};
    is_stopping_ = true;
  }
  work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

Study::Desk* Study::desk(table::Code table) {
  const auto found = desks_.find(table);
  return found == desks_.end() ? nullptr : found->second.get();
}

bool Study::enter(table::Code table, Arrival arrival) {
  const std::scoped_lock lock{mutex_};
  if (desks_.contains(table)) return true;
  const bool is_full = desks_.size() >= settings_.most_tables;
  if (arrival == Arrival::New && (is_full || has_its_share(table))) return false;
  desks_.emplace(table, std::make_shared<Desk>());
  return true;
}

// Whether whoever opened this table has as many with teammates as one may have.
bool Study::has_its_share(table::Code table) const {
  const auto owner = owners_.owner_of(table);
  if (!owner) return false;
  const auto is_theirs = [&](const DeskOf::value_type& entry) {
    return owners_.owner_of(entry.first) == owner;
  };
  return static_cast<std::size_t>(std::ranges::count_if(desks_, is_theirs)) >= settings_.most_tables_of_one;
}

void Study::leave(table::Code table) {
  const std::scoped_lock lock{mutex_};
  desks_.erase(table);
}

void Study::meet(table::Code table, const table::Crew& crew, const rules::State& view, rules::GameTime now) {
  const std::scoped_lock lock{mutex_};
  if (Desk* there = desk(table)) there->paper.meet(crew, view, now);
}

void Study::see(table::Code table, const table::Deed& deed) {
  const std::scoped_lock lock{mutex_};
  if (Desk* there = desk(table)) there->paper.note(deed);
}

bool Study::ask(table::Code table, const table::Question& question) {
  {
    const std::scoped_lock lock{mutex_};
    Desk* there = desk(table);
    if (there == nullptr) return false;
    const bool has_a_turn = there->is_waiting || there->is_busy;
    if (!has_a_turn && waiting_.size() >= settings_.most_waiting) return false;
    there->paper.question = question;
    if (has_a_turn) return true;
    there->is_waiting = true;
    waiting_.push_back(table);
  }
  work_.notify_one();
  return true;
}

// The advisor may be at work: he is left behind, and nothing on the paper needs an answer.
void Study::part(table::Code table) {
  const std::scoped_lock lock{mutex_};
  const auto found = desks_.find(table);
  if (found != desks_.end()) found->second = std::make_shared<Desk>();
}

void Study::run() {
  // In this system a thread has a niceness of its own.
  constexpr int kNiceness = 10;
  setpriority(PRIO_PROCESS, 0, kNiceness);
  std::unique_lock lock{mutex_};
  for (;;) {
    work_.wait(lock, [&] { return is_stopping_ || !waiting_.empty(); });
    if (is_stopping_) return;
    const table::Code code = waiting_.front();
    waiting_.pop_front();
    const auto found = desks_.find(code);
    if (found == desks_.end() || !found->second->is_waiting) continue;  // it has left meanwhile
    const std::shared_ptr<Desk> there = found->second;
    there->is_waiting = false;
    there->is_busy = true;
    const Paper paper = std::exchange(there->paper, {});
    lock.unlock();

    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    const auto advice = there->advisor.think(paper);
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
    if (advice) deliver_(code, *advice);

    lock.lock();
    const auto took_us = static_cast<std::uint64_t>(took.count());
    ++jobs_;
    busy_us_ += took_us;
    slowest_us_ = std::max(slowest_us_, took_us);
    there->is_busy = false;
    if (!there->paper.question) continue;
    there->is_waiting = true;
    waiting_.push_back(code);
  }
}

std::vector<Gauge> Study::gauges() const {
  const std::scoped_lock lock{mutex_};
  return {{"ai_tables", "with teammates", desks_.size()},
          {"thinking_jobs_total", "positions that teammates thought about", jobs_},
          {"thinking_waiting", "tables whose teammates wait for their turn", waiting_.size()},
          {"thinking_microseconds_total", "spent on them", busy_us_},
          {"thinking_slowest_microseconds", "of one of them", slowest_us_}};
}

}  // namespace net
