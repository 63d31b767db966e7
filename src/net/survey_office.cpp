#include "net/survey_office.h"

#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <chrono>

#include "net/surveyor.h"

namespace net {
namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t microseconds_since(Clock::time_point began) {
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
  return static_cast<std::uint64_t>(took.count());
}

// For which this thread has been running, whatever else the machine does.
std::int64_t own_microseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1'000;
}

}  // namespace

SurveyOffice::SurveyOffice(const SurveySettings& settings, const TableOwners& owners, Deliver deliver)
    : settings_(settings), owners_(owners), deliver_(std::move(deliver)) {}

SurveyOffice::~SurveyOffice() { stop(); }

void SurveyOffice::start() {
  thread_ = std::thread{[this] { run(); }};
}

void SurveyOffice::stop() {
  {
    const std::scoped_lock lock{mutex_};
    is_stopping_ = true;
  }
  work_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool SurveyOffice::ask(table::Code table, const table::Survey& survey) {
  {
    const std::scoped_lock lock{mutex_};
    Queue& queue = std::holds_alternative<table::DealWish>(survey) ? deals_ : pars_;
    // What a table asked before it need not know any more: the new question takes the old one's turn.
    const auto own = std::ranges::find(queue, table, &Queue::value_type::first);
    if (own != queue.end()) {
      own->second = survey;
      return true;
    }
    if (waiting() >= settings_.most_waiting || has_its_share(table)) {
      ++missed_;
      return false;
    }
    queue.emplace_back(table, survey);
  }
  work_.notify_one();
  return true;
}

// Whether so many surveys for tables of the same owner are waiting that others would have to wait for them.
bool SurveyOffice::has_its_share(table::Code table) const {
  const auto owner = owners_.owner_of(table);
  if (!owner) return false;
  const auto is_theirs = [&](const Queue::value_type& entry) {
    return owners_.owner_of(entry.first) == owner;
  };
  const auto count = std::ranges::count_if(deals_, is_theirs) + std::ranges::count_if(pars_, is_theirs);
  return static_cast<std::size_t>(count) >= settings_.most_waiting_of_one;
}

void SurveyOffice::run() {
  // In this system a thread has a niceness of its own; even those who think for teammates come first.
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

void SurveyOffice::look_for_deal(Lock& lock) {
  const auto [code, wish] = deals_.front();
  deals_.pop_front();
  lock.unlock();
  const auto began = Clock::now();
  const auto end = began + std::chrono::milliseconds{settings_.longest_ms};
  const table::Finding finding = survey(wish, [&] { return !is_stopping_ && Clock::now() < end; });
  if (!is_stopping_) deliver_(code, finding);
  const std::uint64_t took_us = microseconds_since(began);
  lock.lock();
  count(took_us);
}

// Nobody waits for a par, so deals that come in the meantime go before it, and a busy machine makes it late,
// not worse: only the time in which this thread ran is counted.
void SurveyOffice::look_for_par(Lock& lock) {
  const auto [code, wish] = pars_.front();
  pars_.pop_front();
  lock.unlock();
  const auto began = Clock::now();
  std::int64_t end_us = own_microseconds() + settings_.longest_par_ms * 1'000;
  const table::Finding finding = survey(wish, [&] {
    const std::int64_t before_us = own_microseconds();
    for (Lock again{mutex_}; !deals_.empty() && !is_stopping_;) look_for_deal(again);
    end_us += own_microseconds() - before_us;
    return !is_stopping_ && before_us < end_us;
  });
  if (!is_stopping_) deliver_(code, finding);
  const std::uint64_t took_us = microseconds_since(began);
  lock.lock();
  count(took_us);
}

void SurveyOffice::count(std::uint64_t took_us) {
  ++surveys_;
  busy_us_ += took_us;
  slowest_us_ = std::max(slowest_us_, took_us);
}

std::vector<Gauge> SurveyOffice::gauges() const {
  const std::scoped_lock lock{mutex_};
  return {{"surveys_total", "deals looked at, for certified ones and for par", surveys_},
          {"surveys_waiting", "tables that wait for a look at a deal", waiting()},
          {"surveys_missed_total", "that nobody had time for", missed_},
          {"survey_microseconds_total", "spent on them", busy_us_},
          {"survey_slowest_microseconds", "of one of them", slowest_us_}};
}

}  // namespace net
