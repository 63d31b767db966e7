// A disk that does not answer, files that are gone, a process that was suspended: nobody loses any sand.
#include "store/health.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <mutex>

#include "sqlite/stalling_disk.h"
#include "sqlite/test_helpers.h"
#include "store/writer.h"

namespace store {
namespace {

using table::StoreState;

class HealthTest : public testing::Test {
 protected:
  static WriterTiming timing() {
    WriterTiming timing = quick();
    timing.health = {};
    return timing;
  }
  void SetUp() override {
    sqlite::OpenedStore opened = sqlite::open_or_fail(folder.path(), disk);
    clock.emplace(table::ServerTime{kStart});
    writer.emplace(sqlite::writable(std::move(opened)), *clock,
                   WriterCallbacks{.is_anybody_playing = [this] { return plays.load(); },
                                   .on_trouble =
                                       [this](StoreState state, const std::string& why) {
                                         const std::scoped_lock lock{mutex};
                                         states.push_back(state);
                                         reason = why;
                                       }},
                   timing());
    journal = &writer->journal(listener.callback());
    writer->start();
  }
  void TearDown() override { disk->go_on(); }

  std::vector<StoreState> told() {
    const std::scoped_lock lock{mutex};
    return states;
  }
  std::string why() {
    const std::scoped_lock lock{mutex};
    return reason;
  }
  table::Row row(std::uint32_t number) const {
    table::Row line = facts(code(1), number, "line");
    line.at = clock->now();
    return line;
  }
  bool becomes(StoreState state) {
    return comes_true([&] { return !told().empty() && told().back() == state; });
  }

  static constexpr std::int64_t kStart = 1'000'000;
  sqlite::TestFolder folder;
  std::shared_ptr<sqlite::StallingDisk> disk = std::make_shared<sqlite::StallingDisk>();
  Listener listener;
  std::mutex mutex;
  std::vector<StoreState> states;
  std::string reason;
  std::atomic<bool> plays = false;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* journal = nullptr;
};

TEST_F(HealthTest, a_commit_that_does_not_return_stops_the_clock_where_the_wait_began) {
  journal->append(row(1));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  disk->stall();
  const table::Row waits = row(2);
  journal->append(waits);
  const table::ServerTime handed_over = clock->now();
  ASSERT_TRUE(becomes(StoreState::Stalls));
  const table::ServerTime stopped = clock->now();
  EXPECT_FALSE(clock->is_running());
  EXPECT_GE(stopped, waits.at) << "nothing that was decided lies ahead of the clock";
  EXPECT_LE(stopped, handed_over) << "the quarter of a second that was waited is given back";
  EXPECT_TRUE(writer->counts().is_troubled);
  EXPECT_GE(writer->counts().stalls, 1U);
  EXPECT_EQ(writer->counts().troubles, 0U);

  disk->go_on();
  ASSERT_TRUE(listener.hears_of(code(1), 2));
  ASSERT_TRUE(becomes(StoreState::Works));
  EXPECT_TRUE(clock->is_running());
  EXPECT_GE(clock->now(), stopped);
  EXPECT_FALSE(writer->counts().is_troubled);
}

TEST_F(HealthTest, what_was_decided_while_an_answer_was_awaited_stays_behind_the_clock) {
  disk->stall();
  journal->append(row(1));
  const std::int64_t begun = steady_ms();
  table::Row last = row(2);
  ASSERT_TRUE(comes_true([&] {
    last = row(2);
    return steady_ms() - begun > 60;
  }));
  journal->append(last);
  ASSERT_TRUE(becomes(StoreState::Stalls));
  EXPECT_GE(clock->now(), last.at);
  // A line that comes while it stalls is taken and written with the rest.
  journal->append(row(3));
  disk->go_on();
  ASSERT_TRUE(listener.hears_of(code(1), 3));
  EXPECT_TRUE(becomes(StoreState::Works));
}

TEST_F(HealthTest, a_heartbeat_that_does_not_return_stops_the_clock_too) {
  disk->stall();
  plays = true;
  ASSERT_TRUE(becomes(StoreState::Stalls));
  disk->go_on();
  ASSERT_TRUE(becomes(StoreState::Works));
}

TEST_F(HealthTest, a_deleted_folder_is_noticed_even_if_nobody_plays) {
  journal->append(row(1));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  std::filesystem::remove_all(folder.path());
  ASSERT_TRUE(becomes(StoreState::Fails));
  EXPECT_TRUE(why().contains("was deleted or replaced")) << why();
  EXPECT_FALSE(clock->is_running());
  EXPECT_TRUE(writer->counts().is_troubled);
}

TEST_F(HealthTest, what_is_written_to_a_file_without_a_name_is_not_durable) {
  journal->append(row(1));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  const std::filesystem::path aside = folder.path().parent_path() / "aside";
  disk->stall();
  journal->append(row(2));
  std::filesystem::rename(folder.path(), aside);
  disk->go_on();
  ASSERT_TRUE(becomes(StoreState::Fails));
  EXPECT_EQ(listener.reports().size(), 1U);

  std::filesystem::rename(aside, folder.path());
  ASSERT_TRUE(listener.hears_of(code(1), 2)) << "it was put back";
  ASSERT_TRUE(becomes(StoreState::Works));
  writer->stop();
  writer.reset();
  EXPECT_EQ(sqlite::recover(folder.path()).tables.at(code(1)).size(), 2U) << "and nothing is there twice";
}

TEST_F(HealthTest, a_deleted_log_is_noticed) {
  journal->append(row(1));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  std::filesystem::remove(folder.database() + "-wal");
  ASSERT_TRUE(becomes(StoreState::Fails));
  EXPECT_TRUE(why().contains("-wal")) << why();
}

// Otherwise a second server could open the same folder.
TEST_F(HealthTest, a_deleted_lock_is_noticed_even_if_nobody_plays) {
  std::filesystem::remove(folder.path() / "lock");
  ASSERT_TRUE(becomes(StoreState::Fails));
  EXPECT_TRUE(why().contains("/lock")) << why();
  EXPECT_FALSE(clock->is_running());
}

TEST_F(HealthTest, a_replaced_database_is_noticed) {
  journal->append(row(1));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  std::filesystem::copy_file(folder.database(), folder.database() + ".new");
  std::filesystem::rename(folder.database() + ".new", folder.database());
  ASSERT_TRUE(becomes(StoreState::Fails));
}

}  // namespace
}  // namespace store
