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

void ThreadJournal::append(table::Row row) {
  inbox_->push({.journal = index_, .entry = std::move(row), .position = {}});
}

void ThreadJournal::settle(table::Settlement settlement) {
  inbox_->push({.journal = index_,
                .entry = std::make_unique<table::Settlement>(std::move(settlement)),
                .position = {}});
}

void ThreadJournal::forget(table::Code table) {
  inbox_->push({.journal = index_, .entry = TableForgotten{table}, .position = {}});
}

// ---- from the outside

void Writer::submit(WriterTask task) { inbox_.push({.entry = std::move(task), .position = {}}); }

Writer::Writer(Store store, ServerClock& clock, WriterCallbacks callbacks, WriterTiming timing)
    : store_(std::move(store)),
      clock_(clock),
      callbacks_(std::move(callbacks)),
      timing_(timing),
      health_(clock, inbox_, {.on_change = callbacks_.on_trouble, .on_standstill = callbacks_.on_standstill},
              timing.health),
      file_(store_.database),
      files_(store_.folder),
      compactor_(store_.database, store_.chains, timing.sweep_from) {
  if (timing_.keep_records_s > 0) expiry_.emplace(store_.database, timing_.keep_records_s);
}

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
          .compactor_failures = meters_.compactor_failures,
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
  if (compactor_.has_work()) return std::min(next_beat_, next_tidying_);
  return expiry_ ? std::min(next_beat_, std::max(next_tidying_, next_expiry_)) : next_beat_;
}

bool Writer::is_beat_due() {
  const Clock::time_point now = Clock::now();
  if (now < next_beat_) return false;
  next_beat_ = now + timing_.beat;
  // If files are gone, a heartbeat is due whether anyone is playing or not: it fails and reports it.
  if (files_.problem()) return true;
  return !callbacks_.is_anybody_playing || callbacks_.is_anybody_playing();
}

bool Writer::write() {
  position_entries();
  std::chrono::milliseconds pause = timing_.shortest_pause;
  Clock::time_point give_up = Clock::time_point::max();
  while (true) {
    const Result<void> written = try_once();
    if (written) break;
    file_.undo();
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
  report();
  why_.clear();
  return true;
}

// Decided once: every attempt writes the same rows to the same places.
void Writer::position_entries() {
  Chains& chains = store_.chains;
  last_before_ = chains.last_id();
  for (InboxItem& item : entries_) {
    item.position = std::visit(
        base::Overloaded{
            [&](const table::Row& row) { return chains.append(row.table, row.version); },
            [&](const std::unique_ptr<table::Settlement>& settlement) {
              return chains.replace(settlement->table, settlement->version);
            },
            [&](const TableForgotten& forgotten) {
              return RowPosition{.id = chains.end(forgotten.table).value_or(0), .previous = std::nullopt};
            },
            [](const WriterTask&) { return RowPosition{}; },
        },
        item.entry);
  }
}

Result<void> Writer::find_files() {
  if (auto problem = files_.problem())
    return std::unexpected(Problem{.code = 0, .text = std::move(*problem)});
  return {};
}

Result<void> Writer::try_once() {
  RETURN_IF_ERROR(find_files());
  const RowId last = store_.chains.last_id();
  if (is_commit_in_doubt_ && last > last_before_) {
    // A commit that was reported as failed may be on the disk after all: then all its rows are.
    ASSIGN_OR_RETURN(const bool is_there, file_.has(last));
    if (is_there) return {};
  }
  is_commit_in_doubt_ = false;

  const Clock::time_point begun = Clock::now();
  RETURN_IF_ERROR(file_.begin());
  for (const InboxItem& item : entries_) {
    RETURN_IF_ERROR(file_.write(item));
  }
  if (is_beating_) {
    RETURN_IF_ERROR(file_.beat(clock_.now()));
  }
  is_commit_in_doubt_ = true;
  RETURN_IF_ERROR(file_.commit());
  // What was written to a file without a name isn't durable. If the files come back, it may be there after
  // all.
  RETURN_IF_ERROR(find_files());
  is_commit_in_doubt_ = false;

  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun).count();
  const auto took_us = static_cast<std::uint64_t>(took);
  meters_.commit_us += took_us;
  meters_.slowest_commit_us = std::max(meters_.slowest_commit_us.load(), took_us);
  return {};
}

void Writer::report() {
  is_commit_in_doubt_ = false;
  ++meters_.commits;
  meters_.rows += static_cast<std::uint64_t>(store_.chains.last_id() - last_before_);
  for (const InboxItem& item : entries_) {
    std::vector<DurableVersion>& durable = durable_[item.journal];
    std::visit(base::Overloaded{
                   [&](const table::Row& row) { durable.push_back({row.table, row.version}); },
                   [&](const std::unique_ptr<table::Settlement>& settlement) {
                     durable.push_back({settlement->table, settlement->version});
                     ++meters_.records;
                     compactor_.notice_record();
                   },
                   // The code may later be given to another table, whose versions start over.
                   [&](const TableForgotten& forgotten) {
                     std::erase_if(durable, [&](const DurableVersion& version) {
                       return version.table == forgotten.table;
                     });
                   },
                   [](const WriterTask& task) { task.on_durable(); },
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

bool Writer::is_expiry_due(Clock::time_point now) const { return expiry_ && now >= next_expiry_; }

Result<void> Writer::tidy_once(Clock::time_point now) {
  // A record is written before it can be too old.
  if (compactor_.has_work()) return compactor_.work();
  ASSIGN_OR_RETURN(const Expiry::Batch batch,
                   expiry_->work(callbacks_.wall_s ? callbacks_.wall_s() : system_wall_s()));
  meters_.expired += batch.removed;
  if (batch.is_last) next_expiry_ = now + timing_.expire_every;
  return {};
}

void Writer::tidy() {
  const Clock::time_point now = Clock::now();
  if (now < next_tidying_ || (!compactor_.has_work() && !is_expiry_due(now))) return;
  // If a failure here matters, the next commit fails too.
  const bool is_done = tidy_once(now).has_value();
  if (!is_done) ++meters_.compactor_failures;
  next_tidying_ = now + (is_done ? timing_.tidy_every : std::chrono::milliseconds{timing_.longest_pause});
}

}  // namespace store
