// The goals of the tutorials.
#include "rules/goal.h"
#include "support/sand_flip.h"

namespace rules {
namespace {

using scene::at;
using scene::kNothing;
using scene::rules_of_game;
using scene::Scene;
using scene::walked;

const Event kWon = GameWon{GameTime{1000}};
const Event kMissed = GameLost{GameTime{1000}, Defeat::GoalMissed};

// Who has to steal what, and the last step of the way out.
struct TutorialCase {
  const char* game;
  const char* hero;
  const char* item_tile;
  const char* item;
  const char* exit_tile;
  const char* before_the_exit;
  const char* exit;
};

constexpr std::array kTutorialCases{
    TutorialCase{"T1", "green", "8*", "8*:1,3", "10", "10:2,0", "10:3,0"},
    TutorialCase{"T2", "green", "8*", "8*:1,3", "10", "10:2,0", "10:3,0"},
    TutorialCase{"T4", "orange", "7", "7:2,0", "12*", "12*:1,0", "12*:0,0"},
    TutorialCase{"T6", "orange", "7*", "7*:2,0", "12", "12:2,0", "12:3,0"},
    TutorialCase{"T7", "purple", "9*", "9*:3,0", "2", "2:1,0", "2:0,0"},
    TutorialCase{"T8", "purple", "9*", "9*:3,0", "2", "2:1,0", "2:0,0"},
    TutorialCase{"T9", "green", "8*", "8*:1,3", "10", "10:2,0", "10:3,0"},
    TutorialCase{"T11", "purple", "9*", "9*:3,0", "2*", "2*:1,0", "2*:0,0"},
    TutorialCase{"T12", "purple", "9*", "9*:3,0", "2", "2:1,0", "2:0,0"},
    TutorialCase{"T13", "yellow", "6*", "6*:1,3", "11", "11:1,0", "11:0,0"},
};

TEST(ModuleTutorials, T_GOAL_the_theft_needs_the_named_heroes_on_their_items_and_no_others) {
  for (const TutorialCase& tutorial : kTutorialCases) {
    Scene scene{rules_of_game(tutorial.game)};
    scene.tile(tutorial.item_tile, "1a:0,2");
    EXPECT_EQ(scene.objection_to(scene.theft()),
              (Refusal{.reason = Reason::NotOnTheirItems, .pawn = scene::pawn(tutorial.hero)}))
        << tutorial.game;
    EXPECT_FALSE(scene.may(scene.theft())) << tutorial.game;
    scene.hero(tutorial.hero, tutorial.item);
    EXPECT_TRUE(scene.may(scene.theft())) << tutorial.game;
  }
}

TEST(ModuleTutorials, T_GOAL_the_win_needs_the_named_heroes_out_and_no_others) {
  for (const TutorialCase& tutorial : kTutorialCases) {
    Scene scene{rules_of_game(tutorial.game)};
    scene.tile(tutorial.exit_tile, "1a:0,2").hero(tutorial.hero, tutorial.before_the_exit).stolen();
    scene.game.state.security.goal_mark = true;   // T-2
    scene.game.state.security.code_spell = true;  // T-4
    const Events events = scene.act(scene.walk(tutorial.hero, tutorial.exit));
    EXPECT_TRUE(scene::has<HeroEscaped>(events)) << tutorial.game;
    EXPECT_TRUE(scene::has<GameWon>(events)) << tutorial.game;
  }
}

TEST(ModuleTutorials, T_GOAL_an_exit_before_the_theft_is_a_plain_space) {
  Scene scene{rules_of_game("T13")};
  scene.tile("11", "1a:0,2").hero("yellow", "11:1,0");
  EXPECT_EQ(scene.act(scene.walk("yellow", "11:0,0")), (Events{walked("yellow", "11:1,0", "11:0,0")}));
}

TEST(ModuleTutorials, T_GOAL_two_heroes_in_T_10_and_three_in_T_11_hardcore) {
  const auto asked = [](const Ruleset& rules) {
    unsigned bits = 0;
    for (const Pawn hero : kHeroes) bits |= is_asked_for(rules, hero) ? 1U << index(hero) : 0U;
    return bits;
  };
  EXPECT_EQ(asked(rules_of_game("T10")), 0b0011U);
  EXPECT_EQ(asked(rules_of_game("T11")), 0b0010U);
  EXPECT_EQ(asked(rules_of_game("T11", 4, true)), 0b0111U);
  EXPECT_EQ(asked(rules_of_game("F3")), 0b1111U);
}

// 8* north of tile 1, 10 west; green has stolen on 8*.
Scene with_green_on_its_item(std::string_view game) {
  Scene scene{rules_of_game(game)};
  scene.tile("8*", "1a:0,2").tile("10", "1a:1,0").hero("green", "8*:1,3").stolen();
  return scene;
}

TEST(ModuleTutorials, T_1_from_8_straight_to_10) {
  Scene scene = with_green_on_its_item("T1");
  scene.shaft(0, "8*:0,3", "10:2,0");
  EXPECT_EQ(scene.act(scene.walk("green", "8*:0,3")), (Events{walked("green", "8*:1,3", "8*:0,3")}));
  EXPECT_EQ(scene.act(scene.take_shaft("green", "10:2,0")),
            (Events{PawnMoved{Pawn::Green, at("8*:0,3"), at("10:2,0"), Way::Shaft}}));
  EXPECT_EQ(scene.act(scene.walk("green", "10:3,0")),
            (Events{walked("green", "10:2,0", "10:3,0"), HeroEscaped{Pawn::Green, false}, kWon}));
}

TEST(ModuleTutorials, T_1_T_FAIL_any_other_tile_after_the_theft_loses) {
  Scene scene = with_green_on_its_item("T1");
  scene.shaft(0, "8*:1,3", "1a:3,2");
  EXPECT_EQ(scene.act(scene.take_shaft("green", "1a:3,2")),
            (Events{PawnMoved{Pawn::Green, at("8*:1,3"), at("1a:3,2"), Way::Shaft}, kMissed}));
  Scene before = with_green_on_its_item("T1");
  before.game.state.stolen = false;
  before.shaft(0, "8*:1,3", "1a:3,2");
  EXPECT_EQ(before.act(before.take_shaft("green", "1a:3,2")).size(), 1U) << "before it, any way is good";
  Scene others = with_green_on_its_item("T1");
  EXPECT_EQ(others.act(others.walk("yellow", "1a:0,1")).size(), 1U) << "the others go where they like";
}

TEST(ModuleTutorials, T_2_the_exit_takes_green_after_a_breach_has_covered_a_timer) {
  Scene scene = with_green_on_its_item("T2");
  scene.hero("green", "10:2,0").hero("yellow", "1a:0,0");
  EXPECT_EQ(scene.act(scene.lay_breach(0, "1a:1,0")),
            (Events{BreachLaid{0, at("1a:0,0"), at("1a:1,0")}, GoalMarked{}}));
  scene.hero("yellow", "1a:1,3");
  EXPECT_EQ(scene.act(scene.lay_breach(1, "1a:0,3")), (Events{BreachLaid{1, at("1a:1,3"), at("1a:0,3")}}));
  EXPECT_EQ(scene.act(scene.walk("green", "10:3,0")),
            (Events{walked("green", "10:2,0", "10:3,0"), HeroEscaped{Pawn::Green, false}, kWon}));
}

TEST(ModuleTutorials, T_2_before_that_green_waits_on_its_exit) {
  Scene scene = with_green_on_its_item("T2");
  scene.hero("green", "10:2,0").hero("yellow", "1a:1,3");
  scene.act(scene.lay_breach(1, "1a:0,3"));
  EXPECT_FALSE(scene.game.state.security.goal_mark) << "no timer there";
  EXPECT_EQ(scene.act(scene.walk("green", "10:3,0")), (Events{walked("green", "10:2,0", "10:3,0")}));
  scene.hero("yellow", "1a:0,0");
  EXPECT_EQ(scene.act(scene.lay_breach(0, "1a:1,0")),
            (Events{BreachLaid{0, at("1a:0,0"), at("1a:1,0")}, GoalMarked{}, HeroEscaped{Pawn::Green, false},
                    kWon}));
}

TEST(ModuleTutorials, T_2_a_second_timer_marks_nothing_more) {
  Scene scene = with_green_on_its_item("T2");
  scene.game.state.security.goal_mark = true;
  scene.hero("yellow", "1a:0,0");
  EXPECT_EQ(scene.act(scene.lay_breach(0, "1a:1,0")).size(), 1U);
}

TEST(ModuleTutorials, T_3_there_is_no_theft_exits_and_vortex_work_and_all_four_must_escape) {
  Scene scene{rules_of_game("T3")};
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NoTheftInThisGame);
  EXPECT_FALSE(scene.may(scene.theft()));
  scene.tile("2", "1a:0,2").hero("purple", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
            (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{Pawn::Purple, false}}));
  EXPECT_TRUE(scene.may(scene.vortex("green", "1a:3,0")));
  scene.escaped("yellow").escaped("orange").tile("10", "1a:1,0").hero("green", "10:2,0");
  EXPECT_EQ(scene.act(scene.walk("green", "10:3,0")),
            (Events{walked("green", "10:2,0", "10:3,0"), HeroEscaped{Pawn::Green, false}, kWon}));
}

TEST(ModuleTutorials, T_3_guard_and_orange_enter_with_the_guard_room) {
  Scene scene{rules_of_game("T3")};
  scene.hero("green", "1a:2,3").deck({"25*"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T25s}, kNothing},
                    TilePlaced{Card{Tile::T25s}, at("1a:2,3"), 1, 4, Turns{1}, 0, Right::Hero},
                    PawnPut{Pawn::Orange, at("25*:2,1"), Presence::InTheMall, Put::Appears},
                    PawnPut{Pawn::Guard1, at("25*:2,0"), Presence::InTheMall, Put::Appears},
                    TalkOpened{Speech::Window}}));
}

// Purple on the map of 26*; two tiles have been placed by it already, the third could follow.
Scene after_two_tiles_by_map(bool hardcore = false) {
  Scene scene{rules_of_game("T5", 4, hardcore)};
  const std::string start = hardcore ? "1b" : "1a";
  scene.hero(hardcore ? "green" : "orange", start + ":0,2").deck({"26*", "4"});
  const Events found = scene.act(scene.draw());
  EXPECT_FALSE(scene::has<GameLost>(found)) << "a tile by a hero decides nothing";
  EXPECT_TRUE(scene.is_placed("26*"));
  scene.hero("purple", "26*:3,0").deck({"4", "8", "5", "3", "6"});
  scene.act(scene.draw());
  scene.act(scene.place_tile(start + ":1,0"));
  scene.act(scene.draw());
  EXPECT_FALSE(scene::has<GameWon>(scene.act(scene.place_tile("4:2,3"))));
  return scene;
}

TEST(ModuleTutorials, T_5_won_with_the_third_tile_by_one_map) {
  Scene scene = after_two_tiles_by_map();
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NoTheftInThisGame);
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.place_tile("8:2,3")),
            (Events{TilePlaced{Card{Tile::T5}, at("8:2,3"), -6, -7, Turns{3}, 0, Right::Map}, kWon}));
}

TEST(ModuleTutorials, T_5_T_FAIL_lost_when_the_map_is_used_up_with_fewer) {
  const Events used_up{WentOutOfOrder{at("26*:3,0")}, MapEnded{}, kMissed};
  Scene acts = after_two_tiles_by_map();
  EXPECT_EQ(acts.act(by_seat(1, acts.hero("green", "1a:3,2").walk("yellow", "1a:2,1"))), used_up);
  Scene explores = after_two_tiles_by_map();
  explores.act(explores.draw());
  EXPECT_EQ(explores.act(explores.place_tile("26*:1,0")), used_up);
  Scene leaves = after_two_tiles_by_map();
  EXPECT_EQ(
      leaves.act(leaves.walk("purple", "26*:3,1")),
      (Events{walked("purple", "26*:3,0", "26*:3,1"), WentOutOfOrder{at("26*:3,0")}, MapEnded{}, kMissed}));
}

TEST(ModuleTutorials, T_5_alone_turning_the_next_tile_uses_the_map_up) {
  Scene scene{rules_of_game("T5", 1)};
  scene.tile("26*", "1a:0,2").hero("purple", "26*:3,0");
  scene.game.state.security.map_in_use = at("26*:3,0");
  EXPECT_EQ(scene.act(scene.reveal()), (Events{WentOutOfOrder{at("26*:3,0")}, MapEnded{}, kMissed}));
}

TEST(ModuleTutorials, T_5_hardcore_asks_for_four_and_three_are_an_ordinary_win) {
  Scene scene = after_two_tiles_by_map(true);
  scene.act(scene.draw());
  EXPECT_FALSE(scene::has<GameWon>(scene.act(scene.place_tile("8:2,3"))));
  Scene three = scene;
  EXPECT_EQ(
      three.act(three.walk("purple", "26*:3,1")),
      (Events{walked("purple", "26*:3,0", "26*:3,1"), WentOutOfOrder{at("26*:3,0")}, MapEnded{}, kWon}));
  EXPECT_FALSE(earns_hardcore(three.game.rules, three.game.state));
  scene.game.state.security.map_tiles = 4;
  scene.act(scene.walk("purple", "26*:3,1"));
  EXPECT_TRUE(earns_hardcore(scene.game.rules, scene.game.state));
}

TEST(ModuleTutorials, T_7_from_9_straight_to_2) {
  Scene scene{rules_of_game("T7")};
  scene.tile("9*", "1a:0,2").tile("2", "9*:0,2").hero("purple", "9*:0,2").stolen();
  Scene strays = scene;
  EXPECT_EQ(scene.act(scene.walk("purple", "2:2,3")), (Events{walked("purple", "9*:0,2", "2:2,3")}));
  strays.hero("purple", "9*:1,0");
  EXPECT_EQ(strays.act(strays.walk("purple", "1a:0,2")),
            (Events{walked("purple", "9*:1,0", "1a:0,2"), kMissed}))
      << "T-FAIL";
}

TEST(ModuleTutorials, T_8_the_guard_may_not_be_moved_at_all) {
  Scene scene{rules_of_game("T8")};
  scene.tile("9*", "1a:0,2").guard("guard1", "9*:0,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("guard1", "9*:0,1")), Reason::GuardStandsStill);
  EXPECT_FALSE(scene.may(scene.walk("guard1", "9*:0,1")));
  EXPECT_EQ(scene.refusal_of(scene.escalator("guard1", "9*:1,3")), Reason::GuardStandsStill);
  EXPECT_FALSE(scene.may(scene.escalator("guard1", "9*:1,3")));
}

TEST(ModuleTutorials, T_8_nor_do_spells_move_it) {
  Scene scene{rules_of_game("T8")};
  scene.tile("9*", "1a:0,2").guard("guard1", "9*:0,2");
  scene.spells({Spell::Swap, Spell::Teleportation});
  EXPECT_EQ(scene.refusal_of(scene.teleport("guard1", "9*:0,1")), Reason::GuardStandsStill);
  EXPECT_EQ(scene.refusal_of(scene.swap("green", "guard1")), Reason::GuardStandsStill);
}

TEST(ModuleTutorials, T_8_hardcore_marks_9_explored_by_purple_from_a_purple_space) {
  const auto marks = [](bool hardcore, const char* hero, std::string_view space, const char* tile) {
    Scene scene{rules_of_game("T8", 4, hardcore)};
    scene.hero(hero, (hardcore ? "1b:" : "1a:") + std::string{space}).deck({tile});
    return scene::has<GoalMarked>(scene.act(scene.draw()));
  };
  EXPECT_TRUE(marks(true, "purple", "1,0", "9*"));
  EXPECT_FALSE(marks(true, "green", "0,2", "9*"));
  EXPECT_FALSE(marks(true, "purple", "1,0", "4"));
  EXPECT_FALSE(marks(false, "purple", "1,0", "9*"));
}

TEST(ModuleTutorials, T_9_no_hero_may_be_left_on_8) {
  Scene scene = with_green_on_its_item("T9");
  scene.hero("green", "10:2,0").hero("yellow", "8*:3,1");
  EXPECT_EQ(scene.act(scene.walk("green", "10:3,0")),
            (Events{walked("green", "10:2,0", "10:3,0"), HeroEscaped{Pawn::Green, false}}));
  EXPECT_EQ(scene.act(scene.teleport("yellow", "1a:3,2")),
            (Events{SpellCast{Spell::Teleportation},
                    PawnMoved{Pawn::Yellow, at("8*:3,1"), at("1a:3,2"), Way::Teleportation}, kWon}));
}

TEST(ModuleTutorials, T_10_the_theft_needs_a_frog_at_its_meal) {
  Scene scene{rules_of_game("T10")};
  scene.tile("9*", "1a:0,2").tile("6", "1a:1,0").guard("guard1", "9*:0,0");
  scene.act(scene.ask(CastVoucher{Pawn::Guard1, at("9*:0,0"), Tile::T6}));
  scene.hero("purple", "9*:3,0");
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NotOnTheirItems) << "yellow is missing";
  scene.hero("yellow", "6:0,2");
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NoFrogAtItsMeal);
  EXPECT_FALSE(scene.may(scene.theft()));
  scene.act(scene.ask(CastFrog{Pawn::Guard1, at("6:2,1")}));
  EXPECT_TRUE(scene.may(scene.theft()));
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
}

TEST(ModuleTutorials, T_12_the_guard_is_moved_by_the_control_room_only) {
  Scene scene{rules_of_game("T12")};
  scene.tile("9*", "1a:0,2").tile("28*", "1a:1,0").tile("4", "1a:2,3").guard("guard1", "9*:0,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("guard1", "9*:0,1")), Reason::OnlyByTheControlRoom);
  EXPECT_FALSE(scene.may(scene.walk("guard1", "9*:0,1")));
  EXPECT_EQ(scene.refusal_of(scene.escalator("guard1", "9*:1,3")), Reason::OnlyByTheControlRoom);
  EXPECT_FALSE(scene.may(scene.escalator("guard1", "9*:1,3")));
  scene.hero("yellow", "28*:2,0");
  EXPECT_TRUE(scene.may(scene.vortex("guard1", "4:3,3")));
}

TEST(ModuleTutorials, T_HARD_the_credit_is_for_a_win_without_flips) {
  for (const auto* game : {"T1", "T2", "T3", "T4", "T6", "T7", "T9", "T10", "T12", "T13"}) {
    Scene scene{rules_of_game(game, 4, true)};
    EXPECT_FALSE(earns_hardcore(scene.game.rules, scene.game.state)) << "not won yet";
    scene.game.state.outcome = Outcome::Won;
    EXPECT_TRUE(earns_hardcore(scene.game.rules, scene.game.state)) << game;
    EXPECT_FALSE(earns_hardcore(rules_of_game(game), scene.game.state)) << game;
    scene.game.state.flips = 1;
    EXPECT_FALSE(earns_hardcore(scene.game.rules, scene.game.state)) << game;
  }
}

TEST(ModuleTutorials, T_HARD_three_tutorials_ask_for_something_else_and_allow_flips) {
  const auto earns = [](const char* game, bool marked, unsigned tiles) {
    Scene scene{rules_of_game(game, 4, true)};
    scene.game.state.outcome = Outcome::Won;
    scene.game.state.flips = 2;
    scene.game.state.security.goal_mark = marked;
    scene.game.state.security.map_tiles = static_cast<std::uint8_t>(tiles);
    return earns_hardcore(scene.game.rules, scene.game.state);
  };
  EXPECT_TRUE(earns("T5", false, 4));
  EXPECT_FALSE(earns("T5", true, 3));
  EXPECT_TRUE(earns("T8", true, 0));
  EXPECT_FALSE(earns("T8", false, 4));
  EXPECT_TRUE(earns("T11", false, 0));
}

}  // namespace
}  // namespace rules
