#include "protocol/read_request.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/action_text.h"
#include "protocol/limits.h"
#include "support/schema.h"

namespace protocol {
namespace {

Request good(std::string_view text) {
  auto request = read_request(text);
  EXPECT_TRUE(request) << text << ": " << (request ? "" : request.error().what);
  EXPECT_EQ(schema::problem_of(text, schema::Direction::ToServer), std::nullopt) << text;
  return request ? *request : Request{};
}

template <class Wanted>
Wanted command(std::string_view text) {
  const Request request = good(text);
  const auto* numbered = std::get_if<Numbered>(&request);
  const auto* found = numbered != nullptr ? std::get_if<Wanted>(&numbered->command) : nullptr;
  EXPECT_NE(found, nullptr) << text;
  EXPECT_TRUE(numbered != nullptr && numbered->number == Number{17}) << text;
  return found != nullptr ? *found : Wanted{};
}

template <class Wanted>
Wanted unnumbered(std::string_view text) {
  const Request request = good(text);
  const auto* found = std::get_if<Wanted>(&request);
  EXPECT_NE(found, nullptr) << text;
  return found != nullptr ? *found : Wanted{};
}

// Not a request for us, nor for a client that follows the schema.
BadRequest bad(std::string_view text) {
  const auto request = read_request(text);
  EXPECT_FALSE(request) << text;
  EXPECT_NE(schema::problem_of(text, schema::Direction::ToServer), std::nullopt) << text;
  if (request) return {};
  EXPECT_TRUE(request.error().what.ends_with('.')) << request.error().what;
  return request.error();
}

// ---- the first message

TEST(ReadRequest, join) {
  const Join plain = unnumbered<Join>(R"({"t":"join","name":" Ana  Lena "})");
  EXPECT_EQ(plain.name, "Ana Lena");
  EXPECT_EQ(plain.part, Part::Player);
  EXPECT_EQ(plain.kind, Kind::Person);
  const Join bot = unnumbered<Join>(R"({"t":"join","name":"Bo","as":"spectator","kind":"bot"})");
  EXPECT_EQ(bot.part, Part::Spectator);
  EXPECT_EQ(bot.kind, Kind::Bot);
  EXPECT_EQ(bot.token, std::nullopt);
  EXPECT_EQ(unnumbered<Join>(R"({"t":"join","name":"TV","kind":"screen"})").kind, Kind::Screen);
  const Join same = unnumbered<Join>(R"({"kind":"person","as":"player","name":"Bo","t":"join"})");
  EXPECT_EQ(same.part, Part::Player);
  EXPECT_EQ(same.kind, Kind::Person);
}

TEST(ReadRequest, join_with_the_clients_own_secret) {
  const Join join =
      unnumbered<Join>(R"({"t":"join","name":"Bo","token":"000102030405060708090a0b0c0d0e0f"})");
  ASSERT_TRUE(join.token);
  EXPECT_EQ(text_of(*join.token), "000102030405060708090a0b0c0d0e0f");
  EXPECT_EQ(unnumbered<Join>(R"({"t":"join","name":"Bo","token":null})").token, std::nullopt);
}

TEST(ReadRequest, bad_joins) {
  for (const std::string_view text :
       {R"({"t":"join"})", R"({"t":"join","name":7})", R"({"t":"join","name":null})",
        R"({"t":"join","name":"Ana","as":"host"})", R"({"t":"join","name":"Ana","as":null})",
        R"({"t":"join","name":"Ana","as":1})", R"({"t":"join","name":"Ana","kind":"cat"})",
        R"({"t":"join","name":"Ana","kind":null})", R"({"t":"join","name":"Ana","n":1})",
        R"({"t":"join","name":"Ana","token":"00"})", R"({"t":"join","name":"Ana","token":7})",
        R"({"t":"join","name":"Ana","seen":1})"}) {
    bad(text);
  }
}

// The rules for names go beyond the schema.
TEST(ReadRequest, names_that_cannot_be_shown) {
  for (const std::string_view name :
       {"", "   ", "aaaaaaaaaaaaaaaaaaaaaaaaa", "a\\u0000b", "a\\nb", "a\\u202eb", "\\u200b"}) {
    const std::string quoted = "\"" + std::string{name} + "\"";
    EXPECT_FALSE(read_request(R"({"t":"join","name":)" + quoted + "}")) << name;
    EXPECT_FALSE(read_request(R"({"t":"rename","n":17,"name":)" + quoted + "}")) << name;
  }
}

TEST(ReadRequest, back) {
  const Back back = unnumbered<Back>(R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":41})");
  EXPECT_EQ(text_of(back.token), "000102030405060708090a0b0c0d0e0f");
  EXPECT_EQ(back.seen, Version{41});
  EXPECT_EQ(unnumbered<Back>(R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f"})").seen,
            std::nullopt);
  EXPECT_EQ(unnumbered<Back>(R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":null})").seen,
            std::nullopt);
  EXPECT_EQ(unnumbered<Back>(R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":0})").seen,
            Version{0});
}

TEST(ReadRequest, bad_backs) {
  for (const std::string_view text :
       {R"({"t":"back"})", R"({"t":"back","token":""})", R"({"t":"back","token":7})",
        R"({"t":"back","token":null})", R"({"t":"back","token":"000102030405060708090a0b0c0d0e0"})",
        R"({"t":"back","token":"000102030405060708090A0B0C0D0E0F"})",
        R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":-1})",
        R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":4294967296})",
        R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","seen":"41"})",
        R"({"t":"back","token":"000102030405060708090a0b0c0d0e0f","name":"Ana"})"}) {
    bad(text);
  }
}

// ---- playing

TEST(ReadRequest, do_with_every_kind_of_action) {
  for (const std::string_view action :
       {"y 1a:1,1>1a:0,1", "p 1a:1,1@3:2,0", "o 1a:2,3/1a:3,2", "1 9*:0,0>9*:0,1", "draw", "place 1a:0,2",
        "theft", "reveal", "discard 7", "do-something 2", "stare 8"}) {
    const Do request = command<Do>(R"({"t":"do","n":17,"a":")" + std::string{action} + "\"}");
    EXPECT_EQ(notation::text_of(request.action), action);
  }
}

TEST(ReadRequest, bad_actions) {
  for (const std::string_view action :
       {"", "y", "y 1a:1,1", "y 1a:1,1>1a:4,1", "x 1a:1,1>1a:0,1", "y 1a:1,1 > 1a:0,1", "Draw", " draw",
        "draw ", "draw; draw", "place", "place 1a", "stare 9", "stare -1", "do-something 02", "discard",
        "sand-runs-out"}) {
    const std::string text = R"({"t":"do","n":17,"a":")" + std::string{action} + "\"}";
    EXPECT_EQ(bad(text).number, Number{17}) << text;
  }
  EXPECT_FALSE(read_request(R"({"t":"do","n":17,"a":"discard 99"})"));
  EXPECT_FALSE(read_request(R"({"t":"do","n":17,"a":"y 25:1,1>25:0,1"})"));
  bad(R"({"t":"do","n":17})");
  bad(R"({"t":"do","n":17,"a":7})");
  bad(R"({"t":"do","n":17,"a":null})");
  bad(R"({"t":"do","n":17,"a":"draw","b":"draw"})");
  bad(R"({"t":"do","n":17,"a":"draw","seat":2})");
  bad(R"({"t":"do","a":"draw"})");
}

// B-TIME-1: no seat decides when the sand has run out.
TEST(ReadRequest, B_TIME_1_only_the_table_says_that_the_sand_has_run_out) {
  EXPECT_EQ(bad(R"({"t":"do","n":17,"a":"sand-runs-out"})").what,
            "Only the table can say that the sand has run out.");
}

// ---- around the game

TEST(ReadRequest, commands_about_yourself) {
  EXPECT_EQ(command<Rename>(R"({"t":"rename","n":17,"name":" Bo "})").name, "Bo");
  EXPECT_EQ(command<ChooseAvatar>(R"({"t":"face","n":17,"face":37})").face, 37);
  EXPECT_EQ(command<Sit>(R"({"t":"sit","n":17,"chair":3})").chair, 3);
  EXPECT_EQ(command<Sit>(R"({"t":"sit","n":17,"chair":8})").chair, 8);
  command<Stand>(R"({"t":"stand","n":17})");
  EXPECT_EQ(command<Take>(R"({"t":"take","n":17,"seat":2})").seat, 2);
  command<Leave>(R"({"t":"leave","n":17})");
}

TEST(ReadRequest, R_11_ready_and_not_ready) {
  EXPECT_EQ(command<Ready>(R"({"t":"ready","n":17,"on":true})").on, Switch::On);
  EXPECT_EQ(command<Ready>(R"({"t":"ready","n":17,"on":false})").on, Switch::Off);
}

TEST(ReadRequest, commands_of_the_host) {
  EXPECT_EQ(command<Lock>(R"({"t":"lock","n":17,"on":true})").on, Switch::On);
  EXPECT_EQ(command<Lock>(R"({"t":"lock","n":17,"on":false})").on, Switch::Off);
  EXPECT_EQ(command<Remove>(R"({"t":"remove","n":17,"member":3})").member, MemberId{3});
  EXPECT_EQ(command<LetIn>(R"({"t":"let_in","n":17,"member":3})").member, MemberId{3});
  EXPECT_EQ(command<Complain>(R"({"t":"complain","n":17,"member":3})").member, MemberId{3});
  EXPECT_EQ(command<PassHost>(R"({"t":"host","n":17,"member":65535})").to, MemberId{65535});
  EXPECT_EQ(command<Again>(R"({"t":"again","n":17,"deal":"new"})").deal, Deal::New);
  EXPECT_EQ(command<Again>(R"({"t":"again","n":17,"deal":"same"})").deal, Deal::Same);
  command<NextScenario>(R"({"t":"next","n":17})");
  command<GiveUp>(R"({"t":"give_up","n":17})");
  const Choose choose =
      command<Choose>(R"({"t":"choose","n":17,"choice":{"scenario":"S7","seats":4,"pauses":true}})");
  EXPECT_EQ(choose.choice, (Choice{.scenario = "S7", .seats = 4, .pauses = Pauses::Allowed}));
  EXPECT_EQ(command<Choose>(R"({"t":"choose","n":17,"choice":{}})").choice, Choice{});
  EXPECT_EQ(command<ChangeChoice>(R"({"t":"change","n":17,"choice":{"seats":4,"level":null}})").change,
            (ChoiceChange{.seats = 4, .level = std::optional<std::uint32_t>{}}));
  EXPECT_EQ(command<ChangeChoice>(R"({"t":"change","n":17,"choice":{}})").change, ChoiceChange{});
}

TEST(ReadRequest, R_16_R_25_pause_and_resume) {
  command<Pause>(R"({"t":"pause","n":17})");
  command<Resume>(R"({"t":"resume","n":17})");
}

TEST(ReadRequest, bad_fields) {
  for (const std::string_view text : {R"({"t":"face","n":17})",
                                      R"({"t":"face","n":17,"face":256})",
                                      R"({"t":"rename","n":17})",
                                      R"({"t":"rename","n":17,"name":7})",
                                      R"({"t":"sit","n":17})",
                                      R"({"t":"sit","n":17,"chair":9})",
                                      R"({"t":"sit","n":17,"chair":-1})",
                                      R"({"t":"sit","n":17,"chair":"3"})",
                                      R"({"t":"sit","n":17,"chair":null})",

                                      R"({"t":"sit","n":17,"seat":3})",
                                      R"({"t":"stand","n":17,"chair":3})",
                                      R"({"t":"ready","n":17})",
                                      R"({"t":"ready","n":17,"on":1})",
                                      R"({"t":"ready","n":17,"on":"true"})",
                                      R"({"t":"ready","n":17,"on":null})",
                                      R"({"t":"lock","n":17})",
                                      R"({"t":"lock","n":17,"on":0})",
                                      R"({"t":"remove","n":17})",
                                      R"({"t":"remove","n":17,"member":-1})",
                                      R"({"t":"remove","n":17,"member":65536})",
                                      R"({"t":"remove","n":17,"member":"Ana"})",
                                      R"({"t":"host","n":17})",
                                      R"({"t":"host","n":17,"member":null})",
                                      R"({"t":"host","n":17,"to":3})",
                                      R"({"t":"take","n":17})",
                                      R"({"t":"take","n":17,"seat":9})",
                                      R"({"t":"take","n":17,"seat":true})",
                                      R"({"t":"take","n":17,"seat":[1]})",
                                      R"({"t":"pause","n":17,"on":true})",
                                      R"({"t":"resume","n":17,"on":true})",
                                      R"({"t":"give_up","n":17,"why":""})",
                                      R"({"t":"again","n":17})",
                                      R"({"t":"again","n":17,"deal":"old"})",
                                      R"({"t":"again","n":17,"deal":null})",
                                      R"({"t":"again","n":17,"deal":true})",
                                      R"({"t":"next","n":17,"scenario":"S8"})",
                                      R"({"t":"leave","n":17,"x":1})",
                                      R"({"t":"choose","n":17})",
                                      R"({"t":"choose","n":17,"choice":null})",
                                      R"({"t":"choose","n":17,"choice":"S7"})",
                                      R"({"t":"choose","n":17,"choice":{"seats":10}})",
                                      R"({"t":"choose","n":17,"choice":{"x":1}})",
                                      R"({"t":"choose","n":17,"choice":{},"scenario":"S7"})",
                                      R"({"t":"change","n":17})",
                                      R"({"t":"change","n":17,"choice":null})",
                                      R"({"t":"change","n":17,"choice":{"seats":10}})",
                                      R"({"t":"change","n":17,"choice":{"seats":null}})",
                                      R"({"t":"change","n":17,"choice":{"voice":"loud"}})",
                                      R"({"t":"change","n":17,"choice":{"seed":1}})",
                                      R"({"t":"change","n":17,"choice":{"setup":{}}})",
                                      R"({"t":"change","n":17,"choice":{"x":1}})"}) {
    EXPECT_EQ(bad(text).number, Number{17}) << text;
  }
}

TEST(ReadRequest, every_command_has_a_number) {
  for (const std::string_view rest :
       {R"("t":"do","a":"draw")", R"("t":"rename","name":"Bo")", R"("t":"face","face":37)",
        R"("t":"sit","chair":3)", R"("t":"stand")", R"("t":"ready","on":true)", R"("t":"choose","choice":{})",
        R"("t":"change","choice":{})", R"("t":"lock","on":true)", R"("t":"remove","member":3)",
        R"("t":"host","member":3)", R"("t":"take","seat":3)", R"("t":"pause")", R"("t":"resume")",
        R"("t":"give_up")", R"("t":"again","deal":"new")", R"("t":"next")", R"("t":"leave")"}) {
    for (const std::string_view number :
         {"0", "-1", "4294967296", "1.0", "1e3", "\"17\"", "null", "true", "[]"}) {
      const std::string text = "{" + std::string{rest} + R"(,"n":)" + std::string{number} + "}";
      EXPECT_EQ(bad(text).number, std::nullopt) << text;
    }
    bad("{" + std::string{rest} + "}");
    good("{" + std::string{rest} + R"(,"n":1})");
    good("{" + std::string{rest} + R"(,"n":4294967295})");
  }
}

// ---- without a number

TEST(ReadRequest, questions_and_hints) {
  unnumbered<Snapshot>(R"({"t":"snapshot"})");
  unnumbered<AskTime>(R"({"t":"time"})");
  EXPECT_EQ(unnumbered<Hint>(R"({"t":"hint","pawn":"yellow"})").pawn, rules::Pawn::Yellow);
  EXPECT_EQ(unnumbered<Hint>(R"({"t":"hint","pawn":"guard4"})").pawn, rules::Pawn::Guard4);
  EXPECT_EQ(unnumbered<Hint>(R"({"t":"hint","pawn":null})").pawn, std::nullopt);
  for (const std::string_view text :
       {R"({"t":"snapshot","v":1})", R"({"t":"time","now":1})", R"({"t":"hint"})",
        R"({"t":"hint","pawn":"red"})", R"({"t":"hint","pawn":1})",
        R"({"t":"hint","pawn":"yellow","at":"1a:0,0"})"}) {
    bad(text);
  }
  EXPECT_EQ(bad(R"({"t":"time","n":17})").number, Number{17});
}

// ---- not a request

TEST(ReadRequest, invalid_requests) {
  for (const std::string_view text : {R"({"t":"sit","n":17,"chair":3.5})",
                                      "",
                                      " ",
                                      "x",
                                      "null",
                                      "7",
                                      "\"do\"",
                                      "[]",
                                      R"([{"t":"time"}])",
                                      "{}",
                                      R"({"n":17})",
                                      R"({"t":null})",
                                      R"({"t":7})",
                                      R"({"t":""})",
                                      R"({"t":"dance"})",
                                      R"({"t":"Do","n":17,"a":"draw"})",
                                      R"({"T":"time"})",
                                      R"({"t":["time"]})",
                                      R"({"t":"time"}{"t":"time"})",
                                      R"({"t":"time")"}) {
    bad(text);
  }
}

// To a schema a duplicate key is one key; to us it is a mistake.
TEST(ReadRequest, a_duplicate_field_is_an_error) {
  EXPECT_FALSE(read_request(R"({"t":"time","t":"time"})"));
  EXPECT_FALSE(read_request(R"({"t":"do","n":17,"n":18,"a":"draw"})"));
  EXPECT_FALSE(read_request(R"({"t":"choose","n":17,"choice":{"seats":3,"seats":4}})"));
}

TEST(ReadRequest, has_a_size_limit) {
  const std::string time = R"({"t":"time"})";
  EXPECT_TRUE(read_request(time + std::string(kLargestRequest - time.size(), ' ')));
  EXPECT_FALSE(read_request(time + std::string(kLargestRequest - time.size() + 1, ' ')));
}

TEST(ReadRequest, a_bad_request_names_what_is_wrong) {
  EXPECT_EQ(bad(R"({"t":"sit","n":17})").what, "The field \"chair\" is missing.");
  EXPECT_EQ(bad(R"({"t":"sit","n":17,"chair":9})").what, "\"chair\" must be a whole number from 0 to 8.");
  EXPECT_EQ(bad(R"({"t":"stand","n":17,"on":1})").what, "There's no field \"on\" here.");
  EXPECT_EQ(bad(R"({"t":"dance","n":17})").what, "There's no request \"dance\".");
  EXPECT_EQ(bad(R"({"n":17})").what, "The field \"t\" is missing.");
  EXPECT_EQ(bad(R"({"t":"again","n":17,"deal":"old"})").what, "\"deal\" must be one of \"new\" \"same\".");
  EXPECT_EQ(bad("[]").what, "A request must be an object.");
  EXPECT_LT(bad(R"({"t":"time",")" + std::string(200, 'x') + R"(":1})").what.size(), 100U);
}

// ---- teammates

TEST(ReadRequest, fill) {
  const Fill all = command<Fill>(R"({"t":"fill","n":17})");
  EXPECT_FALSE(all.chair || all.seats || all.pace);
  EXPECT_EQ(command<Fill>(R"({"t":"fill","n":17,"chair":8,"seats":null})").chair, std::uint8_t{8});
  EXPECT_EQ(command<Fill>(R"({"t":"fill","n":17,"pace":"gentle"})").pace, ai::Pace::Gentle);
  const Fill four = command<Fill>(R"({"t":"fill","n":17,"seats":4,"pace":"instant"})");
  EXPECT_EQ(four.seats, std::uint8_t{4});
  EXPECT_EQ(four.pace, ai::Pace::Instant);
}

TEST(ReadRequest, teammates) {
  const auto none = command<SettleTeammates>(R"({"t":"teammates","n":17,"pace":null})");
  EXPECT_FALSE(none.pace || none.stand_in);
  const auto both = command<SettleTeammates>(R"({"t":"teammates","n":17,"pace":"brisk","stand_in":false})");
  EXPECT_EQ(both.pace, ai::Pace::Brisk);
  EXPECT_EQ(both.stand_in, Switch::Off);
}

TEST(ReadRequest, bad_words_about_teammates) {
  for (const std::string_view text :
       {R"({"t":"fill"})", R"({"t":"fill","n":17,"chair":9})", R"({"t":"fill","n":17,"chair":-1})",
        R"({"t":"fill","n":17,"seats":0})", R"({"t":"fill","n":17,"seats":10})",
        R"({"t":"fill","n":17,"pace":"slow"})", R"({"t":"fill","n":17,"pace":1})",
        R"({"t":"fill","n":17,"stand_in":true})", R"({"t":"teammates","n":17,"stand_in":1})",
        R"({"t":"teammates","n":17,"chair":1})", R"({"t":"join","name":"Ana","kind":"teammate"})"}) {
    bad(text);
  }
  // That two fields exclude each other is beyond the schema.
  EXPECT_FALSE(read_request(R"({"t":"fill","n":17,"chair":1,"seats":4})"));
}

TEST(ReadNewTable, a_choice_and_who_is_seated_from_the_start) {
  const auto plain = read_new_table(R"({"scenario":"S7"})");
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->choice.scenario, "S7");
  EXPECT_EQ(plain->teammates, 0);
  EXPECT_EQ(plain->teammate_settings, TeammateSettings{});
  const auto three = read_new_table(R"({"seats":4,"teammates":{"count":3,"pace":"brisk","stand_in":true}})");
  ASSERT_TRUE(three);
  EXPECT_EQ(three->teammates, 3);
  EXPECT_EQ(three->choice.seats, 4);
  EXPECT_EQ(three->teammate_settings, (TeammateSettings{ai::Pace::Brisk, StandIn::Allowed}));
}

TEST(ReadNewTable, invalid_ones) {
  for (const std::string_view text :
       {"", "[]", R"({"teammates":3})", R"({"teammates":{"count":10}})", R"({"teammates":{"number":1}})",
        R"({"teammates":{"pace":"slow"}})", R"({"teammates":null})", R"({"scenario":7})"}) {
    const auto table = read_new_table(text);
    ASSERT_FALSE(table) << text;
    EXPECT_FALSE(table.error().what.empty());
  }
  // It belongs to a new table, not to a choice.
  EXPECT_FALSE(read_choice(R"({"teammates":{"count":1}})"));
}

}  // namespace
}  // namespace protocol
