#include "store/expiry.h"

#include <gtest/gtest.h>

#include <atomic>

#include "sqlite/failing_disk.h"
#include "sqlite/record_expiry.h"
#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace store {
namespace {

constexpr std::int64_t kDay = 86'400;
constexpr std::int64_t kToday = 1'800'000'000;

// A server that keeps games for a while, with its own calendar.
class ExpiryTest : public testing::Test {
 protected:
  void open(std::int64_t keep_s, std::shared_ptr<sqlite::Disk> disk = std::make_shared<sqlite::Disk>()) {
    sqlite::OpenedStore opened = sqlite::open_or_fail(folder.path(), std::move(disk));
    clock.emplace(opened.recovered.last_seen);
    WriterTiming timing = quick();
    timing.keep_records_s = keep_s;
    timing.expire_every = std::chrono::milliseconds{1};
    writer.emplace(sqlite::writable(std::move(opened)), *clock,
                   WriterCallbacks{
                       .is_anybody_playing = {}, .on_trouble = {}, .wall_s = [this] { return today.load(); }},
                   timing);
    journal = &writer->journal(listener.callback());
    writer->start();
    records = std::move(sqlite::Records::open(folder.database()).value());
  }
  void settle(const std::string& id, std::int64_t ended) {
    journal->append(action(code(1), ++version, "move of " + id));
    table::Settlement settled = settlement(code(1), ++version, id);
    settled.card.ended_wall_s = ended;
    journal->settle(settled);
    ASSERT_TRUE(listener.hears_of(code(1), version));
  }
  bool has(const std::string& id) { return records->text(id).value().has_value(); }

  sqlite::TestFolder folder;
  Listener listener;
  std::atomic<std::int64_t> today = kToday;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* journal = nullptr;
  std::unique_ptr<sqlite::Records> records;
  std::uint32_t version = 0;
};

TEST_F(ExpiryTest, a_finished_game_is_deleted_when_it_expires_and_not_a_second_before) {
  open(30 * kDay);
  settle("old", kToday - 30 * kDay - 1);
  settle("young", kToday - 30 * kDay);
  EXPECT_TRUE(comes_true([&] { return !has("old"); }));
  EXPECT_TRUE(has("young"));
  ++today;
  EXPECT_TRUE(comes_true([&] { return !has("young"); }));
  EXPECT_TRUE(comes_true([&] { return writer->counts().expired == 2; }));  // counted once it is gone
  EXPECT_EQ(writer->counts().tidying_failures, 0U);
}

TEST_F(ExpiryTest, many_games_are_deleted_in_batches_and_others_stay) {
  open(kDay);
  today = 0;  // nothing is old yet
  for (int i = 0; i < 500; ++i) settle(std::to_string(i), i % 5 == 0 ? kToday : kToday - 2 * kDay);
  today = kToday;
  EXPECT_TRUE(comes_true([&] { return writer->counts().expired == 400; }));
  EXPECT_EQ(records->latest(1'000).value().size(), 100U);
}

TEST_F(ExpiryTest, without_a_limit_nothing_is_ever_deleted) {
  open(0);
  settle("ancient", 1);
  const std::uint64_t commits = writer->counts().commits;
  EXPECT_TRUE(comes_true([&] { return writer->counts().commits > commits; })) << "the heart beats";
  EXPECT_TRUE(has("ancient"));
}

TEST_F(ExpiryTest, a_table_survives_the_deletion_of_its_last_game) {
  open(kDay);
  settle("old", kToday - 2 * kDay);
  EXPECT_TRUE(comes_true([&] { return !has("old"); }));
  writer->stop();
  writer.reset();
  const Recovered recovered = sqlite::recover(folder.path());
  ASSERT_EQ(recovered.tables.size(), 1U);
  EXPECT_EQ(recovered.tables.begin()->second.back().text, "settled old");
  EXPECT_EQ(recovered.records, 0U);
}

TEST(Expiry, a_clock_far_ahead_is_refused) {
  const std::int64_t keep = 30 * kDay;
  EXPECT_FALSE(objection_to_expiry(std::nullopt, kToday, keep)) << "there is nothing to lose";
  EXPECT_FALSE(objection_to_expiry(kToday - 3'650 * kDay, kToday, 0)) << "everything stays";
  EXPECT_FALSE(objection_to_expiry(kToday + 40 * kDay, kToday, keep))
      << "a clock that is behind removes nothing";
  EXPECT_FALSE(objection_to_expiry(kToday - 60 * kDay, kToday, keep)) << "the house was closed for a month";
  const auto objection = objection_to_expiry(kToday - 3'650 * kDay, kToday, keep);
  ASSERT_TRUE(objection);
  EXPECT_EQ(
      *objection,
      "The clock says 2027-01-15, and the newest finished game ended on 2017-01-17: with --keep-days 30 "
      "every "
      "finished game would be removed. Set the clock or, if it's right, start without --keep-days until "
      "another game is finished.");
}

// A clock only a few days ahead looks like a server that was down: it gets time.
TEST(Expiry, if_nothing_confirms_the_clock_the_first_games_are_deleted_much_later) {
  EXPECT_EQ(first_expiry_after(std::nullopt, kToday), std::chrono::minutes{10}) << "there is nothing to lose";
  EXPECT_EQ(first_expiry_after(kToday - kDay, kToday), std::chrono::minutes{10});
  EXPECT_EQ(first_expiry_after(kToday + kDay, kToday), std::chrono::minutes{10});
  EXPECT_EQ(first_expiry_after(kToday - kDay - 1, kToday), std::chrono::hours{12});
  EXPECT_EQ(first_expiry_after(kToday - 20 * kDay, kToday), std::chrono::hours{12});
}

TEST(Expiry, setting_the_clock_ahead_does_not_age_games) {
  const CautiousCalendar calendar{kToday, 5'000};
  EXPECT_EQ(calendar.now(kToday + 10, 15'000), kToday + 10);
  EXPECT_EQ(calendar.now(kToday + 3'650 * kDay, 15'000), kToday + 10);
  EXPECT_EQ(calendar.now(kToday - kDay, 15'000), kToday - kDay);
}

TEST_F(ExpiryTest, the_newest_game_is_known_at_startup) {
  open(0);
  settle("old", kToday - 100 * kDay);
  settle("young", kToday - 7);
  settle("older", kToday - 200 * kDay);
  writer->stop();
  writer.reset();
  EXPECT_EQ(sqlite::recover(folder.path()).newest_record_wall_s, kToday - 7);
}

TEST(Expiry, after_a_problem_it_is_tried_again) {
  const sqlite::TestFolder folder;
  const auto disk = std::make_shared<sqlite::FailingDisk>();
  sqlite::OpenedStore opened = sqlite::open_or_fail(folder.path(), disk);
  sqlite::Database& database = opened.store.database;
  ASSERT_TRUE(
      database.execute("INSERT INTO record(id, code, game, began, ended, scenario, level, seats, outcome,"
                       " game_ms, spaces, marks, is_public, is_apart, head, text)"
                       " VALUES('a', 1, 1, 1, 1, 'S1', 9, 1, 'won', 1, 1, '', 0, 0, '', 'text')"));
  sqlite::RecordExpiry expiry{database};
  for (std::uint64_t operation = 1;; ++operation) {
    disk->fail(disk->operations() + operation, 1);
    const auto batch = expiry.work(90);
    disk->mend();
    if (batch) {
      EXPECT_GT(operation, 5U) << "every operation has failed once";
      EXPECT_EQ(batch->removed, 1U);
      EXPECT_TRUE(batch->is_last);
      return;
    }
    auto count = database.prepare("SELECT count(*) FROM record");
    ASSERT_EQ(count->step().value(), sqlite::StepResult::Row);
    ASSERT_EQ(count->number(0), 1) << "operation " << operation;
  }
}

}  // namespace
}  // namespace store
