#include "terminal/remote_lobby_screen.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

RemoteTable table_of_three() {
  RemoteTable table{.code = "ABC234", .host = MemberId{1}};
  table.choice = {.scenario = "S3", .pauses = protocol::Pauses::Allowed};
  table.members = {
      {.id = MemberId{1}, .name = "Ana", .chair = 0, .is_ready = true, .left = MemberId{2}},
      {.id = MemberId{2}, .name = "Benedikt", .chair = 1, .is_here = false, .left = MemberId{3}},
      {.id = MemberId{3}, .name = "Walker", .kind = protocol::Kind::Bot, .chair = 4, .left = MemberId{1}},
      {.id = MemberId{4}, .name = "Zoë", .part = protocol::Part::Spectator},
  };
  for (const RemoteMember& member : table.members) {
    if (member.chair) table.ring.push_back({*member.chair, member.id, member.id});
  }
  return table;
}

LobbyView view_of(const RemoteTable& table, std::uint16_t me = 1) {
  return {.table = table, .me = MemberId{me}, .link = "http://127.0.0.1:8080/t/ABC234", .record = ""};
}

std::string screen(const LobbyView& view, Extent size = {24, 80}) {
  return text_of(lobby_screen(view, size), Alphabet::Unicode);
}

testing::AssertionResult shows(const std::string& screen, std::string_view text) {
  if (screen.find(text) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\"" << text << "\" is not to be seen on\n" << screen;
}

TEST(LobbyScreen, shows_who_sits_where_and_who_is_on_whose_left) {
  const RemoteTable table = table_of_three();
  EXPECT_EQ("\n" + screen(view_of(table)), R"(
 Table ABC234                                                       you are Ana
────────────────────────────────────────────────────────────────────────────────
 http://127.0.0.1:8080/t/ABC234  is the link to share

 GAME     S3 Change of shift
          side 1a, tiles 2 to 12, 3:00 of sand, one seat per player, pauses
          allowed, certified deals

 SEAT     NAME              READY     PASSES TO
   0      Ana (you, host)   ready     Benedikt
   1      Benedikt gone     not yet   Walker
   4      Walker (bot)      not yet   Ana
 free     2 3 5 6 7 8

 WATCHING Zoë




 AS HOST  c choose  l lock  h pass on  x remove
────────────────────────────────────────────────────────────────────────────────


 r ready  0-8 another seat  w watch  q leave
)");
}

TEST(LobbyScreen, shows_the_hosts_keys_only_to_the_host) {
  RemoteTable table = table_of_three();
  EXPECT_FALSE(shows(screen(view_of(table, 2)), "AS HOST"));
  EXPECT_TRUE(shows(screen(view_of(table, 4)), "0-8 sit down  q leave"));
  table.games = 1;
  EXPECT_TRUE(shows(screen(view_of(table)), "a same deal  n next scenario"));
}

TEST(LobbyScreen, counts_down) {
  const RemoteTable table = table_of_three();
  LobbyView view = view_of(table);
  view.countdown_seconds = 3;
  EXPECT_TRUE(shows(screen(view), "The game starts in 3"));
}

TEST(LobbyScreen, shows_how_the_last_game_ended_and_where_its_record_is) {
  RemoteTable table = table_of_three();
  table.games = 2;
  table.result = protocol::GameResult::Lost;
  LobbyView view = view_of(table);
  view.record = "http://127.0.0.1:8080/api/records/0123456789abcdef";
  EXPECT_TRUE(shows(screen(view), "Game 2 was lost."));
  EXPECT_TRUE(shows(screen(view), view.record));
  table.actions = 58;
  table.par = 41;
  EXPECT_TRUE(shows(screen(view), "Game 2 was lost. 58 actions; par 41."));
}

TEST(LobbyScreen, warns_of_unplayable_choices_and_custom_deals) {
  RemoteTable table = table_of_three();
  table.choice.seats = 2;
  table.is_laid_by_hand = true;
  table.is_locked = true;
  EXPECT_TRUE(shows(screen(view_of(table)), "There are more people than seats."));
  EXPECT_TRUE(shows(screen(view_of(table)), "This is a custom deal."));
  EXPECT_TRUE(shows(screen(view_of(table)), "Table ABC234  (locked)"));
}

TEST(LobbyScreen, has_room_for_forty_people_with_long_names) {
  RemoteTable table = table_of_three();
  table.members.clear();
  table.ring.clear();
  for (std::uint16_t i = 1; i <= 40; ++i) {
    RemoteMember member{.id = MemberId{i}, .name = std::string(24, 'W')};
    if (i <= 9) {
      member.chair = static_cast<std::uint8_t>(i - 1);
      member.left = MemberId{static_cast<std::uint16_t>(i % 9 + 1)};
      table.ring.push_back({*member.chair, member.id, member.id});
    } else {
      member.part = protocol::Part::Spectator;
    }
    table.members.push_back(member);
  }
  const std::string text = screen(view_of(table));
  EXPECT_TRUE(shows(text, "   8      WWWW"));
  EXPECT_TRUE(shows(text, "r ready"));
  EXPECT_TRUE(shows(screen(view_of(table), {20, 70}), "too small"));
}

TEST(LobbyScreen, shows_strangers_names_without_letting_them_control_the_terminal) {
  RemoteTable table = table_of_three();
  table.members[1].name = "\x1b[2J漢\u200b";
  EXPECT_TRUE(shows(screen(view_of(table)), "?[2J??"));
}

}  // namespace
}  // namespace terminal
