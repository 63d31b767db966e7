#include "sqlite/folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

mode_t rights(const std::string& name) {
  struct stat status{};
  EXPECT_EQ(stat(name.c_str(), &status), 0) << name;
  return status.st_mode & 0777U;
}

TEST(Folder, is_made_for_its_owner_only) {
  const TestFolder test;
  const auto folder = Folder::open(test.path() / "deep" / "down");
  ASSERT_TRUE(folder) << folder.error();
  EXPECT_EQ(rights(folder->path().string()), 0700U);
  EXPECT_EQ(rights(folder->database()), 0600U);
  EXPECT_EQ(rights((folder->path() / "lock").string()), 0600U);
}

TEST(Folder, the_files_next_to_the_database_are_for_the_owner_only_too) {
  const TestFolder test;
  const OpenedStore opened = open_or_fail(test.path());
  EXPECT_EQ(rights(test.database()), 0600U);
  EXPECT_EQ(rights(test.database() + "-wal"), 0600U);
}

TEST(Folder, is_held_by_one_server_at_a_time) {
  const TestFolder test;
  {
    const OpenedStore first = open_or_fail(test.path());
    const auto second = open_store(test.path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), "Another server (process " + std::to_string(getpid()) +
                                  ") is using the folder " + test.path().string() +
                                  ". Stop it, or choose another folder.");
  }
  EXPECT_TRUE(open_store(test.path()));
}

TEST(Folder, another_process_cannot_use_it_and_a_killed_one_releases_it) {
  const TestFolder test;
  std::array<int, 2> pipe_ends{};
  ASSERT_EQ(pipe(pipe_ends.data()), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const auto held = Folder::open(test.path());
    const char answer = held ? 'y' : 'n';
    if (write(pipe_ends[1], &answer, 1) != 1) _exit(1);
    pause();
    _exit(0);
  }
  char answer = 'n';
  ASSERT_EQ(read(pipe_ends[0], &answer, 1), 1);
  EXPECT_EQ(answer, 'y');
  EXPECT_FALSE(Folder::open(test.path()));
  kill(child, SIGKILL);
  ASSERT_EQ(waitpid(child, nullptr, 0), child);
  EXPECT_TRUE(Folder::open(test.path()));
  close(pipe_ends[0]);
  close(pipe_ends[1]);
}

TEST(Folder, says_why_it_cannot_be_used) {
  const TestFolder test;
  std::ofstream{test.path()} << "a file";
  const auto folder = Folder::open(test.path());
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error(), test.path().string() + " is not a folder.");
  EXPECT_FALSE(Folder::open(test.path() / "below"));
}

}  // namespace
}  // namespace sqlite
