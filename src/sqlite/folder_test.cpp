#include "sqlite/folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

mode_t rights(const std::string& name) {
  struct stat status{};
  EXPECT_EQ(stat(name.c_str(), &status), 0) << name;
  return status.st_mode & 0777U;
}

TEST(DataFolder, the_database_and_the_files_next_to_it_are_for_the_owner_only) {
  const TestFolder test;
  const OpenedStore opened = open_or_fail(test.path());
  EXPECT_EQ(rights(test.database()), 0600U);
  EXPECT_EQ(rights(test.database() + "-wal"), 0600U);
}

TEST(DataFolder, is_held_while_a_store_is_open_in_it) {
  const TestFolder test;
  {
    const OpenedStore first = open_or_fail(test.path());
    EXPECT_FALSE(open_store(test.path()));
  }
  EXPECT_TRUE(open_store(test.path()));
}

}  // namespace
}  // namespace sqlite
