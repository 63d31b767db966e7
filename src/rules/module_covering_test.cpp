// Shafts and breaches cover what is printed under them, until they are discarded.
#include "rules/evolve.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::rules_with;
using scene::Scene;
using scene::walked;

TEST(Covering, R_65_a_covered_exploration_space_cannot_be_explored) {
  //   +----+----+-^--+----+
  //   | tm   ..  O#    vp |
  Scene scene{rules_with({3}, {})};
  scene.hero("orange", "1a:0,2");
  EXPECT_TRUE(scene.may(scene.draw()));
  scene.act(scene.lay_shaft(0, "1a:3,0"));
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore);
  EXPECT_FALSE(scene.may(scene.draw()));
  scene.hero("orange", "1a:2,2").hero("yellow", "1a:0,2");
  EXPECT_EQ(scene.refusal_of(scene.draw()), Reason::NowhereToExplore) << "nor has it a colour";
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:0,2")), Reason::NowhereToExplore);
  scene.hero("yellow", "1a:1,1").hero("orange", "1a:0,2");
  EXPECT_EQ(scene.objection_to(scene.place_tile("1a:0,2")),
            (Refusal{.reason = Reason::NowhereToExplore, .place = at("1a:0,2")}));
}

TEST(Covering, R_39_a_drawn_tile_goes_back_when_its_last_place_is_covered) {
  Scene scene{rules_with({3}, {})};
  scene.hero("orange", "1a:0,2").deck({"3"});
  scene.game.state.held = Card{Tile::T5};
  EXPECT_EQ(scene.act(scene.lay_shaft(1, "1a:3,0")),
            (Events{ShaftLaid{1, at("1a:0,2"), at("1a:3,0")}, TileReturned{Card{Tile::T5}, kBaseBack}}));
}

TEST(Covering, R_39_by_a_breach_too) {
  //   +----+----+-^--+----+
  //   | ## |#vp#|Y#ey  .. |
  Scene scene{rules_with({4}, {})};
  scene.tile("5", "1a:2,3").hero("yellow", "5:0,2").deck({"3"});
  scene.game.state.held = Card{Tile::T6};
  EXPECT_EQ(scene.act(scene.lay_breach(0, "5:0,1")),
            (Events{BreachLaid{0, at("5:0,2"), at("5:0,1")}, TileReturned{Card{Tile::T6}, kBaseBack}}));
}

TEST(Covering, R_65_a_covered_vortex_takes_nobody) {
  Scene scene{rules_with({3}, {})};
  scene.shaft(0, "1a:0,3", "1a:3,1");
  EXPECT_EQ(scene.objection_to(scene.vortex("purple", "1a:0,3")),
            (Refusal{.reason = Reason::NoVortexOfItsColour, .place = at("1a:0,3")}));
  EXPECT_FALSE(scene.may(scene.vortex("purple", "1a:0,3")));
  EXPECT_TRUE(scene.may(scene.vortex("orange", "1a:2,0")));
}

TEST(Covering, R_65_nor_lets_a_hero_into_the_other_dimension) {
  Ruleset rules = scene::custom_rules_of(13);
  rules.modules.insert(Module::Shafts);
  rules.start = Tile::T1a;
  Scene scene{rules};
  scene.hero("orange", "1a:2,0");
  EXPECT_TRUE(scene.may(scene.vortex("orange", "3:3,1")));
  scene.act(scene.lay_shaft(0, "1a:0,1"));
  EXPECT_EQ(scene.objection_to(scene.vortex("orange", "3:3,1")),
            (Refusal{.reason = Reason::NotOnAVortex, .pawn = Pawn::Orange}));
  EXPECT_FALSE(scene.may(scene.vortex("orange", "3:3,1")));
}

TEST(Covering, R_65_a_covered_item_is_not_stolen) {
  Scene scene{rules_with({3}, {})};
  scene.tile("6", "1a:1,0").tile("7", "1a:0,2").tile("8", "1a:3,1").tile("9", "1a:2,3");
  scene.hero("yellow", "6:0,2").hero("orange", "7:2,0").hero("green", "8:3,0").hero("purple", "9:3,0");
  EXPECT_TRUE(scene.may(scene.theft()));
  scene.act(scene.lay_shaft(0, "1a:1,1"));
  EXPECT_EQ(scene.objection_to(scene.theft()),
            (Refusal{.reason = Reason::NotOnTheirItems, .pawn = Pawn::Orange}));
  EXPECT_FALSE(scene.may(scene.theft()));
}

TEST(Covering, R_65_a_covered_exit_takes_nobody) {
  Scene scene{rules_with({3}, {})};
  scene.tile("11", "1a:1,0").hero("yellow", "11:1,0").stolen().shaft(0, "1a:0,1", "11:0,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "11:0,0")), (Events{walked("yellow", "11:1,0", "11:0,0")}));
}

TEST(Covering, R_65_a_covered_crystal_ball_shows_nothing) {
  Scene scene{rules_with({3}, {"10*"})};
  scene.tile("10*", "1a:0,2").hero("purple", "10*:3,3");
  EXPECT_TRUE(scene.may(scene.draw()));
  scene.shaft(0, "1a:0,1", "10*:3,3");
  EXPECT_FALSE(scene.may(scene.draw()));
}

TEST(Covering, R_65_a_covered_map_shows_nothing) {
  Scene scene{rules_with({3, 7}, {"26*"})};
  scene.tile("26*", "1a:0,2").hero("green", "26*:3,0");
  scene.game.state.held = Card{Tile::T5};
  EXPECT_TRUE(scene.may(scene.place_tile("1a:2,3")));
  scene.shaft(0, "1a:0,1", "26*:3,0");
  EXPECT_EQ(scene.refusal_of(scene.place_tile("1a:2,3")), Reason::NowhereToExplore);
  EXPECT_FALSE(scene.may(scene.place_tile("1a:2,3")));
}

TEST(Covering, R_65_a_map_in_use_that_is_covered_is_used_up) {
  Scene scene{rules_with({3, 7}, {"26*"})};
  scene.tile("26*", "1a:0,2").hero("orange", "26*:3,0");
  scene.game.state.security.map_in_use = at("26*:3,0");
  EXPECT_EQ(scene.act(scene.lay_shaft(0, "1a:0,1")),
            (Events{ShaftLaid{0, at("26*:3,0"), at("1a:0,1")}, WentOutOfOrder{at("26*:3,0")}, MapEnded{}}));
}

TEST(Covering, R_65_nobody_is_at_covered_controls) {
  Scene room{rules_with({1, 3, 12}, {"9*", "28*"})};
  room.tile("28*", "1a:2,3").tile("9*", "28*:2,3").guard("guard1", "9*:0,0").hero("green", "28*:2,0");
  room.hero("yellow", "28*:1,1").hero("purple", "28*:1,2").hero("orange", "28*:0,2");
  EXPECT_TRUE(room.may(room.vortex("guard1", "1a:3,0")));
  room.shaft(0, "28*:2,0", "1a:0,1");
  EXPECT_EQ(room.refusal_of(room.vortex("guard1", "1a:3,0")), Reason::NobodyAtTheControls);

  Scene beholder{rules_with({3, 8}, {"7*", "27*"})};
  beholder.tile("27*", "1a:2,3").tile("7*", "1a:0,2").tile("4", "7*:0,2").beholder("7*");
  beholder.hero("green", "27*:1,2");  // west as printed, north as it lies
  EXPECT_TRUE(beholder.may(beholder.move_beholder("north")));
  beholder.shaft(0, "27*:1,2", "1a:0,1");
  EXPECT_EQ(beholder.refusal_of(beholder.move_beholder("north")), Reason::NobodyAtTheControls);
  EXPECT_FALSE(beholder.may(beholder.move_beholder("north")));

  Scene sensor{rules_with({3, 13}, {"6*", "29*"})};
  sensor.tile("6*", "1a:1,0").tile("29*", "1a:3,1").sensor("east").hero("green", "29*:0,1");
  EXPECT_TRUE(sensor.may(sensor.turn_sensor("north")));
  sensor.shaft(0, "29*:0,1", "1a:0,1");
  EXPECT_EQ(sensor.refusal_of(sensor.turn_sensor("north")), Reason::NobodyAtTheControls);
  EXPECT_FALSE(sensor.may(sensor.turn_sensor("north")));
}

TEST(Covering, R_65_a_covered_camera_does_not_work_and_R_2_a_covered_timer_is_none) {
  Ruleset rules = rules_with({3}, {});
  rules.deck = rules.deck | scene::numbered(16, 17);
  Scene scene{rules};
  scene.tile("16", "1a:1,0").tile("17", "1a:3,1").hero("yellow", "1a:0,1");
  EXPECT_EQ(scene.refusal_of(scene.walk("yellow", "1a:0,0")), Reason::CamerasAreWatching);
  Scene timer = scene;
  timer.shaft(0, "1a:0,0", "1a:0,2");
  EXPECT_EQ(timer.act(timer.walk("yellow", "1a:0,0")), (Events{walked("yellow", "1a:0,1", "1a:0,0")}));
  scene.shaft(0, "16:1,0", "1a:0,2");
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:0,0")));
  scene.hero("green", "16:2,0").hero("yellow", "16:3,0");
  scene.hero("green", "1a:2,1");
  EXPECT_EQ(scene.act(scene.walk("yellow", "16:1,0")), (Events{walked("yellow", "16:3,0", "16:1,0")}))
      << "nor is it switched off";
}

TEST(Covering, R_65_walls_openings_and_escalators_stay) {
  Scene scene{rules_with({3}, {"9*"})};
  scene.tile("9*", "1a:2,3").shaft(0, "1a:3,2", "9*:1,0").shaft(1, "1a:2,3", "1a:0,1");
  scene.hero("orange", "1a:3,2");
  EXPECT_TRUE(scene.may(scene.escalator("orange", "1a:2,3")));
  EXPECT_FALSE(scene.may(scene.walk("orange", "1a:3,3")));
  scene.act(scene.escalator("orange", "1a:2,3"));
  EXPECT_TRUE(scene.may(scene.walk("orange", "9*:1,1"))) << "through the opening and over the other token";
  EXPECT_FALSE(scene.may(scene.walk("orange", "1a:2,2")));
}

// 11 west of 1a and the guard room north of it: a flip discards what lies in there (M5-10).
Scene before_a_flip() {
  Scene scene{rules_with({1, 2, 3, 4, 5}, {"9*", "25*", "26*"})};
  scene.tile("11", "1a:1,0").tile("25*", "1a:0,2");
  return scene;
}

const Events kFlip{StressTokenUsed{Seat{0}, StressToken::Timer},
                   SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Token}};

Events after_flip(std::initializer_list<Event> events) {
  Events all = kFlip;
  for (const Event& event : events) all.push_back(event);
  return all;
}

TEST(Covering, R_48_an_exit_that_shows_again_takes_its_hero_at_once) {
  for (const bool first : {true, false}) {
    Scene scene = before_a_flip();
    scene.stolen().hero("yellow", "11:0,0");
    scene.shaft(0, first ? "11:0,0" : "25*:0,0", first ? "25*:0,0" : "11:0,0");
    EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})),
              after_flip({ShaftDiscarded{0}, HeroEscaped{Pawn::Yellow, false}, ActionTilesPassed{},
                          TalkOpened{Speech::Window}}));
  }
}

TEST(Covering, R_48_beneath_a_breach_too_and_the_last_hero_wins) {
  for (const bool first : {true, false}) {
    Scene scene = before_a_flip();
    scene.stolen().hero("yellow", "11:0,0").escaped("purple").escaped("green").escaped("orange");
    scene.breach(2, first ? "11:0,0" : "25*:0,0", first ? "25*:0,0" : "11:0,0");
    EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})),
              after_flip({BreachDiscarded{2}, HeroEscaped{Pawn::Yellow, false}, GameWon{GameTime{1000}}}));
  }
}

TEST(Covering, R_48_only_who_may_use_it) {
  for (const bool stolen : {true, false}) {
    Scene scene = before_a_flip();
    if (stolen) scene.stolen();
    scene.hero(stolen ? "green" : "yellow", "11:0,0").shaft(0, "25*:0,0", "11:0,0");
    EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})),
              after_flip({ShaftDiscarded{0}, ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  }
  Scene scene = before_a_flip();
  scene.stolen().guard("guard1", "11:0,0").shaft(0, "25*:0,0", "11:0,0");
  EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})),
            after_flip({ShaftDiscarded{0}, ActionTilesPassed{}, TalkOpened{Speech::Window}}));
}

TEST(Covering, R_48_a_timer_waits_for_the_next_arrival) {
  Scene scene = before_a_flip();
  scene.hero("yellow", "1a:0,0").shaft(1, "1a:0,0", "25*:0,0");
  EXPECT_EQ(scene.act(scene.ask(UseTimerToken{})),
            after_flip({ShaftDiscarded{1}, ActionTilesPassed{}, TalkOpened{Speech::Window}}));
  EXPECT_FALSE(scene.is_out_of_order("1a:0,0"));
  scene.act(scene.walk("yellow", "1a:0,1"));
  scene.time(1500);
  EXPECT_TRUE(scene::has<SandFlipped>(scene.act(scene.walk("yellow", "1a:0,0"))));
}

TEST(Covering, R_48_a_code_in_order_again_works_at_once) {
  Scene scene{rules_with({6, 10}, {"12*", "28*"})};
  scene.tile("12*", "1a:1,0").tile("28*", "1a:2,3").hero("green", "12*:3,0").out_of_order("12*:3,0");
  scene.hero("purple", "28*:1,0").spells({Spell::Broom});
  EXPECT_FALSE(scene.may(scene.walk("purple", "28*:2,0")));
  EXPECT_EQ(scene.act(scene.ask(CastBroom{at("12*:3,0")})),
            (Events{SpellCast{Spell::Broom}, BackInOrder{at("12*:3,0")}}));
  EXPECT_TRUE(scene.may(scene.walk("purple", "28*:2,0")));
}

TEST(Covering, R_48_a_timer_in_order_again_under_a_hero_flips_nothing) {
  Scene scene{rules_with({10}, {})};
  scene.hero("yellow", "1a:0,0").out_of_order("1a:0,0").spells({Spell::Broom});
  EXPECT_EQ(scene.act(scene.ask(CastBroom{at("1a:0,0")})),
            (Events{SpellCast{Spell::Broom}, BackInOrder{at("1a:0,0")}}));
}

}  // namespace
}  // namespace rules
