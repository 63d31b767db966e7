// Module 13: the sensor.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::by_seat;
using scene::fault_of;
using scene::kNothing;
using scene::rules_with;
using scene::Scene;
using scene::walked;

//   6* in the west of 1a, 29* in its south; the sensor on the east of 6* as printed
//   +----+----+----+----+
//   | ..   .. | ## | ## |
//   +    +    +----+----+
//   | .. | ..   ::   :: |    :: is covered
//   +    +----+----+----+
//   | .. | ## | ## | :: <
//   +    +----+----+    +
//   | ..   ..   ..   :: |
//   +----+----+----+----+
Scene with_sensor(const Ruleset& rules = rules_with({3, 10, 13}, {"6*", "29*"})) {
  Scene scene{rules};
  scene.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("east");
  return scene;
}

Ruleset rules_of_sensor_and_room() { return rules_with({1, 5, 13}, {"6*", "9*", "25*", "29*"}); }

TEST(ModuleSensor, M13_1_needs_the_tiles_6_and_29) {
  EXPECT_EQ(fault_of(rules_with({13}, {"6*", "29*"})), std::nullopt);
  EXPECT_EQ(fault_of(rules_with({13}, {"6*"})), Fault::ModuleNeedsATile);
  EXPECT_EQ(fault_of(rules_with({13}, {"29*"})), Fault::ModuleNeedsATile);
}

TEST(ModuleSensor, M13_1_waits_until_its_tile_is_placed_and_lies_as_printed) {
  Scene scene{rules_with({13}, {"6*", "29*"})};
  EXPECT_EQ(scene.game.state.security.sensor, PieceState::Waiting);
  scene.hero("purple", "1a:1,0").deck({"6*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T6s}, kNothing},
                    TilePlaced{Card{Tile::T6s}, at("1a:1,0"), -1, -4, Turns{0}, 0, Right::Hero},
                    SensorTurned{Direction::East}}));
  EXPECT_EQ(scene.game.state.security.sensor, PieceState::InTheMall);
}

TEST(ModuleSensor, R_30_it_turns_with_its_tile) {
  Scene scene{rules_with({13}, {"6*", "29*"})};
  scene.hero("orange", "1a:0,2").deck({"6*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T6s}, kNothing},
                    TilePlaced{Card{Tile::T6s}, at("1a:0,2"), -4, 1, Turns{1}, 0, Right::Hero},
                    SensorTurned{Direction::South}}));
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "6*:2,3")), Reason::SensorIsWatching);
  scene.sensor("north");
  EXPECT_TRUE(scene.may(scene.walk("orange", "6*:2,3")));
}

TEST(ModuleSensor, R_44_it_comes_the_first_time_only) {
  Scene scene{rules_with({13}, {"6*", "29*"})};
  scene.sensor("north").hero("purple", "1a:1,0").deck({"6*"});
  EXPECT_FALSE(scene::has<SensorTurned>(scene.act(scene.draw())));
}

TEST(ModuleSensor, M13_2_no_pawn_comes_onto_a_covered_space) {
  Scene scene = with_sensor();
  scene.hero("purple", "1a:1,0").guard("guard1", "6*:3,2");
  EXPECT_FALSE(scene.may(scene.walk("purple", "6*:2,3")));
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "6*:2,3")),
            (Refusal{.reason = Reason::SensorIsWatching, .place = at("6*:2,3")}));
  EXPECT_FALSE(scene.may(scene.walk("guard1", "6*:3,3")));
  EXPECT_EQ(scene.objection_to(scene.walk("guard1", "6*:3,3")),
            (Refusal{.reason = Reason::SensorIsWatching, .place = at("6*:3,3")}));
}

TEST(ModuleSensor, M13_2_nor_through_one) {
  Scene scene = with_sensor();
  scene.sensor("north").hero("green", "6*:3,0");
  EXPECT_TRUE(scene.may(scene.walk("green", "6*:1,0")));
  EXPECT_FALSE(scene.may(scene.walk("green", "6*:0,0")));
  scene.sensor("west").hero("green", "6*:3,3");
  EXPECT_TRUE(scene.may(scene.walk("green", "6*:3,1")));
  EXPECT_FALSE(scene.may(scene.walk("green", "6*:3,0")));
}

TEST(ModuleSensor, M13_2_by_no_means_shaft_teleportation_or_swap) {
  Scene scene = with_sensor();
  scene.shaft(0, "1a:2,1", "6*:1,2").spells({Spell::Teleportation, Spell::Swap});
  scene.hero("purple", "6*:2,3");
  const auto covered = [](std::string_view place) {
    return Refusal{.reason = Reason::SensorIsWatching, .place = at(place)};
  };
  EXPECT_FALSE(scene.may(scene.take_shaft("green", "6*:1,2")));
  EXPECT_EQ(scene.objection_to(scene.take_shaft("green", "6*:1,2")), covered("6*:1,2"));
  EXPECT_FALSE(scene.may(scene.teleport("green", "6*:3,3")));
  EXPECT_EQ(scene.objection_to(scene.teleport("green", "6*:3,3")), covered("6*:3,3"));
  EXPECT_FALSE(scene.may(scene.swap("purple", "green")));
  EXPECT_EQ(scene.objection_to(scene.swap("purple", "green")), covered("6*:2,3"));
}

TEST(ModuleSensor, M13_2_the_rest_of_the_tile_is_free) {
  Scene scene = with_sensor();
  scene.spells({Spell::Teleportation}).hero("purple", "6*:3,2");
  EXPECT_EQ(scene.act(scene.walk("purple", "6*:3,0")), (Events{walked("purple", "6*:3,2", "6*:3,0")}));
  EXPECT_TRUE(scene.may(scene.teleport("green", "6*:1,1")));
}

TEST(ModuleSensor, M13_2_covers_six_spaces_on_each_side) {
  Scene scene = with_sensor();
  const auto count = [&](std::string_view side) {
    scene.sensor(side);
    int covered = 0;
    for (const std::string_view place : {"6*:0,0", "6*:0,1", "6*:1,0", "6*:1,1", "6*:1,2", "6*:1,3", "6*:2,0",
                                         "6*:2,3", "6*:3,0", "6*:3,1", "6*:3,2", "6*:3,3"}) {
      scene.spells({Spell::Teleportation});
      covered += scene.refusal_of(scene.teleport("green", place)) == Reason::SensorIsWatching ? 1 : 0;
    }
    return covered;
  };
  EXPECT_EQ(count("north"), 4) << "two of the six are illustrated";
  EXPECT_EQ(count("east"), 4);
  EXPECT_EQ(count("south"), 4);
  EXPECT_EQ(count("west"), 5);
}

TEST(ModuleSensor, M13_3_any_seat_turns_it_either_way_while_a_hero_stands_on_the_control_space) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,1").talking();
  for (unsigned seat = 0; seat < 4; ++seat) {
    EXPECT_TRUE(scene.may(by_seat(seat, scene.turn_sensor("north"))));
    EXPECT_TRUE(scene.may(by_seat(seat, scene.turn_sensor("south"))));
  }
  EXPECT_EQ(scene.act(scene.turn_sensor("south")), (Events{TalkClosed{}, SensorTurned{Direction::South}}));
  EXPECT_EQ(scene.act(scene.turn_sensor("west")), (Events{SensorTurned{Direction::West}}));
}

TEST(ModuleSensor, M13_3_turning_it_is_no_action_of_the_explore_seats_tile) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,1").game.state.ball_in_use = true;
  EXPECT_EQ(scene.act(by_seat(1, scene.turn_sensor("north"))), (Events{SensorTurned{Direction::North}}));
}

TEST(ModuleSensor, M13_3_only_by_a_quarter) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,1");
  for (const std::string_view side : {"west", "east"}) {
    EXPECT_FALSE(scene.may(scene.turn_sensor(side)));
    EXPECT_EQ(scene.objection_to(scene.turn_sensor(side)), (Refusal{.reason = Reason::NotAQuarterTurn}));
  }
}

TEST(ModuleSensor, M13_3_nobody_at_the_controls) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,2");
  EXPECT_FALSE(scene.may(scene.turn_sensor("north")));
  EXPECT_EQ(scene.objection_to(scene.turn_sensor("north")), (Refusal{.reason = Reason::NobodyAtTheControls}));
  scene.hero("green", "29*:0,1").shaft(0, "29*:0,1", "1a:3,2");
  EXPECT_EQ(scene.refusal_of(scene.turn_sensor("north")), Reason::NobodyAtTheControls);
}

TEST(ModuleSensor, M13_3_a_pawn_on_a_space_it_would_cover_stops_it) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,1").hero("purple", "6*:0,1");
  EXPECT_FALSE(scene.may(scene.turn_sensor("north")));
  EXPECT_EQ(scene.objection_to(scene.turn_sensor("north")),
            (Refusal{.reason = Reason::PawnIsInTheWay, .pawn = Pawn::Purple}));
  EXPECT_TRUE(scene.may(scene.turn_sensor("south")));
}

TEST(ModuleSensor, M13_3_not_before_it_comes_and_not_without_the_module) {
  Scene scene{rules_with({13}, {"6*", "29*"})};
  scene.tile("29*", "1a:3,1").hero("green", "29*:0,1");
  EXPECT_FALSE(scene.may(scene.turn_sensor("east")));
  EXPECT_EQ(scene.objection_to(scene.turn_sensor("east")), (Refusal{.reason = Reason::NotInThisGame}));
  Scene without = with_sensor(rules_with({3}, {"6*", "29*"}));
  without.hero("green", "29*:0,1");
  EXPECT_FALSE(without.may(without.turn_sensor("north")));
  EXPECT_EQ(without.refusal_of(without.turn_sensor("north")), Reason::NotInThisGame);
}

TEST(ModuleSensor, R_89_a_request_that_was_overtaken_is_refused) {
  Scene scene = with_sensor();
  scene.hero("green", "29*:0,1");
  EXPECT_EQ(scene.objection_to(scene.ask(TurnSensor{Direction::North, Direction::East})),
            (Refusal{.reason = Reason::Overtaken, .tile = Tile::T6s}));
}

TEST(ModuleSensor, M13_4_with_the_guard_room_it_turns_onto_a_hero_who_is_caught) {
  Scene scene = with_sensor(rules_of_sensor_and_room());
  scene.tile("25*", "1a:0,2").hero("green", "29*:0,1").hero("purple", "6*:0,1");
  EXPECT_TRUE(scene.may(scene.turn_sensor("north")));
  EXPECT_EQ(scene.act(scene.turn_sensor("north")),
            (Events{SensorTurned{Direction::North}, HeroCaught{Pawn::Purple, Catcher::Sensor},
                    PawnPut{Pawn::Purple, at("25*:2,1"), Presence::InTheMall, Put::Caught}}));
}

TEST(ModuleSensor, R_54_a_guard_in_the_room_goes_back_to_his_space) {
  Scene scene = with_sensor(rules_of_sensor_and_room());
  scene.tile("25*", "1a:0,2").guard("guard1", "25*:2,2").hero("green", "29*:0,1").hero("purple", "6*:0,1");
  EXPECT_EQ(scene.act(scene.turn_sensor("north")),
            (Events{SensorTurned{Direction::North}, HeroCaught{Pawn::Purple, Catcher::Sensor},
                    PawnPut{Pawn::Purple, at("25*:2,1"), Presence::InTheMall, Put::Caught},
                    PawnPut{Pawn::Guard1, at("25*:2,0"), Presence::InTheMall, Put::SentBack}}));
}

TEST(ModuleSensor, R_51_two_at_once_lose_the_game) {
  Scene scene = with_sensor(rules_of_sensor_and_room());
  scene.hero("green", "29*:0,1").hero("yellow", "6*:0,0").hero("purple", "6*:0,1").hero("orange", "6*:1,1");
  EXPECT_EQ(
      scene.act(scene.turn_sensor("north")),
      (Events{SensorTurned{Direction::North}, HeroCaught{Pawn::Yellow, Catcher::Sensor},
              PawnPut{Pawn::Yellow, kNowhere, Presence::Aside, Put::Caught},
              HeroCaught{Pawn::Purple, Catcher::Sensor}, GameLost{GameTime{1000}, Defeat::TwoCaptives}}));
}

TEST(ModuleSensor, M13_4_a_guard_always_stops_it) {
  Scene scene = with_sensor(rules_of_sensor_and_room());
  scene.hero("green", "29*:0,1").guard("guard1", "6*:0,1");
  EXPECT_FALSE(scene.may(scene.turn_sensor("north")));
  EXPECT_EQ(scene.objection_to(scene.turn_sensor("north")),
            (Refusal{.reason = Reason::PawnIsInTheWay, .pawn = Pawn::Guard1}));
}

TEST(ModuleSensor, R_81_controls_reach_the_other_dimension) {
  Ruleset rules = rules_with({13}, {"6*", "29*"});
  rules.two_dimensions = true;
  rules.vortex = catalog::Vortex::BetweenDimensions;
  Scene scene{rules};
  scene.tile("29*", "1a:3,1").tile("6*", "3:1,0").sensor("east").hero("green", "29*:0,1");
  EXPECT_TRUE(scene.may(scene.turn_sensor("north")));
}

}  // namespace
}  // namespace rules
