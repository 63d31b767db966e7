#include "notation/record.h"

#include <gtest/gtest.h>

#include <vector>

#include "notation/ruleset_text.h"
#include "rules/legal.h"
#include "rules/sand.h"
#include "rules/token_actions.h"
#include "rules/view.h"

namespace notation {
namespace {

// A game of a few actions (the first legal one of each seat in turn) and its record.
struct Played {
  rules::Game game;
  Record record;
};

Played played(const catalog::Ruleset& ruleset, int actions) {
  const unsigned seats = ruleset.seats;
  const auto layout = *rules::arrange(ruleset, {}, base::Seed{42, 7});
  Played result{{.rules = ruleset, .state = rules::lay_out(ruleset, layout), .version = 0, .now = {}},
                {.head = {.engine = "0.1.0",
                          .rules_version = 1,
                          .catalog_version = 1,
                          .ruleset = ruleset,
                          .layout = layout},
                 .lines = {}}};
  rules::GameTime at;
  for (int i = 0; i < actions; ++i) {
    const rules::Seat seat{static_cast<std::uint8_t>(static_cast<unsigned>(i) % seats)};
    std::vector<rules::Action> legal;
    for (const auto& action : rules::legal_actions(ruleset, result.game.state, seat)) legal.push_back(action);
    rules::each_token_action(ruleset, result.game.state, seat,
                             [&](const rules::Action& action) { legal.push_back(action); });
    at = at + rules::Millis{100};
    if (legal.empty()) continue;
    if (at >= rules::sand_ends(result.game.state)) break;
    const rules::Stamped action{seat, at, legal[static_cast<std::size_t>(i) % legal.size()]};
    const auto decision = rules::play(result.game, action);
    result.record.lines.push_back(line_for(result.game, action, *decision));
  }
  return result;
}

Played played(unsigned scenario, unsigned seats, int actions) {
  return played(*rules::ruleset_for({.scenario = scenario, .seats = seats}), actions);
}

TEST(Record, F_0_to_T_13_a_game_of_the_expansion_is_read_back_watched_and_verified) {
  for (std::size_t i = 1; i < catalog::kExpansionGames; ++i) {
    for (const unsigned seats : {1U, 3U, 4U, 8U}) {
      const auto game = static_cast<catalog::ExpansionGame>(i);
      const auto ruleset = *rules::ruleset_for(
          rules::ExpansionChoice{.game = game, .seats = seats, .hardcore = catalog::is_tutorial(game)});
      const Played one = played(ruleset, 200);
      const std::string text = text_of(one.record);
      const auto record = read_record(text);
      ASSERT_TRUE(record) << record.error().line << ": " << record.error().what;
      EXPECT_EQ(text_of(*record), text);
      EXPECT_TRUE(record->head.ruleset == ruleset);
      const auto watched = watch(*record);
      ASSERT_TRUE(watched) << catalog::name(game) << " " << watched.error().line << ": "
                           << watched.error().what;
      EXPECT_TRUE(watched->state == one.game.state);
      const auto verified = verify(*record);
      ASSERT_TRUE(verified) << verified.error().what;
      EXPECT_TRUE(verified->state == one.game.state);
    }
  }
}

TEST(Record, a_game_is_read_back_watched_and_verified) {
  for (unsigned scenario = 1; scenario <= 17; ++scenario) {
    for (const unsigned seats : {1U, 3U, 4U, 8U}) {
      if (scenario == 9 && seats < 3) continue;
      const Played game = played(scenario, seats, 120);
      const std::string text = text_of(game.record);
      const auto record = read_record(text);
      ASSERT_TRUE(record) << record.error().line << ": " << record.error().what;
      EXPECT_EQ(text_of(*record), text);
      const auto watched = watch(*record);
      ASSERT_TRUE(watched) << watched.error().what;
      EXPECT_TRUE(watched->state == game.game.state);
      EXPECT_EQ(watched->version, game.game.version);
      const auto verified = verify(*record);
      ASSERT_TRUE(verified) << verified.error().what;
      EXPECT_TRUE(verified->state == game.game.state);
    }
  }
}

TEST(Record, the_first_line_names_format_versions_scenario_seats_seed_and_sand) {
  const std::string head = text_of(played(7, 4, 0).record.head);
  EXPECT_TRUE(head.starts_with("magicmaze-record 1 engine="));
  EXPECT_EQ(value_of(head, "rules"), "1");
  EXPECT_EQ(value_of(head, "catalog"), "1");
  EXPECT_EQ(value_of(head, "scenario"), "S7");
  EXPECT_EQ(value_of(head, "seats"), "4");
  EXPECT_EQ(value_of(head, "seed"), "0000000000000007000000000000002a");
  EXPECT_EQ(value_of(head, "sand"), "180000");
}

TEST(Record, verifying_names_the_first_line_that_differs_and_watching_does_not_mind) {
  Played game = played(7, 4, 40);
  // An older engine let another seat do it: the facts are the same, but today's rules refuse it.
  ASSERT_GT(game.record.lines.size(), 5U);
  RecordLine& line = game.record.lines[4];
  line.by = rules::Seat{static_cast<std::uint8_t>((line.by->index + 1U) % 4U)};
  EXPECT_TRUE(watch(game.record));
  const auto verified = verify(game.record);
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().line, 6U);  // the first line is the head
  EXPECT_NE(verified.error().what.find("B-ACT-2"), std::string::npos) << verified.error().what;
}

TEST(Record, a_hash_that_differs_is_found) {
  Played game = played(7, 4, 60);
  for (RecordLine& line : game.record.lines) {
    if (!line.hash) continue;
    *line.hash ^= 1U;
    const auto watched = watch(game.record);
    ASSERT_FALSE(watched);
    EXPECT_EQ(watched.error().line, line.version + 1U);
    return;
  }
  FAIL() << "a record has a hash now and then";
}

TEST(Record, impossible_events_are_rejected) {
  for (const std::string_view events :
       {"moved pawn=yellow from=5:1,1 to=5:1,0 way=walk",
        "placed tile=5 from=1b:0,2 row=-4 column=1 turns=0 dimension=0 right=hero", "discarded tile=9 next=?",
        "revealed action=north", "ball_ended", "escaped pawn=guard1 stays=no",
        "do_something by=0 before=7 ready_ms=0", "returned tile=5 next=?", "renewed",
        "drawn tile=1a next=base", "drawn tile=25* next=base", "flipped at_ms=10 left_ms=180001 by=space",
        "flipped at_ms=5 left_ms=5 by=space", "won at_ms=3", "escaped pawn=yellow stays=no",
        "won at_ms=10; stolen", "discards_due count=2; discarded tile=1b next=?"}) {
    Played game = played(7, 4, 0);
    const auto line = read_line("1 10 s0 draw | " + std::string{events});
    ASSERT_TRUE(line) << events;
    game.record.lines.push_back(*line);
    EXPECT_FALSE(watch(game.record)) << events;
  }
}

TEST(Record, F_3_impossible_events_of_the_expansion_are_rejected) {
  for (const std::string_view events :
       {"put pawn=guard1 at=9*:0,0 presence=mall why=appears",
        "put pawn=guard1 at=1a:1,1 presence=mall why=appears",
        "put pawn=yellow at=1a:0,1 presence=frog why=enchanted",
        "put pawn=yellow at=1a:0,1 presence=dining why=invited",
        "put pawn=guard1 at=9*:0,1 presence=frog why=enchanted",
        "put pawn=yellow at=1a:0,1 presence=aside why=caught",
        "put pawn=yellow at=- presence=none why=discarded",
        "put pawn=guard1 at=- presence=waiting why=appears",
        "put pawn=yellow at=- presence=out why=appears",
        "caught pawn=guard1 by=guard",
        "stress_token by=7 token=timer",
        "stress_token by=0 token=timer; stress_token by=0 token=timer",
        "tiles_swapped by=0 with=7",
        "shaft_laid pair=2 from=1a:0,1 to=1a:0,2",
        "shaft_laid pair=0 from=1a:0,1 to=1a:0,1",
        "shaft_laid pair=0 from=1a:0,1 to=9*:0,0",
        "shaft_laid pair=0 from=9*:0,0 to=1a:0,1",
        "shaft_discarded pair=0",
        "shaft_discarded pair=2",
        "breach_laid number=3 from=1a:0,1 to=1a:0,2",
        "breach_laid number=0 from=1a:0,1 to=1a:3,3",
        "breach_discarded number=0",
        "breach_discarded number=3",
        "code_spell_used",
        "map_begun at=26*:3,0",
        "map_ended",
        "ball_spell_begun",
        "ball_spell_ended",
        "beholder to=7*",
        "sensor side=west",
        "lifted number=2 tile=4 from=1a:2,3 row=1 column=4 turns=0 dimension=0",
        "lifted number=0 tile=4 from=1a:2,3 row=1 column=4 turns=0 dimension=0",
        "spell_ended spell=frog",
        "in_order at=9*:0,0",
        "pawns_swapped pawn=yellow other=guard1",
        "pawns_swapped pawn=guard1 other=yellow",
        "pawns_swapped pawn=yellow other=yellow",
        "space_to_choose pawn=yellow"}) {
    Played game = played(*rules::ruleset_for(rules::ExpansionChoice{.game = catalog::ExpansionGame::F3}), 0);
    const auto line = read_line("1 10 s0 draw | " + std::string{events});
    ASSERT_TRUE(line) << events;
    game.record.lines.push_back(*line);
    EXPECT_FALSE(watch(game.record)) << events;
  }
}

TEST(Record, a_record_keeps_the_versions_it_was_made_with) {
  std::string text = text_of(played(7, 4, 0).record.head);
  text.replace(text.find("engine=0.1.0 rules=1 catalog=1"), 30, "engine=0.0.7 rules=9 catalog=77");
  EXPECT_EQ(text_of(*read_record(text)), text + "\n");
}

TEST(Record, B_TIME_1_verifying_checks_the_sand_too) {
  Played game = played(7, 4, 20);
  for (RecordLine& line : game.record.lines) line.hash.reset();
  game.record.lines.back().at = rules::GameTime{500'000};
  EXPECT_TRUE(watch(game.record)) << "an old game is watched as it was";
  const auto verified = verify(game.record);
  ASSERT_FALSE(verified);
  EXPECT_NE(verified.error().what.find("B-TIME-1"), std::string::npos);
}

TEST(Record, versions_and_times_go_forward) {
  Played game = played(7, 4, 20);
  std::swap(game.record.lines[2], game.record.lines[3]);
  EXPECT_EQ(watch(game.record).error().line, 4U);
  game = played(7, 4, 20);
  game.record.lines[3].at = rules::GameTime{0};
  EXPECT_EQ(watch(game.record).error().line, 5U);
}

TEST(Record, what_is_not_a_record_is_refused_with_its_line) {
  EXPECT_EQ(read_record("").error().line, 1U);
  EXPECT_EQ(read_record("magicmaze-record 2 engine=9").error().line, 1U);
  const std::string head = text_of(played(7, 4, 0).record.head);
  EXPECT_TRUE(read_record(head));
  EXPECT_TRUE(read_record(head + "\n"));
  EXPECT_EQ(read_record(head + "\n\n").error().line, 2U);
  EXPECT_EQ(read_record(head + "\n1 5 s0 draw | stolen\nrubbish").error().line, 3U);
  for (const std::string_view broken :
       {"seats=4", "deck=", "deal=", "yellow=", "sand=180000", "exits=own", "seed="}) {
    std::string other = head;
    other.replace(other.find(broken), broken.size(), "x=");
    EXPECT_FALSE(read_record(other)) << broken;
  }
}

TEST(Record, ACH_36_notes_are_among_the_lines_and_change_nothing) {
  Played played_one = played(7, 4, 12);
  const std::size_t lines = played_one.record.lines.size();
  ASSERT_GT(lines, 3U);
  const std::string plain = text_of(played_one.record);
  played_one.record.notes = {
      {.after = 0, .at = {0}, .by = std::nullopt, .channel = Channel::Call},
      {.after = 2, .at = {250}, .by = rules::Seat{3}, .channel = Channel::Gesture},
      {.after = lines, .at = {1'700}, .by = rules::Seat{0}, .channel = Channel::Stare}};
  const std::string text = text_of(played_one.record);
  EXPECT_TRUE(text.contains("\n~ 250 s3 gesture\n3 "));
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().what;
  EXPECT_EQ(read->notes.size(), 3U);
  EXPECT_EQ(text_of(*read), text);
  ASSERT_TRUE(verify(*read));
  EXPECT_EQ(rules::public_hash(verify(*read)->state), rules::public_hash(played_one.game.state));
  Record without = *read;
  without.notes.clear();
  EXPECT_EQ(text_of(without), plain);
  for (const char* wrong :
       {"~ ", "~ x s0 text", "~ 5 0 text", "~ 5 s0 smoke", "~ 5 s0 text more", "~ 5 s77 text"}) {
    EXPECT_EQ(read_record(text + wrong).error().line, lines + 5) << wrong;
  }
}

TEST(Record, a_custom_scenario_keeps_its_name_and_its_rules) {
  auto ruleset = *rules::ruleset_for({.scenario = 8});
  ruleset.scenario = 0;
  for (const char c : std::string_view{"Käse & Co: 100 %"}) ruleset.name.push_back(c);
  ruleset.at_bottom.push_back(rules::Tile::T2);
  ruleset.groups = catalog::Groups::Pairs;
  const auto again = read_ruleset(text_of(ruleset));
  ASSERT_TRUE(again);
  EXPECT_TRUE(*again == ruleset);
}

TEST(RulesetText, every_switch_can_be_set_by_its_word) {
  catalog::Switches switches;
  EXPECT_EQ(set_switch(switches, "talk", "gestures"), Setting::Set);
  EXPECT_EQ(switches.talk, catalog::Talk::Gestures);
  EXPECT_EQ(set_switch(switches, "cameras", "no"), Setting::Set);
  EXPECT_FALSE(switches.cameras);
  EXPECT_EQ(set_switch(switches, "cameras", "maybe"), Setting::NoSuchWord);
  EXPECT_EQ(set_switch(switches, "dragons", "yes"), Setting::NoSuchKey);
}

}  // namespace
}  // namespace notation
