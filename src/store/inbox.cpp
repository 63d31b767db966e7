#include "store/inbox.h"

#include <algorithm>
#include <utility>

#include "store/server_clock.h"

namespace store {
namespace {

table::ServerTime time_of(const JournalEntry& entry) {
  if (const auto* row = std::get_if<table::Row>(&entry)) return row->at;
  if (const auto* settlement = std::get_if<std::unique_ptr<table::Settlement>>(&entry)) {
    return (*settlement)->at;
  }
  return {};
}

}  // namespace

void Inbox::push(InboxItem item) {
  bool is_waited_for = false;
  {
    const std::scoped_lock lock{mutex_};
    if (entries_.empty()) since_ms_ = steady_ms();
    latest_ = std::max(latest_, time_of(item.entry));
    entries_.push_back(std::move(item));
    is_waited_for = std::exchange(is_waited_for_, false);
  }
  if (is_waited_for) changed_.notify_one();
}

void Inbox::close() {
  {
    const std::scoped_lock lock{mutex_};
    is_closed_ = true;
  }
  changed_.notify_one();
}

std::optional<std::int64_t> Inbox::take(std::vector<InboxItem>& entries,
                                        std::chrono::steady_clock::time_point until) {
  std::unique_lock lock{mutex_};
  // The network threads don't have to wake a busy writer.
  is_waited_for_ = true;
  changed_.wait_until(lock, until, [&] { return !entries_.empty() || is_closed_; });
  is_waited_for_ = false;
  entries.swap(entries_);
  return std::exchange(since_ms_, std::nullopt);
}

void Inbox::rest(std::chrono::steady_clock::time_point until) {
  std::unique_lock lock{mutex_};
  changed_.wait_until(lock, until, [&] { return is_closed_; });
}

bool Inbox::is_closed() const {
  const std::scoped_lock lock{mutex_};
  return is_closed_;
}

std::size_t Inbox::waiting() const {
  const std::scoped_lock lock{mutex_};
  return entries_.size();
}

std::optional<std::int64_t> Inbox::waiting_since_ms() const {
  const std::scoped_lock lock{mutex_};
  return since_ms_;
}

table::ServerTime Inbox::latest() const {
  const std::scoped_lock lock{mutex_};
  return latest_;
}

}  // namespace store
