#include "terminal/remote_keys.h"

#include <gtest/gtest.h>

#include "support/line_end.h"

namespace terminal {
namespace {

using catalog::Direction;

// A player at a keyboard, at a real table.
class Person {
 public:
  Person(world::World& world, world::Code code, std::uint8_t secret, std::string name,
         protocol::Part part = protocol::Part::Player)
      : line_(world, code),
        play(*net::TableLink::read("http://127.0.0.1:8080/t/" + code.text()),
             {.name = std::move(name), .part = part, .token = {{secret}}}) {}

  void connect() {
    line_.connect();
    play.connection_opened(now());
    attend();
  }
  void connection_lost() {
    line_.cut();
    play.connection_lost("The connection was lost.", now());
  }
  bool attend() { return line_.carry(play); }
  void press(const Key& key) {
    play.press(key, now());
    attend();
  }
  void press(std::string_view keys) {
    for (const char key : keys) press({.kind = KeyKind::Character, .character = key});
  }
  void enter() { press({.kind = KeyKind::Enter}); }
  void arrow(Direction direction) { press({.kind = KeyKind::Arrow, .direction = direction}); }

  std::string screen(Extent size = {24, 80}) { return text_of(play.screen(size, now()), Alphabet::Unicode); }
  testing::AssertionResult sees(std::string_view text) {
    const std::string all = screen();
    if (all.find(text) != std::string::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "\"" << text << "\" is not to be seen on\n" << all;
  }
  std::int64_t now() const { return line_.now(); }

 private:
  world::LineEnd line_;

 public:
  RemoteKeys play;
};

struct RemotePlayTest : testing::Test {
  explicit RemotePlayTest(const std::string& choice = R"({"scenario":"S3","pauses":true})")
      : code(world.open(choice)) {}
  void attend() {
    while (ana.attend() || ben.attend()) {
    }
  }
  void sit_down() {
    ana.connect();
    ben.connect();
    attend();
  }
  void begin() {
    sit_down();
    ana.press("r");
    ben.press("r");
    pass(3'000);
  }
  void pass(std::int64_t ms) {
    world.pass(ms);
    attend();
  }
  const rules::State& state() const { return ana.play.game_at_table().confirmed().state; }
  // One of the two may do this.
  Person& owner_of(rules::Ability ability) { return state().action_tiles[0].allows(ability) ? ana : ben; }

  world::World world;
  world::Code code;
  Person ana{world, code, 1, "Ana"};
  Person ben{world, code, 2, "Ben"};
};

TEST_F(RemotePlayTest, begins_at_the_table) {
  EXPECT_TRUE(ana.sees("Connecting to http://127.0.0.1:8080/t/"));
  sit_down();
  EXPECT_TRUE(ana.sees("you are Ana"));
  EXPECT_TRUE(ana.sees("1      Ben "));
  EXPECT_TRUE(ana.sees("Ben has joined."));
}

TEST_F(RemotePlayTest, R_11_everyone_is_ready_and_the_game_appears_after_the_countdown) {
  sit_down();
  ana.press("r");
  attend();
  EXPECT_TRUE(ben.sees("Ana (host)        ready"));
  ben.press("r");
  attend();
  EXPECT_TRUE(ana.sees("The game starts in 3"));
  pass(2'500);
  EXPECT_TRUE(ana.sees("The game starts in 1"));
  pass(500);
  for (Person* person : {&ana, &ben}) {
    EXPECT_TRUE(person->sees(" YOU "));
    EXPECT_TRUE(person->sees("s0 Ana"));
    EXPECT_TRUE(person->sees("3:00"));
  }
}

// What was chosen meanwhile stays.
TEST_F(RemotePlayTest, someone_who_is_host_without_knowing_it_yet_undoes_nothing) {
  sit_down();
  ana.press("c");
  ana.arrow(Direction::East);
  ana.enter();
  ana.press("h1");
  ben.press("c");
  attend();
  EXPECT_TRUE(ben.play.game_at_table().is_host());
  EXPECT_EQ(ben.play.game_at_table().table().choice.scenario, protocol::Scenario{"S4"});
}

TEST_F(RemotePlayTest, only_the_host_can_choose) {
  sit_down();
  ben.press("c");
  attend();
  EXPECT_TRUE(ben.sees("Only the host can do that."));
  ana.press("c");
  EXPECT_TRUE(ana.sees("What shall we play?"));
  ana.arrow(Direction::East);
  ana.enter();
  attend();
  EXPECT_TRUE(ben.sees("S4 Gaps and whispers"));
  ana.press("l");
  attend();
  EXPECT_TRUE(ben.sees("(locked)"));
  ana.press("h1");
  attend();
  EXPECT_TRUE(ben.sees("Ben (you, host)"));
}

TEST_F(RemotePlayTest, chairs_can_be_changed_and_left) {
  sit_down();
  ben.press("5");
  attend();
  EXPECT_TRUE(ana.sees("5      Ben"));
  ben.press("w");
  attend();
  EXPECT_TRUE(ana.sees("WATCHING Ben"));
  ben.press("1");
  ana.press("x1");
  attend();
  ASSERT_TRUE(ben.play.is_over());
  EXPECT_FALSE(ben.play.ending().was_wanted);
  EXPECT_FALSE(ben.play.ending().keeps_seat);
  EXPECT_EQ(ben.play.ending().sentence, "The host has removed you from the table.");
}

TEST_F(RemotePlayTest, B_ACT_2_this_player_acts_for_one_seat_only) {
  begin();
  Person& north = owner_of(rules::Ability::North);
  Person& other = &north == &ana ? ben : ana;
  const auto place = [&] { return rules::place_of(state(), rules::Pawn::Yellow); };
  const rules::Place before = place();
  other.press("y");
  other.arrow(Direction::North);
  attend();
  EXPECT_TRUE(other.sees("That isn't on your action tile. (B-ACT-2)"));
  EXPECT_EQ(place(), before);
  north.press("y");
  north.arrow(Direction::North);
  attend();
  EXPECT_NE(place(), before);
  EXPECT_TRUE(north.sees("You: The barbarian walks to"));
  EXPECT_TRUE(other.sees(&north == &ana ? "Ana: The barbarian walks to" : "Ben: The barbarian walks to"));
}

TEST_F(RemotePlayTest, a_refusal_disappears_by_itself) {
  begin();
  ana.press("t");
  attend();
  EXPECT_TRUE(ana.sees(" NO "));
  pass(6'500);
  EXPECT_FALSE(ana.sees(" NO "));
}

TEST_F(RemotePlayTest, B_COM_2_and_B_COM_3_are_seen_by_their_target) {
  begin();
  ana.press("s1");
  attend();
  EXPECT_TRUE(ben.sees("Ana stares at you!"));
  EXPECT_FALSE(ana.sees("stares at you"));
  pass(5'500);
  EXPECT_FALSE(ben.sees("stares at you"));
  ben.press("n0");
  attend();
  EXPECT_TRUE(ana.sees("DO SOMETHING! You have the red pawn."));
  EXPECT_TRUE(ben.sees("●"));
}

TEST_F(RemotePlayTest, R_16_a_pause_is_shown_with_the_key_that_ends_it) {
  begin();
  pass(1'000);
  ana.press("P");
  attend();
  EXPECT_TRUE(ben.sees("PAUSED"));
  EXPECT_TRUE(ben.sees("Enter: resume"));
  pass(9'000);
  EXPECT_TRUE(ben.sees("2:59"));
  ben.enter();
  attend();
  EXPECT_FALSE(ana.sees("PAUSED"));
  EXPECT_TRUE(ana.sees("Ben has resumed the game."));
}

TEST_F(RemotePlayTest, the_end_is_shown_with_the_address_of_its_record) {
  begin();
  pass(180'500);
  EXPECT_TRUE(ana.sees("CAUGHT"));
  EXPECT_TRUE(ana.sees("Lost at 3:00: the sand ran out."));
  EXPECT_TRUE(ana.sees("http://127.0.0.1:8080/api/records/"));
  ana.enter();  // too early: it was meant for the game
  EXPECT_TRUE(ana.sees("CAUGHT"));
  pass(1'000);
  ana.enter();
  EXPECT_TRUE(ana.sees("Game 1 was lost."));
  ana.press("r");
  ben.enter();
  ben.press("r");
  pass(3'000);
  EXPECT_TRUE(ana.sees("3:00"));
  EXPECT_FALSE(ben.sees("CAUGHT"));
}

TEST_F(RemotePlayTest, giving_up_needs_one_confirmation) {
  begin();
  ana.press("G");
  EXPECT_TRUE(ana.sees("Give up this game"));
  ana.press("yGG");
  attend();
  EXPECT_TRUE(ben.sees("GIVEN UP"));
}

TEST_F(RemotePlayTest, leaving_needs_one_confirmation_and_frees_the_seat) {
  begin();
  ben.press("q");
  EXPECT_TRUE(ben.sees("Leave the table?"));
  ben.press("xqq");
  attend();
  ASSERT_TRUE(ben.play.is_over());
  EXPECT_TRUE(ben.play.ending().was_wanted);
  EXPECT_FALSE(ben.play.ending().keeps_seat);
  EXPECT_TRUE(ana.sees("nobody"));
}

TEST_F(RemotePlayTest, R_24_a_spectator_takes_a_free_seat) {
  begin();
  Person eve{world, code, 3, "Eve", protocol::Part::Spectator};
  eve.connect();
  EXPECT_TRUE(eve.sees("YOU: watching"));
  eve.arrow(Direction::North);
  EXPECT_TRUE(eve.sees("You're watching"));
  ben.press("qq");
  attend();
  eve.press("T1");
  eve.attend();
  attend();
  EXPECT_TRUE(eve.sees("s1 #3"));  // B-COM-1: joining with a certain name would be a way to send a message
  EXPECT_FALSE(eve.sees("YOU: watching"));
  EXPECT_TRUE(ana.sees("#3 plays seat 1 now."));
}

TEST_F(RemotePlayTest, a_lost_connection_is_shown_and_does_no_harm) {
  begin();
  ben.connection_lost();
  attend();
  EXPECT_TRUE(ana.sees("Ben is gone."));
  EXPECT_TRUE(ana.sees("gone"));
  EXPECT_TRUE(ben.sees("The connection was lost. Trying again"));
  ben.press("t");
  EXPECT_TRUE(ben.sees("You're offline."));
  ben.connect();
  attend();
  EXPECT_FALSE(ben.sees("Trying again"));
  EXPECT_TRUE(ana.sees("Ben is back."));
}

TEST_F(RemotePlayTest, a_replaced_player_is_told_and_can_take_the_seat_back) {
  begin();
  Person elsewhere{world, code, 1, "Ana"};
  elsewhere.connect();
  elsewhere.attend();
  attend();
  EXPECT_TRUE(ana.sees("Your seat is now being played from somewhere else. Enter: take it back"));
  EXPECT_FALSE(ana.play.is_over());
  EXPECT_FALSE(ana.play.take_return_request());
  ana.enter();
  EXPECT_TRUE(ana.play.take_return_request());
  EXPECT_FALSE(ana.play.take_return_request());
  ana.connect();
  elsewhere.attend();
  EXPECT_TRUE(elsewhere.sees("Your seat is now being played from somewhere else."));
  elsewhere.press("q");
  ASSERT_TRUE(elsewhere.play.is_over());
  EXPECT_TRUE(elsewhere.play.ending().keeps_seat) << "it is someone else's now";
}

struct LaidRemotePlayTest : RemotePlayTest {
  LaidRemotePlayTest()
      : RemotePlayTest(R"({"scenario":"S3","setup":{"heroes":{"yellow":"1a:1,1","purple":"1a:1,2",)"
                       R"("green":"1a:2,1","orange":"1a:2,2"}}})") {}

  // One of the two may walk there.
  void walk(std::string_view hero, Direction toward, int times = 1) {
    Person& person = owner_of(catalog::move_towards(toward));
    person.press(hero);
    for (int i = 0; i < times; ++i) {
      person.arrow(toward);
      attend();
    }
  }
};

TEST_F(LaidRemotePlayTest, B_EXPL_3_a_drawn_tile_asks_for_its_place_when_it_arrives) {
  begin();
  walk("p", Direction::East);
  walk("o", Direction::North, 2);
  walk("y", Direction::North);
  walk("p", Direction::West, 3);
  Person& explorer = owner_of(rules::Ability::Explore);
  Person& other = &explorer == &ana ? ben : ana;
  explorer.press("x");
  attend();
  EXPECT_TRUE(explorer.sees("Where does the tile go?"));
  EXPECT_FALSE(other.sees("Where does the tile go?"));
  EXPECT_EQ(state().placed.size(), 1U);
  explorer.press("2");
  attend();
  EXPECT_FALSE(explorer.sees("Where does the tile go?"));
  EXPECT_EQ(state().placed.size(), 2U);
}

TEST_F(LaidRemotePlayTest, quick_steps_do_not_wait_for_the_server) {
  begin();
  walk("p", Direction::East);
  Person& north = owner_of(rules::Ability::North);
  world.disk_is_quick = false;
  north.press("o");
  north.arrow(Direction::North);
  north.arrow(Direction::North);
  EXPECT_TRUE(north.sees("Oeo")) << "shown before it is confirmed";
  world.settle_disk();
  attend();
  EXPECT_TRUE(ana.sees("Oeo"));
  EXPECT_TRUE(ben.sees("Oeo"));
  EXPECT_FALSE(north.sees(" NO "));
}

struct LongRemotePlayTest : RemotePlayTest {
  LongRemotePlayTest() : RemotePlayTest(R"({"scenario":"S3","pauses":true,"sand_ms":3600000})") {}
};

TEST_F(LongRemotePlayTest, survives_any_keys) {
  constexpr std::string_view kKeys = "ypgo1234vexxxttn0n1s2fHJKLWASDPT1r?wc5l";
  begin();
  pass(1'800'000);  // half the sand, so that a flip doesn't end the game at once
  base::Random random{base::Seed{5, 0}};
  int presses = 0;
  for (; presses < 4'000 && ana.play.game_at_table().table().phase == protocol::Phase::Playing; ++presses) {
    Person& person = random.below(2) == 0 ? ana : ben;
    Key key{.kind = KeyKind::Character, .character = kKeys[random.below(kKeys.size())]};
    const std::uint32_t kind = random.below(10);
    if (kind < 4) key = {.kind = kind == 0 ? KeyKind::ShiftArrow : KeyKind::Arrow};
    if (kind == 4) key = {.kind = random.below(2) == 0 ? KeyKind::Tab : KeyKind::Enter};
    if (kind < 4) key.direction = static_cast<Direction>(random.below(4));
    person.press(key);
    if (random.below(50) == 0) {
      person.connection_lost();
      person.connect();
    }
    pass(random.below(60));
    const Extent size{24 + static_cast<int>(random.below(30)), 80 + static_cast<int>(random.below(100))};
    ASSERT_EQ(person.play.screen(size, person.now()).extent(), size);
  }
  EXPECT_GT(presses, 1'000);
  EXPECT_FALSE(ana.play.is_over() || ben.play.is_over());
  EXPECT_EQ(ana.play.game_at_table().resyncs() + ben.play.game_at_table().resyncs(), 0U);
  EXPECT_EQ(ana.play.game_at_table().version(), ben.play.game_at_table().version());
}

}  // namespace
}  // namespace terminal
