#include "terminal/script.h"

#include <gtest/gtest.h>

#include <sstream>

namespace terminal {
namespace {

LocalGame table_of(const rules::ScenarioChoice& choice) {
  const auto ruleset = rules::ruleset_for(choice);
  EXPECT_TRUE(ruleset);
  rules::Setup setup;
  for (const rules::Colour colour : rules::kColours) {
    const auto cell = static_cast<std::uint8_t>(catalog::index(colour));
    setup.heroes[catalog::index(colour)] =
        rules::place(ruleset->start, catalog::cell_at(1U + cell / 2U, 1U + cell % 2U));
  }
  if (choice.seats == 2) {
    for (const rules::ActionTile tile : catalog::action_tiles_for(2)) setup.deal.push_back(tile);
  } else {
    setup.solo = {rules::Ability::North, rules::Ability::Explore};
  }
  setup.deck.push_back(catalog::Tile::T9);
  const auto layout = rules::arrange(*ruleset, setup, base::Seed{1, 0});
  EXPECT_TRUE(layout);
  return LocalGame{*ruleset, *layout};
}

struct Played {
  std::string text;
  std::size_t refused = 0;
};

Played played(LocalGame& table, std::string_view text) {
  const auto script = read_script(text);
  EXPECT_TRUE(script);
  std::ostringstream out;
  const std::size_t refused = play_script(table, *script, {}, out);
  return {out.str(), refused};
}

std::size_t wrong_line(std::string_view text) {
  const auto script = read_script(text);
  if (script) return 0;
  EXPECT_FALSE(script.error().what.empty());
  return script.error().line;
}

TEST(TableScript, plays_a_game_of_two_and_prints_what_happens) {
  LocalGame table = table_of({.scenario = 1, .seats = 2});
  const Played game = played(
      table, "# purple blocks nobody\n1200 s0 p 1a:1,2>1a:1,3\n1500 s0 o 1a:2,2>1a:0,2\n\n2000 s1 draw\n");
  EXPECT_EQ(game.refused, 0U);
  EXPECT_EQ(game.text,
            R"(1200 s0 p 1a:1,2>1a:1,3
  moved pawn=purple from=1a:1,2 to=1a:1,3 way=walk
1500 s0 o 1a:2,2>1a:0,2
  moved pawn=orange from=1a:2,2 to=1a:0,2 way=walk
2000 s1 draw
  drawn tile=9 next=base
  placed tile=9 from=1a:0,2 row=-4 column=1 turns=3 dimension=0 right=hero
     ┌─9─────────────────┐
     │ ·    ·    ·    ·  │
     │    ┌────┬─────    │
     │ ·  │░░░░│ vo   ·  │
     │    └────┼────┐    │
     │ ·    ·  │░░░░│ ey →
     ├────┐    │░░░░│    │
     │░░░░│ ·  │░░░░│ ip │
┌─1a─┴────┘    └────┼────┘
│ tm   ·   Oeo   vp │
└─────         ─────┤
← ep   Y    ·   Pvy │
┌─────         ┌────┘
│ vo   G    ·  │ eg/→
├─────         ├────┐
│ vg   ey   · /│░░░░│
└───── ↓↓ ─────┴────┘
Still running, 2:58 of sand left.
)");
}

TEST(TableScript, says_why_a_line_is_refused_and_continues) {
  LocalGame table = table_of({.scenario = 1, .seats = 1});
  const Played game = played(table, "10 s0 y 1a:1,1>1a:0,1\n20 s0 reveal\n30 s0 y 1a:1,1>1a:0,1\n");
  EXPECT_EQ(game.refused, 1U);
  EXPECT_TRUE(
      game.text.starts_with("10 s0 y 1a:1,1>1a:0,1\n"
                            "  refused NothingRevealed (B-SOLO-6): Turn over a solo tile first.\n"
                            "20 s0 reveal\n  revealed action=north\n"
                            "30 s0 y 1a:1,1>1a:0,1\n  moved pawn=yellow"))
      << game.text;
}

TEST(TableScript, lets_time_pass_until_the_sand_has_run_out) {
  LocalGame table = table_of({.scenario = 1, .seats = 2, .sand_ms = 10'000});
  const Played game = played(table, "9999 -\n20000 -\n20001 s0 theft\n");
  EXPECT_EQ(game.refused, 1U);
  EXPECT_TRUE(
      game.text.starts_with("10000 - sand-runs-out\n  lost at_ms=10000 reason=sand_ran_out\n20001 s0 theft\n"
                            "  refused GameIsOver (B-END-1): The game is over.\n"))
      << game.text;
  EXPECT_TRUE(game.text.ends_with("Lost at 0:10: the sand ran out.\n")) << game.text;
}

TEST(TableScript, prints_the_mall_when_asked) {
  LocalGame table = table_of({.scenario = 1, .seats = 2});
  const std::string once = played(table, "").text;
  const std::string twice = played(table, "show\n").text;
  const std::string mall = once.substr(0, once.find("Still"));
  EXPECT_EQ(twice, mall + once);
}

TEST(TableScript, reads_comments_blanks_and_other_line_ends) {
  const auto script = read_script("  # nothing\r\n\r\n  5   s1\treveal  # here\r\nshow\r\n7 -");
  ASSERT_TRUE(script);
  ASSERT_EQ(script->size(), 3U);
  EXPECT_EQ((*script)[0].number, 3U);
  EXPECT_EQ(std::get<rules::Stamped>((*script)[0].step).by, rules::Seat{1});
  EXPECT_EQ(std::get<LetTimePass>((*script)[2].step).until, rules::GameTime{7});
}

TEST(TableScript, names_the_line_that_cannot_be_read) {
  EXPECT_EQ(wrong_line("5 s0 reveal\nsoon s0 reveal\n"), 2U);
  EXPECT_EQ(wrong_line("5 0 reveal\n"), 1U);
  EXPECT_EQ(wrong_line("5 s9 reveal\n"), 1U);
  EXPECT_EQ(wrong_line("5 s0\n"), 1U);
  EXPECT_EQ(wrong_line("5 s0 fly\n"), 1U);
  EXPECT_EQ(wrong_line("5 - now\n"), 1U);
  EXPECT_EQ(wrong_line("\n\n5\n"), 3U);
  EXPECT_EQ(wrong_line("5 s0 sand-runs-out\n"), 1U);
  EXPECT_EQ(wrong_line("5 s0 reveal\n4 s0 reveal\n"), 2U);
  EXPECT_EQ(wrong_line("99999999999 -\n"), 1U);
}

}  // namespace
}  // namespace terminal
