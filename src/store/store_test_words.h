// What the store's tests share: a folder that goes away, rows, and somebody who hears what the writer says.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/recovery.h"
#include "store/writer.h"

namespace store {

class TestFolder {
 public:
  TestFolder() {
    // Where there is a folder in memory, a thousand databases are made and synchronised in no time.
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

inline table::Code code(std::uint32_t number) { return table::Code::numbered(number); }

inline table::Row facts(table::Code at, std::uint32_t version, std::string text) {
  return {.table = at,
          .version = {version},
          .at = {1'000 + version},
          .author = std::nullopt,
          .kind = table::Row::Kind::Facts,
          .text = std::move(text)};
}

inline table::Row action(table::Code at, std::uint32_t version, std::string text) {
  table::Row row = facts(at, version, std::move(text));
  row.kind = table::Row::Kind::Action;
  row.author = table::Author{.member = {3}, .number = {100 + version}};
  return row;
}

inline table::Settlement settlement(table::Code at, std::uint32_t version, const std::string& id) {
  return {.table = at,
          .version = {version},
          .at = {1'000 + version},
          .facts = "settled " + id,
          .record_head = "head of " + id,
          .card = {.id = id,
                   .table = at,
                   .game = 2,
                   .began_wall_s = 1'700'000'000,
                   .ended_wall_s = 1'700'000'600,
                   .scenario = "S7",
                   .seats = 4,
                   .names = R"(["Ana","Bo","",""])",
                   .outcome = "won",
                   .game_ms = 123'456,
                   .timer_spaces_used = 5,
                   .marks = "public paused"}};
}

inline Opened open_or_fail(const std::filesystem::path& folder,
                           std::shared_ptr<Disk> disk = std::make_shared<Disk>()) {
  auto opened = open_store(folder, std::move(disk));
  EXPECT_TRUE(opened.has_value()) << (opened ? "" : opened.error());
  return std::move(opened.value());  // throws, and so ends the test, if there is none
}

inline Recovered recover(const std::filesystem::path& folder) { return open_or_fail(folder).recovered; }

// Impatient with the disk, so that tests are quick.
inline WriterPace quick() {
  WriterPace pace;
  pace.shortest_pause = std::chrono::milliseconds{1};
  pace.longest_pause = std::chrono::milliseconds{4};
  pace.patience = std::chrono::milliseconds{50};
  pace.expire_first = std::chrono::milliseconds{0};
  pace.tidy_every = std::chrono::milliseconds{0};
  pace.health.stall = std::chrono::minutes{1};  // a busy machine is no stalled disk
  return pace;
}

// Hears the reports of a door; any thread may wait for one.
class Listener {
 public:
  Writer::Report ear() {
    return [this](std::vector<Mark> marks) {
      const std::scoped_lock lock{mutex_};
      for (const Mark& mark : marks) latest_[mark.table] = mark.version;
      reports_.push_back(std::move(marks));
      heard_.notify_all();
    };
  }
  // False: not within a minute.
  bool hears_of(table::Code table, std::uint32_t version) {
    std::unique_lock lock{mutex_};
    return heard_.wait_for(lock, std::chrono::minutes{1}, [&] {
      const auto found = latest_.find(table);
      return found != latest_.end() && found->second.value >= version;
    });
  }
  std::vector<std::vector<Mark>> reports() {
    const std::scoped_lock lock{mutex_};
    return reports_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable heard_;
  std::map<table::Code, table::Version> latest_;
  std::vector<std::vector<Mark>> reports_;
};

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
    Opened opened = open_or_fail(folder.path());
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(std::move(opened.store), *clock, WriterEars{}, quick());
    door = &writer->door(listener.ear());
    writer->start();
  }

  TestFolder folder;
  Listener listener;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* door = nullptr;
  std::uint32_t version = 0;
};

}  // namespace store
