// Escaping and winning (B-EXIT-1, B-EXIT-2).
#include "rules/escape.h"

#include <array>
#include <utility>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Scene;
using scene::walked;

// The four exit tiles around 1a, the theft done, and every hero one step before its exit:
//            2 (P)
//   12 (O)     1a     10 (G)
//           11 (Y)
Scene before_the_exits(Scene scene = base_game()) {
  return scene.tile("2", "1a:0,2")
      .tile("10", "1a:2,3")
      .tile("11", "1a:3,1")
      .tile("12", "1a:1,0")
      .hero("purple", "2:1,0")
      .hero("green", "10:2,0")
      .hero("yellow", "11:1,0")
      .hero("orange", "12:2,0")
      .stolen();
}

struct Leaving {
  std::string_view hero;
  std::string_view from;
  std::string_view exit;
};
constexpr std::array<Leaving, 4> kLeaving{
    Leaving{"purple", "2:1,0", "2:0,0"}, Leaving{"green", "10:2,0", "10:3,0"},
    Leaving{"yellow", "11:1,0", "11:0,0"}, Leaving{"orange", "12:2,0", "12:3,0"}};

TEST(Escape, B_EXIT_1_a_hero_on_its_exit_is_taken_off_the_board_at_once) {
  for (const auto& [hero, from, exit] : kLeaving) {
    Scene scene = before_the_exits();
    EXPECT_EQ(scene.act(scene.walk(hero, exit)),
              (Events{walked(hero, from, exit), HeroEscaped{scene::pawn(hero), false}}));
    EXPECT_EQ(scene.place_of(hero), kNowhere);
    EXPECT_TRUE(has_escaped(scene.game.state, scene::pawn(hero)));
    EXPECT_FALSE(is_occupied(scene.game.state, at(exit))) << "the exit is free for whoever comes";
    EXPECT_EQ(scene.game.state.outcome, Outcome::Running);
  }
}

TEST(Escape, B_EXIT_1_an_exit_the_hero_may_not_use_is_a_plain_space) {
  // 2:   | O  | ## ...      orange on the purple exit
  //      +    +---
  //      | ../| ## ...
  Scene scene = before_the_exits().hero("purple", "1a:1,1").hero("orange", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("orange", "2:0,0")), (Events{walked("orange", "2:1,0", "2:0,0")}));
  EXPECT_EQ(scene.place_of("orange"), at("2:0,0"));
  EXPECT_EQ(scene.act(scene.walk("orange", "2:1,0")), (Events{walked("orange", "2:0,0", "2:1,0")}));
}

TEST(Escape, B_EXIT_1_whoever_has_escaped_is_moved_by_nobody) {
  Scene scene = before_the_exits();
  scene.act(scene.walk("purple", "2:0,0"));
  const Refusal gone{.reason = Reason::HasEscaped, .pawn = Pawn::Purple};
  EXPECT_EQ(scene.objection_to(scene.walk("purple", "2:1,0")), gone);
  EXPECT_EQ(scene.objection_to(scene.vortex("purple", "1a:0,3")), gone);
  EXPECT_EQ(scene.objection_to(scene.escalator("purple", "1a:3,2")), gone);
  EXPECT_EQ(scene.refusal_of({scene.seat_with(Ability::North), Move{Pawn::Purple, at("2:0,0"), at("2:1,0")}}),
            Reason::HasEscaped);
  EXPECT_FALSE(scene.may(scene.vortex("purple", "1a:0,3")));
}

TEST(Escape, B_EXIT_1_in_scenario_10_the_hero_stays_on_its_foreign_exit) {
  Scene scene = before_the_exits(Scene{ScenarioChoice{.scenario = 10, .start = Tile::T1a}});
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")), (Events{walked("purple", "2:1,0", "2:0,0")}))
      << "its own exit is none";
  scene.hero("yellow", "1a:1,1").hero("green", "11:1,0");
  EXPECT_EQ(scene.act(scene.walk("green", "11:0,0")),
            (Events{walked("green", "11:1,0", "11:0,0"), HeroEscaped{Pawn::Green, true}}));
  EXPECT_EQ(scene.place_of("green"), at("11:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "11:1,0")), Reason::HasEscaped);
  EXPECT_FALSE(scene.may(scene.walk("green", "11:1,0")));
}

TEST(Escape, R_18_in_scenario_10_the_program_says_when_only_the_own_exit_is_left) {
  // Purple leaves by the green exit, green by the yellow one, yellow by the purple one: orange has only its
  // own.
  Scene scene = before_the_exits(Scene{ScenarioChoice{.scenario = 10, .start = Tile::T1a}});
  scene.hero("yellow", "1a:1,1").hero("green", "11:1,0").hero("purple", "10:2,0").hero("yellow", "2:1,0");
  EXPECT_FALSE(scene::has<NoExitLeft>(scene.act(scene.walk("green", "11:0,0"))));
  EXPECT_FALSE(scene::has<NoExitLeft>(scene.act(scene.walk("purple", "10:3,0"))));
  EXPECT_FALSE(scene.game.state.no_exit_left);
  EXPECT_EQ(scene.act(scene.walk("yellow", "2:0,0")),
            (Events{walked("yellow", "2:1,0", "2:0,0"), HeroEscaped{Pawn::Yellow, true}, NoExitLeft{}}));
  EXPECT_TRUE(scene.game.state.no_exit_left);
  EXPECT_EQ(scene.act(scene.walk("orange", "12:3,0")), (Events{walked("orange", "12:2,0", "12:3,0")}));
}

TEST(Escape, R_18_another_free_exit_is_enough_for_the_last_hero) {
  // The same three leave, but yellow by the orange exit: the purple one is left for orange, who wins by it.
  Scene scene = before_the_exits(Scene{ScenarioChoice{.scenario = 10, .start = Tile::T1a}});
  scene.hero("yellow", "1a:1,1").hero("green", "11:1,0").hero("purple", "10:2,0").hero("orange", "2:1,0");
  scene.act(scene.walk("green", "11:0,0"));
  scene.act(scene.walk("purple", "10:3,0"));
  EXPECT_EQ(scene.hero("yellow", "12:2,0").act(scene.walk("yellow", "12:3,0")),
            (Events{walked("yellow", "12:2,0", "12:3,0"), HeroEscaped{Pawn::Yellow, true}}));
  EXPECT_TRUE(scene::has<GameWon>(scene.act(scene.walk("orange", "2:0,0"))));
}

TEST(Escape, B_EXIT_1_in_scenario_17_the_hero_stays_on_its_exit) {
  Scene scene = before_the_exits(Scene{ScenarioChoice{.scenario = 17, .start = Tile::T1a}});
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
            (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{Pawn::Purple, true}}));
  EXPECT_EQ(scene.place_of("purple"), at("2:0,0"));
}

TEST(Escape, B_EXIT_2_the_fourth_escape_wins_at_that_instant) {
  // Three are out, and the fourth, whichever it is, takes its exit.
  for (std::size_t last = 0; last < 4; ++last) {
    Scene scene = before_the_exits();
    for (std::size_t i = 0; i < 4; ++i) {
      if (i == last) continue;
      EXPECT_FALSE(scene::has<GameWon>(scene.act(scene.walk(kLeaving[i].hero, kLeaving[i].exit))));
      EXPECT_EQ(scene.game.state.outcome, Outcome::Running);
    }
    const auto& [hero, from, exit] = kLeaving[last];
    EXPECT_EQ(
        scene.time(54'321).act(scene.walk(hero, exit)),
        (Events{walked(hero, from, exit), HeroEscaped{scene::pawn(hero), false}, GameWon{GameTime{54'321}}}));
    EXPECT_EQ(scene.game.state.outcome, Outcome::Won);
    EXPECT_EQ(scene.game.state.ended, GameTime{54'321});
    EXPECT_EQ(scene.game.state.defeat, Defeat::None);
  }
}

TEST(Escape, B_EXIT_2_those_who_stay_on_their_exits_win_alike) {
  Scene scene = before_the_exits(Scene{ScenarioChoice{.scenario = 17, .start = Tile::T1a}});
  for (const auto& [hero, from, exit] : kLeaving) scene.act(scene.walk(hero, exit));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Won);
}

}  // namespace
}  // namespace rules
