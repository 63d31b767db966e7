// Every format that a program of ours has ever written is opened and brought up to date.
#include "sqlite/upgrade.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "sqlite/book.h"
#include "sqlite/records.h"
#include "sqlite/schema.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

std::string fixture(int schema) {
  std::ifstream file{"tests/store/schema-" + std::to_string(schema) + ".sql"};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// A folder as that program left it.
void lay_out(const TestFolder& folder, int schema) {
  std::filesystem::create_directories(folder.path());
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(folder.database().c_str(), &database), SQLITE_OK);
  const std::string sql = fixture(schema);
  ASSERT_FALSE(sql.empty());
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(database);
  sqlite3_close(database);
}

// The tables and indices, as SQLite stores their definitions.
std::vector<std::string> shape_of(const TestFolder& folder) {
  auto database = Database::open(std::make_shared<Disk>(), folder.database(), Access::Read);
  auto read = database->prepare("SELECT name, coalesce(sql, '') FROM sqlite_schema ORDER BY name");
  std::vector<std::string> shape;
  for (auto step = read->step(); step.value() == StepResult::Row; step = read->step()) {
    shape.push_back(std::string{read->text(0)} + ": " + std::string{read->text(1)});
  }
  return shape;
}

class Upgrade : public testing::TestWithParam<int> {};

TEST_P(Upgrade, ends_with_the_tables_of_a_new_folder) {
  TestFolder old_one;
  lay_out(old_one, GetParam());
  recover(old_one.path());
  TestFolder new_one;
  recover(new_one.path());
  EXPECT_EQ(shape_of(old_one), shape_of(new_one));
}

TEST_P(Upgrade, keeps_every_finished_game_and_its_names) {
  TestFolder folder;
  lay_out(folder, GetParam());
  const store::Recovered recovered = recover(folder.path());
  EXPECT_EQ(recovered.records, 3U);
  EXPECT_EQ(recovered.tables.size(), 1U);
  EXPECT_EQ(recovered.last_seen.ms, 5'000);
  EXPECT_EQ(recovered.secret.substr(0, 4), "abab");
  const auto records = std::move(Records::open(folder.database()).value());
  const auto won = records->card("aaaa").value();
  ASSERT_TRUE(won);
  EXPECT_EQ(won->names, R"(["Ana","Bo","Chidi","Dee"])");
  EXPECT_EQ(won->scenario, "S1");
  EXPECT_EQ(won->level, 9U);
  EXPECT_EQ(won->timer_spaces_used, 2);
  EXPECT_EQ(won->left_ms, std::nullopt);
  EXPECT_TRUE(records->text("bbbb").value()->starts_with("magicmaze-record 1 "));
  // Its text was never assembled: the lines are found where they were.
  const std::string unwritten = records->text("cccc").value().value();
  EXPECT_EQ(std::ranges::count(unwritten, '\n'), 2);
  EXPECT_EQ(records->card("cccc").value()->names, R"(["Ana","Robin","","Kim"])");
  EXPECT_EQ(won->faces, "");  // nobody noted them
}

TEST_P(Upgrade, a_game_that_ends_afterwards_has_its_avatars) {
  TestFolder folder;
  lay_out(folder, GetParam());
  OpenedStore opened = open_or_fail(folder.path());
  ServerClock clock{opened.recovered.last_seen};
  Listener listener;
  Writer writer{writable(std::move(opened)), clock, WriterCallbacks{}, quick()};
  store::ThreadJournal& journal = writer.journal(listener.callback());
  writer.start();
  journal.settle(settlement(code(1), 1, "new"));
  ASSERT_TRUE(listener.hears_of(code(1), 1));
  writer.stop();
  const auto records = std::move(Records::open(folder.database()).value());
  EXPECT_EQ(records->card("new").value()->faces, "[37,0,0,0]");
  EXPECT_EQ(records->card("new").value()->names, R"(["Ana","Bo","",""])");
}

TEST_P(Upgrade, B_SCORE_1_enters_old_wins_of_public_tables_in_the_book) {
  TestFolder folder;
  lay_out(folder, GetParam());
  recover(folder.path());
  const auto book = std::move(Book::open(folder.database()).value());
  const auto entries = book->entries({}).value();
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].record, "aaaa");
  EXPECT_EQ(entries[0].names, R"(["Ana","Bo","Chidi","Dee"])");
  const auto grid = book->grid(std::nullopt).value();
  ASSERT_EQ(grid.size(), 1U);
  EXPECT_EQ(grid[0].scenario, "S1");
  EXPECT_EQ(grid[0].entries, 1);
}

TEST_P(Upgrade, is_done_once) {
  TestFolder folder;
  lay_out(folder, GetParam());
  recover(folder.path());
  const auto shape = shape_of(folder);
  EXPECT_EQ(recover(folder.path()).records, 3U);
  EXPECT_EQ(shape_of(folder), shape);
}

class UpgradeWithCrews : public testing::TestWithParam<int> {};

TEST_P(UpgradeWithCrews, keeps_crews_their_achievements_and_their_tries) {
  TestFolder folder;
  lay_out(folder, GetParam());
  recover(folder.path());
  const auto book = std::move(Book::open(folder.database()).value());
  const auto foxes = book->crew(protocol::digest_of({{1}})).value();
  ASSERT_TRUE(foxes);
  EXPECT_EQ(foxes->name, "The Foxes");
  EXPECT_EQ(foxes->games, 1);
  EXPECT_EQ(book->achievements(foxes->id).value().at(0).record, "bbbb");
  EXPECT_EQ(book->heist_stage("2026-11-16", foxes->id).value(), table::HeistStage::Begun);
}

// One for each number below kSchema.
INSTANTIATE_TEST_SUITE_P(From, Upgrade, testing::Range(1, kSchema));
INSTANTIATE_TEST_SUITE_P(From, UpgradeWithCrews, testing::Range(2, kSchema));

}  // namespace
}  // namespace sqlite
