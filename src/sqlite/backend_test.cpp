// SQLite does what every store has to do.
#include "sqlite/backend.h"

#include <gtest/gtest.h>

#include "sqlite/failing_commits.h"
#include "sqlite/reader.h"
#include "sqlite/test_helpers.h"
#include "store/backend_suite.h"
#include "store/book_grid_suite.h"
#include "store/book_suite.h"
#include "store/records_suite.h"

namespace sqlite {
namespace {

class SqliteUnderTest final : public store::StoreUnderTest {
 public:
  std::unique_ptr<store::Backend> open() override {
    auto backend = Backend::open(folder_.path(), disk_);
    EXPECT_TRUE(backend) << (backend ? "" : backend.error());
    return std::move(backend.value());
  }
  void fail_commits(std::uint64_t times, Failure failure) override {
    disk_->fail(times, failure == Failure::Afterwards);
  }
  std::unique_ptr<store::Reader> reader() override {
    auto reader = Reader::open(folder_.database());
    EXPECT_TRUE(reader) << (reader ? "" : reader.error().text);
    return std::move(reader.value());
  }

 private:
  TestFolder folder_;
  std::shared_ptr<FailingCommits> disk_ = std::make_shared<FailingCommits>();
};

const auto kSqlite = testing::Values(&store::store_under_test<SqliteUnderTest>);

}  // namespace

using store::BackendSuite;
using store::BookGridSuite;
using store::BookSuite;
using store::RecordsSuite;

INSTANTIATE_TEST_SUITE_P(Sqlite, BackendSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, RecordsSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, BookSuite, kSqlite);
INSTANTIATE_TEST_SUITE_P(Sqlite, BookGridSuite, kSqlite);

}  // namespace sqlite
