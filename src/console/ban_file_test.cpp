#include "console/ban_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/server_process.h"

namespace console {
namespace {

TEST(BanFile, holds_over_restarts) {
  const support::TemporaryFolder folder;
  const BanFile file{folder.path() / "bans.json"};
  ASSERT_TRUE(file.read());
  EXPECT_TRUE(file.read()->bans.empty());
  const net::Ban ban{.number = 7,
                     .who = net::AddressRange::read("2001:db8::/32").value(),
                     .browser = {42},
                     .since_wall_s = 1'000,
                     .until_wall_s = 2'000,
                     .why = "\"floods\""};
  ASSERT_TRUE(file.write({.last = 9, .bans = {ban}}));
  const auto book = file.read();
  ASSERT_TRUE(book) << book.error();
  EXPECT_EQ(book->last, 9U);
  ASSERT_EQ(book->bans.size(), 1U);
  EXPECT_EQ(book->bans[0].number, 7U);
  EXPECT_EQ(book->bans[0].who, ban.who);
  EXPECT_EQ(book->bans[0].browser, ban.browser);
  EXPECT_EQ(book->bans[0].until_wall_s, 2'000);
  EXPECT_EQ(book->bans[0].why, ban.why);
  struct stat facts{};
  ASSERT_EQ(::stat((folder.path() / "bans.json").c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
}

TEST(BanFile, an_older_file_has_no_browsers) {
  const support::TemporaryFolder folder;
  const BanFile file{folder.path() / "bans.json"};
  std::ofstream{folder.path() / "bans.json"}
      << R"({"last":1,"bans":[{"number":1,"range":"203.0.113.0/24","since":0,"until":0,"why":""}]})";
  const auto book = file.read();
  ASSERT_TRUE(book) << book.error();
  EXPECT_TRUE(book->bans.at(0).who);
  EXPECT_FALSE(book->bans.at(0).browser.is_known());
}

TEST(BanFile, a_damaged_file_lets_nobody_in_by_mistake) {
  const support::TemporaryFolder folder;
  const BanFile file{folder.path() / "bans.json"};
  for (const std::string_view text :
       {"", "{", "{}", R"({"last":1,"bans":[{"number":1}]})",
        R"({"last":1,"bans":[{"number":1,"range":null,"since":0,"until":0,"why":""}]})",
        R"({"last":1,"bans":[{"number":1,"range":null,"browser":"7","since":0,"until":0,"why":""}]})",
        R"({"last":1,"bans":[{"number":1,"range":"x","since":0,"until":0,"why":""}]})"}) {
    std::ofstream{folder.path() / "bans.json"} << text;
    EXPECT_FALSE(file.read()) << text;
  }
}

}  // namespace
}  // namespace console
