#include "net/survey_office.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>

#include "net/surveyor.h"

namespace net {

SurveyOffice::SurveyOffice(const SurveySettings& settings, Deliver deliver)
    : settings_(settings), deliver_(std::move(deliver)) {}

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
    if (waiting() >= settings_.most_waiting) {
      ++missed_;
      return false;
    }
    Queue& queue = std::holds_alternative<table::DealWish>(survey) ? deals_ : pars_;
    queue.emplace_back(table, survey);
  }
  work_.notify_one();
  return true;
}

void SurveyOffice::run() {
  // In this system a thread has a niceness of its own; even those who think for teammates come first.
  constexpr int kNiceness = 19;
  setpriority(PRIO_PROCESS, 0, kNiceness);
  using Clock = std::chrono::steady_clock;
  std::unique_lock lock{mutex_};
  for (;;) {
    work_.wait(lock, [&] { return is_stopping_ || waiting() > 0; });
    if (is_stopping_) return;
    Queue& queue = deals_.empty() ? pars_ : deals_;
    const auto [code, wish] = queue.front();
    queue.pop_front();
    lock.unlock();

    const auto began = Clock::now();
    const auto end = began + std::chrono::milliseconds{settings_.longest_ms};
    const table::Finding finding = survey(wish, [&] { return !is_stopping_ && Clock::now() < end; });
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
    if (!is_stopping_) deliver_(code, finding);

    lock.lock();
    const auto took_us = static_cast<std::uint64_t>(took.count());
    ++surveys_;
    busy_us_ += took_us;
    slowest_us_ = std::max(slowest_us_, took_us);
  }
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
