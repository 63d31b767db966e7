// What the network threads have handed to the journal and nobody has written yet, in the order of arrival.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <variant>
#include <vector>

#include "store/chains.h"
#include "store/sqlite.h"
#include "table/ports.h"

namespace store {

struct Forgotten {
  table::Code table;
};

// Something to be written that belongs to no table, such as a crew. It may be tried several times before it
// is durable; then, in the writer's thread, it is told so.
struct Chore {
  std::function<Result<void>(Database&)> work;
  std::function<void()> on_durable;
};

// A settlement is large and rare, a row small and frequent.
using Errand = std::variant<table::Row, std::unique_ptr<table::Settlement>, Forgotten, Chore>;

struct Entry {
  std::size_t door = 0;
  Errand errand;
  Place place;  // in the journal; the writer decides it
};

class Inbox {
 public:
  void push(Entry entry);
  // The writer should finish.
  void close();

  // Waits until something is there, the inbox is closed, or the time has come. All that has arrived is put
  // into `entries`, which is empty before. Gives the moment at which the first of them came, if there is one.
  std::optional<std::int64_t> take(std::vector<Entry>& entries, std::chrono::steady_clock::time_point until);
  // Waits until the inbox is closed or the time has come; entries that arrive do not matter.
  void rest(std::chrono::steady_clock::time_point until);

  bool is_closed() const;
  std::size_t waiting() const;
  // When the first of those that wait came, in steady milliseconds.
  std::optional<std::int64_t> waiting_since_ms() const;
  // The latest time of all lines that ever came.
  table::ServerTime latest() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Entry> entries_;
  std::optional<std::int64_t> since_ms_;
  table::ServerTime latest_;
  bool is_waited_for_ = false;
  bool is_closed_ = false;
};

}  // namespace store
