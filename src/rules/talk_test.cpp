// Communicating (B-COM-2 to B-COM-5): the stare, the red pawn, and the talk after a flip.
#include "rules/talk.h"

#include <tuple>

#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::kBaseBack;
using scene::rode;
using scene::Scene;
using scene::walked;
using scene::whirled;

// 1a:  | Y    ..   eo   vp |     yellow has flipped the timer after 150 s: everyone may talk
Scene talking() {
  Scene scene = base_game().hero("yellow", "1a:0,1").time(150'000);
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
  return scene;
}

TEST(Talk, B_COM_2_anyone_may_stare_at_anyone_else) {
  for (unsigned from = 0; from < 4; ++from) {
    for (unsigned to = 0; to < 4; ++to) {
      if (from == to) continue;
      Scene scene = base_game();
      EXPECT_TRUE(scene.may(scene.stare(from, to)));
      const State before = scene.game.state;
      EXPECT_EQ(scene.act(scene.stare(from, to)),
                (Events{Stared{Seat{static_cast<std::uint8_t>(from)}, Seat{static_cast<std::uint8_t>(to)}}}));
      EXPECT_TRUE(before == scene.game.state) << "a stare changes nothing";
    }
  }
}

TEST(Talk, B_COM_2_as_often_as_they_like_and_at_any_time) {
  Scene scene = talking();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(scene.may(scene.stare(0, 1)));
  scene.act(scene.stare(0, 1));
  EXPECT_TRUE(scene.may(scene.stare(0, 1)));
  EXPECT_TRUE(scene.stolen().may(scene.stare(0, 1)));
}

TEST(Talk, B_COM_2_it_takes_another_player) {
  const Scene scene = base_game();
  EXPECT_EQ(scene.refusal_of(scene.stare(2, 2)), Reason::NotAtOneself);
  EXPECT_EQ(scene.refusal_of(scene.stare(2, 4)), Reason::NoSuchSeat);
  EXPECT_FALSE(scene.may(scene.stare(2, 2)));
}

TEST(Talk, B_COM_3_any_seat_can_put_the_red_pawn_in_front_of_any_other) {
  for (unsigned from = 0; from < 4; ++from) {
    for (unsigned to = 0; to < 4; ++to) {
      if (from == to) continue;
      Scene scene = base_game().time(5'000);
      const Seat by{static_cast<std::uint8_t>(from)};
      const Seat before{static_cast<std::uint8_t>(to)};
      EXPECT_TRUE(scene.may(scene.red_pawn(from, to)));
      EXPECT_EQ(scene.act(scene.red_pawn(from, to)), (Events{RedPawnPut{by, before, GameTime{6'000}}}));
      EXPECT_EQ(scene.game.state.red_pawn, before);
    }
  }
}

TEST(Talk, B_COM_3_whoever_has_it_may_pass_it_on_at_once) {
  Scene scene = base_game().time(5'000);
  scene.act(scene.red_pawn(0, 1));
  EXPECT_EQ(scene.act(scene.red_pawn(1, 2)), (Events{RedPawnPut{Seat{1}, Seat{2}, GameTime{6'000}}}));
  EXPECT_EQ(scene.act(scene.red_pawn(2, 0)), (Events{RedPawnPut{Seat{2}, Seat{0}, GameTime{6'000}}}));
  EXPECT_EQ(scene.game.state.red_pawn, Seat{0});
}

TEST(Talk, B_COM_3_also_a_seat_that_does_not_have_it) {
  Scene scene = base_game().time(5'000);
  scene.act(scene.red_pawn(0, 1));
  EXPECT_TRUE(scene.may(scene.red_pawn(3, 2)));
  EXPECT_TRUE(scene.may(scene.red_pawn(3, 1))) << "once more before the same seat";
}

TEST(Talk, B_COM_3_a_sender_waits_a_second_before_the_next_time) {
  Scene scene = base_game().time(5'000);
  scene.act(scene.red_pawn(0, 1));
  EXPECT_EQ(scene.refusal_of(scene.time(5'999).red_pawn(0, 2)), Reason::TooSoon);
  EXPECT_FALSE(scene.may(scene.red_pawn(0, 2)));
  EXPECT_TRUE(scene.time(6'000).may(scene.red_pawn(0, 2)));
}

TEST(Talk, B_COM_3_not_in_front_of_yourself_or_nobody) {
  const Scene scene = base_game();
  EXPECT_EQ(scene.refusal_of(scene.red_pawn(1, 1)), Reason::NotBeforeOneself);
  EXPECT_EQ(scene.refusal_of(scene.red_pawn(1, 4)), Reason::NoSuchSeat);
  EXPECT_FALSE(scene.may(scene.red_pawn(1, 1)));
}

TEST(Talk, B_COM_4_a_flip_lets_everyone_communicate) {
  Scene scene = base_game().hero("yellow", "1a:0,1").time(1'000);
  ASSERT_EQ(scene.game.state.speech, Speech::Silent);
  const Events events = scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(events[events.size() - 1], (Event{TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Talk, B_COM_4_for_as_long_as_they_like) {
  // No clock ends it: ten looks and two minutes later it is still open.
  Scene scene = talking();
  scene.time(270'000);
  for (int i = 0; i < 10; ++i) scene.act(scene.stare(0, 1));
  scene.act(scene.red_pawn(0, 1));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Talk, B_COM_4_while_the_sand_runs) {
  Scene scene = talking();
  EXPECT_EQ(scene.time(300'000).act(scene.sand_runs_out()),
            (Events{GameLost{GameTime{300'000}, Defeat::SandRanOut}}));
}

TEST(Talk, B_COM_5_a_walk_ends_it) {
  Scene scene = talking();
  EXPECT_EQ(scene.act(scene.walk("purple", "1a:0,2")),
            (Events{TalkClosed{}, walked("purple", "1a:1,2", "1a:0,2")}));
  EXPECT_EQ(scene.game.state.speech, Speech::Silent);
  EXPECT_EQ(scene.act(scene.walk("purple", "1a:1,2")), (Events{walked("purple", "1a:0,2", "1a:1,2")}));
}

TEST(Talk, B_COM_5_the_vortex_ends_it) {
  Scene scene = talking();
  EXPECT_EQ(scene.act(scene.vortex("purple", "1a:0,3")),
            (Events{TalkClosed{}, whirled("purple", "1a:1,2", "1a:0,3")}));
}

TEST(Talk, B_COM_5_the_escalator_ends_it) {
  Scene scene = talking().hero("purple", "1a:2,3");
  EXPECT_EQ(scene.act(scene.escalator("purple", "1a:3,2")),
            (Events{TalkClosed{}, rode("purple", "1a:2,3", "1a:3,2")}));
}

TEST(Talk, B_COM_5_drawing_a_tile_ends_it) {
  Scene scene = talking().hero("green", "1a:2,3");
  EXPECT_EQ(scene.act(scene.draw()),
            (Events{TalkClosed{}, TileDrawn{Card{Tile::T2}, kBaseBack},
                    TilePlaced{Card{Tile::T2}, at("1a:2,3"), 1, 4, Turns{2}, 0, Right::Hero}}));
}

TEST(Talk, B_COM_5_placing_a_tile_ends_it) {
  // Green and orange both can explore; yellow flips the timer while the drawn tile waits.
  Scene scene = base_game().hero("green", "1a:2,3").hero("orange", "1a:0,2").hero("yellow", "1a:0,1");
  scene.act(scene.draw());
  scene.act(scene.walk("yellow", "1a:0,0"));
  ASSERT_EQ(scene.game.state.speech, Speech::Window);
  EXPECT_EQ(scene.act(scene.place_tile("1a:2,3")),
            (Events{TalkClosed{}, TilePlaced{Card{Tile::T2}, at("1a:2,3"), 1, 4, Turns{2}, 0, Right::Hero}}));
}

TEST(Talk, B_COM_5_turning_a_solo_tile_ends_it) {
  Scene scene = base_game(1).solo({"west", "north"}).hero("yellow", "1a:0,1");
  scene.act(scene.reveal());
  scene.act(scene.walk("yellow", "1a:0,0"));
  ASSERT_EQ(scene.game.state.speech, Speech::Window);
  const SoloCard top = scene.game.state.solo_deck.back();
  EXPECT_EQ(scene.act(scene.reveal()), (Events{TalkClosed{}, SoloRevealed{top}}));
}

TEST(Talk, B_COM_5_an_action_of_any_seat_ends_it) {
  // After the flip the tiles have been passed: seat 1 has [vortex west], seat 2 [explore south], and so on.
  for (const auto& [hero, to, seat] :
       {std::tuple{"purple", "1a:1,1", 1}, std::tuple{"orange", "1a:3,2", 2},
        std::tuple{"purple", "1a:1,3", 3}, std::tuple{"purple", "1a:0,2", 0}}) {
    const Scene scene = talking();
    const auto request = scene.walk(hero, to);
    ASSERT_EQ(request.by, Seat{static_cast<std::uint8_t>(seat)});
    EXPECT_TRUE(scene::has<TalkClosed>(*scene.decide(request)));
  }
}

TEST(Talk, B_COM_5_signals_and_refused_requests_do_not_end_it) {
  Scene scene = talking();
  EXPECT_FALSE(scene::has<TalkClosed>(scene.act(scene.stare(0, 1))));
  EXPECT_FALSE(scene::has<TalkClosed>(scene.act(scene.red_pawn(0, 1))));
  EXPECT_FALSE(rules::play(scene.game, {Seat{0}, scene.now, Draw{}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

TEST(Talk, B_COM_5_a_flip_that_opens_it_again_closes_it_first) {
  //     | tm   P    ..   ey >   3, turned twice, its third row
  Scene scene = talking().tile("3", "1a:0,2").hero("purple", "3:1,2").time(160'000);
  EXPECT_EQ(scene.act(scene.walk("purple", "3:1,3")),
            (Events{TalkClosed{}, walked("purple", "3:1,2", "3:1,3"), WentOutOfOrder{at("3:1,3")},
                    SandFlipped{GameTime{160'000}, Millis{40'000}, FlipBy::Space}, ActionTilesPassed{},
                    TalkOpened{Speech::Window}}));
  EXPECT_EQ(scene.game.state.speech, Speech::Window);
}

}  // namespace
}  // namespace rules
