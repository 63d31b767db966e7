// Scenario 4: the dwarf's passages and the elf's loudspeaker.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::custom_rules_of;
using scene::kBaseBack;
using scene::numbered;
using scene::rules_of;
using scene::Scene;
using scene::walked;

Scene before_an_orange_wall() {
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.tile("13", "1a:0,2");
  return scene;
}

TEST(DwarfAndElf, S4_1_the_dwarf_passes_the_small_opening_in_both_directions) {
  //   +----+----+----+----+
  //   | ..   ..   ..   .. |
  //   +    +::::+    +    +
  //   < eg |O.. | vp | .. |
  //   +----+    +----+    +
  //   | ..   ..   ..   ey >
  //   +    +----+----+----+
  Scene scene = before_an_orange_wall();
  scene.hero("orange", "13:1,2");
  EXPECT_EQ(scene.act(scene.walk("orange", "13:1,3")), (Events{walked("orange", "13:1,2", "13:1,3")}));
  EXPECT_EQ(scene.act(scene.walk("orange", "13:1,2")), (Events{walked("orange", "13:1,3", "13:1,2")}));
}

TEST(DwarfAndElf, S4_1_the_opening_can_be_part_of_a_longer_move) {
  //   +----+----+----+----+
  //   | ..   ..   ..   .. |
  //   +    +::::+    +    +
  //   < eg | .. | vp | .. |
  //   +----+    +----+    +
  //   | ..  O..   ..   ey >
  //   +    +----+----+----+
  Scene scene = before_an_orange_wall();
  scene.hero("orange", "13:1,1");
  EXPECT_TRUE(scene.may(scene.walk("orange", "13:1,3")));
  scene.hero("yellow", "13:1,2");
  EXPECT_EQ(scene.refusal_of(scene.walk("orange", "13:1,3")), Reason::WayIsBlocked)
      << "nobody is jumped over";
}

TEST(DwarfAndElf, S4_1_for_every_other_hero_it_is_a_wall) {
  //   +----+----+----+----+
  //   | ..   ..   ..   .. |
  //   +    +::::+    +    +
  //   < eg |G.. | vp | .. |
  //   +----+    +----+    +
  //   | ..   ..   ..   ey >
  //   +    +----+----+----+
  for (const auto name : {"yellow", "purple", "green"}) {
    Scene scene = before_an_orange_wall();
    scene.hero(name, "13:1,2");
    EXPECT_EQ(scene.objection_to(scene.walk(name, "13:1,3")),
              (Refusal{.reason = Reason::OnlyTheDwarfPasses, .place = at("13:1,2")}));
    EXPECT_FALSE(scene.may(scene.walk(name, "13:1,3")));
    scene.hero(name, "13:1,3");
    EXPECT_EQ(scene.objection_to(scene.walk(name, "13:1,2")),
              (Refusal{.reason = Reason::OnlyTheDwarfPasses, .place = at("13:1,3")}));
  }
}

TEST(DwarfAndElf, S4_1_before_scenario_4_it_is_a_wall_for_the_dwarf_too) {
  //   +----+----+----+----+
  //   | ..   ..   ..   .. |
  //   +    +::::+    +    +
  //   < eg |O.. | vp | .. |
  //   +----+    +----+    +
  //   | ..   ..   ..   ey >
  //   +    +----+----+----+
  Scene scene{custom_rules_of(3)};
  scene.tile("13", "1a:0,2").hero("orange", "13:1,2");
  EXPECT_EQ(scene.objection_to(scene.walk("orange", "13:1,3")),
            (Refusal{.reason = Reason::WayIsBlocked, .place = at("13:1,2")}));
  EXPECT_FALSE(scene.may(scene.walk("orange", "13:1,3")));
}

TEST(DwarfAndElf, S4_2_exploring_with_the_elf_lets_everybody_communicate) {
  //   +    +    +----+
  //    Y..  P..   vy |
  //   +    +    +----+
  //     ..  O.. |Geg/>
  //   +    +    +----+
  //     ey   ../| ## |
  //   +-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("green", "1a:2,3").deck({"4", "3"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, kBaseBack},
                    TilePlaced{Card{Tile::T4}, at("1a:2,3"), 1, 4, Turns{0}, 0, Right::Hero},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(DwarfAndElf, S4_2_under_the_same_terms_as_after_a_flip_the_next_action_ends_it) {
  //   +    +    +----+
  //    Y..  P..   vy |
  //   +    +    +----+
  //     ..  O.. |Geg/>
  //   +    +    +----+
  //     ey   ../| ## |
  //   +-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("green", "1a:2,3");
  scene.act(scene.draw());
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")),
            (Events{TalkClosed{}, walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(DwarfAndElf, S4_2_exploring_with_another_hero_opens_nothing) {
  //   +----+----+-^--+----+
  //   | tm   ..  Oeo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  Scene scene{ScenarioChoice{.scenario = 4}};
  scene.hero("orange", "1a:0,2").deck({"4"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, scene::kNothing},
                    TilePlaced{Card{Tile::T4}, at("1a:0,2"), -4, 1, Turns{3}, 0, Right::Hero}}));
}

TEST(DwarfAndElf, S4_1_and_4_2_hold_in_every_later_scenario) {
  for (unsigned scenario = 4; scenario <= 17; ++scenario) {
    EXPECT_TRUE(rules_of(scenario).dwarf_passages) << scenario;
    EXPECT_TRUE(rules_of(scenario).loudspeakers) << scenario;
  }
}

TEST(DwarfAndElf, S4_3_starts_on_1a_with_the_tiles_2_to_14_shuffled) {
  const Ruleset rules = rules_of(4);
  EXPECT_EQ(rules.start, Tile::T1a);
  EXPECT_EQ(rules.deck, numbered(2, 14));
  EXPECT_EQ(rules.deck_face, DeckFace::Down);
  EXPECT_FALSE(arrange(rules, rules::Setup{}, {1, 0})->deck == arrange(rules, rules::Setup{}, {2, 0})->deck);
}

}  // namespace
}  // namespace rules
