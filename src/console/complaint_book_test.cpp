#include "console/complaint_book.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "support/server_process.h"

namespace console {
namespace {

using protocol::MemberId;

net::ComplaintAtServer complaint(std::uint16_t about, std::string_view from = "203.0.113.7",
                                 std::int64_t at_wall_s = 1'000) {
  return {.complaint = {.table = protocol::Code::numbered(4711),
                        .at_wall_s = at_wall_s,
                        .about = {.member = MemberId{about}, .name = "Rude", .visitor = {42}},
                        .by = {.member = MemberId{1}, .name = "Ana", .visitor = {44}},
                        .heard = {{.by = MemberId{about},
                                   .name = "Rude",
                                   .at_wall_s = at_wall_s - 5,
                                   .text = "\"rude\" words"}}},
          .about = net::Address::read("198.51.100.2"),
          .by = net::Address::read(from)};
}

class ComplaintBookTest : public testing::Test {
 protected:
  std::filesystem::path file() const { return folder.path() / "complaints.json"; }
  ComplaintBook open() const { return ComplaintBook::open(file()).value(); }

  support::TemporaryFolder folder;
};

TEST_F(ComplaintBookTest, holds_over_restarts_and_is_for_its_owner_only) {
  ComplaintBook book = open();
  EXPECT_TRUE(book.all().empty());
  ASSERT_TRUE(book.add({complaint(7), complaint(8)}));
  ASSERT_TRUE(book.drop(1));
  const ComplaintBook again = open();
  ASSERT_EQ(again.all().size(), 1U);
  const FiledComplaint& one = again.all().front();
  EXPECT_EQ(one.number, 2U);
  EXPECT_EQ(one.about.member, MemberId{8});
  EXPECT_EQ(one.about.visitor, protocol::Visitor{42});
  EXPECT_EQ(one.about.address, net::Address::read("198.51.100.2"));
  EXPECT_EQ(one.by.name, "Ana");
  EXPECT_EQ(one.heard.at(0).text, "\"rude\" words");
  EXPECT_EQ(again.find(1), nullptr);
  struct stat facts{};
  ASSERT_EQ(::stat(file().c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
}

TEST_F(ComplaintBookTest, a_repeated_complaint_replaces_the_first_and_one_address_has_few) {
  ComplaintBook book = open();
  net::ComplaintAtServer later = complaint(7);
  later.about.reset();
  ASSERT_TRUE(book.add({complaint(7), later}));
  ASSERT_EQ(book.all().size(), 1U);
  EXPECT_EQ(book.all().front().number, 2U);
  EXPECT_EQ(book.all().front().about.address, net::Address::read("198.51.100.2"));
  for (std::uint16_t about = 10; about < 40; ++about) ASSERT_TRUE(book.add({complaint(about)}));
  EXPECT_EQ(book.all().size(), ComplaintBook::kMostFromOne);
  ASSERT_TRUE(book.add({complaint(50, "203.0.113.8")}));
  EXPECT_EQ(book.all().size(), ComplaintBook::kMostFromOne + 1);
  ASSERT_TRUE(book.drop_all());
  EXPECT_TRUE(open().all().empty());
}

TEST_F(ComplaintBookTest, is_never_longer_than_can_be_read) {
  ComplaintBook book = open();
  std::vector<net::ComplaintAtServer> many;
  for (std::uint16_t i = 1; i <= 250; ++i) {
    many.push_back(complaint(i, "203.0." + std::to_string(i) + ".1"));
  }
  ASSERT_TRUE(book.add(many));
  ASSERT_EQ(book.all().size(), ComplaintBook::kMost);
  EXPECT_EQ(book.all().front().about.member, MemberId{51});
}

TEST_F(ComplaintBookTest, forgets_after_a_month_and_forgets_names) {
  ComplaintBook book = open();
  const std::int64_t month = ComplaintBook::kKeptDays * 86'400;
  ASSERT_TRUE(book.add({complaint(7), complaint(8, "203.0.113.8", 5'000)}));
  ASSERT_TRUE(book.forget_old(1'000 + month));
  EXPECT_EQ(book.all().size(), 2U);
  ASSERT_TRUE(book.forget_old(1'001 + month));
  ASSERT_EQ(book.all().size(), 1U);
  ASSERT_TRUE(book.forget_name("rude"));
  EXPECT_EQ(open().all().front().about.name, "#8");
  EXPECT_EQ(open().all().front().heard.front().name, "#8");
  EXPECT_EQ(open().all().front().by.name, "Ana");
}

TEST_F(ComplaintBookTest, a_damaged_file_is_not_overwritten) {
  for (const std::string_view text :
       {"", "{", "{}", R"({"last":1,"complaints":[{"number":1}]})", R"({"last":1,"complaints":[7]})"}) {
    std::ofstream{file()} << text;
    EXPECT_FALSE(ComplaintBook::open(file())) << text;
  }
}

}  // namespace
}  // namespace console
