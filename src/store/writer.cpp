#include "store/writer.h"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

#include "base/overloaded.h"

namespace store {
namespace {

// Where processors are scarce the network threads go before, so a commit takes along more of what they have
// decided. With both cores full this saves a tenth of the server's time, and its slowest answers come twice
// as soon.
constexpr int kWriterNiceness = 5;

std::vector<Mark> latest_of_each(std::vector<Mark> marks) {
  std::ranges::stable_sort(marks, {}, &Mark::table);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const bool is_latest = i + 1 == marks.size() || marks[i + 1].table != marks[i].table;
    if (is_latest) marks[kept++] = marks[i];
  }
  marks.resize(kept);
  return marks;
}

std::int64_t system_wall_s() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

}  // namespace

// ---- the doors

void JournalDoor::append(table::Row row) {
  inbox_->push({.door = index_, .errand = std::move(row), .place = {}});
}

void JournalDoor::settle(table::Settlement settlement) {
  inbox_->push(
      {.door = index_, .errand = std::make_unique<table::Settlement>(std::move(settlement)), .place = {}});
}

void JournalDoor::forget(table::Code table) {
  inbox_->push({.door = index_, .errand = Forgotten{table}, .place = {}});
}

// ---- from the outside

void Writer::charge(Chore chore) { inbox_.push({.errand = std::move(chore), .place = {}}); }

Writer::Writer(Store store, ServerClock& clock, WriterEars ears, WriterPace pace)
    : store_(std::move(store)),
      clock_(clock),
      ears_(std::move(ears)),
      pace_(pace),
      health_(clock, inbox_, {.on_change = ears_.on_trouble, .on_standstill = ears_.on_standstill},
              pace.health),
      file_(store_.database),
      files_(store_.folder.database()),
      clerk_(store_.database, store_.chains, pace.sweep_from) {
  if (pace_.keep_records_s > 0) expiry_.emplace(store_.database, pace_.keep_records_s);
}

Writer::~Writer() { stop(); }

JournalDoor& Writer::door(Report report) {
  reports_.push_back(std::move(report));
  marks_.emplace_back();
  return doors_.emplace_back(inbox_, doors_.size());
}

void Writer::start() {
  health_.start();
  thread_ = std::thread{[this] { run(); }};
}

Ending Writer::stop() {
  inbox_.close();
  if (thread_.joinable()) {
    thread_.join();
  } else if (ending_.lost == 0) {
    ending_.lost = inbox_.waiting();  // it was never started
  }
  health_.stop();
  // Those who asked wait in the threads of the network, which may be gone when this is.
  entries_.clear();
  std::vector<Entry> left;
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
          .clerk_failures = meters_.clerk_failures,
          .expired = meters_.expired,
          .waiting = inbox_.waiting(),
          .is_troubled = !health.is_well};
}

// ---- the writer's thread

void Writer::run() {
  setpriority(PRIO_PROCESS, 0, kWriterNiceness);  // of this thread alone
  next_beat_ = next_tidying_ = Clock::now();
  next_expiry_ = next_beat_ + pace_.expire_first;
  while (true) {
    entries_.clear();
    const auto since_ms = inbox_.take(entries_, next_errand());
    health_.begin(since_ms.value_or(steady_ms()));
    const bool is_last = entries_.empty() && inbox_.is_closed();
    is_beating_ = is_last || is_beat_due();
    if ((is_beating_ || !entries_.empty()) && !write()) break;
    health_.finish();
    if (is_last) return;
    tidy();
  }
  // The store has failed to the end.
  std::vector<Entry> left;
  inbox_.take(left, Clock::now());
  ending_ = {.lost = entries_.size() + left.size(), .why = why_};
}

Writer::Clock::time_point Writer::next_errand() const {
  if (clerk_.has_work()) return std::min(next_beat_, next_tidying_);
  return expiry_ ? std::min(next_beat_, std::max(next_tidying_, next_expiry_)) : next_beat_;
}

bool Writer::is_beat_due() {
  const Clock::time_point now = Clock::now();
  if (now < next_beat_) return false;
  next_beat_ = now + pace_.beat;
  // Files that are gone are worth a beat whether somebody plays or not: it fails and says so.
  if (files_.problem()) return true;
  return !ears_.is_anybody_playing || ears_.is_anybody_playing();
}

bool Writer::write() {
  place_entries();
  std::chrono::milliseconds pause = pace_.shortest_pause;
  Clock::time_point give_up = Clock::time_point::max();
  while (true) {
    const Result<void> written = try_once();
    if (written) break;
    file_.undo();
    trouble(written.error());
    if (inbox_.is_closed()) {
      const Clock::time_point now = Clock::now();
      give_up = std::min(give_up, now + pace_.patience);
      if (now >= give_up) return false;
      std::this_thread::sleep_for(pace_.shortest_pause);
    } else {
      inbox_.rest(Clock::now() + pause);
      pause = std::min(2 * pause, pace_.longest_pause);
    }
  }
  report();
  why_.clear();
  return true;
}

// Once and for all: every try writes the same rows to the same places.
void Writer::place_entries() {
  Chains& chains = store_.chains;
  last_before_ = chains.last_id();
  for (Entry& entry : entries_) {
    entry.place = std::visit(base::Overloaded{
                                 [&](const table::Row& row) { return chains.append(row.table, row.version); },
                                 [&](const std::unique_ptr<table::Settlement>& settlement) {
                                   return chains.replace(settlement->table, settlement->version);
                                 },
                                 [&](const Forgotten& forgotten) {
                                   return Place{.id = chains.end(forgotten.table).value_or(0),
                                                .previous = std::nullopt};
                                 },
                                 [](const Chore&) { return Place{}; },
                             },
                             entry.errand);
  }
}

Result<void> Writer::find_files() {
  if (auto problem = files_.problem())
    return std::unexpected(Problem{.code = 0, .text = std::move(*problem)});
  return {};
}

Result<void> Writer::try_once() {
  if (const auto found = find_files(); !found) return found;
  const RowId last = store_.chains.last_id();
  if (is_commit_in_doubt_ && last > last_before_) {
    // A commit that was reported as failed may be on the disk all the same: then all its rows are.
    const Result<bool> is_there = file_.has(last);
    if (!is_there) return std::unexpected(is_there.error());
    if (*is_there) return {};
  }
  is_commit_in_doubt_ = false;

  const Clock::time_point begun = Clock::now();
  if (const auto opened = file_.begin(); !opened) return opened;
  for (const Entry& entry : entries_) {
    if (const auto written = file_.write(entry); !written) return written;
  }
  if (is_beating_) {
    if (const auto beaten = file_.beat(clock_.now()); !beaten) return beaten;
  }
  is_commit_in_doubt_ = true;
  if (const auto committed = file_.commit(); !committed) return committed;
  // What went into a file without a name is not durable. If the files come back, it may be there after all.
  if (const auto found = find_files(); !found) return found;
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
  for (const Entry& entry : entries_) {
    std::vector<Mark>& marks = marks_[entry.door];
    std::visit(base::Overloaded{
                   [&](const table::Row& row) { marks.push_back({row.table, row.version}); },
                   [&](const std::unique_ptr<table::Settlement>& settlement) {
                     marks.push_back({settlement->table, settlement->version});
                     ++meters_.records;
                     clerk_.notice_record();
                   },
                   // The code may come to mean another table, whose versions begin anew.
                   [&](const Forgotten& forgotten) {
                     std::erase_if(marks, [&](const Mark& mark) { return mark.table == forgotten.table; });
                   },
                   [](const Chore& chore) { chore.on_durable(); },
               },
               entry.errand);
  }
  entries_.clear();
  for (std::size_t i = 0; i < marks_.size(); ++i) {
    if (marks_[i].empty()) continue;
    reports_[i](latest_of_each(std::exchange(marks_[i], {})));
  }
}

void Writer::trouble(const Problem& problem) {
  why_ = problem.text.empty() ? "unknown" : problem.text;
  health_.fail(why_);
}

bool Writer::is_expiry_due(Clock::time_point now) const { return expiry_ && now >= next_expiry_; }

Result<void> Writer::tidy_once(Clock::time_point now) {
  // A record is written before it can be too old.
  if (clerk_.has_work()) return clerk_.work();
  const Result<Expiry::Bite> bite = expiry_->work(ears_.wall_s ? ears_.wall_s() : system_wall_s());
  if (!bite) return std::unexpected(bite.error());
  meters_.expired += bite->removed;
  if (bite->is_last) next_expiry_ = now + pace_.expire_every;
  return {};
}

void Writer::tidy() {
  const Clock::time_point now = Clock::now();
  if (now < next_tidying_ || (!clerk_.has_work() && !is_expiry_due(now))) return;
  // What fails here fails the next commit too, if it matters.
  const bool is_done = tidy_once(now).has_value();
  if (!is_done) ++meters_.clerk_failures;
  next_tidying_ = now + (is_done ? pace_.tidy_every : std::chrono::milliseconds{pace_.longest_pause});
}

}  // namespace store
