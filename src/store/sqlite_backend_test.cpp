// SQLite and memory, as every store has to be.
#include "store/sqlite_backend.h"

#include <gtest/gtest.h>

#include "store/backend_suite.h"
#include "store/book_grid_suite.h"
#include "store/book_suite.h"
#include "store/failing_commits.h"
#include "store/memory_backend.h"
#include "store/memory_reader.h"
#include "store/records_suite.h"
#include "store/sqlite_reader.h"
#include "store/store_test_helpers.h"

namespace store {
namespace {

class SqliteUnderTest final : public StoreUnderTest {
 public:
  std::unique_ptr<Backend> open() override {
    auto backend = SqliteBackend::open(folder_.path(), disk_);
    EXPECT_TRUE(backend) << (backend ? "" : backend.error());
    return std::move(backend.value());
  }
  void fail_commits(std::uint64_t times, Failure failure) override {
    disk_->fail(times, failure == Failure::Afterwards);
  }
  std::unique_ptr<Reader> reader() override {
    auto reader = SqliteReader::open(folder_.database());
    EXPECT_TRUE(reader) << (reader ? "" : reader.error().text);
    return std::move(reader.value());
  }

 private:
  TestFolder folder_;
  std::shared_ptr<FailingCommits> disk_ = std::make_shared<FailingCommits>();
};

class MemoryUnderTest final : public StoreUnderTest {
 public:
  std::unique_ptr<Backend> open() override { return std::make_unique<MemoryBackend>(store_, faults_); }
  void fail_commits(std::uint64_t times, Failure failure) override {
    faults_->fail(times, failure == Failure::Afterwards ? MemoryFaults::Failure::Afterwards
                                                        : MemoryFaults::Failure::Instead);
  }
  std::unique_ptr<Reader> reader() override { return std::make_unique<MemoryReader>(store_); }

 private:
  std::shared_ptr<MemoryStore> store_ = std::make_shared<MemoryStore>();
  std::shared_ptr<MemoryFaults> faults_ = std::make_shared<MemoryFaults>();
};

const auto kSqlite = testing::Values(&store_under_test<SqliteUnderTest>);
const auto kMemory = testing::Values(&store_under_test<MemoryUnderTest>);

}  // namespace

INSTANTIATE_TEST_SUITE_P(Sqlite, BackendSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, RecordsSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, BookSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, BookGridSuite, kSqlite);

INSTANTIATE_TEST_SUITE_P(Memory, BackendSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, RecordsSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, BookSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, BookGridSuite, kMemory);

}  // namespace store
