#include "table/people.h"

#include <gtest/gtest.h>

namespace table {
namespace {

// Ana on chair 0 is the host; Ben is on chair 1.
struct PeopleTest : testing::Test {
  static constexpr MemberId kAna{1};
  static constexpr MemberId kBen{2};
  Lobby lobby;
  People people;

  void SetUp() override {
    for (const Fact& fact :
         FactList{Joined{kAna, "Ana", Kind::Person, Part::Player, {}}, SatDown{kAna, 0}, HostPassed{kAna},
                  Joined{kBen, "Ben", Kind::Person, Part::Player, {}}, SatDown{kBen, 1}}) {
      evolve(lobby, fact);
    }
    enter({1}, kAna);
    enter({2}, kBen);
  }
  void enter(ConnectionId id, MemberId member) {
    people.connect(id);
    people.connection_of(id)->member = member;
  }
  void begin() {
    lobby.phase = Phase::Playing;
    lobby.seats = 2;
    lobby.clock.state = ClockState::Running;
  }
  static Moment at(std::int64_t steady_ms) { return {.server = {}, .steady_ms = steady_ms}; }
};

TEST_F(PeopleTest, a_member_without_a_connection_is_absent_from_then_on) {
  EXPECT_TRUE(people.is_here(kAna));
  people.lose({1}, lobby, at(100));
  EXPECT_FALSE(people.is_here(kAna));
  EXPECT_EQ(people.absent_since(kAna), 100);
  EXPECT_EQ(people.empty_since_ms(), std::nullopt);
  people.lose({2}, lobby, at(200));
  EXPECT_EQ(people.empty_since_ms(), 200);
}

TEST_F(PeopleTest, R_11_absent_members_are_not_ready) {
  for (Member& member : lobby.members) member.ready = true;
  EXPECT_TRUE(people.is_everybody_ready(lobby));
  people.lose({2}, lobby, at(100));
  EXPECT_FALSE(people.is_everybody_ready(lobby));
}

TEST_F(PeopleTest, R_24_a_seat_is_deserted_five_seconds_after_its_player_has_gone) {
  begin();
  people.lose({2}, lobby, at(1'000));
  EXPECT_FALSE(people.is_deserted(lobby, 1, at(5'999)));
  EXPECT_TRUE(people.is_deserted(lobby, 1, at(6'000)));
  EXPECT_FALSE(people.is_deserted(lobby, 0, at(60'000)));
}

TEST_F(PeopleTest, R_96_a_game_is_interrupted_five_seconds_after_the_last_person_has_gone) {
  begin();
  people.lose({1}, lobby, at(1'000));
  EXPECT_EQ(people.interrupted_at_ms(lobby), std::nullopt);
  people.lose({2}, lobby, at(2'000));
  EXPECT_EQ(people.interrupted_at_ms(lobby), 7'000);
  people.note_interruption();
  EXPECT_EQ(people.interrupted_at_ms(lobby), std::nullopt);
}

TEST_F(PeopleTest, an_absent_hosts_rights_pass_to_someone_present) {
  EXPECT_EQ(people.next_host(lobby, kAna), kBen);
  people.lose({1}, lobby, at(0));
  EXPECT_TRUE(people.tidy_absent(lobby, at(9'999)).empty());
  const FactList facts = people.tidy_absent(lobby, at(10'000));
  ASSERT_EQ(facts.size(), 1U);
  EXPECT_EQ(std::get<HostPassed>(facts[0]).member, kBen);
}

TEST_F(PeopleTest, a_table_that_everyone_left_waits_as_it_is) {
  people.lose({1}, lobby, at(0));
  people.lose({2}, lobby, at(0));
  EXPECT_TRUE(people.tidy_absent(lobby, at(10'000'000)).empty());
}

TEST_F(PeopleTest, B_COM_1_fast_coming_and_going_during_a_game_is_shown_later) {
  begin();
  int shown = 0;
  for (int i = 0; i < 10; ++i) {
    people.lose({2}, lobby, at(i));
    if (people.shows_change_of(kBen, lobby, at(i))) ++shown;
    const TalkLimits limits = *people.talk_limits_of(kBen);
    people.come_back(kBen);
    enter({2}, kBen);
    people.connection_of(kBen)->talk_limits = limits;
    if (people.shows_change_of(kBen, lobby, at(i))) ++shown;
  }
  EXPECT_EQ(shown, 3);
  EXPECT_EQ(people.delayed_presences().size(), 1U);
  EXPECT_TRUE(people.delayed_changes(lobby, at(100)).empty());
}

TEST_F(PeopleTest, after_a_restart_everyone_is_absent_until_they_return) {
  People restored;
  restored.restore(lobby, at(50));
  EXPECT_EQ(restored.absent_since(kAna), 50);
  EXPECT_TRUE(restored.come_back(kAna));
  EXPECT_FALSE(restored.come_back(kAna));
}

}  // namespace
}  // namespace table
