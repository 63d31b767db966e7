// Talking at a table: on every channel only what the rules allow at that moment, to those who may hear it.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/record.h"
#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::refusal_of;
using world::World;

TableSettings settings_laid_by_hand() {
  TableSettings settings;
  settings.allow_setup = true;
  return settings;
}

// Yellow stands next to the sand timer, green where it explores with the loudspeaker.
std::string laid_out(const std::string& scenario, const std::string& more = "") {
  return R"({"scenario":")" + scenario + R"(","seed":1,)" + more +
         R"("setup":{"side":"1a","heroes":{"yellow":"1a:0,1","purple":"1a:1,2","green":"1a:2,3","orange":"1a:2,1"}}})";
}

constexpr const char* kWords = R"("text":"Left")";
constexpr const char* kFlip = "y 1a:0,1>1a:0,0";
constexpr const char* kBackAgain = "y 1a:0,0>1a:0,1";

struct Table2 {
  World world{settings_laid_by_hand()};
  Code code;
  Client* ana = nullptr;
  Client* ben = nullptr;

  explicit Table2(const std::string& choice = laid_out("S2")) {
    code = world.open(choice);
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben");
    world.start(code, {ana, ben});
    world.pass(60'000);  // a timer that is flipped at once has nothing left to run
  }

  // By the seat that has it on its action tile.
  void act(const std::string& action) const {
    for (Client* one : {ana, ben}) {
      const std::uint64_t version = one->version();
      one->act(action);
      if (one->version() != version) return;
    }
    ADD_FAILURE() << action << " was refused: " << refusal_of(*ben);
  }
  void flip() const { act(kFlip); }

  // Whether Ben hears it; Ana is told that it was heard, or why not.
  bool hears(const std::string& what, const std::string& fields = "") const {
    ana->skip();
    const std::size_t heard = ben->lines.size();
    const std::uint32_t number = ana->command(what, fields);
    const json::object answer = ana->next();
    const bool is_done = answer.contains("done");
    EXPECT_EQ((is_done ? answer.at("done").at("n") : answer.at("n")).to_number<std::uint32_t>(), number);
    const bool is_told =
        std::any_of(ben->lines.begin() + static_cast<std::ptrdiff_t>(heard), ben->lines.end(),
                    [](const std::string& line) { return line.contains("{\"talk\":"); });
    EXPECT_EQ(is_told, is_done) << ana->lines.back();
    return is_told;
  }
  bool hears_words() const { return hears("say", kWords); }
  bool hears_a_phrase() const { return hears("phrase", R"("phrase":"wait")"); }
  bool sees_a_finger() const { return hears("point", R"("at":"1a:1,1")"); }
  bool sees_a_sketch() const { return hears("sketch", R"("path":["1a:1,1","1a:2,1"])"); }
  bool sees_an_emote() const { return hears("emote", R"("emote":"clap")"); }

  std::string record() {
    ana->command("give_up");
    return world.journal.records.begin()->second;
  }
};

TEST(Talking, B_COM_1_during_the_game_every_channel_is_closed) {
  const Table2 table;
  EXPECT_FALSE(table.hears_words());
  EXPECT_EQ(refusal_of(*table.ana), "Silence");
  EXPECT_EQ(table.ana->last("refused").at("rule").as_string(), "B-COM-1");
  EXPECT_FALSE(table.hears_a_phrase());
  EXPECT_FALSE(table.sees_a_finger());
  EXPECT_FALSE(table.sees_a_sketch());
  EXPECT_FALSE(table.sees_an_emote());
  for (const std::string command : {"spoke", "voice"}) {
    table.ana->command(command, command == "voice" ? R"("on":true)" : "");
    EXPECT_EQ(refusal_of(*table.ana), "Silence") << command;
  }
  EXPECT_FALSE(table.ben->was_told("voice"));
}

TEST(Talking, B_COM_4_after_a_flip_every_channel_is_open) {
  const Table2 table;
  table.flip();
  EXPECT_TRUE(table.hears_words());
  const json::object said = table.ben->last("talk").at("talk").as_object();
  EXPECT_EQ(json::serialize(said), R"({"by":1,"circle":"table","kind":"say","text":"Left"})");
  EXPECT_TRUE(table.hears_a_phrase());
  EXPECT_TRUE(table.sees_a_finger());
  EXPECT_TRUE(table.hears("point", R"("pawn":"green")"));
  EXPECT_TRUE(table.sees_a_sketch());
  EXPECT_TRUE(table.sees_an_emote());
  EXPECT_FALSE(table.ana->was_told("talk")) << "nobody hears an echo";
}

TEST(Talking, B_COM_5_messages_after_the_first_action_reach_nobody_and_the_sender_is_told) {
  const Table2 table;
  table.flip();
  table.act(kBackAgain);
  EXPECT_FALSE(table.hears_words());
  EXPECT_EQ(refusal_of(*table.ana), "Silence");
}

// What was said in time is heard in time, however slow the disk is.
TEST(Talking, B_COM_5_what_was_said_in_the_window_comes_before_what_closed_it) {
  Table2 table;
  table.flip();
  table.world.disk_is_quick = false;
  table.ana->command("say", kWords);
  for (Client* one : {table.ana, table.ben}) one->act(kBackAgain);
  table.world.settle_disk();
  std::optional<std::size_t> talk;
  std::optional<std::size_t> closed;
  for (std::size_t i = 0; i < table.ben->lines.size(); ++i) {
    if (table.ben->lines[i].contains("{\"talk\":")) talk = i;
    if (table.ben->lines[i].contains("talk_closed")) closed = i;
  }
  ASSERT_TRUE(talk && closed);
  EXPECT_LT(*talk, *closed);
}

TEST(Talking, before_and_after_a_game_everything_is_open) {
  Table2 table;
  table.ana->command("give_up");
  EXPECT_TRUE(table.hears_words());
  EXPECT_TRUE(table.sees_an_emote());
}

TEST(Talking, S1_4_free_talk_never_closes) {
  const Table2 table{laid_out("S1", R"("free_talk":true,)")};
  EXPECT_TRUE(table.hears_words());
  table.flip();
  table.act(kBackAgain);
  EXPECT_TRUE(table.hears_words());
  EXPECT_TRUE(table.sees_a_finger());
}

TEST(Talking, S4_2_the_elf_opens_it_by_exploring) {
  const Table2 table{laid_out("S4")};
  EXPECT_FALSE(table.hears_words());
  table.act("draw");
  EXPECT_TRUE(table.hears_words());
  table.flip();
  EXPECT_TRUE(table.hears_words()) << "an action that opens a window";
  table.act(kBackAgain);
  EXPECT_FALSE(table.hears_words());
}

TEST(Talking, M2_4_a_loudspeaker_token_opens_it_until_the_next_action) {
  const Table2 table{
      R"({"scenario":{"name":"Loud","modules":["M2"]},"seed":1,"setup":{"side":"1a",)"
      R"("heroes":{"yellow":"1a:0,1","purple":"1a:1,2","green":"1a:2,3","orange":"1a:2,1"}}})"};
  EXPECT_FALSE(table.hears_words());
  table.ben->act("loudspeaker 1");
  EXPECT_TRUE(table.hears_words()) << refusal_of(*table.ben);
  EXPECT_TRUE(table.sees_a_sketch());
  table.act("y 1a:0,1>1a:0,2");
  EXPECT_FALSE(table.hears_words());
}

// R-9, R-14: neither the red pawn nor a stare nor what is refused ends a window.
TEST(Talking, R_14_signals_and_refused_requests_leave_the_window_open) {
  const Table2 table;
  table.flip();
  table.ana->act("do-something 1");
  table.ana->act("stare 1");
  table.ben->act(kFlip);
  EXPECT_TRUE(table.hears_words());
}

TEST(Talking, S9_2_players_other_than_the_leader_talk_like_everyone) {
  World world{settings_laid_by_hand()};
  const Code code = world.open(laid_out("S9"));
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  Client& cid = world.join(code, "Cid");
  world.start(code, {&ana, &ben, &cid});
  ana.command("say", kWords);
  EXPECT_EQ(refusal_of(ana), "Silence");
  std::size_t put = 0;
  for (Client* one : {&ana, &ben, &cid}) {
    const std::uint64_t version = one->version();
    one->act(one == &ana ? "do-something 1" : "do-something 0");
    put += one->version() != version ? 1U : 0U;
  }
  EXPECT_EQ(put, 1U) << "only the leader's red pawn reaches anyone";
}

TEST(Talking, S12_1_gestures_only_and_only_in_a_window) {
  const Table2 table{laid_out("S12")};
  EXPECT_FALSE(table.sees_a_finger());
  EXPECT_EQ(refusal_of(*table.ana), "Silence");
  EXPECT_FALSE(table.hears_words());
  table.flip();
  EXPECT_FALSE(table.hears_words());
  EXPECT_EQ(refusal_of(*table.ana), "GesturesOnly");
  EXPECT_EQ(table.ana->last("refused").at("rule").as_string(), "S12-1");
  EXPECT_FALSE(table.hears_a_phrase());
  EXPECT_TRUE(table.sees_a_finger());
  table.ana->command("spoke");
  EXPECT_EQ(refusal_of(*table.ana), "GesturesOnly");
}

TEST(Talking, R_20_gestures_are_pointing_sketching_and_emotes) {
  const Table2 table{laid_out("S12")};
  table.flip();
  EXPECT_TRUE(table.sees_a_finger());
  EXPECT_TRUE(table.sees_a_sketch());
  EXPECT_TRUE(table.sees_an_emote());
}

TEST(Talking, S14_1_no_talking_ever_but_staring_and_the_red_pawn) {
  const Table2 table{laid_out("S14")};
  table.flip();
  EXPECT_FALSE(table.hears_words());
  EXPECT_EQ(refusal_of(*table.ana), "NeverTalks");
  EXPECT_FALSE(table.sees_a_finger());
  table.ana->act("stare 1");
  EXPECT_TRUE(table.ben->was_told("stare"));
  const std::uint64_t version = table.ana->version();
  table.ana->act("do-something 1");
  EXPECT_GT(table.ana->version(), version);
}

TEST(Talking, S15_1_only_the_stare_remains) {
  const Table2 table{laid_out("S15")};
  table.flip();
  EXPECT_FALSE(table.hears_words());
  EXPECT_FALSE(table.sees_an_emote());
  table.ana->act("do-something 1");
  EXPECT_EQ(refusal_of(*table.ana), "RedPawnIsForbidden");
  table.ana->act("stare 1");
  EXPECT_TRUE(table.ben->was_told("stare"));
}

TEST(Talking, R_16_a_pause_is_silent_even_in_a_window) {
  const Table2 table{laid_out("S2", R"("pauses":true,)")};
  table.flip();
  EXPECT_TRUE(table.hears_words());
  table.ana->command("pause");
  EXPECT_FALSE(table.hears_words());
  EXPECT_EQ(refusal_of(*table.ana), "GameIsPaused");
  table.ana->command("resume");
  EXPECT_TRUE(table.sees_a_finger()) << "and then the window is as it was";
}

TEST(Talking, R_25_a_restarted_server_waits_in_silence) {
  Table2 table;
  table.flip();
  const std::string token = table.ana->token;
  table.world.crash();
  Client& ana = table.world.come_back(table.code, token);
  ana.last_number = 100;  // numbers continue
  ana.command("say", kWords);
  EXPECT_EQ(refusal_of(ana), "GameIsInterrupted");
  ana.command("resume");
  const std::uint32_t number = ana.command("say", kWords);
  EXPECT_EQ(ana.last("done").at("done").at("n").to_number<std::uint32_t>(), number);
}

TEST(Talking, B_COM_1_players_who_stand_up_stay_with_the_players) {
  Table2 table;
  const Client& eva = table.world.join(table.code, "Eva", R"("as":"spectator")");
  table.ana->command("stand");
  table.ben->command("stand");
  EXPECT_FALSE(table.hears_words()) << "two who stand up, talk and take their seats again";
  EXPECT_EQ(refusal_of(*table.ana), "Silence");
  EXPECT_FALSE(eva.was_told("talk"));
  const auto circle = [&](const Client& of) {
    return std::string{world::member_of(eva.table(), of.member).at("circle").as_string()};
  };
  EXPECT_EQ(circle(*table.ana), "table");
  EXPECT_EQ(circle(eva), "spectators");
  table.ben->command("take", R"("seat":1)");
  table.ana->command("take", R"("seat":0)");
  table.flip();
  EXPECT_TRUE(table.hears_words());
}

TEST(Talking, B_COM_1_stand_ins_stay_with_the_players) {
  Table2 table;
  Client& eva = table.world.join(table.code, "Eva");
  Client& ole = table.world.join(table.code, "Ole", R"("as":"spectator")");
  table.ben->command("stand");
  eva.command("take", R"("seat":1)");
  eva.command("stand");
  eva.command("say", kWords);
  EXPECT_EQ(refusal_of(eva), "Silence");
  EXPECT_FALSE(ole.was_told("talk"));
  // In the next game she may watch like anyone.
  table.ana->command("again", R"("deal":"new")");
  table.ben->command("sit", R"("chair":1)");
  table.world.start(table.code, {table.ana, table.ben});
  eva.command("say", kWords);
  EXPECT_EQ(ole.last("talk").at("talk").at("circle").as_string(), "spectators");
}

TEST(Talking, spectators_talk_among_themselves_and_no_player_hears_it) {
  Table2 table;
  Client& eva = table.world.join(table.code, "Eva", R"("as":"spectator")");
  Client& ole = table.world.join(table.code, "Ole", R"("as":"spectator")");
  eva.command("say", kWords);
  EXPECT_EQ(ole.last("talk").at("talk").at("circle").as_string(), "spectators");
  eva.command("emote", R"("emote":"wow")");
  EXPECT_FALSE(table.ana->was_told("talk"));
  EXPECT_FALSE(table.ben->was_told("talk"));
  table.flip();
  EXPECT_TRUE(table.hears_words());
  EXPECT_EQ(ole.last("talk").at("talk").at("kind").as_string(), "emote") << "nor do they hear the players";
  eva.command("voice", R"("on":true)");
  EXPECT_EQ(refusal_of(eva), "NoSeat");
  table.ana->command("give_up");
  eva.command("say", kWords);
  EXPECT_TRUE(table.ana->was_told("talk")) << "after the end all are one circle";
}

// docs/protocol.md: what was carried out does not happen twice.
TEST(Talking, a_number_that_is_repeated_is_answered_again_and_heard_once) {
  World world;
  const Code code = world.open();
  Client& ana = world.join(code, "Ana");
  Client& ben = world.join(code, "Ben");
  const std::string said =
      R"({"t":"say","n":)" + std::to_string(ana.command("say", kWords)) + "," + kWords + "}";
  ana.skip();
  ben.skip();
  ana.say(said);
  EXPECT_TRUE(ana.next().contains("done"));
  EXPECT_FALSE(ben.has_next());
  EXPECT_EQ(world.registry->counts().repeats, 1U);
  world.start(code, {&ana, &ben});
  const std::string stare = R"({"t":"do","n":)" + std::to_string(ana.act("stare 1")) + R"(,"a":"stare 1"})";
  ASSERT_TRUE(ben.was_told("stare"));
  ben.skip();
  ana.skip();
  ana.say(stare);
  EXPECT_TRUE(ana.next().contains("done"));
  EXPECT_FALSE(ben.has_next());
}

}  // namespace
}  // namespace table
