#include "store/inbox.h"

#include <utility>

namespace store {

void Inbox::push(Entry entry) {
  bool is_waited_for = false;
  {
    const std::scoped_lock lock{mutex_};
    entries_.push_back(std::move(entry));
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

void Inbox::take(std::vector<Entry>& entries, std::chrono::steady_clock::time_point until) {
  std::unique_lock lock{mutex_};
  // The network threads need not wake a writer that is busy.
  is_waited_for_ = true;
  changed_.wait_until(lock, until, [&] { return !entries_.empty() || is_closed_; });
  is_waited_for_ = false;
  entries.swap(entries_);
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

}  // namespace store
