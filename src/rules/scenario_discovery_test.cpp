// Scenarios 1 to 3: one exit, then four, then the action tiles pass.
//
// The drawings of these tests are those of the catalog, as the mall lies on the table; a capital letter
// before a space is the pawn on it: Yellow, Purple, Green, Orange. They are cut to what matters.
#include "rules/flip.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::kNothing;
using scene::numbered;
using scene::rules_of;
using scene::Scene;
using scene::walked;

catalog::TileList deck_of(const Ruleset& rules, std::uint64_t seed) {
  return arrange(rules, rules::Setup{}, {seed, 0})->deck;
}

TEST(Discovery, S1_1_starts_on_1a_with_the_tiles_2_to_9_shuffled) {
  const auto rules = ruleset_for({.scenario = 1});
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->start, Tile::T1a);
  EXPECT_EQ(rules->deck, numbered(2, 9));
  EXPECT_EQ(rules->deck_face, DeckFace::Down);
  EXPECT_EQ(deck_of(*rules, 1).size(), 8U);
  EXPECT_FALSE(deck_of(*rules, 1) == deck_of(*rules, 2)) << "two seeds, one order";
}

TEST(Discovery, S1_2_all_four_leave_by_the_purple_exit) {
  //   +----+----+----+----+
  //   | ## | ## |Y../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  //   | ..   .. | ## | ## |
  //   +    +    +----+----+
  //   | vg | ..   vp | ## |
  //   +----+    +----+----+
  Scene scene{ScenarioChoice{.scenario = 1}};
  scene.tile("2", "1a:0,2").stolen().time(5000);
  for (const auto name : {"yellow", "green", "orange"}) {
    scene.hero(name, "2:1,0");
    EXPECT_EQ(scene.act(scene.walk(name, "2:0,0")),
              (Events{walked(name, "2:1,0", "2:0,0"), HeroEscaped{scene::pawn(name), false}}));
    EXPECT_EQ(scene.place_of(name), kNowhere);
  }
  scene.hero("purple", "2:1,0");
  EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
            (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{kMage, false}, GameWon{GameTime{5000}}}));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Won);
}

TEST(Discovery, S1_2_the_other_exits_take_nobody) {
  //   +----+----+----+----+
  //   | ..   ..  Y..   xy |
  //   +    +----+    +----+
  //   < eg   .. | .. | ## |
  //   +----+    +    +----+
  //   | ..   .. | ..   eo >
  //   +    +----+----+----+
  //   | ..   ..   vy | ## |
  //   +----+    +----+----+
  Ruleset rules = rules_of(1);
  rules.deck = numbered(2, 12);
  Scene scene{rules};
  scene.tile("11", "1a:0,2").hero("yellow", "11:1,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("yellow", "11:0,0")), (Events{walked("yellow", "11:1,0", "11:0,0")}));
}

TEST(Discovery, S1_3_the_elf_explores_without_opening_communication) {
  //   +    +    +----+
  //    Y..  P..   vy |
  //   +    +    +----+
  //     ..  O.. |Geg/>
  //   +    +    +----+
  //     ey   ../| ## |
  //   +-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 1}};
  scene.hero("green", "1a:2,3").deck({"4", "3"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, kBaseBack},
                    TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(Discovery, S1_3_a_flip_passes_no_action_tile) {
  //   +----+----+-^--+----+
  //   | tm  Y..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  Scene scene{ScenarioChoice{.scenario = 1}};
  scene.hero("yellow", "1a:0,1").time(70'000);
  const auto tiles_before = scene.game.state.action_tiles;
  EXPECT_EQ(
      scene.act(scene.walk("yellow", "1a:0,0")),
      (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
              SandFlipped{GameTime{70'000}, Millis{70'000}, FlipBy::Space}, TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.action_tiles, tiles_before);
}

TEST(Discovery, S1_4_free_talk_lasts_from_the_first_moment_to_the_last) {
  //   +----+----+-^--+----+
  //   | tm  Y..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  Ruleset rules = rules_of(1);
  rules.talk = catalog::Talk::Free;
  ASSERT_EQ(flaw_of(rules), std::nullopt);
  Scene scene{rules};
  EXPECT_EQ(scene.game.state.speech, Speech::Open);
  scene.hero("yellow", "1a:0,2");
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:0,2", "1a:0,1")}));
  const Events flip = scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_TRUE(scene::has<SandFlipped>(flip));
  EXPECT_FALSE(scene::has<TalkOpened>(flip));
  EXPECT_FALSE(scene::has<TalkClosed>(scene.act(scene.walk("yellow", "1a:0,1"))));
  EXPECT_EQ(scene.game.state.speech, Speech::Open);
}

TEST(Discovery, S1_4_it_is_an_option_and_off_unless_chosen) {
  const Scene scene{ScenarioChoice{.scenario = 1}};
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(SeveralExits, S2_1_each_hero_leaves_by_the_exit_of_its_own_colour) {
  //   +----+----+----+----+
  //   | ## | ## |P../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  //   | ..   .. | ## | ## |
  //   +    +    +----+----+
  //   | vg | ..   vp | ## |
  //   +----+    +----+----+
  for (unsigned scenario = 2; scenario <= 9; ++scenario) {
    SCOPED_TRACE(scenario);
    Scene scene{ScenarioChoice{.scenario = scenario}};
    const std::string_view north = scene.game.rules.start == Tile::T1a ? "1a:0,2" : "1b:0,2";
    scene.tile("2", north).hero("purple", "2:1,0").stolen();
    EXPECT_EQ(scene.act(scene.walk("purple", "2:0,0")),
              (Events{walked("purple", "2:1,0", "2:0,0"), HeroEscaped{kMage, false}}));
  }
}

TEST(SeveralExits, S2_1_the_exit_of_another_colour_takes_nobody) {
  //   +----+----+----+----+
  //   | ## | ## |G../  xp |
  //   +----+----+----+----+
  //   < eo/| ## | ## | ## |
  //   +    +----+----+----+
  //   | ..   .. | ## | ## |
  //   +    +    +----+----+
  //   | vg | ..   vp | ## |
  //   +----+    +----+----+
  Scene scene{ScenarioChoice{.scenario = 2}};
  scene.tile("2", "1a:0,2").hero("green", "2:1,0").stolen();
  EXPECT_EQ(scene.act(scene.walk("green", "2:0,0")), (Events{walked("green", "2:1,0", "2:0,0")}));
  EXPECT_EQ(scene.place_of("green"), at("2:0,0"));
  EXPECT_TRUE(scene.may(scene.walk("green", "2:1,0"))) << "it can come back";
}

TEST(SeveralExits, S2_2_starts_on_1a_with_the_tiles_2_to_12_shuffled) {
  const auto rules = ruleset_for({.scenario = 2});
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->start, Tile::T1a);
  EXPECT_EQ(rules->deck, numbered(2, 12));
  EXPECT_FALSE(deck_of(*rules, 1) == deck_of(*rules, 2));
}

TEST(SeveralExits, S2_2_loudspeakers_are_ignored_and_no_tile_is_passed) {
  //   +----+----+-^--+----+
  //   | tm  Y..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  //   | vo   ..  O.. |Geg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 2}};
  scene.hero("green", "1a:2,3").hero("yellow", "1a:0,1").deck({"4"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, kNothing},
                    TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero}}));
  EXPECT_FALSE(scene::has<ActionTilesPassed>(scene.act(scene.walk("yellow", "1a:0,0"))));
}

TEST(PassYourTile, S3_1_each_flip_passes_every_action_tile_to_the_left) {
  //   +----+----+-^--+----+
  //   | tm  Y..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  for (unsigned seats = 2; seats <= 8; ++seats) {
    SCOPED_TRACE(seats);
    Scene scene{ScenarioChoice{.scenario = 3, .seats = seats}};
    scene.hero("yellow", "1a:0,1").time(1000);
    const auto before = scene.game.state.action_tiles;
    EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,0")),
              (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                      SandFlipped{GameTime{1000}, Millis{1000}, FlipBy::Space}, ActionTilesPassed{},
                      TalkOpened{Speech::Window}}));
    for (std::size_t seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(scene.game.state.action_tiles[(seat + 1) % seats], before[seat]) << "of seat " << seat;
    }
  }
}

TEST(PassYourTile, S3_1_by_whatever_means_the_timer_is_flipped) {
  const Scene scene{ScenarioChoice{.scenario = 3}};
  State now = scene.game.state;
  Events events;
  Resolution resolution{scene.game.rules, now, events, GameTime{2000}};
  flip(resolution, FlipBy::Token);
  EXPECT_EQ(events, (Events{SandFlipped{GameTime{2000}, Millis{2000}, FlipBy::Token}, ActionTilesPassed{},
                            TalkOpened{Speech::Window}}));
}

TEST(PassYourTile, S3_1_alone_there_is_nobody_to_pass_to) {
  //   +----+----+-^--+----+
  //   | tm  Y..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..  P..   vy |
  //   +----+    +    +----+
  Scene scene{ScenarioChoice{.scenario = 3, .seats = 1}};
  scene.hero("yellow", "1a:0,1").solo({"west"});
  scene.act(scene.reveal());
  EXPECT_FALSE(scene::has<ActionTilesPassed>(scene.act(scene.walk("yellow", "1a:0,0"))));
}

TEST(PassYourTile, S3_1_holds_in_every_later_scenario) {
  for (unsigned scenario = 3; scenario <= 17; ++scenario) {
    EXPECT_TRUE(ruleset_for({.scenario = scenario})->pass_action_tiles) << scenario;
  }
}

TEST(PassYourTile, S3_2_starts_on_1a_with_the_tiles_2_to_12_shuffled_and_ignores_loudspeakers) {
  //   +    +    +----+
  //    Y..  P..   vy |
  //   +    +    +----+
  //     ..  O.. |Geg/>
  //   +    +    +----+
  //     ey   ../| ## |
  //   +-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 3}};
  EXPECT_EQ(scene.game.rules.start, Tile::T1a);
  EXPECT_EQ(scene.game.rules.deck, numbered(2, 12));
  EXPECT_FALSE(deck_of(scene.game.rules, 1) == deck_of(scene.game.rules, 2));
  scene.hero("green", "1a:2,3");
  EXPECT_FALSE(scene::has<TalkOpened>(scene.act(scene.draw())));
}

}  // namespace
}  // namespace rules
