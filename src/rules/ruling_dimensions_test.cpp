// Rulings about scenario 13.
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::custom_rules_of;
using scene::rules_of;
using scene::Scene;
using scene::whirled;

std::optional<Flaw> flaw_of_start(std::optional<std::string_view> yellow,
                                  std::optional<std::string_view> purple) {
  rules::Setup setup;
  if (yellow) setup.heroes[catalog::index(Colour::Yellow)] = at(*yellow);
  if (purple) setup.heroes[catalog::index(Colour::Purple)] = at(*purple);
  const auto layout = arrange(rules_of(13), setup, {1, 0});
  return layout ? std::nullopt : std::optional{layout.error()};
}

TEST(Dimensions, R_21_yellow_and_purple_are_put_on_any_free_corridor_spaces_of_tile_3) {
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey   ..   ..  Ytm |
  //   +----+----+    +----+
  //   | vg   ..   .. |Pep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
    rules::Setup setup;
    setup.heroes[catalog::index(Colour::Yellow)] = place(Tile::T3, Cell{i});
    const auto layout = arrange(rules_of(13), setup, {1, 0});
    const bool is_corridor = space_at(place(Tile::T3, Cell{i})).symbol != Symbol::Illustrated;
    EXPECT_EQ(layout.has_value(), is_corridor);
    if (layout) {
      EXPECT_NE(layout->heroes[catalog::index(Colour::Purple)], place(Tile::T3, Cell{i}));
    }
  }
  EXPECT_EQ(flaw_of_start("3:1,3", "3:2,3"), std::nullopt);
  EXPECT_EQ(flaw_of_start("3:1,3", "3:1,3"),
            (Flaw{.fault = Fault::NoPlaceForAHero, .colour = Colour::Purple}));
  EXPECT_EQ(flaw_of_start("1b:1,1", std::nullopt),
            (Flaw{.fault = Fault::NoPlaceForAHero, .colour = Colour::Yellow}));
  EXPECT_EQ(flaw_of_start(std::nullopt, "3:0,0"),
            (Flaw{.fault = Fault::NoPlaceForAHero, .colour = Colour::Purple}));
}

TEST(Dimensions, R_21_the_deck_is_that_of_the_level_without_tile_3) {
  for (unsigned level = 12; level <= 24; ++level) {
    const auto rules = ruleset_for({.scenario = 13, .level = level});
    ASSERT_TRUE(rules);
    const catalog::TileList deck = arrange(*rules, rules::Setup{}, {level, 0})->deck;
    TileSet tiles;
    for (const Tile tile : deck) tiles.insert(tile);
    TileSet wanted = scene::numbered(2, level);
    wanted.erase(Tile::T3);
    EXPECT_EQ(tiles, wanted);
    EXPECT_EQ(deck.size(), level - 2);
  }
}

TEST(Dimensions, R_21_a_drawn_tile_may_go_to_either_dimension) {
  //   +----+----+-^--+----+
  //   | tm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..   .. | .. |
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/>
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..   ..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. |Pep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 13}};
  scene.hero("purple", "3:2,3").hero("orange", "1b:3,1").deck({"4"});
  EXPECT_EQ(scene.act(scene.draw()), (Events{TileDrawn{Card{Tile::T4}, Card::hidden()}}));
  EXPECT_TRUE(scene.may(scene.place_tile("1b:3,1")));
  EXPECT_EQ(scene.act(scene.place_tile("3:2,3")),
            (Events{TilePlaced{Card{Tile::T4}, at("3:2,3"), 1, 4, Turns{0}, 1, Right::Hero}}));
}

TEST(Dimensions, R_21_the_ban_counts_only_while_all_four_heroes_are_on_the_board) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo   ..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey   ..  P..   tm |
  //   +----+----+    +----+
  //   |Gvg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Scene scene{ScenarioChoice{.scenario = 13, .start = Tile::T1a}};
  scene.hero("green", "3:2,0").hero("orange", "1a:2,0");
  EXPECT_EQ(scene.refusal_of(scene.vortex("orange", "3:3,1")), Reason::AllInOneDimension);
  scene.escaped("yellow");
  EXPECT_EQ(scene.act(scene.vortex("orange", "3:3,1")), (Events{whirled("orange", "1a:2,0", "3:3,1")}));
}

TEST(Groups, R_81_tile_3_is_open_to_groups_where_it_starts_a_dimension) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep   ..   ..   vy |
  //   +----+    +    +----+
  //   |Ovo  G..   .. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  //
  //   +----+----+-^--+----+
  //   | ## | ..   .. | ## |
  //   +----+    +----+----+
  //   < ey  Y..  P..   tm |
  //   +----+----+    +----+
  //   | vg   ..   .. | ep >
  //   +----+    +    +    +
  //   | ## | vo | ..   .. |
  //   +----+----+----+----+
  Ruleset rules = custom_rules_of(13);
  rules.start = Tile::T1a;
  rules.groups = catalog::Groups::Forbidden;
  Scene scene{rules};
  scene.hero("orange", "1a:2,0");
  EXPECT_EQ(scene.act(scene.vortex("orange", "3:3,1")), (Events{whirled("orange", "1a:2,0", "3:3,1")}));
}

}  // namespace
}  // namespace rules
