// Playing at a table: one order, nothing shown before it is durable, and nothing twice.
#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "notation/event_text.h"
#include "notation/record.h"
#include "notation/words.h"
#include "rules/view.h"
#include "support/two_playing.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::Playing;
using world::refusal_of;

TEST(TablePlay, R_4_an_accepted_action_reaches_everyone_as_the_same_bytes) {
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

TEST(TablePlay, R_4_if_two_move_one_pawn_only_the_second_is_told_that_it_was_overtaken) {
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

TEST(TablePlay, spectators_and_tables_without_a_game_are_refused) {
  Playing table;
  Client& eva = table.world.join(table.code, "Eva", "\"as\":\"spectator\"");
  eva.act("draw");
  EXPECT_EQ(refusal_of(eva), "NoSeat");
  table.ana->command("give_up");
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
  const auto is_told = [&](const Client& client) {
    const json::value done = client.last("done").at("done");
    EXPECT_EQ(done.at("n").to_number<std::uint32_t>(), number);
    EXPECT_EQ(done.at("v").to_number<std::uint64_t>(), version);
  };
  actor.say(request);
  is_told(actor);
  table.world.cut(actor);
  Client& again = table.world.come_back(table.code, actor.token, version);
  again.say(request);
  is_told(again);
  EXPECT_EQ(table.world.registry->counts().repeats, 2U);
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

TEST(TablePlay, only_the_first_repeat_is_answered_by_what_was_missed) {
  Playing table;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const auto seen = actor.version();
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  table.world.cut(actor);
  Client& again = table.world.come_back(table.code, actor.token, seen);
  const std::string request =
      R"({"t":"do","n":)" + std::to_string(number) + R"(,"a":")" + notation::text_of(move.what) + "\"}";
  again.say(request);
  EXPECT_FALSE(again.was_told("done"));
  again.say(request);
  EXPECT_EQ(again.last("done").at("done").at("n").to_number<std::uint32_t>(), number);
}

TEST(TablePlay, a_repeat_of_something_not_durable_yet_is_answered_after_its_line) {
  Playing table;
  table.world.disk_is_quick = false;
  const auto move = table.some_move();
  Client& actor = table.client(move.by);
  const std::size_t told = actor.lines.size();
  const std::uint32_t number = actor.act(notation::text_of(move.what));
  actor.say(R"({"t":"do","n":)" + std::to_string(number) + R"(,"a":")" + notation::text_of(move.what) +
            "\"}");
  EXPECT_EQ(actor.lines.size(), told);
  table.world.settle_disk();
  ASSERT_EQ(actor.lines.size(), told + 2);
  EXPECT_TRUE(actor.lines[told].contains("\"events\""));
  EXPECT_TRUE(actor.lines[told + 1].contains("\"done\""));
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

TEST(TablePlay, returning_members_get_what_they_missed_or_a_snapshot) {
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

TEST(TablePlay, members_catching_up_are_told_who_is_here_and_what_is_stopped) {
  Playing table;
  const auto seen = table.ben->version();
  table.world.cut(*table.ben);
  table.world.cut(*table.ana);
  table.world.registry->trouble(StoreState::Fails, table.world.now);
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
  table.world.pass(60'000);  // no sand is lost meanwhile
  ana.last_number = 100;     // a browser keeps counting
  ana.act("draw");
  EXPECT_EQ(refusal_of(ana), "GameIsInterrupted");
  ana.command("resume");
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
  strict.ana->command("pause");
  EXPECT_EQ(refusal_of(*strict.ana), "PausesNotAllowed");
  Playing table{R"({"scenario":"S2","pauses":true})"};
  table.world.pass(5'000);
  table.ben->command("pause");
  EXPECT_EQ(table.ana->table().at("clock").as_string(), "paused");
  table.world.pass(600'000);
  table.ana->act("draw");
  EXPECT_EQ(refusal_of(*table.ana), "GameIsPaused");
  table.ana->command("resume");
  table.ana->say(R"({"t":"time"})");
  EXPECT_EQ(table.ana->last("time").at("time").at("now").to_number<int>(), 5'000);
  table.world.pass(175'000);
  EXPECT_EQ(table.ana->table().at("result").as_string(), "lost");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.has(Mark::Paused));
}

TEST(TablePlay, B_COM_2_a_stare_reaches_its_target) {
  Playing table;
  const auto version = table.ben->version();
  table.ana->act("stare 1");
  EXPECT_EQ(table.ben->last("stare").at("stare").at("by").to_number<int>(), 0);
  EXPECT_FALSE(table.ana->was_told("stare"));
  EXPECT_TRUE(table.ana->last("done").at("done").at("v").is_null());
  EXPECT_EQ(table.ben->version(), version + 1) << "the record tells that there was one";
  EXPECT_FALSE(table.ben->lines.back().contains("seat="));
  table.ana->act("stare 1");
  EXPECT_EQ(table.ben->version(), version + 1);
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

TEST(TablePlay, no_seat_can_make_the_sand_run_out) {
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
  EXPECT_EQ(card.faces, "[0,0]");
  EXPECT_EQ(card.scenario, "S2");
  EXPECT_EQ(card.outcome, GameResult::Lost);
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
  table.ben->command("again", "\"deal\":\"same\"");
  EXPECT_EQ(refusal_of(*table.ben), "OnlyTheHost");
  table.ana->command("again", "\"deal\":\"same\"");
  EXPECT_EQ(table.world.journal.settlements.back().card.outcome, GameResult::GivenUp);
  table.world.start(table.code, {table.ana, table.ben});
  EXPECT_EQ(table.ana->hash(), hash);
  table.ana->command("again", "\"deal\":\"new\"");
  EXPECT_TRUE(table.world.journal.settlements.back().card.marks.has(Mark::KnownDeal));
  table.world.start(table.code, {table.ana, table.ben});
  EXPECT_NE(table.ana->hash(), hash);
  table.ana->command("next");
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
  table.world.registry->trouble(StoreState::Fails, table.world.now);
  EXPECT_TRUE(table.ben->last("frozen").at("frozen").as_bool());
  actor.act("draw");
  EXPECT_EQ(refusal_of(actor), "StoreIsTroubled");
  // The server's clock is stopped meanwhile; only the steady one keeps running.
  table.world.now.steady_ms += 400'000;
  table.world.registry->wake(table.world.now);
  table.world.settle_disk();
  table.world.registry->trouble(StoreState::Works, table.world.now);
  EXPECT_FALSE(table.ben->last("frozen").at("frozen").as_bool());
  EXPECT_EQ(table.ben->last("events").at("n").to_number<int>(), 2);
  EXPECT_EQ(table.ben->table().at("phase").as_string(), "playing");
}

}  // namespace
}  // namespace table
