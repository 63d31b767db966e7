// Someone complains to the server's operator: what goes with it, and that nobody at the table sees it.
#include <gtest/gtest.h>

#include "support/table_world.h"
#include "support/two_playing.h"

namespace table {
namespace {

using world::Client;
using world::Playing;
using world::refusal_of;
using world::World;

struct Lobby2 {
  World world;
  Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& rude = world.join(code, "Rude");
};

std::string about(const Client& whom) { return "\"member\":" + std::to_string(whom.member); }

TEST(Complaints, have_the_last_texts_and_nobody_at_the_table_sees_them) {
  Lobby2 table;
  for (int i = 0; i < 25; ++i) {
    table.world.pass(1'000);
    table.rude.command("say", "\"text\":\"" + std::to_string(i) + "\"");
  }
  table.rude.command("emote", R"("emote":"clap")");
  const std::size_t heard = table.rude.lines.size();
  table.ana.command("complain", about(table.rude));
  EXPECT_TRUE(table.ana.lines.back().starts_with(R"({"done":)")) << table.ana.lines.back();
  EXPECT_EQ(table.rude.lines.size(), heard);
  ASSERT_EQ(table.world.complaints.all.size(), 1U);
  const Complaint& complaint = table.world.complaints.all.front();
  EXPECT_EQ(complaint.table, table.code);
  EXPECT_EQ(complaint.about.name, "Rude");
  EXPECT_EQ(complaint.about.connection, table.rude.connection);
  EXPECT_EQ(complaint.by.member.value, table.ana.member);
  ASSERT_EQ(complaint.heard.size(), protocol::kMostHeard);
  EXPECT_EQ(complaint.heard.front().text, "5");
  EXPECT_EQ(complaint.heard.back().text, "24");
  EXPECT_EQ(complaint.heard.back().name, "Rude");
}

TEST(Complaints, are_about_someone_else_who_is_or_was_here) {
  Lobby2 table;
  table.ana.command("complain", about(table.ana));
  EXPECT_EQ(refusal_of(table.ana), "NoSuchMember");
  table.ana.command("complain", "\"member\":99");
  EXPECT_EQ(refusal_of(table.ana), "NoSuchMember");
  Client& gone = table.world.join(table.code, "Gone");
  gone.command("phrase", R"("phrase":"no")");
  gone.command("leave");
  table.rude.command("say", R"("text":"Hello")");
  table.ana.command("remove", about(table.rude));
  table.ana.command("complain", about(gone));
  table.ana.command("complain", about(table.rude));
  ASSERT_EQ(table.world.complaints.all.size(), 2U);
  EXPECT_EQ(table.world.complaints.all[0].about.name, "Gone");
  EXPECT_EQ(table.world.complaints.all[0].about.connection, std::nullopt);
  EXPECT_EQ(table.world.complaints.all[0].heard.front().text, "[no]");
  EXPECT_EQ(table.world.complaints.all[1].about.name, "Rude");
}

TEST(Complaints, have_a_rate_limit) {
  Lobby2 table;
  for (int i = 0; i < 5; ++i) table.ana.command("complain", about(table.rude));
  EXPECT_EQ(table.world.complaints.all.size(), 3U);
  EXPECT_EQ(refusal_of(table.ana), "TooFast");
  table.world.pass(60'000);
  table.ana.command("complain", about(table.rude));
  EXPECT_EQ(table.world.complaints.all.size(), 4U);
}

// B-COM-1: what spectators say among themselves isn't for players, and a complaint in silence is no message.
TEST(Complaints, B_COM_1_have_only_what_the_one_who_complains_could_read) {
  Playing table;
  Client& eve = table.world.join(table.code, "Eve", R"("as":"spectator")");
  eve.command("say", R"("text":"psst")");
  const std::size_t heard = table.ben->lines.size();
  table.ana->command("complain", about(*table.ben));
  EXPECT_EQ(table.ben->lines.size(), heard);
  ASSERT_EQ(table.world.complaints.all.size(), 1U);
  EXPECT_TRUE(table.world.complaints.all.front().heard.empty());
}

TEST(Complaints, a_name_that_was_taken_out_is_not_in_later_ones) {
  Lobby2 table;
  table.rude.command("say", R"("text":"Hello")");
  EXPECT_TRUE(table.world.registry->rename(table.code, MemberId{table.rude.member}, "#2", table.world.now));
  table.ana.command("complain", about(table.rude));
  ASSERT_EQ(table.world.complaints.all.size(), 1U);
  EXPECT_EQ(table.world.complaints.all.front().heard.front().name, "#2");
}

}  // namespace
}  // namespace table
