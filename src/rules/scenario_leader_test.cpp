// Scenario 9: follow the leader, who has no action tile and alone uses the red pawn.
#include <algorithm>

#include "rules/talk.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::by_seat;
using scene::rules_of;
using scene::Scene;

TEST(Leader, S9_1_three_to_nine_seats) {
  for (unsigned seats = 0; seats <= 12; ++seats) {
    std::optional<Fault> fault;
    if (seats < 3) fault = Fault::TooFewForALeader;
    if (seats > 9) fault = Fault::SeatsOutOfRange;
    EXPECT_EQ(scene::fault_of(ScenarioChoice{.scenario = 9, .seats = seats}), fault) << seats;
  }
}

TEST(Leader, S9_1_the_tiles_are_those_for_one_seat_fewer_and_one_seat_has_none) {
  for (unsigned seats = 3; seats <= 9; ++seats) {
    SCOPED_TRACE(seats);
    const auto layout = arrange(rules_of(9, seats), rules::Setup{}, {seats, 0});
    ASSERT_TRUE(layout);
    ASSERT_EQ(layout->deal.size(), seats);
    std::vector<int> dealt;
    for (const ActionTile tile : layout->deal) dealt.push_back(tile.bits);
    std::vector<int> wanted{0};
    for (const ActionTile tile : catalog::action_tiles_for(seats - 1)) wanted.push_back(tile.bits);
    std::sort(dealt.begin(), dealt.end());
    std::sort(wanted.begin(), wanted.end());
    EXPECT_EQ(dealt, wanted);
  }
}

TEST(Leader, S9_1_any_seat_may_be_the_leader) {
  std::array<bool, 4> has_led{};
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto layout = arrange(rules_of(9), rules::Setup{}, {seed, 0});
    for (std::size_t seat = 0; seat < 4; ++seat) has_led[seat] |= layout->deal[seat] == ActionTile{};
  }
  EXPECT_EQ(has_led, (std::array<bool, 4>{true, true, true, true}));
}

TEST(Leader, S9_1_the_leader_can_do_nothing_with_a_pawn) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep |Y..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/>
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  // Seat 3 leads; the others hold the tiles for three.
  Scene scene{ScenarioChoice{.scenario = 9}};
  scene.hero("orange", "1b:3,1");
  EXPECT_TRUE(is_leader(scene.game.state, Seat{3}));
  EXPECT_FALSE(is_leader(scene.game.state, Seat{0}));
  EXPECT_TRUE(legal_actions(scene.game.rules, scene.game.state, Seat{3}).empty());
  EXPECT_EQ(scene.refusal_of(by_seat(3, scene.walk("yellow", "1b:0,1"))), Reason::NotOnYourActionTile);
  EXPECT_EQ(scene.refusal_of(by_seat(3, scene.draw())), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene.may(scene.draw()));
}

TEST(Leader, S9_2_the_leader_uses_the_red_pawn) {
  Scene scene{ScenarioChoice{.scenario = 9}};
  scene.time(500);
  EXPECT_TRUE(scene.may(scene.red_pawn(3, 1)));
  EXPECT_EQ(scene.act(scene.red_pawn(3, 1)), (Events{RedPawnPut{Seat{3}, Seat{1}, GameTime{1500}}}));
  EXPECT_EQ(scene.game.state.red_pawn, Seat{1});
}

TEST(Leader, S9_2_nobody_else_uses_it_and_whoever_has_it_cannot_pass_it_on) {
  Scene scene{ScenarioChoice{.scenario = 9}};
  scene.act(scene.red_pawn(3, 1));
  for (unsigned seat = 0; seat < 3; ++seat) {
    for (unsigned before = 0; before < 4; ++before) {
      EXPECT_EQ(scene.refusal_of(scene.red_pawn(seat, before)), Reason::OnlyTheLeader);
      EXPECT_FALSE(scene.may(scene.red_pawn(seat, before)));
    }
  }
  EXPECT_EQ(scene.game.state.red_pawn, Seat{1});
}

TEST(Leader, S9_2_everybody_may_stare) {
  const Scene scene{ScenarioChoice{.scenario = 9}};
  EXPECT_TRUE(scene.may(scene.stare(0, 3)));
  EXPECT_TRUE(scene.may(scene.stare(3, 0)));
}

}  // namespace
}  // namespace rules
