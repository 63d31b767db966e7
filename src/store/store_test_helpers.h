// What the store's tests share: a temporary folder, rows, and a listener for the writer's reports.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/recovery.h"
#include "store/sqlite_backend.h"
#include "store/test_rows.h"
#include "store/writer.h"

namespace store {

class TestFolder {
 public:
  TestFolder() {
    // If there is a folder in memory, a thousand databases are created and synchronised in no time.
    const std::filesystem::path memory{"/dev/shm"};
    const bool has_memory = std::filesystem::is_directory(memory);
    const std::filesystem::path place = has_memory ? memory : std::filesystem::temp_directory_path();
    std::string name = (place / "magicmaze-store-XXXXXX").string();
    above_ = mkdtemp(name.data());
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  ~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(above_, ignored);
  }
  // Not made yet.
  std::filesystem::path path() const { return above_ / "data"; }
  std::string database() const { return (path() / "magicmaze.sqlite").string(); }

 private:
  std::filesystem::path above_;
};

inline OpenedStore open_or_fail(const std::filesystem::path& folder,
                                std::shared_ptr<Disk> disk = std::make_shared<Disk>()) {
  auto opened = open_store(folder, std::move(disk));
  EXPECT_TRUE(opened.has_value()) << (opened ? "" : opened.error());
  return std::move(opened.value());  // throws, and so ends the test, if there is none
}

// The writer's side of a store that was opened and read back.
inline std::unique_ptr<Backend> writable(OpenedStore opened,
                                         std::int64_t sweep_from = SqliteBackend::kSweepFrom) {
  return std::make_unique<SqliteBackend>(std::move(opened.store), sweep_from);
}

inline Recovered recover(const std::filesystem::path& folder) { return open_or_fail(folder).recovered; }

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

// A folder with a writer at work in it, and a table's way to that writer.
class WritingTest : public testing::Test {
 protected:
  void SetUp() override {
    OpenedStore opened = open_or_fail(folder.path());
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(writable(std::move(opened)), *clock, WriterCallbacks{}, quick());
    journal = &writer->journal(listener.callback());
    writer->start();
  }

  TestFolder folder;
  Listener listener;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* journal = nullptr;
  std::uint32_t version = 0;
};

}  // namespace store
