// Playing alone (B-SOLO-1 to B-SOLO-6). The heroes stand as always:
//     < ep   Y    P    vy |     1a
//     | vo   G    O  | eg/>
#include "rules/solo.h"

#include <set>
#include <string>
#include <utility>

#include "rules/view.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::rode;
using scene::Scene;
using scene::walked;
using scene::whirled;

const std::initializer_list<std::string_view> kOrder{"north",   "west",  "vortex", "escalator",
                                                     "explore", "south", "east"};

Scene alone() { return base_game(1).solo(kOrder); }

SoloRevealed turned(std::string_view ability) { return {SoloCard{scene::ability(ability)}}; }

// The solo deck from its top, a letter each.
std::string letters(const SoloOrder& order) {
  std::string text;
  for (const Ability ability : order) text += "neswvEx"[catalog::index(ability)];
  return text;
}

TEST(Solo, B_SOLO_1_seven_tiles_each_once_in_a_shuffled_deck) {
  const Ruleset rules = base_game(1).game.rules;
  std::set<std::string> orders;
  std::set<char> tops;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto layout = arrange(rules, {}, base::Seed{seed, 0});
    ASSERT_TRUE(layout);
    const std::string order = letters(layout->solo);
    EXPECT_EQ(std::set<char>(order.begin(), order.end()).size(), 7U);
    EXPECT_EQ(order.size(), 7U);
    orders.insert(order);
    tops.insert(order.front());
    const State state = lay_out(rules, *layout);
    EXPECT_EQ(state.solo_deck.back(), SoloCard{layout->solo[0]});
    EXPECT_EQ(state.solo_deck.size(), 7U);
    EXPECT_TRUE(state.solo_pile.empty());
  }
  EXPECT_GT(orders.size(), 150U);
  EXPECT_EQ(tops.size(), 7U);
}

TEST(Solo, B_SOLO_1_the_deck_lies_face_down) {
  const State seen = view(alone().game.state);
  EXPECT_EQ(seen.solo_deck.size(), 7U);
  for (const SoloCard card : seen.solo_deck) EXPECT_EQ(card, SoloCard::hidden());
}

TEST(Solo, B_SOLO_1_only_alone_is_there_such_a_deck) {
  for (unsigned seats = 2; seats <= 8; ++seats) {
    const Scene scene = base_game(seats);
    EXPECT_TRUE(scene.game.state.solo_deck.empty());
    EXPECT_EQ(scene.refusal_of(scene.reveal()), Reason::NotASoloGame);
    EXPECT_FALSE(scene.may(scene.reveal()));
  }
}

TEST(Solo, B_SOLO_2_tiles_are_turned_one_by_one_onto_the_pile) {
  Scene scene = alone();
  std::size_t pile = 0;
  for (const std::string_view ability : kOrder) {
    EXPECT_TRUE(scene.may(scene.reveal()));
    EXPECT_EQ(scene.act(scene.reveal()), (Events{turned(ability)}));
    EXPECT_EQ(scene.game.state.solo_pile.size(), ++pile);
    EXPECT_EQ(scene.game.state.solo_pile.back(), SoloCard{scene::ability(ability)});
    EXPECT_EQ(scene.game.state.solo_deck.size(), 7 - pile);
  }
}

TEST(Solo, B_SOLO_2_the_action_on_top_serves_any_hero_as_often_as_wished) {
  Scene scene = alone();
  scene.act(scene.reveal());
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
  EXPECT_EQ(scene.act(scene.walk("purple", "1a:0,2")), (Events{walked("purple", "1a:1,2", "1a:0,2")}));
  EXPECT_EQ(scene.act(scene.walk("green", "1a:1,1")), (Events{walked("green", "1a:2,1", "1a:1,1")}));
}

TEST(Solo, B_SOLO_2_only_the_action_on_top_may_be_used) {
  // North, then west on top of it: north can no longer be used, and nothing else either.
  Scene scene = alone().hero("green", "1a:2,3");
  scene.act(scene.reveal());
  scene.act(scene.reveal());
  EXPECT_TRUE(scene.may(scene.walk("yellow", "1a:1,0")));
  for (const auto& request :
       {scene.walk("yellow", "1a:0,1"), scene.walk("yellow", "1a:2,1"), scene.walk("purple", "1a:1,3"),
        scene.vortex("yellow", "1a:1,3"), scene.escalator("green", "1a:3,2"), scene.draw()}) {
    EXPECT_EQ(scene.refusal_of(request), Reason::NotTheRevealedAction);
    EXPECT_FALSE(scene.may(request));
  }
}

TEST(Solo, B_SOLO_2_each_of_the_seven_does_what_it_says) {
  Scene scene = alone().hero("orange", "1a:3,2");
  const auto turn = [&] { scene.act(scene.reveal()); };
  turn();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")), (Events{walked("yellow", "1a:1,1", "1a:0,1")}));
  turn();
  EXPECT_EQ(scene.act(scene.walk("green", "1a:2,0")), (Events{walked("green", "1a:2,1", "1a:2,0")}));
  turn();
  EXPECT_EQ(scene.act(scene.vortex("purple", "1a:0,3")), (Events{whirled("purple", "1a:1,2", "1a:0,3")}));
  turn();
  EXPECT_EQ(scene.act(scene.escalator("orange", "1a:2,3")), (Events{rode("orange", "1a:3,2", "1a:2,3")}));
  turn();
  scene.hero("orange", "1a:0,2");
  EXPECT_EQ(scene.act(scene.draw()).size(), 2U);
  turn();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:3,1")), (Events{walked("yellow", "1a:0,1", "1a:3,1")}));
  turn();
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:3,2")), (Events{walked("yellow", "1a:3,1", "1a:3,2")}));
}

TEST(Solo, B_SOLO_3_an_empty_deck_is_the_pile_turned_over_unshuffled) {
  Scene scene = alone();
  for (int i = 0; i < 7; ++i) scene.act(scene.reveal());
  ASSERT_TRUE(scene.game.state.solo_deck.empty());
  EXPECT_TRUE(scene.may(scene.walk("purple", "1a:1,3"))) << "the last tile, east, is still in use";
  EXPECT_EQ(scene.act(scene.reveal()), (Events{SoloRenewed{}, turned("north")}));
  EXPECT_EQ(scene.game.state.solo_deck.size(), 6U);
  EXPECT_EQ(scene.game.state.solo_pile.size(), 1U);
  for (const std::string_view ability : {"west", "vortex", "escalator", "explore", "south", "east"}) {
    EXPECT_EQ(scene.act(scene.reveal()), (Events{turned(ability)}));
  }
  EXPECT_EQ(scene.act(scene.reveal()), (Events{SoloRenewed{}, turned("north")}));
}

TEST(Solo, B_SOLO_4_a_flip_shuffles_deck_and_pile_together) {
  // 1a:  | tm   Y    eo   vp |     north, then west is turned, and yellow walks onto the timer
  Scene scene = alone().hero("yellow", "1a:0,1").time(70'000);
  scene.act(scene.reveal());
  scene.act(scene.reveal());
  const Events events = scene.act(scene.walk("yellow", "1a:0,0"));
  const auto shuffled = scene::find<SoloShuffled>(events);
  ASSERT_TRUE(shuffled);
  EXPECT_EQ(events, (Events{walked("yellow", "1a:0,1", "1a:0,0"), WentOutOfOrder{at("1a:0,0")},
                            SandFlipped{GameTime{70'000}, Millis{70'000}, FlipBy::Space}, *shuffled,
                            TalkOpened{Speech::Window}}));
  std::set<std::uint8_t> abilities;
  for (const SoloCard card : shuffled->deck) abilities.insert(card.code());
  EXPECT_EQ(abilities, (std::set<std::uint8_t>{0, 1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(scene.game.state.solo_deck.size(), 7U);
  EXPECT_TRUE(scene.game.state.solo_pile.empty());
}

TEST(Solo, B_SOLO_4_chance_gives_every_shuffle_its_own_order) {
  // Fifty games, each with two flips, on 1a and on the tile north of it: both timers are entered westwards.
  std::set<std::string> orders;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Scene scene = alone().tile("3", "1a:0,2").hero("yellow", "1a:0,1").hero("purple", "3:1,2");
    scene.game.state.random = base::Random{base::Seed{seed, 0}};
    for (const auto& [hero, timer] : {std::pair{"yellow", "1a:0,0"}, std::pair{"purple", "3:1,3"}}) {
      scene.solo({"west"}).act(scene.reveal());
      scene.act(scene.walk(hero, timer));
      std::string order;
      for (const SoloCard card : scene.game.state.solo_deck) order += static_cast<char>('0' + card.code());
      orders.insert(order);
    }
  }
  EXPECT_GT(orders.size(), 90U);
}

TEST(Solo, B_SOLO_5_after_the_theft_the_vortex_tile_comes_up_and_does_nothing) {
  Scene scene = base_game(1).solo({"vortex", "north"}).stolen();
  EXPECT_EQ(scene.act(scene.reveal()), (Events{turned("vortex")}));
  EXPECT_EQ(scene.refusal_of(scene.vortex("yellow", "1a:1,3")), Reason::VortexIsOff);
  EXPECT_FALSE(scene.may(scene.vortex("yellow", "1a:1,3")));
  EXPECT_EQ(legal_actions(scene.game.rules, scene.game.state, Seat{0}).size(), 1U) << "only to turn the next";
  EXPECT_EQ(scene.act(scene.reveal()), (Events{turned("north")}));
}

TEST(Solo, B_SOLO_6_at_the_start_a_tile_must_be_turned_first) {
  const Scene scene = alone().hero("green", "1a:2,3");
  for (const auto& request :
       {scene.walk("yellow", "1a:0,1"), scene.walk("yellow", "1a:1,0"), scene.vortex("yellow", "1a:1,3"),
        scene.escalator("green", "1a:3,2"), scene.draw()}) {
    EXPECT_EQ(scene.refusal_of(request), Reason::NothingRevealed);
    EXPECT_FALSE(scene.may(request));
  }
  EXPECT_EQ(legal_actions(scene.game.rules, scene.game.state, Seat{0}), (Actions{Reveal{}}));
}

TEST(Solo, B_SOLO_6_and_after_every_new_shuffle) {
  Scene scene = base_game(1).solo({"west"}).hero("yellow", "1a:0,1");
  scene.act(scene.reveal());
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.refusal_of(scene.walk("green", "1a:2,0")), Reason::NothingRevealed);
  EXPECT_EQ(legal_actions(scene.game.rules, scene.game.state, Seat{0}), (Actions{Reveal{}}));
}

}  // namespace
}  // namespace rules
