#include "sqlite/database.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <memory>
#include <string>

#include "sqlite/failing_disk.h"

namespace sqlite {
namespace {

Database in_memory(std::shared_ptr<Disk> disk = std::make_shared<Disk>()) {
  return std::move(Database::open(std::move(disk), ":memory:", Access::Write).value());
}

TEST(Sqlite, keeps_what_it_is_given) {
  Database database = in_memory();
  ASSERT_TRUE(database.execute("CREATE TABLE t(a INTEGER, b TEXT, c INTEGER, d TEXT)"));
  Statement insert = std::move(database.prepare("INSERT INTO t VALUES(?, ?, ?, ?)").value());
  const std::string odd{"a\0b\xff", 4};
  insert.bind(1, std::int64_t{1} << 60);
  insert.bind(2, odd);
  insert.bind(3, std::optional<std::int64_t>{});
  insert.bind(4, std::string_view{});
  ASSERT_TRUE(insert.run());

  Statement read = std::move(database.prepare("SELECT a, b, c, d FROM t").value());
  ASSERT_EQ(read.step().value(), StepResult::Row);
  EXPECT_EQ(read.number(0), std::int64_t{1} << 60);
  EXPECT_EQ(read.text(1), odd);
  EXPECT_TRUE(read.is_nothing(2));
  EXPECT_EQ(read.number_or_nothing(2), std::nullopt);
  EXPECT_FALSE(read.is_nothing(3)) << "an empty text is a text";
  EXPECT_EQ(read.text(3), "");
  EXPECT_EQ(read.step().value(), StepResult::Done);
  EXPECT_EQ(read.step().value(), StepResult::Row) << "it can be used again";
}

TEST(Sqlite, reports_a_problem_in_its_own_words) {
  Database database = in_memory();
  const auto missing = database.prepare("SELECT * FROM nowhere");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, SQLITE_ERROR);
  EXPECT_EQ(missing.error().text, "no such table: nowhere");

  ASSERT_TRUE(database.execute("CREATE TABLE t(a INTEGER PRIMARY KEY)"));
  ASSERT_TRUE(database.execute("INSERT INTO t VALUES(1)"));
  const auto twice = database.execute("INSERT INTO t VALUES(1)");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text, "UNIQUE constraint failed: t.a");

  const auto nowhere = Database::open(std::make_shared<Disk>(), "/nowhere/at/all", Access::Read);
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().text, "unable to open database file");
}

TEST(Sqlite, a_value_without_a_parameter_is_an_error_of_the_next_step) {
  Database database = in_memory();
  Statement one = std::move(database.prepare("SELECT ?").value());
  one.bind(2, 7);
  one.bind(1, 7);
  EXPECT_FALSE(one.step());
  one.bind(1, 7);
  EXPECT_EQ(one.step().value(), StepResult::Row);
}

TEST(Sqlite, knows_whether_a_transaction_is_open) {
  Database database = in_memory();
  EXPECT_FALSE(database.is_in_transaction());
  ASSERT_TRUE(database.execute("BEGIN"));
  EXPECT_TRUE(database.is_in_transaction());
  ASSERT_TRUE(database.execute("ROLLBACK"));
  EXPECT_FALSE(database.is_in_transaction());
}

TEST(FailingDisk, lets_the_chosen_operations_fail_and_no_others) {
  const auto disk = std::make_shared<FailingDisk>();
  Database database = in_memory(disk);
  EXPECT_EQ(disk->operations(), 1U);
  disk->fail(3, 2, SQLITE_IOERR);
  Statement one = std::move(database.prepare("SELECT 1").value());
  for (const bool works : {false, false, true}) {
    const Result<StepResult> step = one.step();
    ASSERT_EQ(step.has_value(), works);
    if (works) continue;
    EXPECT_EQ(step.error().text, "disk I/O error");
  }
  EXPECT_EQ(disk->failures(), 2U);

  disk->fail_from_now_on();
  EXPECT_EQ(database.prepare("SELECT 1").error().text, "database or disk is full");
  disk->mend();
  EXPECT_TRUE(database.prepare("SELECT 1"));
}

TEST(FailingDisk, can_lose_just_the_answer) {
  const auto disk = std::make_shared<FailingDisk>();
  Database database = in_memory(disk);
  ASSERT_TRUE(database.execute("CREATE TABLE t(a)"));
  Statement insert = std::move(database.prepare("INSERT INTO t VALUES(1)").value());
  disk->fail(disk->operations() + 1, 1, SQLITE_IOERR, FailingDisk::Failure::Afterwards);
  EXPECT_FALSE(insert.run());
  Statement count = std::move(database.prepare("SELECT count(*) FROM t").value());
  ASSERT_EQ(count.step().value(), StepResult::Row);
  EXPECT_EQ(count.number(0), 1);
}

}  // namespace
}  // namespace sqlite
