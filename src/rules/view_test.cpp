// What everyone may know: the view, redacted events, and the fingerprint of both. Hidden are the order of
// the decks (B-SETUP-1, B-SOLO-1) and the random numbers to come, and nothing else (B-SETUP-3).
#include "rules/view.h"

#include <array>
#include <functional>
#include <set>
#include <vector>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::kBaseBack;
using scene::Scene;

// Law: viewing and evolving can be done in either order, for every event of an accepted request.
void act_lawfully(Scene& scene, const scene::Request& request) {
  State told = view(scene.game.state);
  State whole = scene.game.state;
  const Events events = scene.act(request);
  EXPECT_FALSE(events.empty());
  for (const Event& event : events) {
    evolve(whole, event);
    evolve(told, redact(event));
    EXPECT_TRUE(view(whole) == told) << testing::PrintToString(event);
    EXPECT_EQ(public_hash(whole), public_hash(told));
  }
  EXPECT_TRUE(whole == scene.game.state);
}

TEST(View, B_SETUP_1_the_order_of_the_deck_is_hidden) {
  const Scene one = base_game().deck({"2", "3", "4", "5"});
  const Scene other = base_game().deck({"5", "4", "2", "3"});
  EXPECT_FALSE(one.game.state == other.game.state);
  EXPECT_TRUE(view(one.game.state) == view(other.game.state));
  EXPECT_EQ(public_hash(one.game.state), public_hash(other.game.state));
  for (const Card card : view(one.game.state).deck) EXPECT_EQ(card.tile(), std::nullopt);
  EXPECT_EQ(view(one.game.state).deck.size(), 4U) << "how many are left is known";
}

TEST(View, B_SETUP_1_of_a_deck_that_lies_face_up_the_top_is_seen_and_no_more) {
  const auto face_up = [](std::initializer_list<std::string_view> deck) {
    return Scene{ScenarioChoice{.scenario = 8}}.deck(deck).game.state;
  };
  EXPECT_EQ(view(face_up({"2", "3", "4"})).deck.back(), Card{Tile::T2});
  EXPECT_TRUE(view(face_up({"2", "3", "4"})) == view(face_up({"2", "4", "3"})));
  EXPECT_FALSE(view(face_up({"2", "3", "4"})) == view(face_up({"3", "2", "4"})));
  EXPECT_NE(public_hash(face_up({"2", "3", "4"})), public_hash(face_up({"3", "2", "4"})));
}

TEST(View, B_SOLO_1_the_order_of_the_solo_deck_is_hidden) {
  const Scene one = base_game(1).solo({"north", "east", "south"});
  const Scene other = base_game(1).solo({"south", "vortex", "west"});
  EXPECT_TRUE(view(one.game.state) == view(other.game.state));
  EXPECT_EQ(public_hash(one.game.state), public_hash(other.game.state));
}

TEST(View, B_SOLO_2_the_pile_is_seen) {
  Scene one = base_game(1).solo({"north", "east"});
  Scene other = base_game(1).solo({"south", "east"});
  one.act(one.reveal());
  other.act(other.reveal());
  EXPECT_FALSE(view(one.game.state) == view(other.game.state));
  EXPECT_NE(public_hash(one.game.state), public_hash(other.game.state));
}

TEST(View, B_SETUP_1_the_random_numbers_to_come_are_hidden) {
  Scene scene = base_game(1);
  const State before = scene.game.state;
  scene.game.state.random = base::Random{base::Seed{99, 98}, 17};
  EXPECT_FALSE(before == scene.game.state);
  EXPECT_TRUE(view(before) == view(scene.game.state));
  EXPECT_EQ(public_hash(before), public_hash(scene.game.state));
  EXPECT_EQ(view(before).random, base::Random{});
}

TEST(View, B_EXPL_3_a_drawn_tile_is_seen_by_all) {
  Scene scene = base_game().deck({"3", "4"}).hero("orange", "1a:0,2").hero("green", "1a:2,3");
  scene.act(scene.draw());
  EXPECT_EQ(view(scene.game.state).held, Card{Tile::T3});
}

TEST(View, B_SETUP_3_a_view_of_a_view_is_the_same_view) {
  const State seen = view(base_game().game.state);
  EXPECT_EQ(seen.knowledge, Knowledge::WhatAllMayKnow);
  EXPECT_TRUE(view(seen) == seen);
}

TEST(View, B_SETUP_3_the_hash_tells_every_public_fact_apart) {
  const State first = base_game(5).game.state;
  const State alone = base_game(1).game.state;
  const std::vector<std::function<void(State&)>> changes{
      [](State& s) { s.places[0] = at("1a:0,1"); },
      [](State& s) { s.presence[0] = Presence::Aside; },
      [](State& s) { evolve(s, WentOutOfOrder{at("1a:0,0")}); },
      [](State& s) { evolve(s, TilePlaced{Card{Tile::T2}, at("1a:0,2"), -4, 1, Turns{1}, 0, Right::Hero}); },
      [](State& s) { evolve(s, TilePlaced{Card{Tile::T2}, at("1a:0,2"), -4, 1, Turns{2}, 0, Right::Hero}); },
      [](State& s) { evolve(s, TilePlaced{Card{Tile::T2}, at("1a:2,3"), 1, 4, Turns{1}, 0, Right::Hero}); },
      [](State& s) { evolve(s, TilePlaced{Card{Tile::T2}, at("1a:2,3"), 1, 4, Turns{1}, 1, Right::Hero}); },
      [](State& s) { evolve(s, TilePlaced{Card{Tile::T3}, at("1a:0,2"), -4, 1, Turns{1}, 0, Right::Hero}); },
      [](State& s) { s.deck.pop_back(); },
      [](State& s) { s.deck_face = DeckFace::Up; },
      [](State& s) { s.held = Card{Tile::T2}; },
      [](State& s) { s.held = Card{Tile::T3}; },
      [](State& s) { s.seats = 4; },
      [](State& s) { evolve(s, ActionTilesPassed{}); },
      [](State& s) { s.speech = Speech::Window; },
      [](State& s) { s.red_pawn = Seat{0}; },
      [](State& s) { s.red_pawn_ready_at[1] = GameTime{7}; },
      [](State& s) { s.red_pawn_ready_at[2] = GameTime{7}; },
      [](State& s) { s.sand.since = GameTime{1}; },
      [](State& s) { s.sand.left = Millis{1}; },
      [](State& s) { s.flips = 1; },
      [](State& s) { s.timer_spaces_used = 1; },
      [](State& s) { s.ball_in_use = true; },
      [](State& s) { s.discards_due = 1; },
      [](State& s) { s.stolen = true; },
      [](State& s) { s.no_exit_left = true; },
      [](State& s) { s.outcome = Outcome::Won; },
      [](State& s) { s.defeat = Defeat::SandRanOut; },
      [](State& s) { s.ended = GameTime{1}; },
      [&](State& s) { s = alone; },
      [&](State& s) { (s = alone).solo_deck.pop_back(); },
      [&](State& s) { (s = alone).solo_pile.push_back(SoloCard{Ability::East}); },
  };
  std::set<std::uint64_t> hashes{public_hash(first)};
  for (const auto& change : changes) {
    State changed = first;
    change(changed);
    EXPECT_TRUE(hashes.insert(public_hash(changed)).second) << "change " << hashes.size();
    EXPECT_EQ(public_hash(view(changed)), public_hash(changed));
  }
  EXPECT_EQ(hashes.size(), changes.size() + 1);
}

TEST(View, B_SETUP_1_only_a_solo_shuffle_has_something_to_redact) {
  SoloShuffled shuffled{};
  for (std::size_t i = 0; i < shuffled.deck.size(); ++i) shuffled.deck[i] = SoloCard{static_cast<Ability>(i)};
  shuffled.drawn = 12;
  EXPECT_EQ(redact(shuffled), Event{SoloShuffled{}});
  const auto redacted = std::get<SoloShuffled>(redact(shuffled));
  for (const SoloCard card : redacted.deck) EXPECT_EQ(card, SoloCard::hidden());
  const std::array<Event, 4> plain{scene::walked("yellow", "1a:1,1", "1a:0,1"),
                                   SoloRevealed{SoloCard{Ability::East}},
                                   TileDrawn{Card{Tile::T3}, kBaseBack}, TalkClosed{}};
  for (const Event& event : plain) EXPECT_EQ(redact(event), event);
}

TEST(View, B_EXPL_2_the_law_holds_for_exploring_and_flipping) {
  // Draw and place at once, draw and hold, place, a flip, a signal, the end.
  Scene scene = base_game().hero("green", "1a:2,3").hero("yellow", "1a:0,1");
  act_lawfully(scene, scene.draw());
  scene.hero("green", "1a:3,2").hero("orange", "1a:0,2").hero("purple", "1a:1,0");
  act_lawfully(scene, scene.draw());
  ASSERT_TRUE(scene.game.state.held);
  act_lawfully(scene, scene.place_tile("1a:1,0"));
  act_lawfully(scene, scene.walk("yellow", "1a:0,0"));
  act_lawfully(scene, scene.red_pawn(0, 1));
  act_lawfully(scene, scene.stare(0, 1));
  act_lawfully(scene, scene.walk("yellow", "1a:0,1"));
  scene.time(180'000);
  act_lawfully(scene, scene.sand_runs_out());
}

TEST(View, B_EXPL_2_the_law_holds_with_the_deck_face_up_to_its_last_tile) {
  Scene scene{ScenarioChoice{.scenario = 8, .start = Tile::T1a}};
  scene.deck({"3", "2"}).hero("green", "1a:2,3");
  act_lawfully(scene, scene.draw());
  scene.hero("orange", "1a:0,2");
  act_lawfully(scene, scene.draw());
  EXPECT_TRUE(scene.game.state.deck.empty());
}

TEST(View, B_SOLO_4_the_law_holds_alone) {
  // Eight tiles turned, so the pile comes round; then west and a flip that shuffles, and the first tile after
  // it.
  Scene scene = base_game(1)
                    .hero("yellow", "1a:0,1")
                    .solo({"west", "north", "vortex", "escalator", "explore", "south", "east"});
  for (int i = 0; i < 8; ++i) act_lawfully(scene, scene.reveal());
  act_lawfully(scene, scene.walk("yellow", "1a:0,0"));
  act_lawfully(scene, scene.reveal());
}

TEST(View, S11_4_the_law_holds_for_discarded_tiles) {
  Scene scene{ScenarioChoice{.scenario = 11, .start = Tile::T1a}};
  scene.tile("2", "1a:0,2")
      .tile("4", "1a:1,0")
      .tile("5", "4:3,1")
      .tile("3", "1a:3,1")
      .hero("yellow", "1a:0,1");
  act_lawfully(scene, scene.walk("yellow", "1a:0,0"));
  act_lawfully(scene, scene.discard("3"));
  act_lawfully(scene, scene.discard("2"));
  EXPECT_FALSE(scene.is_placed("3") || scene.is_placed("2"));
}

TEST(View, S11_4_discarded_tiles_become_the_top_of_an_empty_deck) {
  Scene scene{ScenarioChoice{.scenario = 11, .start = Tile::T1a}};
  scene.tile("2", "1a:0,2")
      .tile("4", "1a:1,0")
      .tile("5", "4:3,1")
      .tile("3", "1a:3,1")
      .hero("yellow", "1a:0,1");
  scene.deck({});
  act_lawfully(scene, scene.walk("yellow", "1a:0,0"));
  act_lawfully(scene, scene.discard("3"));
  act_lawfully(scene, scene.discard("2"));
  EXPECT_FALSE(scene.is_placed("3") || scene.is_placed("2"));
}

TEST(View, B_EXPL_2_deciding_on_the_view_leaves_open_what_nobody_knows) {
  const Scene scene = base_game().hero("green", "1a:2,3");
  const State seen = view(scene.game.state);
  const Decision drawn = decide(scene.game.rules, seen, {scene.draw().by, scene.now, Draw{}});
  ASSERT_TRUE(drawn);
  EXPECT_EQ(*drawn, (Events{TileDrawn{Card::hidden(), Card::hidden()}}));
}

TEST(View, B_SOLO_2_turning_a_tile_in_the_view_leaves_it_open_too) {
  const Scene scene = base_game(1).solo({"west", "north"});
  const State seen = view(scene.game.state);
  const Decision turned = decide(scene.game.rules, seen, {Seat{0}, scene.now, Reveal{}});
  ASSERT_TRUE(turned);
  EXPECT_EQ(*turned, (Events{SoloRevealed{SoloCard::hidden()}}));
}

TEST(View, B_SOLO_4_a_flip_in_the_view_shuffles_unknown_cards) {
  Scene scene = base_game(1).solo({"west", "north"}).hero("yellow", "1a:0,1");
  scene.act(scene.reveal());
  const State seen = view(scene.game.state);
  const auto request = scene.walk("yellow", "1a:0,0");
  const Decision flipped = decide(scene.game.rules, seen, {request.by, scene.now, request.what});
  ASSERT_TRUE(flipped);
  EXPECT_EQ(scene::find<SoloShuffled>(*flipped), SoloShuffled{});
}

}  // namespace
}  // namespace rules
