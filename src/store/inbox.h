// What the network threads have handed to the journal and nobody has written yet, in order of arrival.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <variant>
#include <vector>

#include "store/chore.h"
#include "table/ports.h"

namespace store {

struct TableForgotten {
  table::Code table;
};

// A settlement and a chore are large and rare, a row small and frequent.
using JournalEntry =
    std::variant<table::Row, std::unique_ptr<table::Settlement>, TableForgotten, std::unique_ptr<Chore>>;

struct InboxItem {
  std::size_t journal = 0;  // of which network thread
  JournalEntry entry;
};

class Inbox {
 public:
  void push(InboxItem item);
  // The writer should finish.
  void close();

  // Waits until there is something, the inbox is closed, or the time is up. Everything that has arrived is
  // put into `entries`, which is empty before. Returns when the first of them arrived, if there is one.
  std::optional<std::int64_t> take(std::vector<InboxItem>& entries,
                                   std::chrono::steady_clock::time_point until);
  // Waits until the inbox is closed or the time is up; entries that arrive don't matter.
  void rest(std::chrono::steady_clock::time_point until);

  bool is_closed() const;
  std::size_t waiting() const;
  // When the first waiting entry arrived, in steady milliseconds.
  std::optional<std::int64_t> waiting_since_ms() const;
  // The latest time of all lines so far.
  table::ServerTime latest() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<InboxItem> entries_;
  std::optional<std::int64_t> since_ms_;
  table::ServerTime latest_;
  bool is_waited_for_ = false;
  bool is_closed_ = false;
};

}  // namespace store
