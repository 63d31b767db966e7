#include "client/seat_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "client/seat_keeper.h"
#include "support/server_process.h"

namespace client {
namespace {

using protocol::Part;

constexpr protocol::Token kToken{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}};
constexpr protocol::Token kOther{{9}};

struct SeatFiles : testing::Test {
  std::filesystem::path folder() const { return temporary.path() / "state" / "magicmaze"; }
  SeatFile file(std::string_view name = "Ana", Part part = Part::Player) const {
    return {folder(), *net::TableLink::read("http://127.0.0.1:8080/t/ABC234"), name, part};
  }
  support::TemporaryFolder temporary;
};

using SeatFileTest = SeatFiles;
using SeatKeeperTest = SeatFiles;

TEST_F(SeatFileTest, keeps_a_secret_for_its_owner_alone) {
  EXPECT_FALSE(file().read());
  ASSERT_TRUE(file().write({kToken, 17}));
  EXPECT_EQ(file().read(), (SeatFile::Kept{kToken, 17}));
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(file().path()).permissions(), perms::owner_read | perms::owner_write);
  EXPECT_EQ(std::filesystem::status(folder()).permissions(), perms::owner_all);
  file().forget();
  EXPECT_FALSE(file().read());
}

TEST_F(SeatFileTest, every_name_and_role_has_its_own_file) {
  ASSERT_TRUE(file("Ana").write({kToken, 1}));
  ASSERT_TRUE(file("../../Ana / Zoë").write({kOther, 2}));
  EXPECT_EQ(file("../../Ana / Zoë").path().parent_path(), folder());
  EXPECT_EQ(file("Ana").read()->token, kToken);
  EXPECT_EQ(file("../../Ana / Zoë").read()->token, kOther);
  EXPECT_FALSE(file("Ana", Part::Spectator).read());
}

TEST_F(SeatFileTest, does_not_trust_other_files) {
  ASSERT_TRUE(file().write({kToken, 1}));
  std::filesystem::resize_file(file().path(), 20);
  EXPECT_FALSE(file().read());
}

TEST_F(SeatFileTest, forgets_old_tables_and_no_others) {
  ASSERT_TRUE(file("Ana").write({kToken, 1}));
  ASSERT_TRUE(file("Ben").write({kToken, 1}));
  std::filesystem::last_write_time(
      file("Ben").path(), std::filesystem::file_time_type::clock::now() - std::chrono::hours{24 * 31});
  file().clear_away_old();
  EXPECT_TRUE(file("Ana").read());
  EXPECT_FALSE(file("Ben").read());
}

TEST_F(SeatKeeperTest, a_restart_takes_the_seat_and_uses_no_number_twice) {
  SeatKeeper first{file(), kToken};
  EXPECT_EQ(first.used_number(), 0U);
  for (std::uint32_t number = 0; number < 2'500; ++number) first.note(number);
  const SeatKeeper second{file(), kOther};
  EXPECT_EQ(second.token(), kToken);
  EXPECT_GE(second.used_number(), 2'500U);
}

TEST_F(SeatKeeperTest, taking_the_seat_back_continues_the_other_programs_numbers) {
  SeatKeeper first{file(), kToken};
  first.note(0);
  SeatKeeper second{file(), kOther};
  second.note(second.used_number());
  second.note(second.used_number() + 1'500);
  EXPECT_GT(first.count_on(), second.used_number() + 1'500);
}

TEST_F(SeatKeeperTest, works_without_a_home_folder) {
  SeatKeeper keeper{std::nullopt, kToken};
  keeper.note(1);
  EXPECT_EQ(keeper.token(), kToken);
  EXPECT_GE(keeper.count_on(), 1U);
  keeper.forget();
}

}  // namespace
}  // namespace client
