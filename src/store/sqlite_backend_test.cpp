// SQLite and memory, as every store has to be.
#include "store/sqlite_backend.h"

#include <gtest/gtest.h>

#include "store/backend_suite.h"
#include "store/failing_commits.h"
#include "store/memory_backend.h"
#include "store/records.h"
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
  std::optional<std::string> record(const std::string& id) override {
    return std::move(Records::open(folder_.database()).value())->text(id).value();
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
  std::optional<std::string> record(const std::string& id) override {
    const auto lock = store_->lock();
    const auto found = store_->games().find(id);
    return found == store_->games().end() ? std::nullopt : std::optional{found->second.text};
  }

 private:
  std::shared_ptr<MemoryStore> store_ = std::make_shared<MemoryStore>();
  std::shared_ptr<MemoryFaults> faults_ = std::make_shared<MemoryFaults>();
};

template <class Store>
std::unique_ptr<StoreUnderTest> under_test() {
  return std::make_unique<Store>();
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(Sqlite, BackendSuite, testing::Values(&under_test<SqliteUnderTest>));
INSTANTIATE_TEST_SUITE_P(Memory, BackendSuite, testing::Values(&under_test<MemoryUnderTest>));

}  // namespace store
