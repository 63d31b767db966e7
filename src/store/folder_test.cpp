#include "store/folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "sqlite/test_helpers.h"

namespace store {
namespace {

mode_t rights(const std::string& name) {
  struct stat status{};
  EXPECT_EQ(stat(name.c_str(), &status), 0) << name;
  return status.st_mode & 0777U;
}

TEST(Folder, is_made_for_its_owner_only) {
  const sqlite::TestFolder test;
  const auto folder = Folder::open(test.path() / "deep" / "down");
  ASSERT_TRUE(folder) << folder.error();
  EXPECT_EQ(rights(folder->path().string()), 0700U);
  ASSERT_TRUE(folder->make_file("notes"));
  EXPECT_EQ(rights((folder->path() / "notes").string()), 0600U);
  EXPECT_FALSE(folder->make_file("no/such/folder"));
  EXPECT_EQ(rights((folder->path() / "lock").string()), 0600U);
}

TEST(Folder, is_held_by_one_server_at_a_time) {
  const sqlite::TestFolder test;
  {
    const auto first = Folder::open(test.path());
    ASSERT_TRUE(first) << first.error();
    const auto second = Folder::open(test.path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), "Another server (process " + std::to_string(getpid()) +
                                  ") is using the folder " + test.path().string() +
                                  ". Stop it, or choose another folder.");
  }
  EXPECT_TRUE(Folder::open(test.path()));
}

TEST(Folder, another_process_cannot_use_it_and_a_killed_one_releases_it) {
  const sqlite::TestFolder test;
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
  const sqlite::TestFolder test;
  std::ofstream{test.path()} << "a file";
  const auto folder = Folder::open(test.path());
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error(), test.path().string() + " is not a folder.");
  EXPECT_FALSE(Folder::open(test.path() / "below"));
}

}  // namespace
}  // namespace store
