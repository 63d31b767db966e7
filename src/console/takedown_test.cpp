// Names and games are taken out of a database: what the operator is told.
#include "console/takedown.h"

#include <gtest/gtest.h>

#include <array>

#include "store/query.h"
#include "store/recovery.h"
#include "store/store_test_helpers.h"

namespace console {
namespace {

class ConsoleTakedown : public testing::Test {
 protected:
  void SetUp() override {
    opened.emplace(store::open_or_fail(folder.path()));
    put("INSERT INTO record(number, id, code, game, began, ended, scenario, level, seats, outcome, game_ms, "
        "spaces,"
        " marks, is_public, is_apart, head, text) VALUES(1, 'one', 1, 1, 5, 6, 'S1', 1, 2, 'won', 9, 0, '', "
        "1, 0,"
        " '', 'text')");
    put(R"(INSERT INTO name(record, text) VALUES(1, '["Éva","Bo"]'))");
  }
  void put(std::string_view sql) { ASSERT_TRUE(opened->store.database.execute(sql)); }
  // Each work is done twice, as when a commit that was reported as failed has succeeded after all.
  Submit twice() {
    return [this](const store::WriterTask& task) {
      store::Database& database = opened->store.database;
      for (int attempt = 0; attempt < 2; ++attempt) {
        ASSERT_TRUE(store::in_transaction(database, [&] { return task.work(database); }));
      }
      task.on_durable();
    };
  }

  store::TestFolder folder;
  std::optional<store::OpenedStore> opened;
};

TEST_F(ConsoleTakedown, what_the_first_attempt_has_done_is_the_answer) {
  const Answer forgotten = forget_name(twice(), "éva");
  EXPECT_TRUE(forgotten.fields.contains("\"games\":1")) << forgotten.text;
  const Answer seat = forget_seat(twice(), "one", 1);
  EXPECT_TRUE(seat.is_done) << seat.text;
  const Answer deleted = delete_game(twice(), "one");
  EXPECT_TRUE(deleted.is_done) << deleted.text;
  EXPECT_FALSE(delete_game(twice(), "one").is_done);
}

}  // namespace
}  // namespace console
