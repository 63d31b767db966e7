#include "client/remote_game.h"

#include <gtest/gtest.h>

#include "notation/action_text.h"
#include "rules/legal.h"
#include "rules/view.h"
#include "support/schema.h"
#include "support/table_world.h"

namespace client {
namespace {

using protocol::Do;
using protocol::Ready;

// A client at a real table, on a connection that the test controls.
class TestClient {
 public:
  TestClient(world::World& world, world::Code code, std::uint8_t secret, std::string name)
      : world_(world), code_(code), game({.name = std::move(name), .token = {{secret}}}) {}

  void connect() {
    end_ = &world_.connect(code_);
    read_ = 0;
    for (const std::string& line : game.hello(now())) say(line);
    listen();
  }
  void cut() {
    world_.cut(*end_);
    end_ = nullptr;
    game.connection_lost(now());
  }
  // The server doesn't notice.
  void forget_line() {
    end_ = nullptr;
    game.connection_lost(now());
  }
  // Returns the line that would have been sent.
  std::string command(const protocol::Command& command) {
    const auto line = game.ask(command, now());
    if (line && end_ != nullptr) say(*line);
    return line.value_or("");
  }
  void say(const std::string& line) {
    EXPECT_FALSE(schema::problem_of(std::string_view{line}, schema::Direction::ToServer)) << line;
    if (end_ != nullptr) end_->say(line);
  }
  // Everything that has arrived so far.
  void listen() {
    while (end_ != nullptr && read_ < end_->lines.size()) hear(end_->lines[read_++]);
  }
  void hear(const std::string& line) {
    const RemoteGame::Reaction reaction = game.hear(line, now());
    for (const RemoteNews& news : reaction.news) heard.push_back(news);
    for (const std::string& answer : reaction.say) say(answer);
  }
  // Without reading them.
  void lose_what_has_arrived() { read_ = end_->lines.size(); }

  std::optional<rules::Action> possible_walk() const {
    for (const rules::Action& action :
         rules::legal_actions(game.shown().rules, game.shown().state, *game.seat())) {
      if (std::holds_alternative<rules::Move>(action)) return action;
    }
    return std::nullopt;
  }
  std::uint64_t hash() const { return rules::public_hash(game.confirmed().state); }
  template <class Kind>
  const Kind* last() const {
    for (auto news = heard.rbegin(); news != heard.rend(); ++news) {
      if (const auto* found = std::get_if<Kind>(&*news)) return found;
    }
    return nullptr;
  }
  std::int64_t now() const { return world_.now.steady_ms + 77'000; }  // another machine, another clock
  bool is_connected() const { return end_ != nullptr; }

 private:
  world::World& world_;
  world::Code code_;
  world::Client* end_ = nullptr;
  std::size_t read_ = 0;

 public:
  RemoteGame game;
  std::vector<RemoteNews> heard;
};

struct RemoteGameTest : testing::Test {
  void listen() {
    ana.listen();
    ben.listen();
  }
  void begin() {
    ana.connect();
    ben.connect();
    ana.command(Ready{});
    ben.command(Ready{});
    world.pass(world.settings.countdown_ms);
    listen();
  }
  // Moves any pawn that can move.
  TestClient& walker() { return ana.possible_walk() ? ana : ben; }

  world::World world;
  world::Code code = world.open(R"({"scenario":"S3","pauses":true})");
  TestClient ana{world, code, 1, "Ana"};
  TestClient ben{world, code, 2, "Ben"};
};

TEST_F(RemoteGameTest, knows_the_table_it_joins) {
  ana.connect();
  ben.connect();
  listen();
  ASSERT_TRUE(ana.game.is_at_table());
  EXPECT_TRUE(ana.game.is_host());
  EXPECT_FALSE(ben.game.is_host());
  EXPECT_FALSE(ana.game.has_game());
  const RemoteTable& table = ben.game.table();
  ASSERT_EQ(table.members.size(), 2U);
  EXPECT_EQ(table.members[0].name, "Ana");
  EXPECT_EQ(table.members[0].left, table.members[1].id);
  EXPECT_EQ(table.sitting_on(1)->name, "Ben");
  EXPECT_EQ(table.sitting_on(2), nullptr);
  EXPECT_EQ(table.choice.scenario, "S3");
  ASSERT_NE(ana.last<TableHasChanged>(), nullptr);
  EXPECT_EQ(ana.last<TableHasChanged>()->news, "Ben has joined.");
}

TEST_F(RemoteGameTest, counts_down_with_the_table) {
  ana.connect();
  ana.command(Ready{});
  ana.listen();
  EXPECT_EQ(ana.game.countdown_ends_ms(), ana.now() + world.settings.countdown_ms);
  ana.command(Ready{protocol::Switch::Off});
  ana.listen();
  EXPECT_FALSE(ana.game.countdown_ends_ms());
  EXPECT_EQ(ana.last<TableHasChanged>()->news, "The countdown has stopped.");
}

TEST_F(RemoteGameTest, everyone_folds_the_same_game) {
  begin();
  for (int i = 0; i < 30; ++i) {
    world.pass(300);
    TestClient& actor = walker();
    ASSERT_TRUE(actor.possible_walk());
    actor.command(Do{*actor.possible_walk()});
    listen();
    ASSERT_EQ(ana.hash(), ben.hash());
    ASSERT_EQ(ana.game.version(), ben.game.version());
  }
  EXPECT_EQ(ana.game.unanswered(), 0U);
  EXPECT_EQ(ana.game.resyncs() + ben.game.resyncs(), 0U);
  EXPECT_EQ(ana.game.confirmed().state, ana.game.shown().state);
}

TEST_F(RemoteGameTest, a_pawn_is_shown_in_its_new_place_at_once) {
  begin();
  TestClient& actor = walker();
  const rules::Action action = *actor.possible_walk();
  const auto& move = std::get<rules::Move>(action);
  const auto place = [&](const rules::Game& game) { return rules::place_of(game.state, move.pawn); };
  world.disk_is_quick = false;
  actor.command(Do{action});
  listen();
  EXPECT_EQ(place(actor.game.shown()), move.to);
  EXPECT_EQ(place(actor.game.confirmed()), move.from);
  // The next step starts from there, although the first one isn't confirmed yet.
  EXPECT_TRUE(actor.possible_walk());
  world.settle_disk();
  listen();
  EXPECT_EQ(place(actor.game.confirmed()), move.to);
}

TEST_F(RemoteGameTest, a_refusal_is_a_sentence_with_its_rule_and_the_pawn_goes_back) {
  begin();
  ana.command(Do{rules::Theft{}});
  ana.listen();
  ASSERT_NE(ana.last<RequestRefused>(), nullptr);
  EXPECT_TRUE(ana.last<RequestRefused>()->sentence.contains("(B-THEFT-"))
      << ana.last<RequestRefused>()->sentence;
  EXPECT_EQ(ana.last<SomebodyActed>(), nullptr);
  EXPECT_EQ(ben.last<RequestRefused>(), nullptr);
  EXPECT_EQ(ana.game.unanswered(), 0U);
}

TEST_F(RemoteGameTest, R_4_unanswered_requests_are_repeated_after_a_lost_connection_and_done_once) {
  begin();
  TestClient& actor = walker();
  actor.lose_what_has_arrived();
  actor.command(Do{*actor.possible_walk()});
  actor.lose_what_has_arrived();  // the answer is lost with the connection
  const auto version = actor.game.version();
  actor.cut();
  world.pass(1'000);
  EXPECT_EQ(actor.game.unanswered(), 1U);
  actor.connect();
  listen();
  EXPECT_EQ(actor.game.unanswered(), 0U);
  EXPECT_EQ(actor.game.version().value, version.value + 1);
  EXPECT_EQ(ana.hash(), ben.hash());
  EXPECT_EQ(world.registry->counts().repeats, 1U);
  EXPECT_EQ(world.registry->counts().actions, 1U);
  EXPECT_EQ(world.registry->counts().snapshots, 0U);
}

TEST_F(RemoteGameTest, R_4_requests_older_than_two_seconds_are_not_repeated) {
  begin();
  TestClient& actor = walker();
  actor.cut();
  actor.command(Do{*actor.possible_walk()});
  world.pass(2'001);
  const auto lines = actor.game.hello(actor.now());
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_TRUE(lines[0].contains("\"back\"")) << lines[0];
  EXPECT_EQ(actor.game.unanswered(), 0U);
  EXPECT_EQ(actor.game.shown().state, actor.game.confirmed().state);
}

TEST_F(RemoteGameTest, catches_up_with_what_it_missed) {
  begin();
  TestClient& actor = walker();
  TestClient& other = &actor == &ana ? ben : ana;
  other.cut();
  actor.listen();
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(actor.possible_walk());
    actor.command(Do{*actor.possible_walk()});
    actor.listen();
  }
  other.connect();
  listen();
  EXPECT_EQ(ana.hash(), ben.hash());
  EXPECT_EQ(other.game.resyncs(), 0U);
  EXPECT_EQ(world.registry->counts().snapshots, 0U);
}

TEST_F(RemoteGameTest, a_join_whose_answer_was_lost_is_repeated) {
  ana.connect();
  const MemberId member = ana.game.member();
  TestClient again{world, code, 1, "Ana"};
  again.connect();
  again.listen();
  EXPECT_EQ(again.game.member(), member);
  EXPECT_EQ(again.game.table().members.size(), 1U);
  ana.listen();
  ASSERT_TRUE(ana.game.departure());
  EXPECT_EQ(ana.game.departure()->kind, Departure::Kind::Replaced);
}

TEST_F(RemoteGameTest, a_different_hash_leads_to_a_snapshot) {
  begin();
  TestClient& actor = walker();
  actor.command(Do{*actor.possible_walk()});
  listen();
  const std::uint32_t next = ana.game.version().value + 1;
  ana.hear(R"({"v":)" + std::to_string(next) +
           R"(,"at":10,"by":null,"seat":null,"n":null,"events":[],"hash":"0123456789abcdef"})");
  EXPECT_EQ(ana.game.resyncs(), 1U);
  ana.listen();
  EXPECT_EQ(ana.game.version().value, next - 1);
  EXPECT_EQ(ana.hash(), ben.hash());
}

// The connection breaks before the snapshot comes: the line that didn't fit isn't taken for known.
TEST_F(RemoteGameTest, what_did_not_fit_is_not_skipped_after_a_lost_connection) {
  begin();
  TestClient& actor = walker();
  TestClient& other = &actor == &ana ? ben : ana;
  actor.command(Do{*actor.possible_walk()});
  actor.listen();
  other.hear(R"({"v":)" + std::to_string(other.game.version().value + 1) +
             R"(,"at":10,"by":null,"seat":null,"n":null,"events":[],"hash":"0123456789abcdef"})");
  ASSERT_EQ(other.game.resyncs(), 1U);
  other.lose_what_has_arrived();
  other.cut();
  other.connect();
  listen();
  EXPECT_EQ(other.game.version(), actor.game.version());
  EXPECT_EQ(ana.hash(), ben.hash());
}

TEST_F(RemoteGameTest, lines_that_make_no_sense_lead_to_a_request_for_a_snapshot) {
  begin();
  for (const std::string line :
       {R"({"v":99999,"at":0,"by":null,"seat":null,"n":null,"events":[],"hash":null})", R"({"v":"x"})",
        R"({"snapshot":{}})", R"({"presence":{"member":-1,"here":true}})", R"({"stare":{"by":9}})", "[]", "{",
        R"({"nonsense":1})"}) {
    const std::uint64_t before = ana.game.resyncs();
    ana.hear(line);
    EXPECT_EQ(ana.game.resyncs(), before + 1) << line;
    ana.listen();
    EXPECT_EQ(ana.hash(), ben.hash());
  }
}

TEST_F(RemoteGameTest, a_stranger_is_not_taken_for_a_table) {
  for (const std::string line :
       {"hello", "{}", R"({"welcome":{"protocol":2,"member":1,"token":null,"code":"ABC234"}})"}) {
    TestClient guest{world, code, 9, "Eve"};
    guest.hear(line);
    ASSERT_TRUE(guest.game.departure()) << line;
    EXPECT_EQ(guest.game.departure()->kind, Departure::Kind::NotUnderstood);
  }
}

TEST_F(RemoteGameTest, R_25_the_sand_follows_the_servers_time_through_pauses_and_crashes) {
  begin();
  world.pass(5'000);
  EXPECT_EQ(ana.game.game_time(ana.now()).ms, 5'000U);
  ana.command(protocol::Pause{});
  listen();
  world.pass(9'000);
  EXPECT_EQ(ben.game.game_time(ben.now()).ms, 5'000U);
  EXPECT_EQ(ben.last<TableHasChanged>()->news, "Ana has paused the game.");
  ben.command(protocol::Resume{});
  listen();
  world.pass(1'000);
  EXPECT_EQ(ana.game.game_time(ana.now()).ms, 6'000U);
  EXPECT_EQ(ana.last<TableHasChanged>()->news, "Ben has resumed the game.");

  world.crash();
  ana.forget_line();
  ben.forget_line();
  ana.connect();
  ben.connect();
  listen();
  EXPECT_EQ(ben.game.table().clock, protocol::ClockState::Interrupted);
  const std::uint32_t kept = ben.game.game_time(ben.now()).ms;
  EXPECT_LE(kept, 6'000U);
  world.pass(20'000);
  EXPECT_EQ(ben.game.game_time(ben.now()).ms, kept);
  ana.command(protocol::Resume{});
  listen();
  world.pass(500);
  EXPECT_EQ(ben.game.game_time(ben.now()).ms, kept + 500);
  EXPECT_EQ(ana.hash(), ben.hash());
}

TEST_F(RemoteGameTest, asks_for_the_time_when_the_sand_begins_to_run_and_now_and_then) {
  begin();
  ASSERT_TRUE(ana.game.remind(ana.now()));
  EXPECT_FALSE(ana.game.remind(ana.now()));
  ana.hear(R"({"time":{"now":50,"running":true}})");
  EXPECT_FALSE(ana.game.remind(ana.now()));
  EXPECT_TRUE(ana.game.remind(ana.now() + 10'000));
}

TEST_F(RemoteGameTest, time_is_stopped_while_the_store_is_in_trouble) {
  begin();
  const std::uint32_t before = ana.game.game_time(ana.now()).ms;
  ana.hear(R"({"frozen":true})");
  EXPECT_TRUE(ana.game.is_frozen());
  EXPECT_EQ(ana.game.game_time(ana.now() + 4'000).ms, before);
  ana.hear(R"({"frozen":false})");
  EXPECT_EQ(ana.game.game_time(ana.now() + 4'000).ms, before + 4'000);
}

TEST_F(RemoteGameTest, says_who_is_gone_and_who_is_staring) {
  begin();
  ana.command(Do{rules::Stare{rules::Seat{1}}});
  listen();
  ASSERT_NE(ben.last<StaredAt>(), nullptr);
  EXPECT_EQ(ben.last<StaredAt>()->who, "Ana");
  EXPECT_EQ(ana.game.unanswered(), 0U);
  ben.cut();
  ana.listen();
  EXPECT_FALSE(ana.game.table().member(ben.game.member())->is_here);
  EXPECT_EQ(ana.last<TableHasChanged>()->news, "Ben is gone.");
}

TEST_F(RemoteGameTest, at_most_sixteen_requests_are_in_flight) {
  begin();
  ana.cut();
  for (int i = 0; i < 16; ++i) EXPECT_NE(ana.command(Do{rules::Theft{}}), "");
  EXPECT_EQ(ana.command(Do{rules::Theft{}}), "");
}

TEST_F(RemoteGameTest, numbers_continue_where_the_last_program_stopped) {
  RemoteGame game{{.name = "Ana", .token = {{1}}, .used_number = 1'000}};
  EXPECT_TRUE(game.ask(Ready{}, 0)->contains("\"n\":1001"));
  game.skip_numbers(3'000);
  EXPECT_TRUE(game.ask(Ready{}, 0)->contains("\"n\":3001"));
}

TEST_F(RemoteGameTest, is_told_why_it_cannot_join) {
  ana.connect();
  ana.command(protocol::Lock{});
  ben.connect();
  ben.listen();
  ASSERT_TRUE(ben.game.departure());
  EXPECT_EQ(ben.game.departure()->kind, Departure::Kind::NotLetIn);
  EXPECT_EQ(ben.game.departure()->sentence, "The table is locked. Nobody new can join.");
}

}  // namespace
}  // namespace client
