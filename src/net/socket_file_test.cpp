#include "net/socket_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace net {
namespace {

class SocketFiles : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "magicmaze-socket-XXXXXX").string();
    folder = ::mkdtemp(name.data());
  }
  void TearDown() override { std::filesystem::remove_all(folder); }
  std::string path() const { return (folder / "http.sock").string(); }

  std::filesystem::path folder;
};

TEST_F(SocketFiles, user_and_group_may_connect_whatever_the_umask_says) {
  for (const mode_t mask : {mode_t{0}, mode_t{0077}}) {
    const mode_t before = ::umask(mask);
    const auto file = SocketFile::open(path());
    ::umask(before);
    ASSERT_TRUE(file) << file.error();
    struct stat facts{};
    ASSERT_EQ(::stat(path().c_str(), &facts), 0);
    EXPECT_TRUE(S_ISSOCK(facts.st_mode));
    EXPECT_EQ(facts.st_mode & 0777U, 0660U);
  }
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(SocketFiles, what_a_killed_server_left_behind_is_replaced_and_nothing_else) {
  {
    auto left_behind = SocketFile::open(path());
    ASSERT_TRUE(left_behind);
    const auto second = SocketFile::open(path());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error(), "Can't listen on unix:" + path() + ": another program listens there.");
    ::close(left_behind->release());  // as a killed server leaves it
    const auto third = SocketFile::open(path());
    ASSERT_TRUE(third) << third.error();
  }
  EXPECT_FALSE(std::filesystem::exists(path()));
  std::ofstream{path()} << "a letter";
  const auto over_a_file = SocketFile::open(path());
  ASSERT_FALSE(over_a_file);
  EXPECT_TRUE(over_a_file.error().contains("isn't a socket")) << over_a_file.error();
  EXPECT_TRUE(std::filesystem::exists(path()));
}

TEST_F(SocketFiles, only_the_own_file_is_removed) {
  {
    auto first = SocketFile::open(path());
    ASSERT_TRUE(first);
    std::filesystem::rename(path(), folder / "aside");
    std::ofstream{path()} << "another one";
  }
  EXPECT_TRUE(std::filesystem::exists(path()));
}

TEST_F(SocketFiles, a_name_must_be_short_and_its_folder_must_exist) {
  const auto too_long = SocketFile::open((folder / std::string(108, 'x')).string());
  ASSERT_FALSE(too_long);
  EXPECT_TRUE(too_long.error().contains("too long")) << too_long.error();
  const auto nowhere = SocketFile::open((folder / "nowhere" / "http.sock").string());
  ASSERT_FALSE(nowhere);
  EXPECT_TRUE(nowhere.error().contains("No such file")) << nowhere.error();
}

}  // namespace
}  // namespace net
