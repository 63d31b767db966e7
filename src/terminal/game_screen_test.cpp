#include "terminal/game_screen.h"

#include <gtest/gtest.h>

#include "cli/sentences.h"
#include "support/scene.h"

namespace terminal {
namespace {

using scene::Scene;

std::string screen(const ScreenView& view, Extent size = kSmallestScreen) {
  Spot scroll;
  return text_of(screen_of(view, size, scroll), Alphabet::Unicode);
}

std::string screen(const Scene& scene, Extent size = kSmallestScreen) {
  return screen(
      ScreenView{.game = scene.game, .now = scene.now, .highlights = {.chosen = rules::Pawn::Yellow}}, size);
}

testing::AssertionResult shows(const std::string& screen, std::string_view text) {
  if (screen.find(text) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\"" << text << "\" is not to be seen on\n" << screen;
}

// The whole mall of scenario 1, each hero on its item.
Scene before_the_theft() {
  Scene scene{rules::ScenarioChoice{.scenario = 1}};
  scene.tile("6", "1a:0,2").tile("7", "1a:1,0").tile("8", "1a:3,1").tile("9", "1a:2,3");
  for (const rules::Tile tile : scene.game.state.placed) {
    for (std::uint8_t i = 0; i < catalog::kCells; ++i) {
      const rules::Place at = rules::place(tile, rules::Cell{i});
      const rules::Space& space = rules::space_at(at);
      if (space.symbol != rules::Symbol::Item) continue;
      scene.game.state.places[catalog::index(*space.colour)] = at;
    }
  }
  return scene;
}

TEST(TableScreen, fits_eighty_by_twenty_four) {
  EXPECT_EQ("\n" + screen(Scene{rules::ScenarioChoice{.scenario = 3}}.time(0)), R"(
 3:00 ██████████████████████████████████████████████████████████████   SILENCE
───────────────────────────────────────────────────────┬────────────────────────
                                                       │ S3 Change of shift
                                                       │
                                                       │› Y  barbarian
                                                       │  P  mage
                 ┌─1a─────── ↑↑ ─────┐                 │  G  elf
                 │ tm   ·    eo   vp │                 │  O  dwarf
                 └─────         ─────┤                 │
                 ← ep  ›Y‹   P    vy │                 │ s0 ← vortex
                 ┌─────         ┌────┘                 │ s1 ↓ explore
                 │ vo   G    O  │ eg/→                 │ s2 → escal.
                 ├─────         ├────┐                 │ s3 ↑
                 │ vg   ey   · /│░░░░│                 │
                 └───── ↓↓ ─────┴────┘                 │ DECK   11 tiles
                                                       │ THEFT  not yet
                                                       │
                                                       │
                                                       │
                                                       │
───────────────────────────────────────────────────────┴────────────────────────


 ypgo hero  arrows step  Shift run  v vortex  e escal.  x expl.  ? help
)");
}

TEST(TableScreen, shows_when_the_theft_is_ready_and_when_it_is_done) {
  Scene scene = before_the_theft();
  EXPECT_TRUE(shows(screen(scene), "THEFT   press t"));
  scene.stolen();
  EXPECT_TRUE(shows(screen(scene), "THEFT  done: get out!"));
}

TEST(TableScreen, shows_whether_talking_is_allowed) {
  Scene scene{rules::ScenarioChoice{.scenario = 7}};
  EXPECT_TRUE(shows(screen(scene), "SILENCE"));
  scene.game.state.speech = rules::Speech::Window;
  EXPECT_TRUE(shows(screen(scene), "TALK NOW"));
  scene.game.state.speech = rules::Speech::Gestures;
  EXPECT_TRUE(shows(screen(scene), "GESTURES NOW"));
  scene.game.state.speech = rules::Speech::Open;
  EXPECT_TRUE(shows(screen(scene), "TALK FREELY"));
}

TEST(TableScreen, shows_the_held_tile_as_large_as_there_is_room) {
  for (const unsigned seats : {1U, 4U, 8U}) {
    Scene scene{rules::ScenarioChoice{.scenario = 7, .seats = seats}};
    scene.game.state.held = rules::Card{scene::tile("24")};
    const bool has_room = seats < 8;
    EXPECT_EQ(screen(scene).find("─24─") != std::string::npos, has_room) << screen(scene);
    EXPECT_TRUE(shows(screen(scene, {30, 80}), "─24─"));
  }
}

TEST(TableScreen, shows_the_top_of_a_face_up_deck_and_of_no_other) {
  EXPECT_TRUE(shows(screen(Scene{rules::ScenarioChoice{.scenario = 8}}), "18, top 2"));
  EXPECT_FALSE(shows(screen(Scene{rules::ScenarioChoice{.scenario = 7}}), "top"));
}

TEST(TableScreen, ends_with_a_clear_message) {
  Scene scene = before_the_theft();
  rules::evolve(scene.game.state, rules::GameWon{rules::GameTime{60'000}});
  const ScreenView view{.game = scene.game, .now = scene.now, .highlights = {}, .sheet = Sheet::End};
  EXPECT_TRUE(shows(screen(view), "YOU GOT AWAY WITH IT"));
  EXPECT_TRUE(shows(screen(view), "Won with 2:00 of sand left."));
}

// T-1 is about one hero; T-5 is won by its map, with nothing to steal and nobody to escape.
TEST(TableScreen, T_GOAL_says_nothing_that_a_tutorial_does_not_ask_for) {
  EXPECT_EQ(cli::sentences_of({rules::GameWon{rules::GameTime{60'000}}}), "You win.");
  Scene one{scene::rules_of_game("T1")};
  EXPECT_TRUE(shows(screen(one), "THEFT  not yet"));
  one.escaped("green");
  rules::evolve(one.game.state, rules::GameWon{rules::GameTime{60'000}});
  const auto end_of = [](const Scene& scene) {
    return screen(ScreenView{.game = scene.game, .now = scene.now, .highlights = {}, .sheet = Sheet::End});
  };
  EXPECT_TRUE(shows(end_of(one), "heroes escaped      1 of 1"));
  Scene none{scene::rules_of_game("T5")};
  EXPECT_TRUE(shows(screen(none), "THEFT  none"));
  rules::evolve(none.game.state, rules::GameWon{rules::GameTime{60'000}});
  EXPECT_FALSE(shows(end_of(none), "heroes escaped"));
  EXPECT_TRUE(shows(end_of(before_the_theft()), "heroes escaped      0 of 4"));
}

TEST(TableScreen, shows_who_plays_which_seat_who_is_gone_and_what_you_may_do) {
  Scene scene{rules::ScenarioChoice{.scenario = 3}};
  scene.game.state.red_pawn = rules::Seat{1};
  ScreenView view{.game = scene.game, .now = scene.now, .highlights = {}};
  view.people = {
      {.name = "Ana"}, {.name = "Benedikt", .is_me = true}, {.name = "Zoë", .is_here = false}, {.name = ""}};
  EXPECT_TRUE(shows(screen(view), " YOU ↓ explore"));
  EXPECT_TRUE(shows(screen(view), "s0 Ana     ← vortex"));
  EXPECT_TRUE(shows(screen(view), "s1 Benedi… ↓ explore ●"));
  EXPECT_TRUE(shows(screen(view), "s2 Z… gone → escal."));
  EXPECT_TRUE(shows(screen(view), "s3 nobody  ↑"));
  EXPECT_TRUE(shows(screen(view, {30, 110}), "s2 Zoë gone         → escal."));
  view.people[1].is_me = false;
  EXPECT_TRUE(shows(screen(view), " YOU: watching"));
}

TEST(TableScreen, two_players_have_two_lines_each) {
  const Scene scene{rules::ScenarioChoice{.scenario = 3, .seats = 2}};
  ScreenView view{.game = scene.game, .now = scene.now, .highlights = {}};
  view.people = {{.name = "Ana", .is_me = true}, {.name = "Benedikt"}};
  const std::string text = screen(view);
  EXPECT_TRUE(shows(text, "s0 Ana\n"));
  EXPECT_TRUE(shows(text, "s1 Benedikt\n"));
}

TEST(TableScreen, an_alarm_fills_a_line) {
  const Scene scene{rules::ScenarioChoice{.scenario = 3}};
  ScreenView view{.game = scene.game, .now = scene.now, .highlights = {}};
  view.alarm = "Ana stares at you!";
  EXPECT_TRUE(shows(screen(view), "\n                               Ana stares at you!\n"));
}

TEST(TableScreen, a_notice_and_an_end_by_the_host_cover_the_mall) {
  const Scene scene{rules::ScenarioChoice{.scenario = 3}};
  ScreenView view{.game = scene.game, .now = scene.now, .highlights = {}, .sheet = Sheet::Notice};
  view.notice = {" PAUSED ", "", "Enter: resume"};
  EXPECT_TRUE(shows(screen(view), "PAUSED"));
  EXPECT_TRUE(shows(screen(view), "Enter: resume"));
  view.sheet = Sheet::End;
  view.ended_by = EndedBy::GivingUp;
  EXPECT_TRUE(shows(screen(view), "GIVEN UP"));
}

TEST(TableScreen, keeps_the_chosen_hero_in_view) {
  const Scene scene = before_the_theft();
  for (const rules::Pawn hero : rules::kHeroes) {
    ScreenView view{.game = scene.game, .now = scene.now, .highlights = {.chosen = hero}};
    const std::string sign{sign_of(hero)};
    const std::string item = sign + "i" + std::string{catalog::name(rules::colour_of(hero))[0]};
    EXPECT_TRUE(shows(screen(view), item));
    view.scale = Scale::Overview;
    EXPECT_TRUE(shows(screen(view), sign + "‹"));
  }
}

}  // namespace
}  // namespace terminal
