#include "store/writer.h"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

#include "base/overloaded.h"
#include "base/propagate.h"

namespace store {
namespace {

// When processors are scarce, the network threads come first, so that a commit includes more of what they
// have decided. With both cores busy this saves a tenth of the server's time, and its slowest answers come
// twice as fast.
constexpr int kWriterNiceness = 5;

std::vector<DurableVersion> latest_of_each(std::vector<DurableVersion> durable) {
  std::ranges::stable_sort(durable, {}, &DurableVersion::table);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < durable.size(); ++i) {
    const bool is_latest = i + 1 == durable.size() || durable[i + 1].table != durable[i].table;
    if (is_latest) durable[kept++] = durable[i];
  }
  durable.resize(kept);
  return durable;
}

std::int64_t system_wall_s() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

}  // namespace

// ---- the threads' journals

void ThreadJournal::append(table::Row row) { inbox_->push({.journal = index_, .entry = std::move(row)}); }

void ThreadJournal::settle(table::Settlement settlement) {
  inbox_->push({.journal = index_, .entry = std::make_unique<table::Settlement>(std::move(settlement))});
}

void ThreadJournal::forget(table::Code table) {
  inbox_->push({.journal = index_, .entry = TableForgotten{table}});
}

// ---- from the outside

void Writer::submit(Chore chore) { inbox_.push({.entry = std::make_unique<Chore>(std::move(chore))}); }

Writer::Writer(std::unique_ptr<Backend> backend, ServerClock& clock, WriterCallbacks callbacks,
               WriterTiming timing)
    : backend_(std::move(backend)),
      clock_(clock),
      callbacks_(std::move(callbacks)),
      timing_(timing),
      health_(clock, inbox_, {.on_change = callbacks_.on_trouble, .on_standstill = callbacks_.on_standstill},
              timing.health) {}

Writer::~Writer() { stop(); }

ThreadJournal& Writer::journal(Report report) {
  reports_.push_back(std::move(report));
  durable_.emplace_back();
  return journals_.emplace_back(inbox_, journals_.size());
}

void Writer::start() {
  health_.start();
  thread_ = std::thread{[this] { run(); }};
}

WriterResult Writer::stop() {
  inbox_.close();
  if (thread_.joinable()) {
    thread_.join();
  } else if (ending_.lost == 0) {
    ending_.lost = inbox_.waiting();  // it was never started
  }
  health_.stop();
  // The callers wait in the network's threads, which may be gone by the time this is done.
  entries_.clear();
  std::vector<InboxItem> left;
  inbox_.take(left, Clock::now());
  return ending_;
}

WriterCounts Writer::counts() const {
  const HealthCounts health = health_.counts();
  return {.rows = meters_.rows,
          .records = meters_.records,
          .commits = meters_.commits,
          .troubles = health.failures,
          .stalls = health.stalls,
          .commit_us = meters_.commit_us,
          .slowest_commit_us = meters_.slowest_commit_us,
          .tidying_failures = meters_.tidying_failures,
          .expired = meters_.expired,
          .waiting = inbox_.waiting(),
          .is_troubled = !health.is_well};
}

// ---- the writer's thread

void Writer::run() {
  setpriority(PRIO_PROCESS, 0, kWriterNiceness);  // of this thread alone
  next_beat_ = next_tidying_ = Clock::now();
  next_expiry_ = next_beat_ + timing_.expire_first;
  while (true) {
    entries_.clear();
    const auto since_ms = inbox_.take(entries_, next_task_at());
    health_.begin(since_ms.value_or(steady_ms()));
    const bool is_last = entries_.empty() && inbox_.is_closed();
    is_beating_ = is_last || is_beat_due();
    if ((is_beating_ || !entries_.empty()) && !write()) break;
    health_.finish();
    if (is_last) return;
    tidy();
  }
  // The store has failed for good.
  std::vector<InboxItem> left;
  inbox_.take(left, Clock::now());
  ending_ = {.lost = entries_.size() + left.size(), .why = why_};
}

Writer::Clock::time_point Writer::next_task_at() const {
  if (backend_->has_tidying()) return std::min(next_beat_, next_tidying_);
  const bool expires = timing_.keep_records_s > 0;
  return expires ? std::min(next_beat_, std::max(next_tidying_, next_expiry_)) : next_beat_;
}

bool Writer::is_beat_due() {
  const Clock::time_point now = Clock::now();
  if (now < next_beat_) return false;
  next_beat_ = now + timing_.beat;
  // If files are gone, a heartbeat is due whether anyone is playing or not: it fails and reports it.
  if (backend_->problem()) return true;
  return !callbacks_.is_anybody_playing || callbacks_.is_anybody_playing();
}

bool Writer::write() {
  std::chrono::milliseconds pause = timing_.shortest_pause;
  Clock::time_point give_up = Clock::time_point::max();
  while (true) {
    const Result<Written> written = try_once();
    if (written) {
      report(*written);
      why_.clear();
      return true;
    }
    trouble(written.error());
    if (inbox_.is_closed()) {
      const Clock::time_point now = Clock::now();
      give_up = std::min(give_up, now + timing_.patience);
      if (now >= give_up) return false;
      std::this_thread::sleep_for(timing_.shortest_pause);
    } else {
      inbox_.rest(Clock::now() + pause);
      pause = std::min(2 * pause, timing_.longest_pause);
    }
  }
}

Result<Written> Writer::try_once() {
  const Clock::time_point begun = Clock::now();
  ASSIGN_OR_RETURN(
      const Written written,
      backend_->write({.items = entries_, .beat = is_beating_ ? std::optional{clock_.now()} : std::nullopt}));
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun).count();
  const auto took_us = static_cast<std::uint64_t>(took);
  meters_.commit_us += took_us;
  meters_.slowest_commit_us = std::max(meters_.slowest_commit_us.load(), took_us);
  return written;
}

void Writer::report(const Written& written) {
  ++meters_.commits;
  meters_.rows += written.rows;
  for (const InboxItem& item : entries_) {
    std::vector<DurableVersion>& durable = durable_[item.journal];
    std::visit(base::Overloaded{
                   [&](const table::Row& row) { durable.push_back({row.table, row.version}); },
                   [&](const std::unique_ptr<table::Settlement>& settlement) {
                     durable.push_back({settlement->table, settlement->version});
                     ++meters_.records;
                   },
                   // The code may later be given to another table, whose versions start over.
                   [&](const TableForgotten& forgotten) {
                     std::erase_if(durable, [&](const DurableVersion& version) {
                       return version.table == forgotten.table;
                     });
                   },
                   [](const std::unique_ptr<Chore>& chore) { deliver(*chore); },
               },
               item.entry);
  }
  entries_.clear();
  for (std::size_t i = 0; i < durable_.size(); ++i) {
    if (durable_[i].empty()) continue;
    reports_[i](latest_of_each(std::exchange(durable_[i], {})));
  }
}

void Writer::trouble(const Problem& problem) {
  why_ = problem.text.empty() ? "unknown" : problem.text;
  health_.fail(why_);
}

bool Writer::is_expiry_due(Clock::time_point now) const {
  return timing_.keep_records_s > 0 && now >= next_expiry_;
}

Result<void> Writer::tidy_once(Clock::time_point now) {
  // A record is written before it can be too old.
  if (backend_->has_tidying()) return backend_->tidy();
  const std::int64_t now_wall_s = callbacks_.wall_s ? callbacks_.wall_s() : system_wall_s();
  ASSIGN_OR_RETURN(const Expired batch, backend_->expire(now_wall_s - timing_.keep_records_s));
  meters_.expired += batch.removed;
  if (batch.is_last) next_expiry_ = now + timing_.expire_every;
  return {};
}

void Writer::tidy() {
  const Clock::time_point now = Clock::now();
  if (now < next_tidying_ || (!backend_->has_tidying() && !is_expiry_due(now))) return;
  // If a failure here matters, the next commit fails too.
  const bool is_done = tidy_once(now).has_value();
  if (!is_done) ++meters_.tidying_failures;
  next_tidying_ = now + (is_done ? timing_.tidy_every : std::chrono::milliseconds{timing_.longest_pause});
}

}  // namespace store
