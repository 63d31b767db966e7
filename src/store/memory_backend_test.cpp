// The store in memory does what every store has to do.
#include "store/memory_backend.h"

#include <gtest/gtest.h>

#include "store/backend_suite.h"
#include "store/book_grid_suite.h"
#include "store/book_suite.h"
#include "store/memory_reader.h"
#include "store/records_suite.h"

namespace store {
namespace {

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

const auto kMemory = testing::Values(&store_under_test<MemoryUnderTest>);

}  // namespace

INSTANTIATE_TEST_SUITE_P(Memory, BackendSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, RecordsSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, BookSuite, kMemory);
INSTANTIATE_TEST_SUITE_P(Memory, BookGridSuite, kMemory);

}  // namespace store
