// The challenges, scenarios 8 to 17: what they share, the face-up deck of 8, the silences of 12, 14 and 15,
// and the vortex out of service of 16.
#include "rules/explore.h"
#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::kBaseBack;
using scene::kNothing;
using scene::rules_of;
using scene::Scene;
using scene::walked;

TEST(Challenges, S_CHAL_1_use_all_permanent_rules) {
  for (unsigned scenario = 8; scenario <= 17; ++scenario) {
    SCOPED_TRACE(scenario);
    const Ruleset rules = rules_of(scenario);
    EXPECT_EQ(rules.exits, scenario == 10 ? catalog::Exits::Foreign : catalog::Exits::OwnColour);
    EXPECT_TRUE(rules.pass_action_tiles);
    EXPECT_TRUE(rules.dwarf_passages);
    EXPECT_TRUE(rules.loudspeakers);
    EXPECT_TRUE(rules.crystal_balls);
    EXPECT_TRUE(rules.cameras);
  }
}

TEST(Challenges, S_CHAL_1_each_changes_only_what_its_own_lines_say) {
  using catalog::Switches;
  const std::array<Switches, 10> own{
      Switches{.deck_face = DeckFace::Up},
      Switches{.do_something = catalog::DoSomething::LeaderOnly, .leader = true},
      Switches{.items = catalog::Items::Foreign, .exits = catalog::Exits::Foreign},
      Switches{.rearrangement = true},
      Switches{.talk = catalog::Talk::Gestures},
      Switches{
          .vortex = catalog::Vortex::BetweenDimensions, .deck_face = DeckFace::Up, .two_dimensions = true},
      Switches{.talk = catalog::Talk::Never},
      Switches{.talk = catalog::Talk::Never, .do_something = catalog::DoSomething::Nobody},
      Switches{.vortex = catalog::Vortex::OutOfService},
      Switches{.groups = catalog::Groups::Forbidden},
  };
  for (unsigned scenario = 8; scenario <= 17; ++scenario) {
    EXPECT_EQ(static_cast<const Switches&>(rules_of(scenario)), own[scenario - 8]) << scenario;
  }
}

TEST(Challenges, S_CHAL_1_the_deck_is_shuffled) {
  for (unsigned scenario = 8; scenario <= 17; ++scenario) {
    const Ruleset rules = rules_of(scenario);
    const auto one = arrange(rules, rules::Setup{}, {1, 0});
    const auto other = arrange(rules, rules::Setup{}, {2, 0});
    EXPECT_FALSE(one->deck == other->deck) << scenario;
  }
}

TEST(Divination, S8_1_the_next_tile_is_always_visible) {
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/>
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 8}};
  scene.hero("orange", "1b:3,1").deck({"4", "5", "3"});
  EXPECT_EQ(view(scene.game.state).deck.back(), Card{Tile::T4});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, Card{Tile::T5}},
                    TilePlaced{Card{Tile::T4}, at("1b:3,1"), 4, -1, Turns{1}, 0, Right::Hero}}));
  EXPECT_EQ(view(scene.game.state).deck.back(), Card{Tile::T5});
  EXPECT_EQ(view(scene.game.state).deck.front(), Card::hidden()) << "only the next one";
}

TEST(Divination, S8_1_elsewhere_only_its_back_is_seen) {
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/>
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 7}};
  scene.hero("orange", "1b:3,1").deck({"4", "5", "3"});
  EXPECT_EQ(view(scene.game.state).deck.back(), kBaseBack);
  EXPECT_EQ(scene::find<TileDrawn>(scene.act(scene.draw())), (TileDrawn{Card{Tile::T4}, kBaseBack}));
}

TEST(Divination, S8_1_of_an_empty_deck_nothing_is_seen) {
  //   +    +    +    +    +
  //   | ..  G..   .. | ey/>
  //   +    +----+----+----+
  //   | ..  Oeo   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 8}};
  scene.hero("orange", "1b:3,1").deck({"4"});
  EXPECT_EQ(scene::find<TileDrawn>(scene.act(scene.draw())), (TileDrawn{Card{Tile::T4}, kNothing}));
  EXPECT_EQ(top_as_seen(scene.game.state), kNothing);
}

// The yellow hero goes onto the timer of tile 1.
//   +----+----+-^--+----+
//   | tm | ..   eg   .. |
//   +    +    +----+    +
//   <Yep | ..  P.. | .. |
//   +    +    +    +    +
//   | ..  G..  O.. | ey/>
//   +    +----+----+----+
Events flip_in(Scene& scene) {
  scene.hero("yellow", "1b:1,0").time(60'000);
  return scene.act(scene.walk("yellow", "1b:0,0"));
}

TEST(Gestures, S12_1_a_flip_opens_gestures_and_no_language) {
  Scene scene{ScenarioChoice{.scenario = 12}};
  EXPECT_EQ(flip_in(scene), (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                                    SandFlipped{GameTime{60'000}, Millis{60'000}, FlipBy::Space},
                                    ActionTilesPassed{}, TalkOpened{Speech::Gestures}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Gestures);
}

TEST(Gestures, S12_1_the_elf_opens_gestures_too) {
  //   +----+----+-^--+----+
  //   | tm | ..  Geg   .. |
  //   +    +    +----+    +
  //   < ep |Y..  P.. | .. |
  //   +    +    +    +    +
  //   | ..   ..  O.. | ey/>
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 12}};
  scene.hero("green", "1b:0,2").deck({"4"});
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TileDrawn{Card{Tile::T4}, kNothing},
                    TilePlaced{Card{Tile::T4}, at("1b:0,2"), -4, 1, Turns{3}, 0, Right::Hero},
                    TalkOpened{Speech::Gestures}}));
}

TEST(Gestures, S12_1_the_next_action_ends_them) {
  //   +----+----+-^--+----+
  //   |Ytm | ..   eg   .. |
  //   +    +    +----+    +
  //   < ep | ..  P.. | .. |
  //   +    +    +    +    +
  //   | ..  G..  O.. | ey/>
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 12}};
  flip_in(scene);
  EXPECT_EQ(scene.act(scene.walk("purple", "1b:1,1")),
            (Events{TalkClosed{}, walked("purple", "1b:1,2", "1b:1,1")}));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(Silence, S14_1_a_flip_opens_no_communication) {
  Scene scene{ScenarioChoice{.scenario = 14}};
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
  EXPECT_EQ(flip_in(scene),
            (Events{walked("yellow", "1b:1,0", "1b:0,0"), WentOutOfOrder{at("1b:0,0")},
                    SandFlipped{GameTime{60'000}, Millis{60'000}, FlipBy::Space}, ActionTilesPassed{}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(Silence, S14_1_nor_does_the_elf) {
  //   +----+----+-^--+----+
  //   | tm | ..  Geg   .. |
  //   +    +    +----+    +
  //   < ep |Y..  P.. | .. |
  //   +    +    +    +    +
  //   | ..   ..  O.. | ey/>
  //   +    +----+----+----+
  Scene scene{ScenarioChoice{.scenario = 14}};
  scene.hero("green", "1b:0,2").deck({"4"});
  EXPECT_FALSE(scene::has<TalkOpened>(scene.act(scene.draw())));
}

TEST(Silence, S14_1_the_stare_and_the_red_pawn_remain) {
  Scene scene{ScenarioChoice{.scenario = 14}};
  EXPECT_EQ(scene.act(scene.stare(0, 2)), (Events{Stared{Seat{0}, Seat{2}}}));
  EXPECT_EQ(scene.act(scene.red_pawn(0, 2)), (Events{RedPawnPut{Seat{0}, Seat{2}, GameTime{2000}}}));
}

TEST(Silence, S15_1_there_is_no_communication) {
  Scene scene{ScenarioChoice{.scenario = 15}};
  EXPECT_FALSE(scene::has<TalkOpened>(flip_in(scene)));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
}

TEST(Silence, S15_1_there_is_no_red_pawn) {
  const Scene scene{ScenarioChoice{.scenario = 15}};
  for (unsigned seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(scene.refusal_of(scene.red_pawn(seat, (seat + 1) % 4)), Reason::RedPawnIsForbidden);
    EXPECT_FALSE(scene.may(scene.red_pawn(seat, (seat + 1) % 4)));
  }
}

TEST(Silence, S15_1_only_the_stare_remains) {
  Scene scene{ScenarioChoice{.scenario = 15}};
  EXPECT_TRUE(scene.may(scene.stare(1, 3)));
  EXPECT_EQ(scene.act(scene.stare(1, 3)), (Events{Stared{Seat{1}, Seat{3}}}));
}

TEST(VortexOutOfService, S16_1_nobody_uses_the_vortex_not_even_before_the_theft) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo  G..  O.. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 16, .start = Tile::T1a}};
  const std::array<std::pair<std::string_view, std::string_view>, 4> vortexes{
      {{"purple", "1a:0,3"}, {"yellow", "1a:1,3"}, {"orange", "1a:2,0"}, {"green", "1a:3,0"}}};
  for (const auto& [name, to] : vortexes) {
    EXPECT_EQ(scene.refusal_of(scene.vortex(name, to)), Reason::VortexOutOfService) << name;
    EXPECT_FALSE(scene.may(scene.vortex(name, to)));
  }
  scene.stolen();
  EXPECT_EQ(scene.refusal_of(scene.vortex("green", "1a:3,0")), Reason::VortexOutOfService);
}

TEST(VortexOutOfService, S16_1_a_vortex_space_is_a_space_like_any_other) {
  //   +----+----+-^--+----+
  //   | tm   ..   eo   vp |
  //   +----+    +    +----+
  //   < ep  Y..  P..   vy |
  //   +----+    +    +----+
  //   | vo  G..  O.. | eg/>
  //   +----+    +    +----+
  //   | vg   ey   ../| ## |
  //   +----+-v--+----+----+
  Scene scene{ScenarioChoice{.scenario = 16, .start = Tile::T1a}};
  EXPECT_EQ(scene.act(scene.walk("purple", "1a:1,3")), (Events{walked("purple", "1a:1,2", "1a:1,3")}));
}

}  // namespace
}  // namespace rules
