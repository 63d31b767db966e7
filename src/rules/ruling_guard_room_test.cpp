// Rulings about tile 25*: R-93 without the module of the guard room, R-94 with several guards in it.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::rules_with;
using scene::Scene;
using scene::walked;

PawnPut goes_back(Pawn pawn, std::string_view place) {
  return {pawn, at(place), Presence::InTheMall, Put::SentBack};
}

// What a flip by the sand timer token does in the guard room.
Events in_the_room(Scene& scene) {
  Events room;
  for (const Event& event : scene.act(scene.ask(UseTimerToken{}))) {
    if (std::holds_alternative<PawnPut>(event) || std::holds_alternative<PawnsSwapped>(event))
      room.push_back(event);
  }
  return room;
}

//   tile 4           25*, a quarter turn to the right: its door leads to 4:2,3
//   +----+----+
//     tm | ## |     +----+----+----+----+
//   +----+----+     | ## | gr   ..   .. |
//     ..   ep >   ! in | hs | ## | .. |
//   +----+    +     | ..   cf   ..   .. |
//   | ## | vy |     | ..   ..   ..   .. |
Scene with_tile_4_before_its_door() {
  Scene scene{rules_with({1, 2, 5, 10, 11}, {"2*", "9*", "10*", "11*", "25*"})};
  scene.tile("4", "1a:2,3").tile("25*", "4:2,3");
  return scene;
}

void expect_in_order(const Scene& scene, std::string_view captive) {
  EXPECT_EQ(scene.place_of(captive), at("25*:2,1"));
  int on_the_guard_space = 0;
  for (const Pawn guard : kGuardPawns) {
    EXPECT_NE(place_of(scene.game.state, guard), at("25*:2,1"));
    on_the_guard_space += place_of(scene.game.state, guard) == at("25*:2,0") ? 1 : 0;
  }
  EXPECT_EQ(on_the_guard_space, 1);
}

TEST(GuardRoom, R_94_a_frog_that_comes_back_beside_a_second_guard_does_not_cost_the_captive_its_space) {
  Scene scene = with_tile_4_before_its_door();
  scene.spells({Spell::Frog}).guard("guard1", "25*:2,2");
  scene.act(scene.ask(CastFrog{Pawn::Guard1, at("25*:2,2")}));
  scene.guard("guard2", "25*:2,0").hero("green", "25*:2,1");  // who was caught
  EXPECT_EQ(in_the_room(scene),
            (Events{PawnPut{Pawn::Guard1, at("25*:2,2"), Presence::InTheMall, Put::Returns},
                    goes_back(Pawn::Guard1, "25*:1,0")}));
  expect_in_order(scene, "green");
  scene.hero("green", "25*:3,1").guard("guard2", "25*:2,1");
  scene.game.state.security.stress_tokens = 0xff;  // another sand timer token
  in_the_room(scene);
  expect_in_order(scene, "green");
}

TEST(GuardRoom, R_94_a_guard_on_the_hero_space_goes_to_the_guard_space_and_the_other_beside_it) {
  Scene scene = with_tile_4_before_its_door();
  scene.hero("green", "25*:3,1").guard("guard1", "25*:2,2").guard("guard2", "25*:2,1");
  EXPECT_EQ(in_the_room(scene),
            (Events{goes_back(Pawn::Guard1, "25*:1,0"), goes_back(Pawn::Guard2, "25*:2,0"),
                    goes_back(Pawn::Green, "25*:2,1")}));
}

TEST(GuardRoom, R_94_whatever_stands_where) {
  constexpr std::array kSpaces{"25*:2,0", "25*:2,1", "25*:1,0", "25*:0,0", "25*:3,1", "25*:2,2"};
  for (const auto* const hero : kSpaces) {
    for (const auto* const one : kSpaces) {
      for (const auto* const other : kSpaces) {
        for (const auto* const third : kSpaces) {
          const bool is_possible =
              hero != one && hero != other && hero != third && one != other && one != third && other != third;
          if (!is_possible) continue;
          Scene scene = with_tile_4_before_its_door();
          scene.hero("green", hero).guard("guard1", one).guard("guard3", other).guard("guard4", third);
          in_the_room(scene);
          expect_in_order(scene, "green");
          for (const Pawn guard : {Pawn::Guard1, Pawn::Guard3, Pawn::Guard4}) {
            const Place stands = place_of(scene.game.state, guard);
            EXPECT_TRUE(stands == at("25*:2,0") || stands == at("25*:1,0") || stands == at("25*:0,0"))
                << hero << " " << one << " " << other << " " << third;
          }
        }
      }
    }
  }
}

TEST(GuardRoom, R_94_who_stands_right_stays) {
  Scene scene = with_tile_4_before_its_door();
  scene.hero("green", "25*:2,1").guard("guard1", "25*:1,0").guard("guard2", "25*:2,0");
  EXPECT_EQ(in_the_room(scene), (Events{}));
}

// 25* lies in the north of 1a; there are guards, and no guard room.
Scene without_the_module() {
  Scene scene{rules_with({1, 3, 4, 8, 10}, {"7*", "9*", "25*", "27*"})};
  scene.tile("25*", "1a:0,2").tile("4", "1a:2,3");
  return scene;
}

TEST(GuardRoom, R_93_without_the_module_ghost_form_passes_the_walls_of_25) {
  Scene scene = without_the_module();
  scene.holding(Spell::GhostForm).hero("purple", "1a:0,3");
  EXPECT_TRUE(scene.may(scene.walk("purple", "25*:3,2"))) << "into it";
  scene.hero("purple", "25*:3,2");
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:0,3"))) << "out of it";
  EXPECT_TRUE(scene.may(scene.walk("purple", "25*:2,2"))) << "and inside";
  EXPECT_EQ(scene.hero("purple", "25*:3,1").refusal_of(scene.walk("purple", "1a:0,2")), Reason::NoCode)
      << "R-63: a steel door stays one";
}

TEST(GuardRoom, R_93_without_the_module_invisibility_hides_there_too) {
  Scene scene = without_the_module();
  scene.guard("guard1", "25*:0,0").shaft(0, "1a:1,2", "25*:0,3");
  EXPECT_EQ(scene.refusal_of(scene.take_shaft("purple", "25*:0,3")), Reason::GuardIsWatching);
  scene.holding(Spell::Invisibility);
  EXPECT_TRUE(scene.may(scene.take_shaft("purple", "25*:0,3")));
}

TEST(GuardRoom, R_93_without_the_module_swap_teleportation_shaft_and_breach_work_there) {
  Scene scene = without_the_module();
  scene.spells({Spell::Swap, Spell::Teleportation}).hero("green", "25*:3,3");
  EXPECT_TRUE(scene.may(scene.swap("yellow", "green")));
  EXPECT_TRUE(scene.may(scene.teleport("green", "1a:0,3")));
  EXPECT_TRUE(scene.may(scene.teleport("yellow", "25*:0,3")));
  scene.hero("orange", "25*:0,0").hero("yellow", "25*:3,2");
  EXPECT_TRUE(scene.may(scene.lay_shaft(0, "1a:3,2")));
  EXPECT_TRUE(scene.may(scene.lay_breach(0, "25*:2,2")));
}

TEST(GuardRoom, R_93_without_the_module_the_vortex_takes_a_hero_from_there) {
  Scene scene = without_the_module();
  scene.hero("green", "25*:3,3");
  EXPECT_TRUE(scene.may(scene.vortex("green", "1a:3,0")));
  Scene room = with_tile_4_before_its_door();
  room.hero("green", "25*:3,3");
  EXPECT_EQ(room.refusal_of(room.vortex("green", "1a:3,0")), Reason::IsACaptive) << "M5-5";
}

TEST(GuardRoom, R_93_without_the_module_the_beholder_comes_onto_25) {
  Scene scene{rules_with({8}, {"7*", "25*", "27*"})};
  scene.tile("27*", "1a:3,1").tile("25*", "1a:0,2").beholder("1a").hero("green", "27*:0,2");
  for (const auto name : {"yellow", "purple", "orange"}) scene.escaped(name);
  const Direction toward =
      catalog::on_table(*space_at(at("27*:0,2")).direction, placed_tile(scene.game.state, Tile::T27s).turns);
  ASSERT_EQ(toward, Direction::North);
  EXPECT_TRUE(scene.may(scene.move_beholder("north")));
}

TEST(GuardRoom, R_93_without_the_module_groups_count_on_25) {
  Ruleset rules = rules_with({3}, {"25*"});
  rules.groups = catalog::Groups::Forbidden;
  Scene scene{rules};
  scene.tile("25*", "1a:0,2").hero("green", "25*:0,0").shaft(0, "1a:1,1", "25*:0,3");
  EXPECT_EQ(scene.refusal_of(scene.take_shaft("yellow", "25*:0,3")), Reason::GroupsAreForbidden);
}

}  // namespace
}  // namespace rules
