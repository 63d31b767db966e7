// People around a game: joining, chairs, the host, the ready check, leaving and coming back.
#include "table/table.h"

#include <gtest/gtest.h>

#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::member_of;
using world::refusal_of;
using world::World;

TEST(Table, B_SETUP_3_the_first_to_join_is_host_and_gets_the_first_chair) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  ASSERT_TRUE(ana.was_told("welcome"));
  EXPECT_EQ(ana.token.size(), 32U);
  const json::object table = ana.table();
  EXPECT_EQ(table.at("code").as_string(), code.text());
  EXPECT_EQ(table.at("host").to_number<int>(), 1);
  EXPECT_EQ(member_of(table, 1).at("chair").to_number<int>(), 0);
  EXPECT_EQ(table.at("phase").as_string(), "gathering");
}

TEST(Table, B_SETUP_3_who_is_on_whose_left_is_visible) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  world.join(code, "Ben");
  world.join(code, "Cem");
  const json::object table = ana.table();
  EXPECT_EQ(member_of(table, 1).at("left").to_number<int>(), 2);
  EXPECT_EQ(member_of(table, 2).at("left").to_number<int>(), 3);
  EXPECT_EQ(member_of(table, 3).at("left").to_number<int>(), 1);
}

TEST(Table, a_token_and_its_digest_are_never_shown_to_others) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  const Client& ben = world.join(code, "Ben");
  const std::string digest = protocol::text_of(protocol::digest_of(*protocol::read_token(ben.token)));
  for (const std::string& line : ana.lines) {
    EXPECT_FALSE(line.contains(ben.token)) << line;
    EXPECT_FALSE(line.contains(digest)) << line;
  }
  for (const Row& row : world.journal.rows[code]) EXPECT_FALSE(row.text.contains(ben.token));
}

TEST(Table, everyone_receives_the_same_bytes) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.skip();
  ben.skip();
  ana.command("lock", "\"on\":true");
  ASSERT_TRUE(ana.has_next());
  EXPECT_EQ(ana.lines.back(), ben.lines.back());
  EXPECT_EQ(ana.next().at("n").to_number<int>(), 1);
}

TEST(Table, R_11_everyone_ready_then_a_countdown_then_the_sand_runs) {
  World world;
  const Code code = world.open(R"({"scenario":"S2"})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("ready", "\"on\":true");
  EXPECT_EQ(ben.table().at("phase").as_string(), "gathering");
  ben.command("ready", "\"on\":true");
  EXPECT_EQ(ben.table().at("phase").as_string(), "counting");
  EXPECT_EQ(ben.table().at("countdown_ms").to_number<int>(), 3'000);
  world.pass(2'999);
  EXPECT_EQ(ben.table().at("phase").as_string(), "counting");
  world.pass(1);
  EXPECT_EQ(ben.table().at("phase").as_string(), "playing");
  const json::object began = ben.last("game");
  EXPECT_EQ(began.at("game").at("number").to_number<int>(), 1);
  EXPECT_EQ(began.at("at").to_number<int>(), 0);
  EXPECT_TRUE(began.at("hash").is_string());
}

TEST(Table, R_11_changing_your_mind_stops_the_countdown) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("ready", "\"on\":true");
  ben.command("ready", "\"on\":true");
  ana.command("ready", "\"on\":false");
  EXPECT_EQ(ana.table().at("phase").as_string(), "gathering");
  world.pass(10'000);
  EXPECT_EQ(ana.table().at("phase").as_string(), "gathering");
}

TEST(Table, R_11_someone_new_or_someone_gone_stops_the_countdown) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("ready", "\"on\":true");
  ben.command("ready", "\"on\":true");
  Client& cem = world.join(code, "Cem");
  EXPECT_EQ(ana.table().at("phase").as_string(), "gathering");
  cem.command("ready", "\"on\":true");
  EXPECT_EQ(ana.table().at("phase").as_string(), "counting");
  world.cut(cem);
  EXPECT_EQ(ana.table().at("phase").as_string(), "gathering");
}

TEST(Table, R_11_before_the_start_the_host_changes_what_is_played) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ben.command("choose", R"("choice":{"scenario":"S7"})");
  EXPECT_EQ(refusal_of(ben), "OnlyTheHost");
  ben.command("ready", "\"on\":true");
  ana.command("choose", R"("choice":{"scenario":"S7","level":19,"side":"1b","sand_ms":240000})");
  EXPECT_EQ(ben.table().at("choice").at("scenario").as_string(), "S7");
  EXPECT_FALSE(member_of(ben.table(), 2).at("ready").as_bool());
  ana.command("choose", R"("choice":{"scenario":"S7","level":3})");
  EXPECT_EQ(refusal_of(ana), "CannotBePlayed");
  EXPECT_TRUE(ana.last("refused").at("args").as_object().contains("fault"));
  ana.command("choose", R"("choice":{"scenario":"S7","seed":1})");
  EXPECT_EQ(refusal_of(ana), "SetupNotAllowed");
}

// Neither knows of the other when it is sent.
TEST(Table, two_changes_of_the_choice_do_not_undo_each_other) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("change", R"("choice":{"sand_ms":240000})");
  ana.command("change", R"("choice":{"voice":"none"})");
  const auto choice_as_seen_by = [](Client& client) { return client.table().at("choice").as_object(); };
  EXPECT_EQ(choice_as_seen_by(ben).at("sand_ms").as_int64(), 240'000);
  EXPECT_EQ(choice_as_seen_by(ben).at("voice").as_string(), "none");
  ben.command("change", R"("choice":{"pauses":true})");
  EXPECT_EQ(refusal_of(ben), "OnlyTheHost");
  ana.command("host", R"("member":2)");
  ben.command("change", R"("choice":{"pauses":true})");
  EXPECT_TRUE(choice_as_seen_by(ana).at("pauses").as_bool());
  EXPECT_EQ(choice_as_seen_by(ana).at("sand_ms").as_int64(), 240'000) << "what Ana chose stays";
  ben.command("change", R"("choice":{"level":3})");
  EXPECT_EQ(refusal_of(ben), "CannotBePlayed");
}

TEST(Table, R_11_nobody_can_get_ready_for_something_unplayable) {
  World world;
  const Code code = world.open(R"({"scenario":"S9"})");  // needs a leader and two more
  Client& ana = world.join(code, "Ana");
  ana.command("ready", "\"on\":true");
  EXPECT_EQ(refusal_of(ana), "CannotBePlayed");
  world.join(code, "Ben");
  ana.command("ready", "\"on\":true");
  EXPECT_TRUE(member_of(ana.table(), 1).at("ready").as_bool());
}

TEST(Table, chairs_can_be_changed_before_the_start_and_are_closed_up_at_it) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("sit", "\"chair\":5");
  EXPECT_EQ(member_of(ben.table(), 1).at("chair").to_number<int>(), 5);
  ana.command("sit", "\"chair\":1");
  EXPECT_EQ(refusal_of(ana), "ChairIsTaken");
  ana.command("sit", "\"chair\":9");
  EXPECT_TRUE(ana.was_told("bad"));
  world.start(code, {&ana, &ben});
  EXPECT_EQ(member_of(ben.table(), 2).at("chair").to_number<int>(), 0);
  EXPECT_EQ(member_of(ben.table(), 1).at("chair").to_number<int>(), 1);
  EXPECT_EQ(ben.table().at("seats").to_number<int>(), 2);
  ana.command("sit", "\"chair\":5");
  EXPECT_EQ(refusal_of(ana), "GameIsRunning");
}

TEST(Table, the_host_removes_a_player_whose_token_becomes_invalid) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ben.command("remove", "\"member\":1");
  EXPECT_EQ(refusal_of(ben), "OnlyTheHost");
  ana.command("remove", "\"member\":2");
  EXPECT_TRUE(ben.was_told("removed"));
  EXPECT_EQ(ben.goodbye, Goodbye::Left);
  EXPECT_EQ(ana.table().at("members").as_array().size(), 1U);
  const Client& again = world.come_back(code, ben.token);
  EXPECT_EQ(again.goodbye, Goodbye::NoEntry);
}

TEST(Table, the_hosts_rights_pass_on) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  const Client& ben = world.join(code, "Ben");
  Client& cem = world.join(code, "Cem");
  ana.command("host", "\"member\":3");
  EXPECT_EQ(ben.table().at("host").to_number<int>(), 3);
  cem.command("leave");
  EXPECT_EQ(cem.goodbye, Goodbye::Left);
  EXPECT_EQ(ben.table().at("host").to_number<int>(), 1);
  world.cut(ana);
  world.pass(20'000);
  EXPECT_EQ(ben.table().at("host").to_number<int>(), 2);
}

TEST(Table, absences_are_shown_at_once) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.cut(ben);
  const json::value presence = ana.last("presence").at("presence");
  EXPECT_EQ(presence.at("member").to_number<int>(), 2);
  EXPECT_FALSE(presence.at("here").as_bool());
  world.come_back(code, ben.token);
  EXPECT_TRUE(ana.last("presence").at("presence").at("here").as_bool());
}

TEST(Table, a_second_connection_replaces_the_first) {
  World world;
  const Code code = world.open();
  const Client& ana = world.join(code, "Ana");
  Client& again = world.come_back(code, ana.token, ana.version());
  EXPECT_TRUE(ana.was_told("replaced"));
  EXPECT_EQ(ana.goodbye, Goodbye::Replaced);
  EXPECT_TRUE(again.last("welcome").at("welcome").at("token").is_null());
  again.command("lock", "\"on\":true");
  EXPECT_TRUE(again.table().at("locked").as_bool());
}

TEST(Table, R_24_a_deserted_seat_is_free_after_five_seconds_and_given_back_on_return) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  Client& eva = world.join(code, "Eva");
  eva.command("take", "\"seat\":1");
  EXPECT_EQ(refusal_of(eva), "NotDeserted");
  world.cut(ben);
  world.pass(4'999);
  eva.command("take", "\"seat\":1");
  EXPECT_EQ(refusal_of(eva), "NotFreeYet");
  world.pass(1);
  eva.command("take", "\"seat\":1");
  EXPECT_EQ(ana.table().at("ring").at(1).at("holder").to_number<int>(), 3);
  EXPECT_EQ(ana.table().at("ring").at(1).at("owner").to_number<int>(), 2);
  const Client& back = world.come_back(code, ben.token);
  EXPECT_EQ(ana.table().at("ring").at(1).at("holder").to_number<int>(), 2);
  EXPECT_EQ(member_of(back.table(), 2).at("chair").to_number<int>(), 1);
}

TEST(Table, R_24_for_the_host_a_deserted_seat_is_free_at_once) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  world.cut(ben);
  ana.command("take", "\"seat\":1");
  EXPECT_EQ(member_of(ana.table(), 1).at("chair").to_number<int>(), 1);
}

TEST(Table, R_24_one_players_disconnection_does_not_stop_the_sand) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  world.start(code, {&ana, &ben});
  world.cut(ana);
  world.pass(180'000);
  ASSERT_EQ(world.journal.settlements.size(), 1U);
  EXPECT_EQ(world.journal.settlements[0].card.outcome, GameResult::Lost);
  EXPECT_EQ(world.journal.settlements[0].card.game_ms, 180'000U);
}

TEST(Table, an_empty_table_is_closed) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  world.cut(ana);
  world.pass(world.settings.empty_table_ms - 1);
  EXPECT_TRUE(world.registry->has(code));
  world.pass(1);
  EXPECT_FALSE(world.registry->has(code));
  EXPECT_FALSE(world.journal.rows.contains(code));
}

TEST(Table, closed_tables_are_reported) {
  World world;
  const Code first = world.open();
  const Code second = world.open();
  world.join(second, "Ana");
  world.now.steady_ms += 700'000;
  EXPECT_EQ(world.registry->wake(world.now), std::vector<Code>{first});
  EXPECT_FALSE(world.registry->has(first));
  EXPECT_TRUE(world.registry->has(second));
  EXPECT_EQ(world.registry->wake(world.now), std::vector<Code>{});
}

}  // namespace
}  // namespace table
