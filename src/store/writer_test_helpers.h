// What tests of the writer share: its patience, a listener for its reports, answers that are waited for.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <future>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "store/writer.h"

namespace store {

// Impatient with the disk, so that tests are quick.
inline WriterTiming quick() {
  WriterTiming timing;
  timing.shortest_pause = std::chrono::milliseconds{1};
  timing.longest_pause = std::chrono::milliseconds{4};
  timing.patience = std::chrono::milliseconds{50};
  timing.expire_first = std::chrono::milliseconds{0};
  timing.tidy_every = std::chrono::milliseconds{0};
  timing.health.stall = std::chrono::minutes{1};  // a busy machine isn't a stalled disk
  return timing;
}

// Hears the reports to one thread's journal; any thread may wait for one.
class Listener {
 public:
  Writer::Report callback() {
    return [this](std::vector<DurableVersion> marks) {
      const std::scoped_lock lock{mutex_};
      for (const DurableVersion& mark : marks) latest_[mark.table] = mark.version;
      reports_.push_back(std::move(marks));
      heard_.notify_all();
    };
  }
  // False if it didn't happen within a minute.
  bool hears_of(table::Code table, std::uint32_t version) {
    std::unique_lock lock{mutex_};
    return heard_.wait_for(lock, std::chrono::minutes{1}, [&] {
      const auto found = latest_.find(table);
      return found != latest_.end() && found->second.value >= version;
    });
  }
  std::vector<std::vector<DurableVersion>> reports() {
    const std::scoped_lock lock{mutex_};
    return reports_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable heard_;
  std::map<table::Code, table::Version> latest_;
  std::vector<std::vector<DurableVersion>> reports_;
};

// A request's answer once it is durable.
template <class Request>
typename Request::Answer write_and_wait(Writer& writer, Request request) {
  std::promise<typename Request::Answer> promise;
  writer.submit(std::move(request), [&](const auto& answer) { promise.set_value(answer); });
  return promise.get_future().get();
}

// Waits until it is true, at most a minute.
template <class Condition>
bool comes_true(Condition condition) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes{1};
  while (!condition()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  return true;
}

}  // namespace store
