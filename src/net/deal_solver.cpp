#include "net/deal_solver.h"

#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <chrono>

#include "net/solve_deal.h"

namespace net {
namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t microseconds_since(Clock::time_point began) {
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
  return static_cast<std::uint64_t>(took.count());
}

// How long this thread has been running, no matter what else the machine does.
std::int64_t own_microseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1'000;
}

}  // namespace

DealSolver::DealSolver(const DealSolverSettings& settings, const TableOwners& owners, Deliver deliver)
    : settings_(settings), owners_(owners), deliver_(std::move(deliver)) {}

DealSolver::~DealSolver() { stop(); }

void DealSolver::start() {
  thread_ = std::thread{[this] { run(); }};
}

void DealSolver::stop() {
  {
    const std::scoped_lock lock{mutex_};
    is_stopping_ = true;
  }
  work_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool DealSolver::ask(table::Code table, const table::SolverQuestion& question) {
  {
    const std::scoped_lock lock{mutex_};
    Queue& queue = std::holds_alternative<table::DealRequest>(question) ? deals_ : pars_;
    // A table's earlier question no longer matters: the new one takes its turn.
    const auto own = std::ranges::find(queue, table, &Queue::value_type::first);
    if (own != queue.end()) {
      own->second = question;
      return true;
    }
    if (waiting() >= settings_.most_waiting || has_its_share(table)) {
      ++missed_;
      return false;
    }
    queue.emplace_back(table, question);
  }
  work_.notify_one();
  return true;
}

// Whether one owner's tables have enough questions waiting to hold up everyone else's.
bool DealSolver::has_its_share(table::Code table) const {
  const auto owner = owners_.owner_of(table);
  if (!owner) return false;
  const auto is_theirs = [&](const Queue::value_type& entry) {
    return owners_.owner_of(entry.first) == owner;
  };
  const auto count = std::ranges::count_if(deals_, is_theirs) + std::ranges::count_if(pars_, is_theirs);
  return static_cast<std::size_t>(count) >= settings_.most_waiting_of_one;
}

void DealSolver::run() {
  // On this system each thread has its own niceness; even the threads that think for teammates come first.
  constexpr int kNiceness = 19;
  setpriority(PRIO_PROCESS, 0, kNiceness);
  Lock lock{mutex_};
  for (;;) {
    work_.wait(lock, [&] { return is_stopping_ || waiting() > 0; });
    if (is_stopping_) return;
    if (deals_.empty()) {
      look_for_par(lock);
    } else {
      look_for_deal(lock);
    }
  }
}

void DealSolver::look_for_deal(Lock& lock) {
  const auto [code, request] = deals_.front();
  deals_.pop_front();
  lock.unlock();
  const auto began = Clock::now();
  const auto end = began + std::chrono::milliseconds{settings_.longest_ms};
  const table::SolverAnswer answer = solve(request, [&] { return !is_stopping_ && Clock::now() < end; });
  if (!is_stopping_) deliver_(code, answer);
  const std::uint64_t took_us = microseconds_since(began);
  lock.lock();
  count(took_us);
}

// Nobody is waiting for par, so deals that arrive in the meantime go first. A busy machine makes par late,
// not worse: only the time in which this thread ran counts.
void DealSolver::look_for_par(Lock& lock) {
  const auto [code, request] = pars_.front();
  pars_.pop_front();
  lock.unlock();
  const auto began = Clock::now();
  std::int64_t end_us = own_microseconds() + settings_.longest_par_ms * 1'000;
  const table::SolverAnswer answer = solve(request, [&] {
    const std::int64_t before_us = own_microseconds();
    for (Lock again{mutex_}; !deals_.empty() && !is_stopping_;) look_for_deal(again);
    end_us += own_microseconds() - before_us;
    return !is_stopping_ && before_us < end_us;
  });
  if (!is_stopping_) deliver_(code, answer);
  const std::uint64_t took_us = microseconds_since(began);
  lock.lock();
  count(took_us);
}

void DealSolver::count(std::uint64_t took_us) {
  ++answered_;
  busy_us_ += took_us;
  slowest_us_ = std::max(slowest_us_, took_us);
}

std::vector<Gauge> DealSolver::gauges() const {
  const std::scoped_lock lock{mutex_};
  return {{"surveys_total", "deals solved, for certified deals and for par", answered_},
          {"surveys_waiting", "tables waiting for the solver", waiting()},
          {"surveys_missed_total", "deals there was no time to solve", missed_},
          {"survey_microseconds_total", "time spent solving deals", busy_us_},
          {"survey_slowest_microseconds", "time the slowest deal took", slowest_us_}};
}

}  // namespace net
