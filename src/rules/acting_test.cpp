// Acting and the end (B-ACT-1 to B-ACT-6, B-END-1). The heroes start like this:
//     < ep   Y    P    vy |     1a; seats 0 to 3 hold [vortex west] [explore south] [escalator east] [north]
//     +----+    +    +----+
//     | vo   G    O  | eg/>
#include <array>
#include <tuple>
#include <vector>

#include "rules/evolve.h"
#include "rules/sand.h"
#include "support/scene.h"

namespace rules {
namespace {

using scene::at;
using scene::base_game;
using scene::Request;
using scene::Scene;
using scene::walked;

// One legal request for each of the seven abilities, and their holders.
//     | tm   O    eo   vp |
//     < ep   Y    P    vy |
//     | vo   ..   .. | G/ >
Scene with_every_ability() { return base_game().hero("orange", "1a:0,1").hero("green", "1a:2,3"); }

std::vector<Request> one_of_each(const Scene& scene) {
  return {scene.walk("purple", "1a:0,2"),
          scene.walk("purple", "1a:1,3"),
          scene.walk("purple", "1a:2,2"),
          scene.walk("yellow", "1a:1,0"),
          scene.vortex("yellow", "1a:1,3"),
          scene.escalator("green", "1a:3,2"),
          scene.draw()};
}

TEST(Acting, B_ACT_1_there_are_no_turns) {
  // North, south and north again with one hero, then the others, all in the same millisecond.
  Scene scene = base_game();
  for (const std::string_view to : {"1a:0,2", "1a:1,2", "1a:0,2"}) {
    EXPECT_EQ(scene.act(scene.walk("purple", to)).size(), 1U);
  }
  EXPECT_EQ(scene.act(scene.walk("yellow", "1a:0,1")).size(), 1U);
  EXPECT_EQ(scene.act(scene.walk("green", "1a:2,0")).size(), 1U);
  EXPECT_EQ(scene.act(scene.walk("orange", "1a:3,2")).size(), 1U);
  EXPECT_EQ(scene.act(scene.escalator("orange", "1a:2,3")).size(), 1U);
  EXPECT_EQ(scene.game.version, 7U);
}

TEST(Acting, B_ACT_1_the_same_seat_as_often_as_it_likes) {
  // Seat 3 moves three heroes north, one after another; green takes the space that yellow left.
  Scene scene = base_game();
  for (const auto& [hero, from, to] :
       {std::tuple{"yellow", "1a:1,1", "1a:0,1"}, std::tuple{"purple", "1a:1,2", "1a:0,2"},
        std::tuple{"green", "1a:2,1", "1a:1,1"}}) {
    EXPECT_EQ(scene.act(by_seat(3, scene.walk(hero, to))), (Events{walked(hero, from, to)}));
  }
}

TEST(Acting, B_ACT_2_a_seat_does_only_what_is_on_its_action_tile) {
  const Scene scene = with_every_ability();
  for (const Request& request : one_of_each(scene)) {
    for (unsigned seat = 0; seat < 4; ++seat) {
      const Request asked = by_seat(seat, request);
      if (asked.by == request.by) {
        EXPECT_TRUE(scene.may(asked));
      } else {
        EXPECT_EQ(scene.objection_to(asked), Refusal{.reason = Reason::NotOnYourActionTile});
        EXPECT_FALSE(scene.may(asked));
      }
    }
  }
}

TEST(Acting, B_ACT_2_placing_a_drawn_tile_is_exploring_too) {
  Scene scene = base_game().hero("orange", "1a:0,2").hero("green", "1a:2,3");
  scene.act(scene.draw());
  for (const unsigned seat : {0U, 2U, 3U}) {
    EXPECT_EQ(scene.refusal_of(by_seat(seat, scene.place_tile("1a:0,2"))), Reason::NotOnYourActionTile);
    EXPECT_FALSE(scene.may(by_seat(seat, scene.place_tile("1a:0,2"))));
  }
  EXPECT_TRUE(scene.may(by_seat(1, scene.place_tile("1a:0,2"))));
}

TEST(Acting, B_ACT_2_nobody_acts_from_a_seat_that_is_not_there) {
  const Scene scene = with_every_ability();
  for (const Request& request : one_of_each(scene)) {
    EXPECT_EQ(scene.refusal_of(by_seat(4, request)), Reason::NoSuchSeat);
    EXPECT_EQ(scene.refusal_of(by_seat(255, request)), Reason::NoSuchSeat);
    EXPECT_FALSE(scene.may(by_seat(4, request)));
  }
}

TEST(Acting, B_ACT_2_the_tile_is_what_the_seat_holds_now) {
  // Yellow flips the timer, the tiles pass to the left: north goes from seat 3 to seat 0.
  Scene scene = base_game().hero("yellow", "1a:0,1");
  EXPECT_TRUE(scene.may(by_seat(3, scene.walk("purple", "1a:0,2"))));
  scene.act(scene.walk("yellow", "1a:0,0"));
  EXPECT_EQ(scene.refusal_of(by_seat(3, scene.walk("purple", "1a:0,2"))), Reason::NotOnYourActionTile);
  EXPECT_TRUE(scene.may(by_seat(0, scene.walk("purple", "1a:0,2"))));
  std::array<ActionTile, kMostSeats> passed{};
  passed[0] = scene::action_tile({"north"});
  passed[1] = scene::action_tile({"vortex", "west"});
  passed[2] = scene::action_tile({"explore", "south"});
  passed[3] = scene::action_tile({"escalator", "east"});
  EXPECT_EQ(scene.game.state.action_tiles, passed);
}

TEST(Acting, B_ACT_3_the_moving_seat_decides_where_it_stops_and_no_other_seat) {
  // East moves yellow to 1,3; north asks a moment later with the old place: overtaken, nothing
  // moves.
  Scene scene = base_game().hero("purple", "1a:3,2");
  const Request overtaken = scene.walk("yellow", "1a:0,1");
  scene.act(scene.walk("yellow", "1a:1,3"));
  EXPECT_EQ(scene.objection_to(overtaken),
            (Refusal{.reason = Reason::Overtaken, .place = at("1a:1,3"), .pawn = Pawn::Yellow}));
  EXPECT_FALSE(scene.may(overtaken));
  EXPECT_EQ(scene.place_of("yellow"), at("1a:1,3"));
}

TEST(Acting, B_ACT_3_vortex_and_escalator_are_overtaken_alike) {
  Scene scene = base_game().hero("yellow", "1a:2,3");
  const Request vortex = scene.vortex("yellow", "1a:1,3");
  const Request ride = scene.escalator("yellow", "1a:3,2");
  scene.act(ride);
  const Refusal overtaken{.reason = Reason::Overtaken, .place = at("1a:3,2"), .pawn = Pawn::Yellow};
  EXPECT_EQ(scene.objection_to(vortex), overtaken);
  EXPECT_EQ(scene.objection_to(ride), overtaken);
  EXPECT_FALSE(scene.may(ride));
}

TEST(Acting, B_ACT_4_any_seat_acts_on_any_hero) {
  // The seat with north moves each hero up the second column.
  for (const std::string_view hero : {"yellow", "purple", "green", "orange"}) {
    Scene scene = base_game().hero("yellow", "1a:0,3").hero("green", "1a:3,0").hero(hero, "1a:2,1");
    EXPECT_EQ(scene.act(by_seat(3, scene.walk(hero, "1a:0,1"))), (Events{walked(hero, "1a:2,1", "1a:0,1")}));
  }
}

TEST(Acting, B_ACT_4_a_pawn_that_is_not_in_play_is_moved_by_nobody) {
  const Scene scene = base_game();
  const Refusal not_in_play{.reason = Reason::NotInPlay, .pawn = Pawn::Guard1};
  EXPECT_EQ(scene.objection_to({Seat{3}, Move{Pawn::Guard1, kNowhere, at("1a:0,1")}}), not_in_play);
  EXPECT_EQ(scene.objection_to({Seat{0}, TakeVortex{Pawn::Guard1, kNowhere, at("1a:1,3")}}), not_in_play);
  EXPECT_EQ(scene.objection_to({Seat{2}, RideEscalator{Pawn::Guard1, at("1a:2,3"), at("1a:3,2")}}),
            not_in_play);
}

TEST(Acting, B_ACT_5_what_is_done_is_undone_only_by_the_way_back) {
  // North brings purple to 0,2; north can't take it back, south can.
  Scene scene = base_game();
  scene.act(scene.walk("purple", "1a:0,2"));
  EXPECT_EQ(scene.refusal_of(by_seat(3, scene.walk("purple", "1a:1,2"))), Reason::NotOnYourActionTile);
  EXPECT_EQ(scene.act(by_seat(1, scene.walk("purple", "1a:1,2"))),
            (Events{walked("purple", "1a:0,2", "1a:1,2")}));
}

TEST(Acting, B_ACT_6_a_refused_action_changes_nothing) {
  Scene scene = with_every_ability();
  const State before = scene.game.state;
  const Stamped illegal{Seat{0}, GameTime{1'000}, scene.draw().what};
  EXPECT_FALSE(play(scene.game, illegal));
  EXPECT_TRUE(before == scene.game.state);
  EXPECT_EQ(scene.game.version, 0U);
  EXPECT_EQ(scene.game.now, GameTime{0});
}

TEST(Acting, B_ACT_6_the_timer_keeps_running_all_the_while) {
  Scene scene = base_game();
  for (std::uint32_t ms = 0; ms < 180'000; ms += 1'000) {
    EXPECT_FALSE(play(scene.game, {Seat{0}, GameTime{ms}, scene.draw().what}));
  }
  EXPECT_EQ(sand_ends(scene.game.state), GameTime{180'000});
  EXPECT_TRUE(scene::has<GameLost>(run_out(scene.game, GameTime{180'000})));
}

// Everything a seat could still ask for.
std::vector<Request> everything(const Scene& scene) {
  std::vector<Request> requests = one_of_each(scene);
  for (const Request& more : {scene.place_tile("1a:2,3"), scene.theft(), scene.reveal(), scene.discard("2"),
                              scene.red_pawn(0, 1), scene.stare(0, 1), scene.sand_runs_out()}) {
    requests.push_back(more);
  }
  return requests;
}

TEST(Acting, B_END_1_after_the_end_nothing_can_be_done_any_more) {
  for (const Event& end :
       {Event{GameWon{GameTime{1'000}}}, Event{GameLost{GameTime{180'000}, Defeat::SandRanOut}}}) {
    Scene scene = with_every_ability().time(200'000);
    evolve(scene.game.state, end);
    for (const Request& request : everything(scene)) EXPECT_EQ(scene.refusal_of(request), Reason::GameIsOver);
    for (std::uint8_t seat = 0; seat < 4; ++seat) {
      EXPECT_TRUE(
          legal_actions(scene.game.rules, scene.game.state, Seat{seat}, Signals::With, scene.now).empty());
    }
  }
}

TEST(Acting, B_END_1_result_timer_spaces_and_time_are_recorded) {
  // One timer space used after a minute; then the last hero leaves by the purple exit.
  Scene scene = base_game()
                    .tile("2", "1a:0,2")
                    .stolen()
                    .escaped("yellow")
                    .escaped("green")
                    .escaped("orange")
                    .hero("purple", "1a:0,1")
                    .time(60'000);
  scene.act(scene.walk("purple", "1a:0,0"));
  scene.hero("purple", "2:1,0").time(75'500);
  scene.act(scene.walk("purple", "2:0,0"));
  EXPECT_EQ(scene.game.state.outcome, Outcome::Won);
  EXPECT_EQ(scene.game.state.timer_spaces_used, 1);
  EXPECT_EQ(scene.game.state.ended, GameTime{75'500});
}

}  // namespace
}  // namespace rules
