// That the Book's counts are what one would count, no matter what happens to its records.
#include <gtest/gtest.h>

#include "sqlite/schema.h"
#include "sqlite/tables.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

class BookCount : public testing::Test {
 protected:
  void run(const std::string& sql) {
    const auto ran = opened.store.database.execute(sql);
    ASSERT_TRUE(ran) << sql << ": " << ran.error().text;
  }
  void enter(const std::string& id, const std::string& outcome, const std::string& rest) {
    run("INSERT OR IGNORE INTO record(id, code, game, began, ended, scenario, level, seats, outcome, game_ms,"
        " left_ms, marks, head, spaces, is_public, is_apart, crew, heist) VALUES('" +
        id + "', 1, 1, 1, 1, 'S1', 9, 4, '" + outcome + "', 1, 1, '', '', " + rest + ")");
  }
  std::vector<std::string> rows(const std::string& sql) {
    auto read = opened.store.database.prepare(sql);
    std::vector<std::string> found;
    for (auto step = read->step(); step.value() == StepResult::Row; step = read->step()) {
      std::string row;
      for (int column = 0; column < 5; ++column) row += std::string{read->text(column)} + " ";
      found.push_back(row);
    }
    return found;
  }
  std::vector<std::string> kept() { return rows("SELECT * FROM book_count ORDER BY 1, 2, 3, 4"); }
  std::vector<std::string> counted() {
    return rows("SELECT scenario, level, is_apart, spaces, count(*) FROM record WHERE " +
                std::string{kInTheBook} + " GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4");
  }
  void expect_the_same(std::size_t kinds) {
    EXPECT_EQ(kept(), counted());
    EXPECT_EQ(kept().size(), kinds);
  }
  // Spaces, public or not, apart or not, crew, heist.
  void SetUp() override {
    enter("a", "won", "2, 1, 0, NULL, NULL");
    enter("b", "won", "2, 1, 0, 7, NULL");
    enter("c", "won", "3, 0, 1, 7, NULL");
    enter("d", "won", "4, 0, 0, NULL, NULL");  // private, of nobody
    enter("e", "lost", "5, 1, 0, 7, NULL");
    enter("f", "won", "6, 1, 0, 7, '2026-11-16'");
  }

  TestFolder folder;
  OpenedStore opened = open_or_fail(folder.path());
};

TEST_F(BookCount, B_SCORE_1_wins_of_public_tables_and_of_crews_are_counted_once) {
  expect_the_same(2);
  enter("a", "won", "2, 1, 0, NULL, NULL");  // it is there
  expect_the_same(2);
  EXPECT_EQ(kept(), (std::vector<std::string>{"S1 9 0 2 2 ", "S1 9 1 3 1 "}));
}

TEST_F(BookCount, a_deleted_record_is_no_longer_counted) {
  run("DELETE FROM record WHERE id = 'd'");
  run("DELETE FROM record WHERE id = 'a'");
  expect_the_same(2);
  run("DELETE FROM record WHERE id = 'b'");
  expect_the_same(1);
  run("DELETE FROM record");
  expect_the_same(0);
}

TEST_F(BookCount, a_forgotten_crew_takes_its_private_wins_with_it) {
  run("UPDATE record SET crew = NULL WHERE crew = 7");
  expect_the_same(1);
}

TEST_F(BookCount, rolled_back_records_are_not_counted) {
  run("BEGIN IMMEDIATE");
  enter("g", "won", "7, 1, 0, NULL, NULL");
  expect_the_same(3);
  run("ROLLBACK");
  expect_the_same(2);
}

}  // namespace
}  // namespace sqlite
