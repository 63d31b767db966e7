// The one thread that writes the journal. It commits whenever it is free and takes along all that has arrived
// meanwhile; what it reports is on the disk. When the disk fails, or does not answer in time, the server's
// clock stands still until the same lines have been written after all: nothing is dropped, nothing changes
// its place.
//
// The order of its life: open_store, a ServerClock from Recovered::last_seen, a Writer, a door for each
// network thread, start, stop.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "store/clerk.h"
#include "store/database_files.h"
#include "store/expiry.h"
#include "store/health.h"
#include "store/inbox.h"
#include "store/journal_file.h"
#include "store/mark.h"
#include "store/recovery.h"
#include "store/server_clock.h"
#include "table/ports.h"

namespace store {

// The journal as one network thread sees it.
class JournalDoor final : public table::Journal {
 public:
  JournalDoor(Inbox& inbox, std::size_t index) : inbox_(&inbox), index_(index) {}
  void append(table::Row row) override;
  void settle(table::Settlement settlement) override;
  void forget(table::Code table) override;

 private:
  Inbox* inbox_;
  std::size_t index_;
};

// What the writer asks and tells; none of it may block.
struct WriterEars {
  // Only while somebody plays is there a time to remember; without this, always.
  std::function<bool()> is_anybody_playing;
  // The store fails (with SQLite's words) or stalls, or works again (after the marks of what had waited).
  // From the writer's thread or the one that watches it, one call at a time.
  std::function<void(table::StoreState state, const std::string& why)> on_trouble;
  // Seconds since 1970, as records name the end of their game; without this, the system's.
  std::function<std::int64_t()> wall_s{};
  // The process or the machine stood still for so long, and the server's clock with it; from the thread that
  // watches.
  std::function<void(std::int64_t ms)> on_standstill{};
};

struct WriterCounts {
  std::uint64_t rows = 0;     // written, of all kinds
  std::uint64_t records = 0;  // finished games
  std::uint64_t commits = 0;
  std::uint64_t troubles = 0;           // how often the store began to fail
  std::uint64_t stalls = 0;             // how often it did not answer in time
  std::uint64_t commit_us = 0;          // spent in transactions, together
  std::uint64_t slowest_commit_us = 0;  // of one transaction
  std::uint64_t clerk_failures = 0;     // of its bites: tried again a little later
  std::uint64_t expired = 0;            // finished games that were old enough to be removed
  std::size_t waiting = 0;              // lines that nobody has begun to write
  bool is_troubled = false;
};

// How patient it is; other values are for tests.
struct WriterPace {
  std::chrono::milliseconds beat{500};           // between two notes of the time
  std::chrono::milliseconds shortest_pause{50};  // before it tries again; doubled each time
  std::chrono::milliseconds longest_pause{1'000};
  std::chrono::milliseconds patience{5'000};        // with a store that fails while the server ends
  std::chrono::milliseconds tidy_every{5};          // between two bites of the clerk's work
  std::int64_t sweep_from = 10'000;                 // dead rows
  std::int64_t keep_records_s = 0;                  // finished games are older when they go; 0: they stay
  std::chrono::milliseconds expire_first{600'000};  // after the start: a clock may still be set
  std::chrono::milliseconds expire_every{3'600'000};
  HealthPace health{};
};

// What a writer leaves behind.
struct Ending {
  std::size_t lost = 0;  // lines that were never durable, and so never shown to anybody
  std::string why;       // SQLite's words
};

class Writer {
 public:
  // At most one mark a table, its latest; from the writer's thread, once a commit.
  using Report = std::function<void(std::vector<Mark>)>;

  // The clock outlives the writer.
  Writer(Store store, ServerClock& clock, WriterEars ears = {}, WriterPace pace = {});
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();

  // Before start; the door lives as long as the writer.
  JournalDoor& door(Report report);
  void start();

  // Writes what is left and the time, and ends the thread. A store that fails is given five more seconds.
  // Nobody may use a door any more.
  Ending stop();

  // From any thread.
  WriterCounts counts() const;
  // From any thread, between start and stop: what belongs to no table is written in its turn.
  void charge(Chore chore);

  const Folder& folder() const { return store_.folder; }

 private:
  using Clock = std::chrono::steady_clock;

  void run();
  // Writes the lines that were taken, and the time if it is due, however often it has to try. False: given
  // up.
  bool write();
  Result<void> try_once();
  Result<void> find_files();
  void place_entries();
  void report();
  void trouble(const Problem& problem);
  bool is_beat_due();
  void tidy();
  Result<void> tidy_once(Clock::time_point now);
  bool is_expiry_due(Clock::time_point now) const;
  Clock::time_point next_errand() const;

  Store store_;
  ServerClock& clock_;
  WriterEars ears_;
  WriterPace pace_;
  Inbox inbox_;
  Health health_;
  std::deque<JournalDoor> doors_;
  std::vector<Report> reports_;
  std::thread thread_;
  Ending ending_;

  // Of the writer's own thread.
  JournalFile file_;
  DatabaseFiles files_;
  Clerk clerk_;
  std::optional<Expiry> expiry_;  // where records do not stay for ever
  std::vector<Entry> entries_;
  std::vector<std::vector<Mark>> marks_;  // of each door
  RowId last_before_ = 0;                 // the last row before these entries
  bool is_beating_ = false;
  bool is_commit_in_doubt_ = false;
  std::string why_;  // not empty: in trouble
  Clock::time_point next_beat_;
  Clock::time_point next_tidying_;
  Clock::time_point next_expiry_;

  struct Meters {
    std::atomic<std::uint64_t> rows, records, commits, commit_us, slowest_commit_us, clerk_failures, expired;
  } meters_{};
};

}  // namespace store
