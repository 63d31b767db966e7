// "Why not?": the best reason for each question.
#include "rules/why.h"

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;

std::optional<Reason> reason(const Scene& scene, unsigned seat, std::string_view pawn, std::string_view to) {
  const auto answer = why(scene.game.rules, scene.game.state, Seat{static_cast<std::uint8_t>(seat)},
                          scene::pawn(pawn), at(to));
  if (answer) return std::nullopt;
  return answer.error().reason;
}

// The action that does it, if the seat may.
std::optional<Action> action(const Scene& scene, unsigned seat, std::string_view pawn, std::string_view to) {
  const auto answer = why(scene.game.rules, scene.game.state, Seat{static_cast<std::uint8_t>(seat)},
                          scene::pawn(pawn), at(to));
  if (!answer) return std::nullopt;
  return *answer;
}

// < ep   Y    P    vy |     1a; seats 0 to 3 hold [vortex west] [explore south] [escalator east] [north]
// | vo   G    O  | eg/>

TEST(Why, B_MOVE_1_what_may_be_done_is_answered_with_the_action) {
  const Scene scene = base_game();
  EXPECT_EQ(action(scene, 3, "yellow", "1a:0,1"), Action(Move{Pawn::Yellow, at("1a:1,1"), at("1a:0,1")}));
  EXPECT_EQ(action(scene, 0, "green", "1a:3,0"), Action(TakeVortex{Pawn::Green, at("1a:2,1"), at("1a:3,0")}));
}

TEST(Why, B_ESC_1_an_escalator_is_named_where_there_is_one) {
  const Scene scene = base_game().hero("green", "1a:2,3").hero("orange", "1a:2,0");
  EXPECT_EQ(action(scene, 2, "green", "1a:3,2"),
            Action(RideEscalator{Pawn::Green, at("1a:2,3"), at("1a:3,2")}));
  EXPECT_EQ(reason(scene, 3, "green", "1a:3,2"), Reason::NotOnYourActionTile);
  EXPECT_EQ(reason(base_game().hero("green", "1a:2,3").hero("orange", "1a:3,2"), 2, "green", "1a:3,2"),
            Reason::EscalatorIsOccupied);
}

TEST(Why, B_MOVE_2_the_way_is_blocked) {
  const Scene scene = base_game();
  EXPECT_EQ(reason(scene, 2, "yellow", "1a:1,2"), Reason::WayIsBlocked);
  EXPECT_EQ(reason(scene, 2, "yellow", "1a:1,3"), Reason::WayIsBlocked);
}

TEST(Why, B_ACT_2_another_seat_has_that_action) {
  EXPECT_EQ(reason(base_game(), 0, "yellow", "1a:0,1"), Reason::NotOnYourActionTile);
}

TEST(Why, B_MOVE_1_no_way_leads_there_at_all) {
  const Scene scene = base_game();
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:0,0"), Reason::NotAStraightLine);
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:1,1"), Reason::NotAStraightLine);
  EXPECT_EQ(reason(scene, 0, "yellow", "5:1,2"), Reason::NotInTheMall);
}

TEST(Why, B_VORTEX_1_a_way_by_vortex_serves_where_walking_does_not) {
  // 1a:  < ep   Y    P    vy |     west's seat can't walk east, but has the vortex
  const Scene scene = base_game();
  EXPECT_EQ(action(scene, 0, "yellow", "1a:1,3"),
            Action(TakeVortex{Pawn::Yellow, at("1a:1,1"), at("1a:1,3")}));
}

TEST(Why, B_VORTEX_3_the_best_reason_is_not_the_action_tile) {
  // For seat 0 the walk isn't on its tile; the vortex is, and is off.
  const Scene scene = base_game().stolen();
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:1,3"), Reason::VortexIsOff);
  EXPECT_EQ(reason(scene, 2, "yellow", "1a:1,3"), Reason::WayIsBlocked);
  EXPECT_EQ(reason(scene, 3, "yellow", "1a:1,3"), Reason::NotOnYourActionTile);
}

TEST(Why, B_VORTEX_1_a_foreign_vortex_is_a_space_like_others) {
  EXPECT_EQ(reason(base_game(), 0, "yellow", "1a:0,3"), Reason::NotAStraightLine);
}

TEST(Why, B_SOLO_2_alone_the_best_reason_is_not_the_revealed_tile_either) {
  // Vortex is on top: the walk east isn't, and the vortex is off.
  Scene scene = base_game(1).solo({"vortex", "north"}).stolen();
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:1,3"), Reason::NothingRevealed);
  scene.act(scene.reveal());
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:1,3"), Reason::VortexIsOff);
  EXPECT_EQ(reason(scene, 0, "yellow", "1a:0,1"), Reason::NotTheRevealedAction);
}

TEST(Why, B_EXIT_1_an_escaped_hero_goes_nowhere) {
  const Scene scene = base_game().stolen().escaped("yellow");
  EXPECT_EQ(reason(scene, 3, "yellow", "1a:0,1"), Reason::HasEscaped);
  for (unsigned seat = 0; seat < 4; ++seat)
    EXPECT_EQ(reason(scene, seat, "yellow", "1a:1,3"), Reason::HasEscaped);
}

TEST(Why, B_EXIT_1_nor_does_one_that_stays_on_its_exit) {
  // Scenario 17: purple stands on its exit for good; its vortex on 1a is in no straight line.
  Scene scene{ScenarioChoice{.scenario = 17, .start = Tile::T1a}};
  scene.tile("2", "1a:0,2").stolen().hero("purple", "2:1,0");
  scene.act(scene.walk("purple", "2:0,0"));
  for (unsigned seat = 0; seat < 4; ++seat)
    EXPECT_EQ(reason(scene, seat, "purple", "1a:0,3"), Reason::HasEscaped);
}

TEST(Why, B_MOVE_2_a_vortex_of_a_tile_that_is_not_there) {
  for (unsigned seat = 0; seat < 4; ++seat)
    EXPECT_EQ(reason(base_game(), seat, "purple", "2:1,3"), Reason::NotInTheMall);
}

TEST(Why, B_END_1_after_the_end_nothing_goes) {
  Scene scene = base_game().time(180'000);
  scene.act(scene.sand_runs_out());
  EXPECT_EQ(reason(scene, 3, "yellow", "1a:0,1"), Reason::GameIsOver);
}

TEST(Why, B_ACT_2_a_seat_that_is_not_there) {
  EXPECT_EQ(reason(base_game(), 4, "yellow", "1a:0,1"), Reason::NoSuchSeat);
}

}  // namespace
}  // namespace rules
