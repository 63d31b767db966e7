// Teammates at a table: how they come and go, what they are told, and that they act like everyone else.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/table_world.h"
#include "table/table.h"

namespace table {
namespace {

namespace json = boost::json;
using world::actions_of_teammates;
using world::Client;
using world::count_of;
using world::holder_of;
using world::member_of;
using world::refusal_of;
using world::step_of;
using world::World;

std::string word(const json::object& table, std::string_view key) {
  return std::string{table.at(key).as_string()};
}
constexpr std::string_view kThree = R"({"scenario":"S1","teammates":{"count":3}})";

TEST(Teammates, a_table_can_open_with_them_and_one_request_starts_the_game) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 3U);
  EXPECT_EQ(word(ana.table().at("teammates").as_object(), "pace"), "human");
  const json::object mate = member_of(ana.table(), 1);
  EXPECT_EQ(mate.at("ready"), true);
  EXPECT_EQ(mate.at("here"), true);
  EXPECT_EQ(mate.at("chair"), 1);
  EXPECT_EQ(member_of(ana.table(), ana.member).at("chair"), 0);
  EXPECT_EQ(ana.table().at("host"), ana.member);
  EXPECT_EQ(world.registry->summary(code)->teammates, 3U);
  world.start(code, {&ana});
  EXPECT_EQ(ana.table().at("seats"), 4);
  EXPECT_EQ(world.teammates.groups.at(code).seats.size(), 3U);
}

TEST(Teammates, they_act_as_members_without_a_number) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  ana.skip();
  world.pass(99);
  EXPECT_FALSE(ana.has_next());
  world.pass(1);
  const json::object line = ana.next();
  EXPECT_EQ(line.at("by"), 1);
  EXPECT_EQ(line.at("seat"), 1);
  EXPECT_TRUE(line.at("n").is_null());
  EXPECT_EQ(line.at("at"), 100);
  EXPECT_FALSE(line.contains("table"));
  world.pass(10'000);
  EXPECT_GT(actions_of_teammates(ana), 50U);
  EXPECT_EQ(world.registry->counts().teammate_actions, actions_of_teammates(ana));
  EXPECT_EQ(world.registry->counts().advice_refused, 0U);
}

TEST(Teammates, they_see_only_what_everyone_sees) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  std::size_t looks = 0;
  world.teammates.brain = [&](const TeammateGroup&, const rules::State& view) {
    EXPECT_EQ(view.knowledge, rules::Knowledge::WhatAllMayKnow);
    ++looks;
    return std::nullopt;
  };
  world.start(code, {&ana});
  world.pass(1'000);
  EXPECT_GT(looks, 1U);
  for (const AcceptedAction& accepted : world.teammates.accepted) {
    EXPECT_EQ(accepted.view.knowledge, rules::Knowledge::WhatAllMayKnow);
  }
}

TEST(Teammates, thoughts_from_before_someone_acted_are_dropped) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.delay_ms = 50;
  world.start(code, {&ana});
  const std::size_t asked = world.teammates.questions;
  ana.act(step_of(ana, 0));
  ASSERT_FALSE(ana.lines.back().contains("\"refused\"")) << ana.lines.back();
  EXPECT_EQ(world.teammates.accepted.size(), 1U);
  EXPECT_EQ(world.teammates.questions, asked + 1);
  world.pass(50);
  EXPECT_EQ(world.registry->counts().advice_overtaken, 1U);
  world.pass(1'000);
  EXPECT_GT(actions_of_teammates(ana), 0U);
}

TEST(Teammates, late_answers_stretch_the_pace) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.delay_ms = 400;
  world.start(code, {&ana});
  world.pass(4'000);
  EXPECT_EQ(actions_of_teammates(ana), 10U);
  EXPECT_EQ(world.registry->counts().advice_late, 10U);
}

TEST(Teammates, if_nobody_has_time_to_think_they_are_asked_again_later) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.is_busy = true;
  world.start(code, {&ana});
  world.pass(1'000);
  EXPECT_EQ(actions_of_teammates(ana), 0U);
  EXPECT_EQ(world.registry->counts().advice_missed, 5U);
  world.teammates.is_busy = false;
  world.pass(1'000);
  EXPECT_GT(actions_of_teammates(ana), 0U);
}

TEST(Teammates, that_they_see_no_way_is_said_once_in_a_game) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.brain = [](const TeammateGroup&, const rules::State&) { return std::nullopt; };
  world.teammates.sees_no_way = true;
  const auto no_way = [&] { return ana.table().at("teammates").at("no_way").as_bool(); };
  EXPECT_FALSE(no_way());
  world.start(code, {&ana});
  world.pass(3'000);
  EXPECT_TRUE(no_way());
  const auto is_about_it = [](const std::string& line) { return line.contains("no_way game=1"); };
  EXPECT_EQ(std::ranges::count_if(ana.lines, is_about_it), 1);
  ana.command("give_up", "");
  EXPECT_FALSE(no_way());
}

TEST(Teammates, what_the_rules_refuse_is_shown_to_nobody) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.brain = [](const TeammateGroup& group, const rules::State&) {
    return std::optional{rules::SeatAction{group.seats[0], rules::Theft{}}};
  };
  world.start(code, {&ana});
  ana.skip();
  world.pass(3'000);
  EXPECT_FALSE(ana.has_next());
  EXPECT_GE(world.registry->counts().advice_refused, 4U);
  EXPECT_LE(world.registry->counts().advice_refused, 6U);
}

TEST(Teammates, nobody_can_speak_for_the_seat_of_a_person) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.teammates.brain = [](const TeammateGroup&, const rules::State&) {
    return std::optional{rules::SeatAction{rules::Seat{0}, rules::Draw{}}};
  };
  world.start(code, {&ana});
  ana.skip();
  world.pass(1'000);
  EXPECT_FALSE(ana.has_next());
}

TEST(Teammates, the_host_fills_one_chair_or_all_of_them) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  ana.command("fill", R"("chair":5,"pace":"brisk")");
  EXPECT_EQ(holder_of(ana.table(), 5), 2);
  EXPECT_EQ(word(ana.table().at("teammates").as_object(), "pace"), "brisk");
  ana.command("fill");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 3U);
  ana.command("fill", R"("seats":6)");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 5U);
  std::set<std::string> names;
  const json::object table = ana.table();
  for (const json::value& member : table.at("members").as_array()) {
    names.emplace(member.at("name").as_string());
  }
  EXPECT_EQ(names.size(), 6U);
  ana.command("remove", R"("member":2)");
  EXPECT_EQ(holder_of(ana.table(), 5), 0);
}

TEST(Teammates, commands_that_are_refused) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ben.command("fill");
  EXPECT_EQ(refusal_of(ben), "OnlyTheHost");
  ben.command("teammates", R"("pace":"brisk")");
  EXPECT_EQ(refusal_of(ben), "OnlyTheHost");
  ana.command("fill", R"("chair":1)");
  EXPECT_EQ(refusal_of(ana), "ChairIsTaken");
  ana.command("fill", R"("seats":2)");
  EXPECT_EQ(refusal_of(ana), "ChairIsTaken");
  ana.command("fill", R"("chair":4,"pace":"frantic")");
  EXPECT_TRUE(ana.lines.back().starts_with("{\"bad\"")) << ana.lines.back();
  ana.command("fill", R"("chair":4,"seats":4)");
  EXPECT_TRUE(ana.lines.back().starts_with("{\"bad\"")) << ana.lines.back();
  ana.command("fill", R"("chair":9)");
  EXPECT_TRUE(ana.lines.back().starts_with("{\"bad\"")) << ana.lines.back();
  world.teammates.most_tables = 0;
  ana.command("fill");
  EXPECT_EQ(refusal_of(ana), "TooManyTeammates");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
  world.teammates.most_tables = 1;
  ana.command("fill", R"("chair":4)");
  const auto mate = holder_of(ana.table(), 4);
  EXPECT_NE(mate, 0);
  ana.command("host", R"("member":)" + std::to_string(mate));
  EXPECT_EQ(refusal_of(ana), "NoSuchMember");
  world.start(code, {&ana, &ben});
  ana.command("fill", R"("seats":5)");
  EXPECT_EQ(refusal_of(ana), "GameIsRunning");
  ana.command("fill", R"("chair":3)");
  EXPECT_EQ(refusal_of(ana), "NoSuchChair");
  ana.command("fill", R"("chair":1)");
  EXPECT_EQ(refusal_of(ana), "ChairIsTaken");
}

TEST(Teammates, a_place_is_released_when_the_last_of_them_leaves) {
  World world;
  world.teammates.most_tables = 1;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  ana.command("fill", R"("chair":4)");
  EXPECT_EQ(world.teammates.places.size(), 1U);
  ana.command("remove", R"("member":2)");
  EXPECT_TRUE(world.teammates.places.empty());
}

TEST(Teammates, a_person_who_joins_or_sits_down_takes_a_teammates_chair) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","seats":2,"teammates":{"count":2}})");
  Client& ana = world.join(code, "Ana");
  const Client& ben = world.join(code, "Ben");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
  EXPECT_FALSE(member_of(ana.table(), ben.member).at("chair").is_null());
  Client& eva = world.join(code, "Eva");
  EXPECT_TRUE(member_of(ana.table(), eva.member).at("chair").is_null());
  ana.command("choose", R"("choice":{"scenario":"S1"})");
  ana.command("fill", R"("chair":7)");
  EXPECT_EQ(count_of(ana.table(), "teammate"), 1U);
  eva.command("sit", R"("chair":7)");
  EXPECT_EQ(holder_of(ana.table(), 7), eva.member);
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
}

TEST(Teammates, a_table_of_teammates_is_watched_and_the_host_says_when) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":4}})");
  Client& ana = world.join(code, "Ana", R"("as":"spectator")");
  Client& eva = world.join(code, "Eva", R"("as":"spectator")");
  world.pass(10'000);
  EXPECT_EQ(word(ana.table(), "phase"), "gathering");
  eva.command("ready", R"("on":true)");
  EXPECT_EQ(refusal_of(eva), "NoSeat");
  world.start(code, {&ana});
  EXPECT_EQ(ana.table().at("seats"), 4);
  world.pass(2'000);
  EXPECT_GT(actions_of_teammates(ana), 10U);
  // When the game is over, nothing starts by itself.
  ana.command("give_up");
  world.pass(60'000);
  EXPECT_EQ(word(ana.table(), "phase"), "gathering");
  const RecordCard& card = world.journal.settlements.back().card;
  EXPECT_TRUE(card.marks.text().contains("teammates:0,1,2,3")) << card.marks.text();
}

TEST(Teammates, R_96_without_spectators_they_stop_and_the_table_is_closed) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","sand_ms":3600000,"teammates":{"count":4}})");
  Client& ana = world.join(code, "Ana", R"("as":"spectator")");
  world.start(code, {&ana});
  world.cut(ana);
  world.pass(5'000);
  const std::uint64_t done = world.registry->counts().teammate_actions;
  EXPECT_GT(done, 10U);
  world.pass(300'000);
  EXPECT_EQ(world.registry->counts().teammate_actions, done);
  world.pass(600'000);
  EXPECT_FALSE(world.registry->has(code));
  EXPECT_TRUE(world.teammates.places.empty());
}

TEST(Teammates, R_25_a_restarted_server_continues_with_the_same_ones) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":3,"pace":"brisk","stand_in":true}})");
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  world.pass(2'000);
  const std::string hash = ana.hash();
  const json::array members = ana.table().at("members").as_array();
  world.teammates.most_tables = 0;  // anyone who was there before is still let in
  world.crash();
  EXPECT_EQ(world.teammates.places.size(), 1U);
  Client& again = world.come_back(code, ana.token);
  again.last_number = ana.last_number;
  EXPECT_EQ(again.hash(), hash);
  EXPECT_EQ(again.table().at("members").as_array(), members);
  EXPECT_EQ(word(again.table(), "clock"), "interrupted");
  world.pass(5'000);
  EXPECT_EQ(actions_of_teammates(again), 0U);
  again.command("resume");
  world.pass(2'000);
  EXPECT_GT(actions_of_teammates(again), 10U);
  EXPECT_EQ(word(again.table().at("teammates").as_object(), "pace"), "brisk");
}

TEST(Teammates, R_25_the_host_resumes_a_table_of_teammates) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","teammates":{"count":4}})");
  Client& ana = world.join(code, "Ana", R"("as":"spectator")");
  world.start(code, {&ana});
  world.pass(1'000);
  world.crash();
  Client& again = world.come_back(code, ana.token);
  again.last_number = ana.last_number;
  again.command("resume");
  EXPECT_EQ(word(again.table(), "clock"), "running");
  world.pass(1'000);
  EXPECT_GT(actions_of_teammates(again), 5U);
}

TEST(Teammates, R_16_a_pause_stops_them_too) {
  World world;
  const Code code = world.open(R"({"scenario":"S1","pauses":true,"teammates":{"count":3}})");
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  world.pass(1'000);
  ana.command("pause");
  const std::size_t done = actions_of_teammates(ana);
  world.pass(60'000);
  EXPECT_EQ(actions_of_teammates(ana), done);
  ana.command("resume");
  world.pass(1'000);
  EXPECT_GT(actions_of_teammates(ana), done);
}

TEST(Teammates, a_change_of_pace_takes_effect_at_once) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& ana = world.join(code, "Ana");
  world.start(code, {&ana});
  EXPECT_EQ(world.teammates.meetings, 1U);
  ana.command("teammates", R"("pace":"instant")");
  EXPECT_EQ(world.teammates.meetings, 2U);
  EXPECT_EQ(world.teammates.groups.at(code).pace, ai::Pace::Instant);
}

TEST(Teammates, nobody_can_join_with_a_teammates_token) {
  World world;
  const Code code = world.open(std::string{kThree});
  Client& eve = world.connect(code);
  eve.say(R"({"t":"back","token":"00000000000000000000000000000000"})");
  EXPECT_TRUE(eve.was_told("no_entry"));
  EXPECT_TRUE(eve.goodbye.has_value());
}

TEST(Teammates, a_full_table_keeps_no_place_that_it_cannot_use) {
  World world;
  world.teammates.most_tables = 1;
  const Code code = world.open(R"({"scenario":"S1"})");
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  ana.command("teammates", R"("stand_in":true)");
  while (world.registry->summary(code)->players + world.registry->summary(code)->spectators <
         protocol::kMostMembers) {
    world.join(code, "Eva", R"("as":"spectator")");
  }
  world.start(code, {&ana, &ben});
  world.cut(ben);
  world.pass(10'000);  // the seat is deserted, and there is no room for one who would sit in
  EXPECT_EQ(count_of(ana.table(), "teammate"), 0U);
  EXPECT_TRUE(world.teammates.places.empty());
}

}  // namespace
}  // namespace table
