#include "sqlite/backup.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <thread>

#include "sqlite/failing_disk.h"
#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

namespace fs = std::filesystem;

// A folder where a server is at work.
class BackupTest : public testing::Test {
 protected:
  void SetUp() override { open(); }
  void open() {
    OpenedStore opened = open_or_fail(folder.path());
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(writable(std::move(opened)), *clock, WriterCallbacks{}, quick());
    journal = &writer->journal(listener.callback());
    writer->start();
  }
  void close() {
    writer->stop();
    writer.reset();
  }
  void play(std::uint32_t table, std::uint32_t from, std::uint32_t to) {
    for (std::uint32_t version = from; version <= to; ++version) {
      journal->append(action(code(table), version, std::to_string(version)));
    }
    ASSERT_TRUE(listener.hears_of(code(table), to));
  }
  fs::path file() const { return folder.path().parent_path() / "copy.sqlite"; }
  std::vector<std::string> names_beside() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator{file().parent_path()}) {
      names.push_back(entry.path().filename().string());
    }
    std::ranges::sort(names);
    return names;
  }

  TestFolder folder;
  Listener listener;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  table::Journal* journal = nullptr;
};

TEST_F(BackupTest, what_was_durable_comes_back_in_another_folder) {
  journal->append(facts(code(1), 1, "opened"));
  play(1, 2, 20);
  journal->append(facts(code(2), 1, "opened too"));
  journal->settle(settlement(code(2), 2, "won"));
  ASSERT_TRUE(listener.hears_of(code(2), 2));
  journal->append(facts(code(3), 1, "short"));
  journal->forget(code(3));
  play(1, 21, 21);
  const auto made = back_up(folder.path(), file(), store::Overwrite::No);
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(made->tables, 2U);
  EXPECT_EQ(made->records, 1U);
  EXPECT_EQ(made->bytes, fs::file_size(file()));
  EXPECT_EQ(names_beside(), (std::vector<std::string>{"copy.sqlite", "data"})) << "one file and no more";
  struct stat facts_of_file{};
  ASSERT_EQ(stat(file().c_str(), &facts_of_file), 0);
  EXPECT_EQ(facts_of_file.st_mode & 0777U, 0600U);

  const TestFolder other;
  const auto restored = restore(file(), other.path());
  ASSERT_TRUE(restored) << restored.error();
  EXPECT_EQ(restored->inventory.tables, 2U);
  EXPECT_EQ(restored->aside, std::nullopt);
  const store::Recovered recovered = recover(other.path());
  ASSERT_EQ(recovered.tables.size(), 2U);
  EXPECT_EQ(recovered.tables.at(code(1)).size(), 21U);
  EXPECT_EQ(recovered.tables.at(code(2)).back().text, "settled won");
  EXPECT_EQ(Records::open(other.database()).value()->text("won").value(), "head of won\n");
}

TEST_F(BackupTest, a_backup_made_during_play_is_from_one_moment) {
  std::atomic<bool> is_over = false;
  std::thread busy{[&] {
    // Two tables in step: each transaction advances both of them, or just the first one.
    for (std::uint32_t version = 1; !is_over; ++version) {
      journal->append(action(code(1), version, "x"));
      journal->append(action(code(2), version, "x"));
      // No more than the disk can take.
      if (version % 20 == 0 && !listener.hears_of(code(2), version)) return;
    }
  }};
  for (int round = 0; round < 8; ++round) {
    const auto made = back_up(folder.path(), file(), store::Overwrite::Yes);
    ASSERT_TRUE(made) << made.error();
    const TestFolder other;
    ASSERT_TRUE(restore(file(), other.path()));
    const store::Recovered recovered = recover(other.path());
    EXPECT_TRUE(recovered.broken.empty());
    const auto length = [&](std::uint32_t table) {
      const auto found = recovered.tables.find(code(table));
      return found == recovered.tables.end() ? 0U : found->second.size();
    };
    EXPECT_LE(length(2), length(1));
    EXPECT_LE(length(1), length(2) + 1);
  }
  is_over = true;
  busy.join();
}

TEST_F(BackupTest, nothing_is_overwritten_without_permission) {
  play(1, 1, 3);
  std::ofstream{file()} << "a diary";
  const auto refused = back_up(folder.path(), file(), store::Overwrite::No);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("already exists")) << refused.error();
  EXPECT_EQ(fs::file_size(file()), 7U);
  EXPECT_TRUE(back_up(folder.path(), file(), store::Overwrite::Yes));
  EXPECT_GT(fs::file_size(file()), 7U);
  EXPECT_FALSE(back_up(folder.path(), file().parent_path(), store::Overwrite::Yes)) << "a folder is no file";
}

TEST_F(BackupTest, a_folder_that_a_server_uses_is_left_alone) {
  play(1, 1, 3);
  ASSERT_TRUE(back_up(folder.path(), file(), store::Overwrite::No));
  play(1, 4, 9);
  const auto refused = restore(file(), folder.path());
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("Another server")) << refused.error();
  close();
  EXPECT_EQ(recover(folder.path()).tables.at(code(1)).size(), 9U);
}

TEST_F(BackupTest, earlier_games_are_put_aside_and_can_be_restored) {
  play(1, 1, 3);
  ASSERT_TRUE(back_up(folder.path(), file(), store::Overwrite::No));
  play(1, 4, 9);
  close();
  const auto restored = restore(file(), folder.path());
  ASSERT_TRUE(restored) << restored.error();
  ASSERT_TRUE(restored->aside);
  EXPECT_EQ(recover(folder.path()).tables.at(code(1)).size(), 3U);
  const auto again = restore(*restored->aside / "magicmaze.sqlite", folder.path());
  ASSERT_TRUE(again) << again.error();
  EXPECT_NE(again->aside, restored->aside);
  EXPECT_EQ(recover(folder.path()).tables.at(code(1)).size(), 9U);
}

TEST_F(BackupTest, other_files_change_nothing) {
  play(1, 1, 3);
  ASSERT_TRUE(back_up(folder.path(), file(), store::Overwrite::No));
  close();
  const auto wrong = [&](const std::string& word) {
    const auto refused = restore(file(), folder.path());
    ASSERT_FALSE(refused) << word;
    EXPECT_TRUE(refused.error().contains(word)) << refused.error();
    EXPECT_EQ(recover(folder.path()).tables.at(code(1)).size(), 3U);
  };
  {
    // The second page belongs to a table: its index or its rows are damaged.
    std::fstream damaged{file(), std::ios::in | std::ios::out | std::ios::binary};
    damaged.seekp(4'096);
    damaged << std::string(2'000, '\xff');
  }
  wrong("damaged");
  std::ofstream{file()} << "a diary of no use to anybody";
  wrong("damaged");
  fs::remove(file());
  wrong("exist or is empty");
  auto other = Database::open(std::make_shared<Disk>(), file().string(), Access::Write);
  ASSERT_TRUE(other->execute("CREATE TABLE recipes(name TEXT)"));
  wrong("another program");
}

TEST_F(BackupTest, without_room_there_is_no_file) {
  play(1, 1, 3);
  const auto disk = std::make_shared<FailingDisk>();
  std::uint64_t operation = 1;
  for (;; ++operation) {
    disk->fail(disk->operations() + operation, 1);
    const auto made = back_up(folder.path(), file(), store::Overwrite::No, disk);
    disk->mend();
    if (made) break;
    ASSERT_EQ(names_beside(), (std::vector<std::string>{"data"})) << "operation " << operation;
  }
  EXPECT_GT(operation, 10U);
}

TEST(Backup, an_empty_folder_has_nothing_to_copy) {
  const TestFolder folder;
  const auto refused = back_up(folder.path(), folder.path() / "x", store::Overwrite::No);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("no games")) << refused.error();
}

TEST_F(BackupTest, leftovers_of_killed_backups_are_removed_by_the_next) {
  play(1, 1, 3);
  const pid_t dead = fork();
  if (dead == 0) _exit(0);
  ASSERT_GT(dead, 0);
  ASSERT_EQ(waitpid(dead, nullptr, 0), dead);
  const auto leave = [&](const std::string& ending) {
    std::ofstream{file().string() + ending} << "half of a backup";
  };
  leave("." + std::to_string(dead) + ".part");
  leave("." + std::to_string(dead) + ".part-journal");
  leave("." + std::to_string(getpid()) + ".part");  // in a container, every process has the same ID
  // These belong to someone: a running backup, or not to us.
  const std::string at_work = "." + std::to_string(getppid()) + ".part";
  leave(at_work);
  leave(".x1.part");
  leave(".part");
  const auto made = back_up(folder.path(), file(), store::Overwrite::No);
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(names_beside(), (std::vector<std::string>{"copy.sqlite", "copy.sqlite" + at_work,
                                                      "copy.sqlite.part", "copy.sqlite.x1.part", "data"}));
}

}  // namespace
}  // namespace sqlite
