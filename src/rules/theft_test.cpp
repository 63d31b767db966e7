// The theft (B-THEFT-1 to B-THEFT-4).
#include "rules/theft.h"

#include <utility>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;
using scene::walked;

// The four item tiles around 1a, and every hero on its item:
//        6 (Y on iy)
//   9 (P on ip)  1a  7 (O on io)
//        8 (G on ig)
Scene all_on_their_items(unsigned seats = 4) {
  return base_game(seats)
      .tile("6", "1a:0,2")
      .tile("7", "1a:2,3")
      .tile("8", "1a:3,1")
      .tile("9", "1a:1,0")
      .hero("yellow", "6:0,2")
      .hero("orange", "7:2,0")
      .hero("green", "8:3,0")
      .hero("purple", "9:3,0");
}

TEST(Theft, B_THEFT_1_all_four_on_their_items_may_steal) {
  Scene scene = all_on_their_items();
  EXPECT_TRUE(scene.may(scene.theft()));
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
  EXPECT_TRUE(scene.game.state.stolen);
}

TEST(Theft, B_THEFT_1_any_seat_flips_the_theft_tile) {
  for (unsigned seats = 2; seats <= 8; ++seats) {
    const Scene scene = all_on_their_items(seats);
    for (unsigned seat = 0; seat < seats; ++seat)
      EXPECT_TRUE(scene.may(by_seat(seat, scene.theft()))) << seat;
    EXPECT_EQ(scene.refusal_of(by_seat(seats, scene.theft())), Reason::NoSuchSeat);
  }
}

TEST(Theft, B_THEFT_1_it_needs_no_action_tile) {
  const Scene scene =
      all_on_their_items().deal({{}, {"vortex", "west"}, {"explore", "south"}, {"escalator", "east"}});
  EXPECT_TRUE(scene.may(by_seat(0, scene.theft())));
  const Scene alone = all_on_their_items(1);
  EXPECT_TRUE(alone.may(alone.theft())) << "no solo tile has been turned";
}

TEST(Theft, B_THEFT_1_it_is_no_action_and_ends_no_talk) {
  Scene scene = all_on_their_items();
  evolve(scene.game.state, TalkOpened{Speech::Window});
  EXPECT_EQ(scene.act(scene.theft()), (Events{Stolen{}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Theft, B_THEFT_1_one_hero_beside_its_item_spoils_it) {
  for (const auto& [hero, beside] : {std::pair{"yellow", "6:1,2"}, std::pair{"orange", "7:1,0"},
                                     std::pair{"green", "8:3,1"}, std::pair{"purple", "9:3,1"}}) {
    const Scene scene = all_on_their_items().hero(hero, beside);
    EXPECT_EQ(scene.objection_to(scene.theft()),
              (Refusal{.reason = Reason::NotOnTheirItems, .pawn = scene::pawn(hero)}));
    EXPECT_FALSE(scene.may(scene.theft()));
  }
}

TEST(Theft, B_THEFT_1_the_item_must_be_of_the_heros_colour) {
  // Yellow and orange on each other's items.
  const Scene scene =
      all_on_their_items().hero("yellow", "1a:1,1").hero("orange", "6:0,2").hero("yellow", "7:2,0");
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NotOnTheirItems);
  EXPECT_FALSE(scene.may(scene.theft()));
}

TEST(Theft, B_THEFT_1_a_space_of_the_right_colour_is_no_item) {
  // Everyone on a vortex of the right colour.
  const Scene scene = base_game()
                          .hero("yellow", "1a:1,3")
                          .hero("purple", "1a:0,3")
                          .hero("green", "1a:3,0")
                          .hero("orange", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NotOnTheirItems);
}

TEST(Theft, B_THEFT_1_all_four_at_the_same_time) {
  // Green has been on its item and left again.
  Scene scene = all_on_their_items();
  scene.act(scene.walk("green", "8:3,1"));
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NotOnTheirItems);
  scene.act(scene.walk("green", "8:3,0"));
  EXPECT_TRUE(scene.may(scene.theft()));
}

TEST(Theft, B_THEFT_2_it_does_not_happen_by_itself) {
  // The last hero arrives: the walk is all that happens, and the vortex still works.
  Scene scene = all_on_their_items().hero("yellow", "6:1,2");
  EXPECT_EQ(scene.act(scene.walk("yellow", "6:0,2")), (Events{walked("yellow", "6:1,2", "6:0,2")}));
  EXPECT_FALSE(scene.game.state.stolen);
  EXPECT_TRUE(scene.may(scene.vortex("yellow", "1a:1,3")));
}

TEST(Theft, B_THEFT_3_after_it_the_vortex_is_off) {
  Scene scene = all_on_their_items();
  EXPECT_TRUE(scene.may(scene.vortex("yellow", "1a:1,3")));
  scene.act(scene.theft());
  EXPECT_EQ(scene.refusal_of(scene.vortex("yellow", "1a:1,3")), Reason::VortexIsOff);
  EXPECT_FALSE(scene.may(scene.vortex("yellow", "1a:1,3")));
}

TEST(Theft, B_THEFT_3_after_it_the_exits_count) {
  // 2 is explored from the green space of 6; purple stands before its exit.
  Scene scene = all_on_their_items().tile("2", "6:1,0");
  scene.act(scene.theft());
  scene.hero("purple", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
            (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{Pawn::Purple, false}}));
}

TEST(Theft, B_THEFT_3_it_happens_once) {
  Scene scene = all_on_their_items();
  scene.act(scene.theft());
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::AlreadyStolen);
  EXPECT_FALSE(scene.may(scene.theft()));
}

TEST(Theft, B_THEFT_4_without_it_an_exit_takes_nobody) {
  Scene scene = all_on_their_items().tile("2", "6:1,0").hero("purple", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")), (Events{walked("purple", "2:1,0", "2:0,0")}));
  EXPECT_EQ(scene.place_of("purple"), at("2:0,0"));
  EXPECT_TRUE(is_in_the_mall(scene.game.state, Pawn::Purple));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Running);
}

TEST(Theft, B_THEFT_4_a_crew_that_never_steals_runs_out_of_time) {
  // Four heroes on their four exits, and nothing stolen: only the sand ends this.
  Scene scene = base_game()
                    .tile("2", "1a:0,2")
                    .tile("10", "1a:2,3")
                    .tile("11", "1a:3,1")
                    .tile("12", "1a:1,0")
                    .hero("purple", "2:1,0")
                    .hero("green", "10:2,0")
                    .hero("yellow", "11:1,0")
                    .hero("orange", "12:2,0");
  for (const auto& [hero, exit] : {std::pair{"purple", "2:0,0"}, std::pair{"green", "10:3,0"},
                                   std::pair{"yellow", "11:0,0"}, std::pair{"orange", "12:3,0"}}) {
    scene.act(scene.walk(hero, exit));
  }
  EXPECT_EQ(scene.game.state.outcome, Outcome::Running);
  EXPECT_EQ(scene.refusal_of(scene.theft()), Reason::NotOnTheirItems);
  scene.time(180'000).act(scene.sand_runs_out());
  EXPECT_EQ(scene.game.state.outcome, Outcome::Lost);
}

}  // namespace
}  // namespace rules
