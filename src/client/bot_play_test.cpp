#include "client/bot_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "support/line_end.h"

namespace client {
namespace {

namespace json = boost::json;

// A bot at a real table; the test answers for it.
class Bot {
 public:
  Bot(world::World& world, world::Code code, std::uint8_t secret, BotOptions options = {.games = 1})
      : line_(world, code),
        play(*net::TableLink::read("http://127.0.0.1:8080/t/" + code.text()),
             {.name = "Robo", .kind = protocol::Kind::Bot, .token = {{secret}}}, options) {}

  void connect() {
    line_.connect();
    play.connection_opened(now());
    attend();
  }
  void connection_lost() {
    line_.cut();
    play.connection_lost("The connection was lost.", now());
  }
  bool attend() {
    const bool has_moved = line_.carry(play);
    for (const std::string& line : play.take_bot_lines()) told.push_back(json::parse(line).as_object());
    return has_moved;
  }
  void settle() {
    while (attend()) {
    }
  }
  void pass(std::int64_t ms) {
    line_.pass(ms);
    settle();
  }
  void say(std::string_view line) {
    play.hear_bot(line, now());
    settle();
  }

  std::size_t count(std::string_view key) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(told, [&](const json::object& line) { return line.contains(key); }));
  }
  // The last line with that key.
  json::object last(std::string_view key) const {
    for (auto line = told.rbegin(); line != told.rend(); ++line) {
      if (line->contains(key)) return *line;
    }
    ADD_FAILURE() << "The bot was not told of " << key;
    return {};
  }
  std::string first_legal() const {
    return std::string{last("ask").at("legal").at(0).at("action").as_string()};
  }
  void act(const std::string& action) { say(R"({"cmd":"do","action":")" + action + "\"}"); }
  std::int64_t now() const { return line_.now(); }

 private:
  world::LineEnd line_;

 public:
  BotPlay play;
  std::vector<json::object> told;
};

struct BotPlayTest : testing::Test {
  world::World world;
  world::Code code = world.open(R"({"scenario":"S3","sand_ms":20000})");

  // Alone at its table, in a running game.
  void begin(Bot& bot) {
    bot.connect();
    bot.settle();
    bot.pass(3'000);
    bot.pass(500);
    ASSERT_EQ(bot.count("ask"), 1U);
  }
};

TEST_F(BotPlayTest, sits_down_gets_ready_and_is_asked) {
  Bot bot{world, code, 1};
  bot.connect();
  EXPECT_EQ(bot.last("hello").at("hello").at("name").as_string(), "Robo");
  bot.settle();
  bot.pass(3'000);
  EXPECT_EQ(bot.last("begin").at("begin").at("seat").to_number<int>(), 0);
  EXPECT_EQ(bot.last("begin").at("begin").at("seats").to_number<int>(), 1);
  EXPECT_TRUE(bot.last("begin").at("state").at("deck").at("order").is_null());
  EXPECT_EQ(bot.count("ask"), 0U);  // it waits a moment before the first question
  bot.pass(500);
  EXPECT_EQ(bot.last("ask").at("ask").to_number<int>(), 1);
  EXPECT_FALSE(bot.last("ask").at("legal").as_array().empty());
}

TEST_F(BotPlayTest, says_where_it_sits_and_what_it_is_waiting_for) {
  const std::string name = code.text();
  Bot patient{world, code, 1, {.games = 0}};
  patient.connect();
  patient.settle();
  patient.pass(100);
  EXPECT_EQ(patient.play.take_remarks(),
            std::vector{"Robo has joined table " + name +
                        " and gets ready when a person joins. Open http://127.0.0.1:8080/t/" + name +
                        " in a browser."});
  Bot sociable{world, code, 2, {.games = 1, .wait_for = 3}};
  sociable.connect();
  sociable.settle();
  sociable.pass(100);
  EXPECT_EQ(sociable.play.take_remarks(),
            std::vector{"Robo 2 has joined table " + name + " and gets ready when 3 are seated."});
  Bot ready{world, code, 3};
  ready.connect();
  ready.settle();
  ready.pass(100);
  EXPECT_EQ(ready.play.take_remarks(), std::vector{"Robo 3 has joined table " + name + "."});
}

TEST_F(BotPlayTest, its_action_is_accepted_and_the_next_question_keeps_the_pace) {
  Bot bot{world, code, 1};
  begin(bot);
  bot.act(bot.first_legal());
  EXPECT_EQ(bot.play.tally().accepted, 1U);
  EXPECT_EQ(bot.last("events").at("seat").to_number<int>(), 0);
  EXPECT_EQ(bot.count("ask"), 1U);
  bot.pass(499);
  EXPECT_EQ(bot.count("ask"), 1U);
  bot.pass(1);
  EXPECT_EQ(bot.count("ask"), 2U);
}

TEST_F(BotPlayTest, illegal_actions_never_reach_the_table) {
  Bot bot{world, code, 1};
  begin(bot);
  const auto version = bot.play.game_at_table().version();
  const auto number = bot.play.game_at_table().last_number();
  bot.act("theft");
  EXPECT_EQ(bot.last("refused").at("refused").as_string(), "NotOnTheirItems");
  EXPECT_EQ(bot.play.tally().illegal, 1U);
  EXPECT_EQ(bot.play.game_at_table().version(), version);
  EXPECT_EQ(bot.play.game_at_table().last_number(), number);
  bot.pass(500);
  EXPECT_EQ(bot.count("ask"), 2U);  // it may try again
}

TEST_F(BotPlayTest, a_bot_that_does_not_wait_is_told_to) {
  Bot bot{world, code, 1};
  begin(bot);
  const std::string action = bot.first_legal();
  bot.act(action);
  bot.act(action);
  EXPECT_EQ(bot.last("refused").at("refused").as_string(), "TooFast");
  EXPECT_EQ(bot.play.tally().accepted, 1U);
}

TEST_F(BotPlayTest, after_a_pass_it_is_asked_again_when_something_has_happened) {
  Bot bot{world, code, 1};
  begin(bot);
  bot.say(R"({"cmd":"pass"})");
  bot.pass(5'000);
  EXPECT_EQ(bot.count("ask"), 1U);
  world.join(code, "Eva", R"("as":"spectator")");
  bot.pass(20);
  EXPECT_EQ(bot.count("ask"), 2U);
}

TEST_F(BotPlayTest, gives_the_same_answers_as_the_engine) {
  Bot bot{world, code, 1};
  bot.say(R"({"cmd":"legal"})");
  EXPECT_EQ(bot.last("refused").at("refused").as_string(), "NoGame");
  begin(bot);
  bot.say(R"({"cmd":"legal","signals":true})");
  EXPECT_TRUE(bot.told.back().contains("legal"));
  EXPECT_FALSE(bot.told.back().contains("ask"));
  bot.say(R"({"cmd":"state"})");
  EXPECT_EQ(bot.told.back().at("outcome").as_string(), "running");
  EXPECT_EQ(bot.told.back().at("version").to_number<std::uint32_t>(),
            bot.play.game_at_table().version().value);
}

TEST_F(BotPlayTest, leaves_after_its_games_and_says_where_the_record_is) {
  Bot bot{world, code, 1};
  begin(bot);
  bot.pass(25'000);
  EXPECT_EQ(bot.last("end").at("end").at("result").as_string(), "lost");
  EXPECT_TRUE(
      bot.last("end").at("end").at("record").as_string().starts_with("http://127.0.0.1:8080/api/records/"));
  ASSERT_TRUE(bot.play.ending());
  EXPECT_EQ(bot.play.ending()->how, BotEnd::Done);
  EXPECT_EQ(bot.play.tally().games, 1U);
  EXPECT_TRUE(bot.told.back().contains("bye"));
}

TEST_F(BotPlayTest, a_hanging_bot_gives_up_its_seat) {
  Bot bot{world, code, 1, {.games = 1, .patience_ms = 2'000}};
  begin(bot);
  const world::Client& eva = world.join(code, "Eva", R"("as":"spectator")");
  bot.pass(2'100);
  ASSERT_TRUE(bot.play.ending());
  EXPECT_EQ(bot.play.ending()->how, BotEnd::Misbehaved);
  EXPECT_EQ(eva.table().at("members").as_array().size(), 1U);
}

TEST_F(BotPlayTest, is_stopped_for_nonsense_and_floods) {
  Bot babbler{world, code, 1};
  begin(babbler);
  babbler.play.take_remarks();
  babbler.say("all work and no play");
  EXPECT_EQ(babbler.last("error").at("error").as_string(), "A line must be one JSON object.");
  EXPECT_FALSE(babbler.play.take_remarks().empty());
  for (int i = 0; i < 20; ++i) babbler.say(R"({"cmd":"dance"})");
  ASSERT_TRUE(babbler.play.ending());
  EXPECT_EQ(babbler.play.ending()->how, BotEnd::Misbehaved);

  Bot chatterbox{world, world.open(R"({"scenario":"S3"})"), 2};
  begin(chatterbox);
  for (int i = 0; i < 200; ++i) chatterbox.say(R"({"cmd":"pass"})");
  EXPECT_FALSE(chatterbox.play.ending());
  chatterbox.say(R"({"cmd":"pass"})");
  ASSERT_TRUE(chatterbox.play.ending());
  EXPECT_EQ(chatterbox.play.ending()->how, BotEnd::Misbehaved);
}

TEST_F(BotPlayTest, comes_back_after_a_lost_connection) {
  Bot bot{world, code, 1};
  begin(bot);
  bot.connection_lost();
  bot.act(bot.first_legal());
  EXPECT_EQ(bot.last("refused").at("refused").as_string(), "TooFast");
  bot.connect();
  bot.pass(600);
  EXPECT_EQ(bot.count("ask"), 2U);
  bot.act(bot.first_legal());
  EXPECT_EQ(bot.play.tally().accepted, 1U);
}

TEST_F(BotPlayTest, R_25_bots_resume_only_if_no_person_is_there) {
  Bot bot{world, code, 1};
  begin(bot);
  world.crash();
  bot.play.connection_lost("The server was killed.", bot.now());
  bot.connect();
  bot.settle();
  EXPECT_EQ(bot.play.game_at_table().table().clock, protocol::ClockState::Running);

  bot.play.connection_lost("The server was killed.", bot.now());
  world.join(code, "Eva", R"("as":"spectator")");
  world.crash();
  const world::Client& eva = world.join(code, "Eva", R"("as":"spectator")");
  bot.connect();
  bot.settle();
  EXPECT_EQ(eva.table().at("clock").as_string(), "interrupted");
}

TEST_F(BotPlayTest, R_25_a_restored_game_at_the_same_version_is_resumed_too) {
  Bot bot{world, code, 1};
  begin(bot);
  const auto rows = world.journal.rows;
  const auto durable = world.journal.durable;
  bot.act(bot.first_legal());
  ASSERT_EQ(bot.play.tally().accepted, 1U);
  bot.play.connection_lost("The server was stopped.", bot.now());
  // The backup lacks the action; the interruption has its number instead.
  world.journal.rows = rows;
  world.journal.durable = durable;
  world.crash();
  bot.connect();
  bot.settle();
  EXPECT_EQ(bot.play.game_at_table().table().clock, protocol::ClockState::Running);
  const std::size_t asked = bot.count("ask");
  bot.pass(600);
  EXPECT_GT(bot.count("ask"), asked) << "and the bot is asked again";
}

TEST_F(BotPlayTest, R_25_bots_resume_when_the_last_person_has_gone) {
  Bot bot{world, code, 1};
  begin(bot);
  bot.play.connection_lost("The server was killed.", bot.now());
  world.crash();
  world::Client& eva = world.join(code, "Eva", R"("as":"spectator")");
  bot.connect();
  bot.settle();
  bot.pass(1'000);
  ASSERT_EQ(eva.table().at("clock").as_string(), "interrupted");
  world.cut(eva);
  bot.settle();
  EXPECT_EQ(bot.play.game_at_table().table().clock, protocol::ClockState::Running);
}

// What was refused only because of the disk is asked for again, even if nothing else has happened at the
// table.
TEST_F(BotPlayTest, gets_ready_when_the_disk_works_again) {
  Bot bot{world, code, 1};
  bot.connect();
  world.registry->trouble(table::StoreState::Fails, world.now);
  bot.attend();  // this request and the news of the disk cross
  ASSERT_EQ(bot.play.take_remarks().back(),
            "Refused: The server can't save right now. The game is stopped until it can. (R-25)");
  bot.pass(1'000);
  world.registry->trouble(table::StoreState::Works, world.now);
  bot.settle();
  EXPECT_EQ(bot.play.game_at_table().table().phase, protocol::Phase::Counting);
}

TEST_F(BotPlayTest, hands_the_table_over_to_people_and_waits_for_them) {
  Bot bot{world, code, 1, {.games = 0}};
  bot.connect();
  bot.settle();
  bot.pass(10'000);
  EXPECT_EQ(bot.count("begin"), 0U);  // nobody is here to play with
  world::Client& ana = world.join(code, "Ana");
  bot.settle();
  EXPECT_EQ(ana.table().at("host").to_number<int>(), 2);
  ana.command("ready", R"("on":true)");
  bot.pass(3'000);
  EXPECT_EQ(bot.count("begin"), 1U);
}

TEST_F(BotPlayTest, takes_a_free_seat_of_a_running_game) {
  const world::Code four = world.open(R"({"scenario":"S3","seats":4})");
  world::Client& ana = world.join(four, "Ana");
  world.start(four, {&ana});
  Bot bot{world, four, 1};
  bot.connect();
  bot.settle();
  EXPECT_EQ(bot.last("begin").at("begin").at("seat").to_number<int>(), 1);
}

TEST_F(BotPlayTest, a_full_table_has_no_seat_for_it) {
  const world::Code one = world.open(R"({"scenario":"S3","seats":1})");
  world.join(one, "Ana");
  Bot bot{world, one, 1};
  bot.connect();
  bot.settle();
  ASSERT_TRUE(bot.play.ending());
  EXPECT_EQ(bot.play.ending()->how, BotEnd::NotAtTable);
}

TEST_F(BotPlayTest, says_why_it_was_not_let_in) {
  const world::Code closed = world.open(R"({"bots":false})");
  Bot bot{world, closed, 1};
  bot.connect();
  ASSERT_TRUE(bot.play.ending());
  EXPECT_EQ(bot.play.ending()->how, BotEnd::NotAtTable);
  EXPECT_EQ(bot.play.ending()->sentence, "This table doesn't allow bots.");
}

}  // namespace
}  // namespace client
