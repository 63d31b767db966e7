// What tests of a store on SQLite share: a temporary folder, a store in it, a writer at work.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "sqlite/backend.h"
#include "sqlite/recovery.h"
#include "store/test_rows.h"
#include "store/writer_test_helpers.h"

namespace sqlite {

using store::action;
using store::code;
using store::comes_true;
using store::DurableVersion;
using store::facts;
using store::Listener;
using store::quick;
using store::ServerClock;
using store::settlement;
using store::write_and_wait;
using store::Writer;
using store::WriterCallbacks;
using store::WriterTiming;

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
inline std::unique_ptr<store::Backend> writable(OpenedStore opened,
                                                std::int64_t sweep_from = Backend::kSweepFrom) {
  return std::make_unique<Backend>(std::move(opened.store), sweep_from);
}

inline store::Recovered recover(const std::filesystem::path& folder) {
  return open_or_fail(folder).recovered;
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

}  // namespace sqlite
