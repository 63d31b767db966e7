#include "store/records.h"

#include <gtest/gtest.h>

#include <thread>

#include "store/store_test_helpers.h"

namespace store {
namespace {

class RecordsTest : public WritingTest {
 protected:
  void SetUp() override {
    WritingTest::SetUp();
    records = std::move(Records::open(folder.database()).value());
  }
  void settle(const std::string& id, std::int64_t ended, void change(table::RecordCard&)) {
    table::Settlement settled = settlement(code(1), ++version, id);
    settled.card.ended_wall_s = ended;
    change(settled.card);
    journal->settle(settled);
    ASSERT_TRUE(listener.hears_of(code(1), version));
  }
  static std::vector<std::string> ids(const Result<std::vector<table::RecordCard>>& cards) {
    std::vector<std::string> found;
    for (const table::RecordCard& card : cards.value()) found.push_back(card.id);
    return found;
  }

  std::unique_ptr<Records> records;
};

using Card = table::RecordCard;

TEST_F(RecordsTest, a_card_comes_back_as_it_was) {
  settle("a", 5, [](Card&) {});
  const auto card = records->card("a").value();
  ASSERT_TRUE(card);
  const Card given = settlement(code(1), 1, "a").card;
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
  EXPECT_EQ(records->card("b").value(), std::nullopt);
  EXPECT_EQ(records->text("b").value(), std::nullopt);
}

TEST_F(RecordsTest, the_text_is_there_as_soon_as_the_settlement_is_durable_and_stays_the_same) {
  for (int i = 0; i < 30; ++i) journal->append(action(code(1), ++version, std::to_string(i)));
  settle("a", 5, [](Card&) {});
  const auto at_once = records->text("a").value();
  ASSERT_TRUE(at_once);
  EXPECT_TRUE(at_once->starts_with("head of a\n0\n1\n2\n"));
  auto reader = Database::open(std::make_shared<Disk>(), folder.database(), Access::Read);
  EXPECT_TRUE(comes_true([&] {
    auto find = reader->prepare("SELECT 1 FROM record WHERE text IS NOT NULL");
    return find->step().value() == StepResult::Row;
  })) << "the compactor files it";
  EXPECT_EQ(records->text("a").value(), at_once);
}

TEST_F(RecordsTest, the_latest_are_those_of_public_tables) {
  settle("a", 10, [](Card&) {});
  settle("b", 30, [](Card& card) { card.marks = table::Marks::read("paused public"); });
  settle("c", 20, [](Card& card) { card.marks = table::Marks::read("public"); });
  settle("secret", 40, [](Card& card) { card.marks = table::Marks::read("paused republican public_house"); });
  settle("secret too", 50, [](Card& card) { card.marks = {}; });
  EXPECT_EQ(ids(records->latest(10)), (std::vector<std::string>{"b", "c", "a"}));
  EXPECT_EQ(ids(records->latest(2)), (std::vector<std::string>{"b", "c"}));
  EXPECT_TRUE(records->latest(0).value().empty());
}

TEST_F(RecordsTest, B_SCORE_1_fewer_sand_timer_spaces_are_better) {
  settle("lost", 1, [](Card& card) { card.outcome = table::GameResult::Lost, card.timer_spaces_used = 0; });
  settle("slow", 2, [](Card& card) { card.timer_spaces_used = 3, card.game_ms = 9; });
  settle("best", 3, [](Card& card) { card.timer_spaces_used = 2; });
  settle("quick", 4, [](Card& card) { card.timer_spaces_used = 3, card.game_ms = 8; });
  settle("elsewhere", 5, [](Card& card) { card.scenario = "S8"; });
  settle("secret", 5, [](Card& card) { card.marks = {}; });
  EXPECT_EQ(ids(records->best("S7", 10)), (std::vector<std::string>{"best", "quick", "slow", "lost"}));
  EXPECT_EQ(ids(records->best("S7", 1)), (std::vector<std::string>{"best"}));
  EXPECT_TRUE(records->best("S9", 10).value().empty());
}

TEST_F(RecordsTest, reports_how_each_scenario_went) {
  settle("a", 1, [](Card&) {});
  settle("b", 1, [](Card& card) { card.outcome = table::GameResult::Lost, card.marks = {}; });
  settle("c", 1, [](Card& card) { card.outcome = table::GameResult::Lost; });
  settle("d", 1, [](Card& card) { card.outcome = table::GameResult::GivenUp, card.scenario = "S1"; });
  const std::vector<table::ScenarioTally> tallies = records->tallies().value();
  ASSERT_EQ(tallies.size(), 2U);
  EXPECT_EQ(tallies[0].scenario, "S1");
  EXPECT_EQ(tallies[0].given_up, 1);
  EXPECT_EQ(tallies[0].won, 0);
  EXPECT_EQ(tallies[1].scenario, "S7");
  EXPECT_EQ(tallies[1].won, 1);
  EXPECT_EQ(tallies[1].lost, 2);
}

TEST_F(RecordsTest, several_threads_may_ask_while_games_end) {
  std::vector<std::thread> readers;
  readers.reserve(3);
  for (int i = 0; i < 3; ++i) {
    readers.emplace_back([this] {
      for (int round = 0; round < 100; ++round) {
        EXPECT_TRUE(records->latest(10).has_value());
        EXPECT_TRUE(records->text("7").has_value());
        EXPECT_TRUE(records->tallies().has_value());
      }
    });
  }
  for (int game = 0; game < 20; ++game) settle(std::to_string(game), game, [](Card&) {});
  for (std::thread& reader : readers) reader.join();
  EXPECT_EQ(records->latest(100).value().size(), 20U);
}

TEST(Records, cannot_be_opened_where_there_is_no_database) {
  const TestFolder folder;
  const auto records = Records::open(folder.database());
  ASSERT_FALSE(records);
  EXPECT_EQ(records.error().text, "unable to open database file");
}

}  // namespace
}  // namespace store
