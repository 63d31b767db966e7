// A disk that fails: the writer tries again until the same lines are safe, and the clock waits with it.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <mutex>

#include "sqlite/failing_disk.h"
#include "sqlite/test_helpers.h"
#include "store/writer.h"

namespace store {
namespace {

class TroubleTest : public testing::Test {
 protected:
  void open() {
    sqlite::OpenedStore opened = sqlite::open_or_fail(folder.path(), disk);
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(
        sqlite::writable(std::move(opened)), *clock,
        WriterCallbacks{.is_anybody_playing = [] { return false; },
                        .on_trouble =
                            [this](table::StoreState state, const std::string& why) {
                              say(word(state) + why + (clock->is_running() ? ", running" : ", stopped"));
                            }},
        quick());
    journal = &writer->journal([this](const std::vector<DurableVersion>& marks) {
      for (const DurableVersion& mark : marks) say("durable: " + std::to_string(mark.version.value));
    });
  }
  static std::string word(table::StoreState state) {
    switch (state) {
      case table::StoreState::Works:
        return "relief";
      case table::StoreState::Stalls:
        return "stall: ";
      case table::StoreState::Fails:
        return "trouble: ";
    }
    return "";
  }
  void say(std::string sentence) {
    const std::scoped_lock lock{mutex};
    sentences.push_back(std::move(sentence));
  }
  std::vector<std::string> said() {
    const std::scoped_lock lock{mutex};
    return sentences;
  }

  sqlite::TestFolder folder;
  std::shared_ptr<sqlite::FailingDisk> disk = std::make_shared<sqlite::FailingDisk>();
  std::mutex mutex;
  std::vector<std::string> sentences;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* journal = nullptr;
};

TEST_F(TroubleTest, the_clock_is_stopped_until_the_same_lines_are_durable) {
  open();
  writer->start();
  journal->append(facts(code(1), 1, "a"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 1; }));

  disk->fail_from_now_on();
  journal->append(facts(code(1), 2, "b"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 2; }));
  const table::ServerTime stopped = clock->now();
  journal->append(facts(code(1), 3, "c"));
  const std::uint64_t tries = disk->failures();
  ASSERT_TRUE(comes_true([&] { return disk->failures() > tries + 5; })) << "it tries for ever";
  EXPECT_EQ(clock->now(), stopped);
  EXPECT_TRUE(writer->counts().is_troubled);
  EXPECT_EQ(writer->counts().waiting, 1U);
  EXPECT_EQ(said().size(), 2U);

  disk->mend();
  ASSERT_TRUE(comes_true([&] { return said().size() == 5; }));
  EXPECT_EQ(said(), (std::vector<std::string>{"durable: 1", "trouble: database or disk is full, stopped",
                                              "durable: 2", "relief, running", "durable: 3"}));
  EXPECT_FALSE(writer->counts().is_troubled);
  EXPECT_EQ(writer->counts().troubles, 1U);
  EXPECT_EQ(writer->stop().lost, 0U);
  writer.reset();
  EXPECT_EQ(sqlite::recover(folder.path()).tables.at(code(1)),
            (std::vector{facts(code(1), 1, "a"), facts(code(1), 2, "b"), facts(code(1), 3, "c")}));
}

TEST_F(TroubleTest, a_commit_whose_answer_was_lost_is_not_written_twice) {
  open();
  journal->append(facts(code(1), 1, "a"));
  journal->append(facts(code(1), 2, "b"));
  // Opening is over: statements, begin, two rows, and this is the commit.
  constexpr std::uint64_t kPrepared = 6;
  disk->fail(disk->operations() + kPrepared + 4, 1, SQLITE_IOERR, sqlite::FailingDisk::Failure::Afterwards);
  writer->start();
  ASSERT_TRUE(comes_true([&] { return said().size() == 3; }));
  EXPECT_EQ(said(),
            (std::vector<std::string>{"trouble: disk I/O error, stopped", "durable: 2", "relief, running"}));
  writer->stop();
  writer.reset();
  EXPECT_EQ(sqlite::recover(folder.path()).rows, 2U);
}

TEST_F(TroubleTest, gives_up_at_the_end_and_says_what_was_lost) {
  open();
  writer->start();
  journal->append(facts(code(1), 1, "a"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 1; }));
  disk->fail_from_now_on(SQLITE_IOERR);
  journal->append(facts(code(1), 2, "b"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 2; }));
  journal->append(facts(code(1), 3, "c"));
  journal->append(facts(code(1), 4, "d"));
  const WriterResult ending = writer->stop();
  EXPECT_EQ(ending.lost, 3U);
  EXPECT_EQ(ending.why, "disk I/O error");
  EXPECT_EQ(writer->stop().lost, 3U) << "it can be asked again";
  writer.reset();
  EXPECT_EQ(sqlite::recover(folder.path()).tables.at(code(1)), (std::vector{facts(code(1), 1, "a")}));
}

TEST_F(TroubleTest, once_stopped_it_keeps_nothing_of_its_callers_alive) {
  open();
  writer->start();
  journal->append(facts(code(1), 1, "a"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 1; }));
  disk->fail_from_now_on(SQLITE_IOERR);
  // One that it has begun to write, and one that still waits.
  std::vector<std::weak_ptr<int>> askers;
  for (const std::size_t sentences_then : {2U, 2U}) {
    auto asker = std::make_shared<int>(7);
    askers.emplace_back(asker);
    writer->submit(HideGame{.record = "none"}, [asker = std::move(asker)](Takedown) { FAIL() << *asker; });
    ASSERT_TRUE(comes_true([&] { return said().size() == sentences_then; }));
  }
  EXPECT_EQ(writer->stop().lost, 2U);
  for (const std::weak_ptr<int>& asker : askers) EXPECT_TRUE(asker.expired());
}

// What a full disk does to SQLite, without a disk of our own to fill: no file may grow beyond this.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;
  ~SmallFiles() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, SIG_DFL);
  }

 private:
  rlimit before_{};
};

TEST_F(TroubleTest, files_that_cannot_grow_are_waited_for) {
  constexpr std::uint32_t kRows = 40;
  const auto text = [](std::uint32_t version) { return std::string(50'000, 'a') + std::to_string(version); };
  open();
  {
    const SmallFiles small{1'000'000};
    for (std::uint32_t version = 1; version <= kRows; ++version) {
      journal->append(facts(code(1), version, text(version)));
    }
    writer->start();
    ASSERT_TRUE(comes_true([&] { return writer->counts().is_troubled; }));
    EXPECT_FALSE(clock->is_running());
    EXPECT_EQ(writer->counts().rows, 0U);
  }
  ASSERT_TRUE(comes_true([&] { return !writer->counts().is_troubled && writer->counts().rows == kRows; }));
  EXPECT_EQ(writer->stop().lost, 0U);
  writer.reset();
  const std::vector<table::Row> rows = sqlite::recover(folder.path()).tables.at(code(1));
  ASSERT_EQ(rows.size(), kRows);
  for (std::uint32_t version = 1; version <= kRows; ++version) {
    EXPECT_EQ(rows[version - 1], facts(code(1), version, text(version)));
  }
}

TEST_F(TroubleTest, another_program_that_holds_the_file_is_waited_for) {
  open();
  auto other =
      sqlite::Database::open(std::make_shared<sqlite::Disk>(), folder.database(), sqlite::Access::Write);
  ASSERT_TRUE(other);
  ASSERT_TRUE(other->execute("BEGIN IMMEDIATE"));
  journal->append(facts(code(1), 1, "a"));
  writer->start();
  ASSERT_TRUE(comes_true([&] { return said().size() == 1; }));
  EXPECT_EQ(said()[0], "trouble: database is locked, stopped");
  ASSERT_TRUE(other->execute("ROLLBACK"));
  ASSERT_TRUE(comes_true([&] { return said().size() == 3; }));
  EXPECT_EQ(said()[1], "durable: 1");
}

}  // namespace
}  // namespace store
