// The only thread that writes the journal. It commits whenever it is free, and each commit includes
// everything that has arrived in the meantime; what it reports is on the disk. If the disk fails, or doesn't
// answer in time, the server's clock is stopped until the same lines have been written after all: nothing is
// dropped or reordered.
//
// In this order: a backend, a ServerClock from Recovered::last_seen, a Writer, a journal for each network
// thread, start, stop.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "store/backend.h"
#include "store/durable_version.h"
#include "store/expiry.h"
#include "store/health.h"
#include "store/inbox.h"
#include "store/server_clock.h"
#include "table/ports.h"

namespace store {

// The journal as one network thread sees it.
class ThreadJournal final : public table::Journal {
 public:
  ThreadJournal(Inbox& inbox, std::size_t index) : inbox_(&inbox), index_(index) {}
  void append(table::Row row) override;
  void settle(table::Settlement settlement) override;
  void forget(table::Code table) override;

 private:
  Inbox* inbox_;
  std::size_t index_;
};

// What the writer asks and reports; none of it may block.
struct WriterCallbacks {
  // There is only a time to remember while someone is playing; without this, always.
  std::function<bool()> is_anybody_playing;
  // The store fails (with its message) or stalls, or works again (after everything that was waiting has
  // been reported). From the writer's thread or the one that watches it, one call at a time.
  std::function<void(table::StoreState state, const std::string& why)> on_trouble;
  // Seconds since 1970, as records name the end of their game; without this, the system's.
  std::function<std::int64_t()> wall_s{};
  // The process or the machine was suspended for this long, and the server's clock with it; called from the
  // watching thread.
  std::function<void(std::int64_t ms)> on_standstill{};
};

struct WriterCounts {
  std::uint64_t rows = 0;     // written, of all kinds
  std::uint64_t records = 0;  // finished games
  std::uint64_t commits = 0;
  std::uint64_t troubles = 0;           // how often the store has started to fail
  std::uint64_t stalls = 0;             // how often it didn't answer in time
  std::uint64_t commit_us = 0;          // spent in transactions, together
  std::uint64_t slowest_commit_us = 0;  // of one transaction
  std::uint64_t tidying_failures = 0;   // of its portions: tried again a little later
  std::uint64_t expired = 0;            // finished games that were old enough to be deleted
  std::size_t waiting = 0;              // lines that are not being written yet
  bool is_troubled = false;
};

// How patient it is; other values are for tests.
struct WriterTiming {
  std::chrono::milliseconds beat{500};           // between two records of the time
  std::chrono::milliseconds shortest_pause{50};  // before it tries again; doubled each time
  std::chrono::milliseconds longest_pause{1'000};
  std::chrono::milliseconds patience{5'000};  // with a store that fails while the server ends
  std::chrono::milliseconds tidy_every{5};    // between two portions of the store's tidying
  std::int64_t keep_records_s = 0;            // finished games are deleted at this age; 0: never
  std::chrono::milliseconds expire_first = kUsualFirstExpiry;  // after the start: the clock may still be set
  std::chrono::milliseconds expire_every{3'600'000};
  HealthTiming health{};
};

// What a writer leaves behind.
struct WriterResult {
  std::size_t lost = 0;  // lines that were never durable, and so never shown to anyone
  std::string why;       // the store's words
};

class Writer {
 public:
  // At most one version per table, its latest; from the writer's thread, once per commit.
  using Report = std::function<void(std::vector<DurableVersion>)>;

  // The clock outlives the writer.
  Writer(std::unique_ptr<Backend> backend, ServerClock& clock, WriterCallbacks callbacks = {},
         WriterTiming timing = {});
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();

  // Before start; the journal lives as long as the writer.
  ThreadJournal& journal(Report report);
  void start();

  // Writes what is left and the time, and ends the thread. A failing store gets five more seconds. After
  // that, nobody may use a journal.
  WriterResult stop();

  // From any thread.
  WriterCounts counts() const;
  // From any thread, between start and stop: what belongs to no table is written in its turn.
  template <class Request>
  void submit(Request request, std::function<void(const typename Request::Answer&)> on_durable) {
    submit(chore(std::move(request), std::move(on_durable)));
  }
  void submit(Chore chore);

 private:
  using Clock = std::chrono::steady_clock;

  void run();
  // Writes the lines that were taken, and the time if it is due, however many attempts it takes. False if it
  // gave up.
  bool write();
  Result<Written> try_once();
  void report(const Written& written);
  void trouble(const Problem& problem);
  bool is_beat_due();
  void tidy();
  Result<void> tidy_once(Clock::time_point now);
  bool is_expiry_due(Clock::time_point now) const;
  Clock::time_point next_task_at() const;

  std::unique_ptr<Backend> backend_;
  ServerClock& clock_;
  WriterCallbacks callbacks_;
  WriterTiming timing_;
  Inbox inbox_;
  Health health_;
  std::deque<ThreadJournal> journals_;
  std::vector<Report> reports_;
  std::thread thread_;
  WriterResult ending_;

  // Of the writer's own thread.
  std::vector<InboxItem> entries_;
  std::vector<std::vector<DurableVersion>> durable_;  // of each thread's journal
  bool is_beating_ = false;
  std::string why_;  // not empty: in trouble
  Clock::time_point next_beat_;
  Clock::time_point next_tidying_;
  Clock::time_point next_expiry_;

  struct Meters {
    std::atomic<std::uint64_t> rows, records, commits, commit_us, slowest_commit_us, tidying_failures,
        expired;
  } meters_{};
};

}  // namespace store
