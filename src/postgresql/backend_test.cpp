// PostgreSQL does what every store has to do.
#include "postgresql/backend.h"

#include <gtest/gtest.h>

#include "postgresql/cutting_proxy.h"
#include "postgresql/reader.h"
#include "postgresql/test_database.h"
#include "store/backend_suite.h"
#include "store/book_grid_suite.h"
#include "store/book_suite.h"
#include "store/records_suite.h"

namespace postgresql {
namespace {

class PostgresqlUnderTest final : public store::StoreUnderTest {
 public:
  std::unique_ptr<store::Backend> open() override {
    auto backend = Backend::open(database_.address(proxy_.port()));
    EXPECT_TRUE(backend) << (backend ? "" : backend.error());
    return std::move(backend.value());
  }
  void fail_commits(std::uint64_t times, Failure failure) override {
    proxy_.cut(times, failure == Failure::Afterwards ? CuttingProxy::Moment::BeforeItsAnswer
                                                     : CuttingProxy::Moment::BeforeTheCommit);
  }
  std::unique_ptr<store::Reader> reader() override {
    auto reader = Reader::open(database_.address());
    EXPECT_TRUE(reader) << (reader ? "" : reader.error());
    return std::move(reader.value());
  }

 private:
  TestDatabase database_;
  CuttingProxy proxy_{TestDatabase::socket()};
};

const auto kPostgresql = testing::Values(&store::store_under_test<PostgresqlUnderTest>);

}  // namespace

using store::BackendSuite;
using store::BookGridSuite;
using store::BookSuite;
using store::RecordsSuite;

INSTANTIATE_TEST_SUITE_P(Postgresql, BackendSuite, kPostgresql);
INSTANTIATE_TEST_SUITE_P(Postgresql, RecordsSuite, kPostgresql);
INSTANTIATE_TEST_SUITE_P(Postgresql, BookSuite, kPostgresql);
INSTANTIATE_TEST_SUITE_P(Postgresql, BookGridSuite, kPostgresql);

}  // namespace postgresql
