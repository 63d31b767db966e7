#include "terminal/remote_chooser.h"

#include <gtest/gtest.h>

#include "protocol/choice.h"

namespace terminal {
namespace {

using catalog::Direction;

Key arrow(Direction direction) { return {.kind = KeyKind::Arrow, .direction = direction}; }

std::string value_of(const Chooser& chooser, std::string_view label) {
  for (const Chooser::Row& row : chooser.rows()) {
    if (row.label == label) return row.value;
  }
  return "none";
}

// Moves to that row.
void go_to(Chooser& chooser, std::string_view label) {
  for (int i = 0; i < 10; ++i) {
    for (const Chooser::Row& row : chooser.rows()) {
      if (row.is_current && row.label == label) return;
    }
    chooser.press(arrow(Direction::South));
  }
  ADD_FAILURE() << "there is no row " << label;
}

TEST(Chooser, steps_through_the_scenarios_both_ways) {
  Chooser chooser{protocol::Choice{}};
  EXPECT_EQ(value_of(chooser, "scenario"), "S1 The first heist");
  chooser.press(arrow(Direction::West));
  EXPECT_EQ(chooser.choice().scenario, "S17");
  chooser.press(arrow(Direction::East));
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().scenario, "S2");
  EXPECT_FALSE(chooser.novelty().empty());
}

TEST(Chooser, a_custom_scenario_stays_until_another_is_chosen) {
  Chooser chooser{{.scenario = R"({"name":"Mine"})"}};
  EXPECT_EQ(value_of(chooser, "scenario"), "Mine");
  EXPECT_EQ(value_of(chooser, "side"), "none");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().scenario, "S1");
}

TEST(Chooser, offers_only_what_the_scenario_leaves_open) {
  EXPECT_EQ(value_of(Chooser{{.scenario = "S1"}}, "side"), "none");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S1"}}, "talking"), "by the rules");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S7"}}, "talking"), "none");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S7"}}, "side"), "none") << "R-95";
  EXPECT_EQ(value_of(Chooser{{.scenario = "S7", .level = 20}}, "side"), "default: 1b");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S8"}}, "side"), "default: 1b");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S7"}}, "tiles"), "default: tiles 2 to 19");
  EXPECT_NE(value_of(Chooser{{.scenario = "S17"}}, "pairs"), "none");
}

TEST(Chooser, R_95_the_printed_deck_forgets_a_side_that_only_an_enlarged_one_has) {
  Chooser chooser{{.scenario = "S7", .start = rules::Tile::T1a, .level = 20}};
  go_to(chooser, "tiles");
  chooser.press(arrow(Direction::West));
  EXPECT_EQ(chooser.choice().level, 19U);
  EXPECT_FALSE(chooser.choice().start);
}

TEST(Chooser, changes_the_selected_row) {
  Chooser chooser{{.scenario = "S7", .level = 20}};
  go_to(chooser, "sand");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().sand_ms, 30'000U);
  chooser.press(arrow(Direction::West));
  EXPECT_FALSE(chooser.choice().sand_ms);
  go_to(chooser, "seats");
  chooser.press(arrow(Direction::West));
  EXPECT_EQ(chooser.choice().seats, 8U);
  go_to(chooser, "side");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().start, rules::Tile::T1a);
  go_to(chooser, "pauses");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().pauses, protocol::Pauses::Allowed);
  EXPECT_EQ(details_of(chooser.choice()),
            "side 1a, tiles 2 to 20, 3:00 of sand, 8 seats, pauses allowed, certified deals");
  go_to(chooser, "deals");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().deals, protocol::Deals::Any);
  EXPECT_EQ(details_of(chooser.choice()), "side 1a, tiles 2 to 20, 3:00 of sand, 8 seats, pauses allowed");
  EXPECT_EQ(value_of(Chooser{{.scenario = "S8"}}, "deals"), "none");
  go_to(chooser, "bots");
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.choice().bots, protocol::Bots::Never);
  EXPECT_EQ(details_of(chooser.choice()),
            "side 1a, tiles 2 to 20, 3:00 of sand, 8 seats, pauses allowed, no bots");
}

// Everything that can be chosen with the arrows can be played by the seats it names.
TEST(Chooser, everything_it_offers_can_be_played) {
  for (unsigned number = 1; number <= 17; ++number) {
    for (int row = 0; row < 8; ++row) {
      for (int turn = 0; turn < 25; ++turn) {
        Chooser chooser{{.scenario = "S" + std::to_string(number)}};
        for (int i = 0; i < row; ++i) chooser.press(arrow(Direction::South));
        for (int i = 0; i < turn; ++i) chooser.press(arrow(Direction::East));
        const protocol::Choice& choice = chooser.choice();
        const std::uint8_t seats = choice.seats != 0 ? choice.seats : choice.scenario == "S9" ? 9 : 4;
        const auto game = protocol::new_game(choice, seats, {});
        ASSERT_TRUE(game) << choice.scenario << ": " << details_of(choice) << ": "
                          << protocol::sentence(game.error());
      }
    }
  }
}

TEST(Chooser, enter_confirms_and_escape_cancels) {
  Chooser chooser{protocol::Choice{}};
  EXPECT_EQ(chooser.press({.kind = KeyKind::Tab}), Chooser::Outcome::Undecided);
  EXPECT_EQ(chooser.press({.kind = KeyKind::Escape}), Chooser::Outcome::Dropped);
  EXPECT_EQ(chooser.press({.kind = KeyKind::Enter}), Chooser::Outcome::Taken);
}

// Someone else may have made choices meanwhile, and a table doesn't say what a custom deal contains.
TEST(Chooser, only_sends_what_was_changed) {
  Chooser chooser{protocol::Choice{.pauses = protocol::Pauses::Allowed, .laid_by_hand = "{}"}};
  EXPECT_EQ(chooser.change(), protocol::ChoiceChange{});
  chooser.press(arrow(Direction::East));
  EXPECT_EQ(chooser.change().scenario, "S2");
  EXPECT_FALSE(chooser.change().pauses);
}

}  // namespace
}  // namespace terminal
