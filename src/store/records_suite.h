// What is known about finished games, whatever kind of store they are in.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/store_suite.h"

namespace store {

class RecordsSuite : public StoreSuite {
 protected:
  void settle(const std::string& id, std::int64_t ended, void change(table::RecordCard&)) {
    table::Settlement settled = settlement(code(1), ++version, id);
    settled.card.ended_wall_s = ended;
    change(settled.card);
    StoreSuite::settle(std::move(settled));
    write();
  }
  static std::vector<std::string> ids(const Result<std::vector<table::RecordCard>>& cards) {
    std::vector<std::string> found;
    for (const table::RecordCard& card : cards.value()) found.push_back(card.id);
    return found;
  }

  std::uint32_t version = 0;
};

TEST_P(RecordsSuite, a_card_comes_back_as_it_was) {
  settle("a", 5, [](table::RecordCard&) {});
  const auto card = reader->card("a").value();
  ASSERT_TRUE(card);
  const table::RecordCard given = settlement(code(1), 1, "a").card;
  EXPECT_EQ(card->id, "a");
  EXPECT_EQ(card->table, code(1));
  EXPECT_EQ(card->game, given.game);
  EXPECT_EQ(card->began_wall_s, given.began_wall_s);
  EXPECT_EQ(card->ended_wall_s, 5);
  EXPECT_EQ(card->scenario, given.scenario);
  EXPECT_EQ(card->seats, given.seats);
  EXPECT_EQ(card->names, given.names);
  EXPECT_EQ(card->faces, given.faces);
  EXPECT_EQ(card->outcome, given.outcome);
  EXPECT_EQ(card->game_ms, given.game_ms);
  EXPECT_EQ(card->timer_spaces_used, given.timer_spaces_used);
  EXPECT_EQ(card->marks, given.marks);
  EXPECT_EQ(reader->card("b").value(), std::nullopt);
  EXPECT_EQ(reader->text("b").value(), std::nullopt);
}

TEST_P(RecordsSuite, the_latest_are_those_of_public_tables) {
  settle("a", 10, [](table::RecordCard&) {});
  settle("b", 30, [](table::RecordCard& card) { card.marks = table::Marks::read("paused public"); });
  settle("c", 20, [](table::RecordCard& card) { card.marks = table::Marks::read("public"); });
  settle("secret", 40,
         [](table::RecordCard& card) { card.marks = table::Marks::read("paused republican public_house"); });
  settle("secret too", 50, [](table::RecordCard& card) { card.marks = {}; });
  EXPECT_EQ(ids(reader->latest(10)), (std::vector<std::string>{"b", "c", "a"}));
  EXPECT_EQ(ids(reader->latest(2)), (std::vector<std::string>{"b", "c"}));
  EXPECT_TRUE(reader->latest(0).value().empty());
}

TEST_P(RecordsSuite, reports_how_each_scenario_went) {
  settle("a", 1, [](table::RecordCard&) {});
  settle("b", 1, [](table::RecordCard& card) { card.outcome = table::GameResult::Lost, card.marks = {}; });
  settle("c", 1, [](table::RecordCard& card) { card.outcome = table::GameResult::Lost; });
  settle("d", 1,
         [](table::RecordCard& card) { card.outcome = table::GameResult::GivenUp, card.scenario = "S1"; });
  const std::vector<table::ScenarioTally> tallies = reader->tallies().value();
  ASSERT_EQ(tallies.size(), 2U);
  EXPECT_EQ(tallies[0].scenario, "S1");
  EXPECT_EQ(tallies[0].given_up, 1);
  EXPECT_EQ(tallies[0].won, 0);
  EXPECT_EQ(tallies[1].scenario, "S7");
  EXPECT_EQ(tallies[1].won, 1);
  EXPECT_EQ(tallies[1].lost, 2);
}

}  // namespace store
