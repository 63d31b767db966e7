#include "console/command.h"

#include <gtest/gtest.h>

namespace console {
namespace {

template <class Thing>
Thing read(const CommandWords& words) {
  // As it goes over the socket.
  const auto same = read_words(json_of(words));
  EXPECT_TRUE(same) << (same ? "" : same.error());
  auto command = read_command(*same);
  EXPECT_TRUE(command) << (command ? "" : command.error());
  return std::get<Thing>(command.value());
}

std::string problem(const CommandWords& words) {
  const auto command = read_command(words);
  return command ? "" : command.error();
}

TEST(ConsoleCommand, names_a_table_by_its_code_or_by_its_hash) {
  EXPECT_EQ(read<ShowTable>({.name = "table", .with = {"w5r-2y3"}}).table.text(), "W5R2Y3");
  EXPECT_EQ(read<ShowTable>({.name = "table", .with = {"0badcafe"}}).table.text(), "0badcafe");
  EXPECT_NE(problem({.name = "table", .with = {"W5R2Y"}}), "");
  EXPECT_NE(problem({.name = "table"}), "");
  EXPECT_NE(problem({.name = "table", .with = {"W5R2Y3", "2"}}), "");
}

TEST(ConsoleCommand, bans_a_range_or_a_person_for_a_time) {
  const auto range =
      read<BanAddresses>({.name = "ban", .with = {"203.0.113.0/24"}, .lasts = "2h", .why = "floods"});
  EXPECT_EQ(range.range.text(), "203.0.113.0/24");
  EXPECT_EQ(range.lasts, 7'200);
  EXPECT_EQ(range.why, "floods");
  EXPECT_EQ(read<BanAddresses>({.name = "ban", .with = {"203.0.113.7"}}).lasts, 86'400);
  EXPECT_EQ(read<BanAddresses>({.name = "ban", .with = {"203.0.113.7"}, .lasts = "ever"}).lasts,
            std::nullopt);
  EXPECT_EQ(read<BanPerson>({.name = "ban", .with = {"W5R2Y3", "4"}}).member, protocol::MemberId{4});
  for (const std::string_view wrong : {"0.0.0.0/0", "somewhere", "203.0.113.7/24"}) {
    EXPECT_NE(problem({.name = "ban", .with = {std::string{wrong}}}), "") << wrong;
  }
  for (const std::string_view wrong : {"2", "h", "-1h", "0m", "2 h", "soon"}) {
    EXPECT_NE(problem({.name = "ban", .with = {"203.0.113.7"}, .lasts = std::string{wrong}}), "") << wrong;
  }
}

TEST(ConsoleCommand, names_a_complaint_by_its_number) {
  const auto ban = read<BanAccused>(
      {.name = "ban-accused", .with = {"3"}, .lasts = "2h", .why = "rude", .only = "browser"});
  EXPECT_EQ(ban.number, 3U);
  EXPECT_EQ(ban.lasts, 7'200);
  EXPECT_EQ(ban.of, BanOf::Browser);
  EXPECT_EQ(read<DropComplaint>({.name = "drop-complaint", .with = {"3"}}).number, 3U);
  EXPECT_EQ(read<DropComplaint>({.name = "drop-complaint", .with = {"all"}}).number, std::nullopt);
  for (const std::string_view wrong : {"", "0", "-1", "x", "4294967296"}) {
    EXPECT_NE(problem({.name = "drop-complaint", .with = {std::string{wrong}}}), "") << wrong;
    EXPECT_NE(problem({.name = "ban-accused", .with = {std::string{wrong}}}), "") << wrong;
  }
  EXPECT_NE(problem({.name = "ban-accused", .with = {"3"}, .only = "name"}), "");
}

TEST(ConsoleCommand, announces_readable_text_with_an_end) {
  const auto notice = read<Announce>({.name = "announce", .with = {"Back", "at", "nine."}, .lasts = "30m"});
  EXPECT_EQ(notice.text, "Back at nine.");
  EXPECT_EQ(notice.lasts_s, 1'800);
  EXPECT_EQ(read<Announce>({.name = "announce"}).text, "");
  EXPECT_NE(problem({.name = "announce", .with = {"two\nlines"}}), "");
  EXPECT_NE(problem({.name = "announce", .with = {std::string(2'000, 'x')}}), "");
  EXPECT_NE(problem({.name = "announce", .with = {"Hello"}, .lasts = "ever"}), "");
}

TEST(ConsoleCommand, a_time_or_a_reason_that_would_be_ignored_is_refused) {
  EXPECT_NE(problem({.name = "tables", .lasts = "2h"}), "");
  EXPECT_NE(problem({.name = "close", .with = {"W5R2Y3"}, .why = "rude"}), "");
  EXPECT_NE(problem({.name = "dance"}), "");
}

TEST(ConsoleCommand, what_comes_over_the_socket_is_read_strictly) {
  for (const std::string_view line :
       {"", "tables", "[]", "{}", R"({"do":1})", R"({"do":"tables","with":"x"})",
        R"({"do":"tables","with":[1]})", R"({"do":"tables","more":1})", R"({"do":"tables","do":"close"})"}) {
    EXPECT_FALSE(read_words(line)) << line;
  }
}

TEST(ConsoleCommand, looking_is_no_act) {
  for (const CommandHelp& help : command_help()) EXPECT_FALSE(help.help.empty()) << help.name;
  EXPECT_FALSE(is_act(ListTables{}));
  EXPECT_FALSE(is_act(ListComplaints{}));
  EXPECT_TRUE(is_act(DropComplaint{}));
  EXPECT_TRUE(is_act(TakeNewTables{}));
  EXPECT_TRUE(is_act(LiftBan{}));
}

}  // namespace
}  // namespace console
