// The wall of the Book: a cell for every scenario and level.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>

#include "store/book_suite.h"

namespace store {

class BookGridSuite : public BookSuite {};

TEST_P(BookGridSuite, SX_1_a_grid_of_scenarios_and_levels_has_a_row_for_every_name) {
  settle("a", [](RecordCard& card) { card.timer_spaces_used = 3; });
  settle("b", [](RecordCard& card) { card.timer_spaces_used = 6; });
  settle("c", [](RecordCard& card) {
    card.timer_spaces_used = 1;
    card.marks = table::Marks::read("public slow_sand");
  });
  settle("d", [](RecordCard& card) {
    card.scenario = "Ours";
    card.level = 12;
    card.marks = table::Marks::read("public race");
  });
  const auto grid = reader->grid(std::nullopt).value();
  ASSERT_EQ(grid.size(), 2U);
  EXPECT_EQ(grid[0].scenario, "Ours");
  EXPECT_EQ(grid[0].fewest_spaces, std::nullopt);
  EXPECT_EQ(grid[1].scenario, "S7");
  EXPECT_EQ(grid[1].level, 19U);
  EXPECT_EQ(grid[1].entries, 3);
  EXPECT_EQ(grid[1].apart, 1);
  EXPECT_EQ(grid[1].fewest_spaces, 3);
  EXPECT_TRUE(reader->grid(CrewId{1}).value().empty());
}

TEST_P(BookGridSuite, SX_1_the_grid_of_a_crew_is_about_its_own_entries) {
  const CrewId foxes = found(1, "The Foxes");
  settle("theirs", [](RecordCard&) {});
  settle("ours", [&](RecordCard& card) {
    card.crew = foxes;
    card.timer_spaces_used = 5;
  });
  settle("ours apart", [&](RecordCard& card) {
    card.crew = foxes;
    card.marks = table::Marks::read("paused");
  });
  settle("ours lost", [&](RecordCard& card) {
    card.crew = foxes;
    card.outcome = table::GameResult::Lost;
  });
  const auto grid = reader->grid(foxes).value();
  ASSERT_EQ(grid.size(), 1U);
  EXPECT_EQ(grid[0].entries, 2);
  EXPECT_EQ(grid[0].apart, 1);
  EXPECT_EQ(grid[0].fewest_spaces, 5);
  EXPECT_EQ(grid[0].best_crew, "The Foxes");
  EXPECT_EQ(reader->grid(std::nullopt).value().at(0).entries, 3);
}

// Everyone's cells and a crew's, each with its best: the same as the first of the entries.
TEST_P(BookGridSuite, B_SCORE_1_a_cell_of_the_grid_says_whose_win_is_the_best) {
  const std::array crews{found(1, "The Foxes"), found(2, "Owls")};
  for (std::uint8_t i = 0; i < 64; ++i) {
    settle("game " + std::to_string(i), [&](RecordCard& card) {
      card.scenario = (i & 1U) != 0 ? "S7" : "S3";
      card.level = (i & 2U) != 0 ? 19 : 24;
      card.names = R"(["player )" + std::to_string(i) + R"("])";
      card.marks = table::Marks::read((i & 4U) != 0 ? "public" : "");
      if ((i & 8U) != 0) card.marks.set(table::Mark::Paused);
      if (i % 5 < 2) card.crew = crews.at(i % 5);
      card.timer_spaces_used = i % 3;
      card.left_ms = 1'000U * (i % 7);
      if (i % 11 == 0) card.left_ms.reset();  // as in older versions
    });
  }
  const std::array<std::optional<CrewId>, 3> whose{std::nullopt, crews[0], crews[1]};
  for (const auto& crew : whose) {
    const auto grid = reader->grid(crew).value();
    EXPECT_EQ(grid.size(), 4U);
    for (const table::BookCell& cell : grid) {
      const auto best = reader
                            ->entries({.scenario = cell.scenario,
                                       .level = cell.level,
                                       .crew = crew,
                                       .apart = false,
                                       .order = BookQuestion::Order::Best,
                                       .most = 1})
                            .value();
      ASSERT_EQ(best.empty(), !cell.fewest_spaces.has_value());
      EXPECT_EQ(cell.best_crew, best.empty() ? "" : best[0].crew) << cell.scenario << cell.level;
      EXPECT_EQ(cell.best_names, best.empty() ? "" : best[0].names) << cell.scenario << cell.level;
    }
  }
}

TEST_P(BookGridSuite, the_grid_keeps_who_played_at_a_private_table_to_their_crew) {
  const CrewId foxes = found(1, "The Foxes");
  settle("ours", [&](RecordCard& card) {
    card.marks = {};
    card.crew = foxes;
  });
  EXPECT_EQ(reader->grid(std::nullopt).value().at(0).best_crew, "The Foxes");
  EXPECT_EQ(reader->grid(std::nullopt).value().at(0).best_names, "");
  EXPECT_EQ(reader->grid(foxes).value().at(0).best_names, R"(["Ana","Bo","",""])");
}

TEST_P(BookGridSuite, what_was_taken_down_is_no_longer_the_best_of_a_cell) {
  const CrewId foxes = found(1, "The Foxes");
  const CrewId owls = found(2, "Owls");
  const auto win = [&](const std::string& id, CrewId crew, std::uint8_t spaces) {
    settle(id, [&](RecordCard& card) {
      card.crew = crew;
      card.timer_spaces_used = spaces;
    });
  };
  win("best", foxes, 2);
  win("next", owls, 3);
  const auto cell = [&] { return reader->grid(std::nullopt).value().at(0); };
  EXPECT_EQ(cell().best_crew, "The Foxes");
  ask(HideGame{.record = "best"});
  EXPECT_EQ(cell().best_crew, "Owls");
  EXPECT_EQ(cell().best_names, R"(["Ana","Bo","",""])");
  ask(RemoveName{.name = "owls"});
  ask(RemoveNameOfSeat{.record = "next", .seat = 0});
  EXPECT_EQ(cell().best_crew, "");
  EXPECT_EQ(cell().best_names, R"(["","Bo","",""])");
}

}  // namespace store
