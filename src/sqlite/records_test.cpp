#include "sqlite/records.h"

#include <gtest/gtest.h>

#include <thread>

#include "sqlite/test_helpers.h"

namespace sqlite {
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
}  // namespace sqlite
