// Playing at a table: one order, nothing shown before it is durable, nothing twice, and the last grain.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/position_text.h"
#include "notation/record.h"
#include "notation/ruleset_text.h"
#include "notation/words.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::refusal_of;
using world::World;

// Two players with a deal that is known: Ana has west and north, Ben the rest.
constexpr const char* kTwo =
    R"({"scenario":"S2","seed":1,"setup":{"deck":["5","3"],"heroes":{"yellow":"1a:1,1","purple":"1a:1,2","green":"1a:2,1","orange":"1a:2,2"}}})";

HouseRules with_setup() {
  HouseRules rules;
  rules.allow_setup = true;
  return rules;
}

// A table with two players in the middle of a game.
struct Playing {
  World world{with_setup()};
  Code code;
  Client* ana = nullptr;
  Client* ben = nullptr;

  explicit Playing(const std::string& choice = kTwo) {
    code = world.open(choice);
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben");
    world.start(code, {ana, ben});
  }

  Client& client(rules::Seat seat) { return seat.index == 0 ? *ana : *ben; }
  rules::State position() const {
    const json::object began = ana->last("game");
    return *notation::read_position(std::string_view{began.at("game").at("position").as_string()});
  }
  rules::Ruleset ruleset() const {
    return *notation::read_ruleset(std::string_view{ana->last("game").at("game").at("ruleset").as_string()});
  }
  // Some move in the first position, and who may make it.
  rules::CrewAction some_move() const {
    for (const rules::CrewAction& action : rules::crew_actions(ruleset(), position())) {
      if (std::holds_alternative<rules::Move>(action.what)) return action;
    }
    throw std::runtime_error{"no move"};
  }
};

TEST(TablePlay, R_4_an_accepted_action_comes_to_all_as_the_same_bytes) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  EXPECT_EQ(table.ana->lines.back(), table.ben->lines.back());
  const json::object envelope = json::parse(table.ben->lines.back()).as_object();
  EXPECT_EQ(envelope.at("n").to_number<std::uint32_t>(), number);
  EXPECT_EQ(envelope.at("by").to_number<std::uint16_t>(), actor.member);
  EXPECT_EQ(envelope.at("seat").to_number<unsigned>(), move.by.index);
  EXPECT_TRUE(envelope.at("events").at(0).as_string().starts_with("moved "));
}

TEST(TablePlay, R_4_the_hash_is_that_of_the_folded_view) {
  Playing table;
  rules::State view = table.position();
  EXPECT_EQ(notation::hexadecimal(rules::public_hash(view)), table.ana->hash());
  const auto move = table.some_move();
  table.client(move.by).act(notation::text_of(move.what));
  const json::object envelope = json::parse(table.ben->lines.back()).as_object();
  for (const json::value& event : envelope.at("events").as_array()) {
    rules::evolve(view, *notation::read_event(std::string_view{event.as_string()}));
  }
  EXPECT_EQ(notation::hexadecimal(rules::public_hash(view)), table.ana->hash());
}

TEST(TablePlay, R_4_of_two_who_move_one_pawn_the_second_is_overtaken_and_told_so_alone) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const std::string text = notation::text_of(move.what);
  actor.act(text);
  const std::size_t told = table.ben->lines.size() + table.ana->lines.size();
  actor.act(text);
  EXPECT_EQ(refusal_of(actor), "Overtaken");
  EXPECT_EQ(table.ben->lines.size() + table.ana->lines.size(), told + 1);
}

TEST(TablePlay, a_spectator_and_a_table_without_a_game_refuse) {
  Playing table;
  Client& eva = table.world.join(table.code, "Eva", "\"as\":\"spectator\"");
  eva.act("draw");
  EXPECT_EQ(refusal_of(eva), "NoSeat");
  table.ana->wish("give_up");
  table.ana->act("draw");
  EXPECT_EQ(refusal_of(*table.ana), "NoGame");
}

TEST(TablePlay, the_deck_and_the_seed_are_never_shown) {
  const Playing table;
  for (const std::string& line : table.ana->lines) {
    EXPECT_FALSE(line.contains("seed=")) << line;
    EXPECT_FALSE(line.contains("deck=")) << line;
    EXPECT_FALSE(line.contains("head=")) << line;
  }
  EXPECT_EQ(table.position().knowledge, rules::Knowledge::WhatAllMayKnow);
}

TEST(TablePlay, nobody_is_shown_what_is_not_durable) {
  Playing table;
  table.world.disk_is_quick = false;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const Client& other = move.by.index == 0 ? *table.ben : *table.ana;
  const std::size_t told = other.lines.size();
  const std::string text = notation::text_of(move.what);
  actor.act(text);
  EXPECT_EQ(other.lines.size(), told);
  // A refusal that follows from it waits too, and so does a snapshot; a second action is decided meanwhile.
  const std::size_t heard = actor.lines.size();
  actor.act(text);
  actor.say(R"({"t":"snapshot"})");
  EXPECT_EQ(actor.lines.size(), heard);
  table.world.settle_disk();
  EXPECT_EQ(other.lines.size(), told + 1);
  ASSERT_EQ(actor.lines.size(), heard + 3);
  EXPECT_TRUE(actor.lines[heard].contains("\"events\""));
  EXPECT_TRUE(actor.lines[heard + 1].contains("Overtaken"));
  EXPECT_TRUE(actor.lines[heard + 2].contains("\"snapshot\""));
}

TEST(TablePlay, a_repeated_request_is_done_once) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  const auto version = actor.version();
  const std::string request =
      R"({"t":"do","n":)" + std::to_string(number) + R"(,"a":")" + notation::text_of(move.what) + "\"}";
  // On the connection that hears the line itself it is the answer; on a later one somebody has to say so.
  const std::size_t told = actor.lines.size();
  actor.say(request);
  EXPECT_EQ(actor.lines.size(), told);
  table.world.cut(actor);
  Client& again = table.world.come_back(table.code, actor.token, version);
  again.say(request);
  const json::value done = again.last("done").at("done");
  EXPECT_EQ(done.at("n").to_number<std::uint32_t>(), number);
  EXPECT_EQ(done.at("v").to_number<std::uint64_t>(), version);
  EXPECT_EQ(table.world.hall->counts().repeats, 2U);
}

TEST(TablePlay, what_was_missed_answers_a_repeated_request) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const auto seen = actor.version();
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  table.world.cut(actor);  // before the answer arrived
  Client& again = table.world.come_back(table.code, actor.token, seen);
  again.say(R"({"t":"do","n":)" + std::to_string(number) + R"(,"a":")" + notation::text_of(move.what) +
            "\"}");
  EXPECT_EQ(again.last("events").at("n").to_number<std::uint32_t>(), number);
  EXPECT_FALSE(again.was_told("done"));
}

TEST(TablePlay, a_repeated_request_is_done_once_after_a_crash_too) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  const auto version = actor.version();
  table.world.crash();
  Client& again = table.world.come_back(table.code, actor.token, version);
  again.say(R"({"t":"do","n":)" + std::to_string(number) + R"(,"a":")" + notation::text_of(move.what) +
            "\"}");
  EXPECT_EQ(again.last("done").at("done").at("v").to_number<std::uint64_t>(), version);
}

TEST(TablePlay, who_comes_back_gets_what_was_missed_or_a_snapshot) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  Client& other = move.by.index == 0 ? *table.ben : *table.ana;
  const auto seen = other.version();
  table.world.cut(other);
  actor.act(notation::text_of(move.what));
  Client& back = table.world.come_back(table.code, other.token, seen);
  EXPECT_FALSE(back.was_told("snapshot"));
  EXPECT_EQ(back.lines[1], actor.lines[actor.lines.size() - 2]);  // then came the presence
  EXPECT_EQ(back.hash(), actor.hash());
  table.world.cut(back);
  const Client& fresh = table.world.come_back(table.code, other.token, std::nullopt);
  EXPECT_TRUE(fresh.was_told("snapshot"));
  EXPECT_EQ(fresh.hash(), actor.hash());
}

TEST(TablePlay, who_catches_up_is_told_who_is_here_and_what_stands_still) {
  Playing table;
  const auto seen = table.ben->version();
  table.world.cut(*table.ben);
  table.world.cut(*table.ana);
  table.world.hall->trouble(true, table.world.now);
  const Client& back = table.world.come_back(table.code, table.ben->token, seen);
  EXPECT_FALSE(back.was_told("snapshot"));
  EXPECT_TRUE(back.was_told("frozen"));
  std::map<int, bool> here;
  for (const std::string& line : back.lines) {
    const json::object object = json::parse(line).as_object();
    if (!object.contains("presence")) continue;
    here[object.at("presence").at("member").to_number<int>()] = object.at("presence").at("here").as_bool();
  }
  EXPECT_EQ(here, (std::map<int, bool>{{1, false}, {2, true}}));
}

TEST(TablePlay, R_25_a_crash_loses_nothing_that_was_shown_and_waits_for_a_player) {
  Playing table;
  const auto move = table.some_move();
  table.world.pass(2'000);
  table.client(move.by).act(notation::text_of(move.what));
  const std::string hash = table.ana->hash();
  table.world.pass(1'000);
  table.world.crash();
  Client& ana = table.world.come_back(table.code, table.ana->token);
  EXPECT_EQ(ana.hash(), hash);
  EXPECT_EQ(ana.table().at("clock").as_string(), "interrupted");
  EXPECT_EQ(ana.last("snapshot").at("snapshot").at("now").to_number<int>(), 3'000);
  table.world.pass(60'000);  // nothing runs off meanwhile
  ana.last_number = 100;     // a browser keeps counting
  ana.act("draw");
  EXPECT_EQ(refusal_of(ana), "GameIsInterrupted");
  ana.wish("resume");
  EXPECT_EQ(ana.table().at("clock").as_string(), "running");
  table.world.pass(176'999);
  EXPECT_EQ(ana.table().at("phase").as_string(), "playing");
  table.world.pass(1);
  EXPECT_EQ(ana.table().at("result").as_string(), "lost");
}

TEST(TablePlay, R_25_what_was_not_durable_never_happened) {
  Playing table;
  const std::string hash = table.ana->hash();
  table.world.disk_is_quick = false;
  const auto move = table.some_move();
  table.client(move.by).act(notation::text_of(move.what));
  table.world.crash();
  table.world.disk_is_quick = true;
  table.world.settle_disk();
  const Client& ana = table.world.come_back(table.code, table.ana->token);
  EXPECT_EQ(ana.hash(), hash);
}

TEST(TablePlay, R_16_a_table_that_allows_it_may_pause) {
  Playing strict;
  strict.ana->wish("pause");
  EXPECT_EQ(refusal_of(*strict.ana), "PausesNotAllowed");
  Playing table{R"({"scenario":"S2","pauses":true})"};
  table.world.pass(5'000);
  table.ben->wish("pause");
  EXPECT_EQ(table.ana->table().at("clock").as_string(), "paused");
  table.world.pass(600'000);
  table.ana->act("draw");
  EXPECT_EQ(refusal_of(*table.ana), "GameIsPaused");
  table.ana->wish("resume");
  table.ana->say(R"({"t":"time"})");
  EXPECT_EQ(table.ana->last("time").at("time").at("now").to_number<int>(), 5'000);
  table.world.pass(175'000);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.contains("paused"));
}

TEST(TablePlay, R_13_an_action_sent_in_time_counts_at_the_last_grain) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  table.world.hall->measured(actor.connection, 300, table.world.now);  // 150 ms one way
  table.world.pass(180'000 + 149);
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
  actor.act(notation::text_of(move.what));
  EXPECT_EQ(actor.last("events").at("at").to_number<int>(), 179'999);
  table.world.pass(1);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
}

TEST(TablePlay, R_13_a_later_one_does_not_and_the_end_is_at_one_millisecond) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const Client& other = move.by.index == 0 ? *table.ben : *table.ana;
  table.world.hall->measured(actor.connection, 100, table.world.now);  // 50 ms
  table.world.hall->measured(other.connection, 400,
                             table.world.now);  // 200 ms: the verdict waits for this line
  table.world.pass(180'000 + 50);
  actor.act(notation::text_of(move.what));
  EXPECT_EQ(refusal_of(actor), "SandHasRunOut");
  table.world.pass(149);
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
  table.world.pass(1);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
  const std::string record = table.world.journal.records.begin()->second;
  EXPECT_TRUE(record.contains(" 180000 ")) << record;
}

TEST(TablePlay, R_13_the_credit_is_half_the_smallest_of_eight_and_never_above_250_ms) {
  Link link{.id = {1}};
  EXPECT_EQ(link.credit_ms(), 0U);
  for (int i = 0; i < 8; ++i) link.measured(2'000);
  EXPECT_EQ(link.credit_ms(), 250U);
  link.measured(90);
  EXPECT_EQ(link.credit_ms(), 45U);
  for (int i = 0; i < 8; ++i) link.measured(100);
  EXPECT_EQ(link.credit_ms(), 50U);
}

TEST(TablePlay, R_13_bots_have_no_credit) {
  World world{with_setup()};
  const Code code = world.open(R"({"scenario":"S2"})");
  Client& bot = world.join(code, "Robo", "\"kind\":\"bot\"");
  world.start(code, {&bot});
  world.hall->measured(bot.connection, 400, world.now);
  world.pass(180'000);
  EXPECT_EQ(bot.table().at("result").as_string(), "lost");
}

TEST(TablePlay, B_COM_2_a_stare_reaches_the_one_who_is_stared_at) {
  Playing table;
  const auto version = table.ben->version();
  table.ana->act("stare 1");
  EXPECT_EQ(table.ben->last("stare").at("stare").at("by").to_number<int>(), 0);
  EXPECT_FALSE(table.ana->was_told("stare"));
  EXPECT_TRUE(table.ana->last("done").at("done").at("v").is_null());
  EXPECT_EQ(table.ben->version(), version);
  table.ana->act("stare 0");
  EXPECT_EQ(refusal_of(*table.ana), "NotAtOneself");
}

TEST(TablePlay, R_4_a_drag_is_a_hint_to_the_others) {
  Playing table;
  table.ana->say(R"({"t":"hint","pawn":"yellow"})");
  const json::value hint = table.ben->last("hint").at("hint");
  EXPECT_EQ(hint.at("seat").to_number<int>(), 0);
  EXPECT_EQ(hint.at("pawn").as_string(), "yellow");
  EXPECT_FALSE(table.ana->was_told("hint"));
  const std::size_t told = table.ben->lines.size();
  table.ana->say(R"({"t":"hint","pawn":"green"})");  // too soon
  EXPECT_EQ(table.ben->lines.size(), told);
}

TEST(TablePlay, the_sand_cannot_be_run_out_by_a_seat) {
  Playing table;
  table.ana->act("sand-runs-out");
  EXPECT_TRUE(table.ana->was_told("refused") || table.ana->was_told("bad"));
  EXPECT_EQ(table.ana->table().at("phase").as_string(), "playing");
}

TEST(TablePlay, a_finished_game_becomes_a_record_that_verifies) {
  Playing table;
  const auto move = table.some_move();
  table.client(move.by).act(notation::text_of(move.what));
  table.world.pass(180'000);
  ASSERT_EQ(table.world.journal.settlements.size(), 1U);
  const RecordCard& card = table.world.journal.settlements[0].card;
  EXPECT_EQ(card.names, R"(["Ana","Ben"])");
  EXPECT_EQ(card.scenario, "S2");
  EXPECT_EQ(card.outcome, "lost");
  EXPECT_EQ(table.ana->table().at("record").as_string(), card.id);
  const auto record = notation::read_record(table.world.journal.records[card.id]);
  ASSERT_TRUE(record) << record.error().what;
  EXPECT_TRUE(notation::verify(*record));
  // The table lives on with what is left of its journal.
  table.world.crash();
  const Client& ana = table.world.come_back(table.code, table.ana->token);
  EXPECT_EQ(ana.table().at("members").as_array().size(), 2U);
  EXPECT_EQ(ana.table().at("result").as_string(), "lost");
}

TEST(TablePlay, the_same_deal_again_or_a_new_one_or_the_next_scenario) {
  Playing table{R"({"scenario":"S2"})"};
  const std::string hash = table.ana->hash();
  table.ben->wish("again", "\"deal\":\"same\"");
  EXPECT_EQ(refusal_of(*table.ben), "OnlyTheHost");
  table.ana->wish("again", "\"deal\":\"same\"");
  EXPECT_EQ(table.world.journal.settlements.back().card.outcome, "given_up");
  table.world.start(table.code, {table.ana, table.ben});
  EXPECT_EQ(table.ana->hash(), hash);
  table.ana->wish("again", "\"deal\":\"new\"");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.contains("known_deal"));
  table.world.start(table.code, {table.ana, table.ben});
  EXPECT_NE(table.ana->hash(), hash);
  table.ana->wish("next");
  EXPECT_EQ(table.ana->table().at("choice").at("scenario").as_string(), "S3");
  table.world.start(table.code, {table.ana, table.ben});
  EXPECT_EQ(table.ana->table().at("games").to_number<int>(), 4);
}

TEST(TablePlay, trouble_with_the_store_freezes_the_table_and_loses_nothing) {
  Playing table;
  table.world.disk_is_quick = false;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  actor.act(notation::text_of(move.what));
  table.world.hall->trouble(true, table.world.now);
  EXPECT_TRUE(table.ben->last("frozen").at("frozen").as_bool());
  actor.act("draw");
  EXPECT_EQ(refusal_of(actor), "StoreIsTroubled");
  // The server's clock stands still meanwhile; only the steady one goes on.
  table.world.now.steady_ms += 400'000;
  table.world.hall->wake(table.world.now);
  table.world.settle_disk();
  table.world.hall->trouble(false, table.world.now);
  EXPECT_FALSE(table.ben->last("frozen").at("frozen").as_bool());
  EXPECT_EQ(table.ben->last("events").at("n").to_number<int>(), 2);
  EXPECT_EQ(table.ben->table().at("phase").as_string(), "playing");
}

}  // namespace
}  // namespace table
