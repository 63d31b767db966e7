// What limits people at a table besides the rules, what silence hides, and what the journal stores of it.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/record.h"
#include "support/table_world.h"

namespace table {
namespace {

namespace json = boost::json;
using world::Client;
using world::member_of;
using world::refusal_of;
using world::World;

TableSettings settings_with_ice() {
  TableSettings settings;
  settings.allow_setup = true;
  settings.ice = {.servers = {{.url = "stun:stun.example.org"}, {.url = "turn:turn.example.org"}},
                  .relay_secret = "north"};
  return settings;
}

constexpr const char* kFree =
    R"({"scenario":"S1","seed":1,"free_talk":true,"setup":{"heroes":{"yellow":"1a:0,1","purple":"1a:1,2","green":"1a:2,3","orange":"1a:2,1"}}})";
constexpr const char* kSilent = R"({"scenario":"S2","seed":1})";
constexpr const char* kText = R"("text":"Left")";

struct Talkers {
  World world{settings_with_ice()};
  Code code;
  Client* ana = nullptr;
  Client* ben = nullptr;

  explicit Talkers(const std::string& choice = kFree) {
    code = world.open(choice);
    ana = &world.join(code, "Ana");
    ben = &world.join(code, "Ben");
  }
  void start() { world.start(code, {ana, ben}); }
  notation::Record record() {
    ana->command("give_up");
    const auto read = notation::read_record(world.journal.records.begin()->second);
    EXPECT_TRUE(read) << read.error().what;
    return *read;
  }
};

std::vector<std::string> notes_of(const notation::Record& record) {
  std::vector<std::string> notes;
  for (const notation::RecordNote& note : record.notes) notes.push_back(notation::note_text(note));
  return notes;
}

TEST(TalkLimits, what_is_said_is_plain_text_of_bounded_length) {
  const Talkers table;
  table.ana->command("say", R"("text":"  a \u202e<b>\u200b\n  c ")");
  EXPECT_EQ(table.ben->last("talk").at("talk").at("text").as_string(), "a <b> c");
  const std::size_t heard = table.ben->lines.size();
  table.ana->command("say", "\"text\":\"" + std::string(201, 'x') + "\"");
  table.ana->command("say", R"("text":" \u200b ")");
  table.ana->command("phrase", R"("phrase":"go_home")");
  table.ana->command("point", R"("at":"1a:1,1","pawn":"green")");
  table.ana->command("sketch", R"("path":["1a:1,1"])");
  table.ana->command("emote", R"("emote":1)");
  table.ana->command("signal", R"("member":2,"data":")" + std::string(8'193, 'x') + "\"");
  EXPECT_EQ(std::ranges::count_if(table.ana->lines,
                                  [](const std::string& line) { return line.starts_with("{\"bad\""); }),
            7);
  EXPECT_EQ(table.ben->lines.size(), heard);
}

TEST(TalkLimits, nobody_talks_without_a_break) {
  Talkers table;
  for (int i = 0; i < 5; ++i) table.ana->command("say", kText);
  EXPECT_FALSE(table.ana->was_told("refused"));
  const std::size_t heard = table.ben->lines.size();
  table.ana->command("say", kText);
  EXPECT_EQ(refusal_of(*table.ana), "TooFast");
  EXPECT_EQ(table.ben->lines.size(), heard);
  table.ana->command("emote", R"("emote":"clap")");
  EXPECT_EQ(table.ben->lines.size(), heard + 1) << "gestures have a limit of their own";
  table.world.pass(1'000);
  table.ana->command("say", kText);
  EXPECT_EQ(table.ben->lines.size(), heard + 2);
}

// A text with a blocked word counts, too: comparing it is the work that the limit is there for.
TEST(TalkLimits, nobody_tries_blocked_words_without_a_break) {
  TableSettings settings;
  settings.blocked_words = protocol::BlockedWords::read("rude");
  World world{settings};
  const Code code = world.open(R"({"scenario":"S1"})");
  Client& ana = world.join(code, "Ana");
  const Client& ben = world.join(code, "Ben");
  const std::size_t heard = ben.lines.size();
  for (int i = 0; i < 5; ++i) {
    ana.command("say", R"("text":"How rude")");
    EXPECT_EQ(refusal_of(ana), "WordsNotAllowed");
  }
  ana.command("say", R"("text":"How rude")");
  EXPECT_EQ(refusal_of(ana), "TooFast");
  EXPECT_EQ(ben.lines.size(), heard);
  world.pass(1'000);
  ana.command("say", kText);
  EXPECT_EQ(ben.lines.size(), heard + 1);
}

TEST(TalkLimits, the_host_mutes_and_unmutes) {
  const Talkers table;
  table.ben->command("mute", R"("member":1,"on":true)");
  EXPECT_EQ(refusal_of(*table.ben), "OnlyTheHost");
  table.ana->command("mute", R"("member":77,"on":true)");
  EXPECT_EQ(refusal_of(*table.ana), "NoSuchMember");
  table.ana->command("mute", R"("member":2,"on":true)");
  EXPECT_TRUE(member_of(table.ana->table(), 2).at("muted").as_bool());
  for (const auto& [command, fields] : {std::pair{"say", kText}, std::pair{"emote", R"("emote":"clap")"},
                                        std::pair{"voice", R"("on":true)"}}) {
    table.ben->command(command, fields);
    EXPECT_EQ(refusal_of(*table.ben), "IsMuted") << command;
  }
  EXPECT_FALSE(table.ana->was_told("talk"));
  table.ana->command("mute", R"("member":2,"on":false)");
  table.ben->command("say", kText);
  EXPECT_TRUE(table.ana->was_told("talk"));
}

TEST(TalkLimits, voices_are_connected_between_two_seated_members_who_want_it) {
  Talkers table;
  Client& eva = table.world.join(table.code, "Eva", R"("as":"spectator")");
  const char* to_ben = R"("member":2,"data":"{\"sdp\":1}")";
  table.ana->command("signal", to_ben);
  EXPECT_EQ(refusal_of(*table.ana), "NoSuchMember") << "nobody has turned it on";
  table.ana->command("voice", R"("on":true)");
  EXPECT_TRUE(table.ben->last("voice").at("voice").at("on").as_bool());
  table.ana->command("signal", to_ben);
  EXPECT_FALSE(table.ben->was_told("signal")) << "Ben has not";
  table.ben->command("voice", R"("on":true)");
  table.ana->command("signal", to_ben);
  EXPECT_EQ(json::serialize(table.ben->last("signal").at("signal")), R"({"by":1,"data":"{\"sdp\":1}"})");
  EXPECT_FALSE(eva.was_told("signal"));
  eva.command("signal", to_ben);
  EXPECT_EQ(refusal_of(eva), "NoSeat");
  Client& ole = table.world.join(table.code, "Ole");
  EXPECT_TRUE(member_of(ole.table(), 1).at("voice").as_bool()) << "who comes later knows whom to call";
  EXPECT_FALSE(member_of(ole.table(), 3).at("voice").as_bool());
  table.ana->say(R"({"t":"ice"})");
  EXPECT_EQ(table.ana->last("ice").at("ice").at("servers").at(0).at("urls").at(0).as_string(),
            "stun:stun.example.org");
}

TEST(TalkLimits, relay_passwords_are_for_seated_members_with_voice_and_expire) {
  Talkers table;
  const auto servers_told = [](Client& client) {
    client.say(R"({"t":"ice"})");
    return client.last("ice").at("ice").at("servers").as_array();
  };
  const auto told = servers_told(*table.ana);
  ASSERT_EQ(told.size(), 2U);
  const std::string user{told[1].at("username").as_string()};
  EXPECT_EQ(std::stoll(user), table.world.now.wall_s + protocol::kRelayHoldsS);
  EXPECT_EQ(told[1].at("credential").as_string(), protocol::relay_password("north", user));
  Client& eva = table.world.join(table.code, "Eva", R"("as":"spectator")");
  EXPECT_EQ(servers_told(eva).size(), 1U);
  table.ben->command("stand");
  EXPECT_EQ(servers_told(*table.ben).size(), 1U);
  for (const char* voice : {"own_call", "none"}) {
    table.ana->command("choose", R"("choice":{"scenario":"S1","voice":")" + std::string{voice} + "\"}");
    EXPECT_EQ(servers_told(*table.ana).size(), 1U) << voice;
  }
  table.ana->command("choose", R"("choice":{"scenario":"S1","voice":"built_in"})");
  EXPECT_EQ(servers_told(*table.ana).size(), 2U);
}

TEST(TalkLimits, B_COM_1_voices_are_not_connected_in_silence) {
  Talkers table{kSilent};
  table.ana->command("voice", R"("on":true)");
  table.ben->command("voice", R"("on":true)");
  table.start();
  table.ana->command("signal", R"("member":2,"data":"go left")");
  EXPECT_EQ(refusal_of(*table.ana), "Silence");
  EXPECT_FALSE(table.ben->was_told("signal"));
}

TEST(TalkLimits, a_table_with_its_own_call_or_none_has_no_voice_chat) {
  for (const std::string voice : {"own_call", "none"}) {
    const Talkers table{R"({"scenario":"S2","voice":")" + voice + "\"}"};
    EXPECT_EQ(table.ana->table().at("choice").at("voice").as_string(), voice);
    table.ana->command("voice", R"("on":true)");
    EXPECT_EQ(refusal_of(*table.ana), "NoVoiceHere");
    table.ana->command("say", kText);
    EXPECT_TRUE(table.ben->was_told("talk"));
  }
}

TEST(TalkLimits, B_COM_1_names_are_fixed_while_a_game_runs) {
  Talkers table{kSilent};
  table.start();
  table.ana->command("rename", R"("name":"Go left")");
  EXPECT_EQ(refusal_of(*table.ana), "GameIsRunning");
}

TEST(TalkLimits, B_COM_1_avatars_are_chosen_before_a_game_and_stay_during_it) {
  Talkers table{kSilent};
  EXPECT_TRUE(member_of(table.ben->table(), 1).at("face").is_null());
  table.ana->command("face", R"("face":37)");
  EXPECT_EQ(member_of(table.ben->table(), 1).at("face").as_int64(), 37);
  table.start();
  table.ana->command("face", R"("face":38)");
  EXPECT_EQ(refusal_of(*table.ana), "GameIsRunning");
  EXPECT_EQ(member_of(table.ben->table(), 1).at("face").as_int64(), 37);
  table.ana->command("give_up");
  EXPECT_TRUE(table.world.journal.settlements.at(0).card.faces.starts_with("[37,0"));
  table.ana->command("face", R"("face":0)");
  EXPECT_TRUE(member_of(table.ben->table(), 1).at("face").is_null());
}

TEST(TalkLimits, B_COM_1_new_spectators_have_a_number_and_no_name) {
  Talkers table{kSilent};
  table.start();
  table.ben->skip();
  Client& eva = table.world.join(table.code, "Go left", R"("as":"spectator")");
  for (const std::string& line : table.ben->lines) EXPECT_FALSE(line.contains("Go left")) << line;
  EXPECT_EQ(member_of(table.ben->table(), eva.member).at("name").as_string(), "");
  EXPECT_EQ(member_of(table.ben->table(), 1).at("name").as_string(), "Ana");
  table.ana->command("give_up");
  EXPECT_EQ(member_of(table.ben->table(), eva.member).at("name").as_string(), "Go left");
}

TEST(TalkLimits, B_COM_1_someone_who_joins_and_takes_a_seat_is_a_number_until_the_end) {
  Talkers table{kSilent};
  table.start();
  table.ben->command("leave");
  table.ana->skip();
  Client& ben = table.world.join(table.code, "Go left");
  ben.command("take", R"("seat":1)");
  EXPECT_EQ(member_of(table.ana->table(), ben.member).at("name").as_string(), "#3");
  for (const std::string& line : table.ana->lines) EXPECT_FALSE(line.contains("Go left")) << line;
  table.ana->command("host", R"("member":3)");
  EXPECT_EQ(table.world.registry->summary(table.code)->host, "#3");
  ben.command("give_up");
  EXPECT_EQ(member_of(table.ana->table(), ben.member).at("name").as_string(), "Go left");
}

TEST(TalkLimits, B_COM_1_nobody_can_tap_out_a_message_with_visible_changes) {
  Talkers table{kSilent};
  table.start();
  const std::size_t heard = table.ben->lines.size();
  for (int i = 0; i < 60; ++i) {  // three seconds
    table.ana->command("lock", i % 2 == 0 ? R"("on":true)" : R"("on":false)");
    table.world.pass(50);
  }
  EXPECT_EQ(refusal_of(*table.ana), "TooFast");
  EXPECT_LE(table.ben->lines.size() - heard, 7U);
}

TEST(TalkLimits, B_COM_2_staring_is_allowed_in_silence) {
  Talkers table{kSilent};
  table.start();
  for (int i = 0; i < 15; ++i) {
    table.world.pass(3'000);
    table.ana->act("stare 1");
    EXPECT_TRUE(table.ana->was_told("done"));
    EXPECT_FALSE(table.ana->was_told("refused"));
  }
}

TEST(TalkLimits, B_COM_1_a_new_connection_does_not_reset_the_limits) {
  Talkers table{kSilent};
  table.start();
  const std::size_t heard = table.ben->lines.size();
  Client* ana = table.ana;
  for (int i = 0; i < 10; ++i) {
    ana->say(R"({"t":"hint","pawn":"yellow"})");
    if (i % 2 == 0) table.world.cut(*ana);
    ana = &table.world.come_back(table.code, table.ana->token);
    table.world.pass(100);
  }
  const auto hints =
      std::count_if(table.ben->lines.begin() + static_cast<std::ptrdiff_t>(heard), table.ben->lines.end(),
                    [](const std::string& line) { return line.starts_with("{\"hint\":"); });
  EXPECT_EQ(hints, 1);
}

TEST(TalkLimits, B_COM_1_a_hint_is_a_pawn_and_a_seat_and_at_most_two_changes_a_second) {
  Talkers table{kSilent};
  table.start();
  const std::size_t heard = table.ben->lines.size();
  for (int i = 0; i < 60; ++i) {  // three seconds of tapping
    table.ana->say(i % 2 == 0 ? R"({"t":"hint","pawn":"yellow"})" : R"({"t":"hint","pawn":null})");
    table.world.pass(50);
  }
  EXPECT_LE(table.ben->lines.size() - heard, 6U);
  EXPECT_GE(table.ben->lines.size() - heard, 4U);
  EXPECT_EQ(json::serialize(table.ben->last("hint")), R"({"hint":{"seat":0,"pawn":null}})")
      << "whatever was dropped, a letting go was not";
}

TEST(TalkLimits, ACH_35_the_record_says_who_talked_when_and_how_but_never_what) {
  Talkers table;
  table.start();
  table.world.pass(1'000);
  table.ana->command("say", kText);
  table.ana->command("say", kText);
  table.world.pass(500);
  table.ben->command("emote", R"("emote":"clap")");
  table.ben->command("voice", R"("on":true)");
  table.ben->command("spoke");
  for (const std::string& line : table.ana->lines) EXPECT_FALSE(line.contains("channel=")) << line;
  for (const auto& row : table.world.journal.rows.at(table.code)) EXPECT_FALSE(row.text.contains("Left"));
  EXPECT_EQ(notes_of(table.record()),
            (std::vector<std::string>{"~ 1000 s0 text", "~ 1500 s1 gesture", "~ 1500 s1 voice"}));
}

TEST(TalkLimits, ACH_35_constant_talk_is_noted_now_and_then) {
  Talkers table;
  table.start();
  for (int i = 0; i < 45; ++i) {
    table.ana->command("say", kText);
    table.world.pass(1'000);
  }
  EXPECT_EQ(notes_of(table.record()), (std::vector<std::string>{"~ 0 s0 text", "~ 30000 s0 text"}));
}

TEST(TalkLimits, ACH_36_a_stare_is_noted_too_without_its_target) {
  Talkers table{kSilent};
  table.start();
  table.world.pass(700);
  table.ana->act("stare 1");
  table.ana->act("stare 1");
  EXPECT_EQ(notes_of(table.record()), (std::vector<std::string>{"~ 700 s0 stare"}));
}

TEST(TalkLimits, ACH_36_a_call_of_their_own_is_noted_at_the_beginning) {
  Talkers table{R"({"scenario":"S2","voice":"own_call"})"};
  table.start();
  EXPECT_EQ(notes_of(table.record()), (std::vector<std::string>{"~ 0 - call"}));
}

TEST(TalkLimits, R_25_what_was_noted_survives_a_crash) {
  Talkers table;
  table.start();
  table.ana->command("say", kText);
  const std::string token = table.ana->token;
  table.world.crash();
  Client& ana = table.world.come_back(table.code, token);
  ana.last_number = 100;  // numbers continue
  ana.command("give_up");
  EXPECT_TRUE(table.world.journal.records.begin()->second.contains("\n~ 0 s0 text\n"));
}

}  // namespace
}  // namespace table
