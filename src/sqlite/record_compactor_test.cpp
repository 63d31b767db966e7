#include "sqlite/record_compactor.h"

#include <gtest/gtest.h>

#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

std::int64_t count(Database& database, std::string_view sql) {
  Statement statement = std::move(database.prepare(sql).value());
  EXPECT_EQ(statement.step().value(), StepResult::Row);
  return statement.number(0);
}

// Writes without tidying up.
template <class Script>
void write(const TestFolder& folder, Script script) {
  OpenedStore opened = open_or_fail(folder.path());
  ServerClock clock{opened.recovered.last_seen};
  WriterTiming timing = quick();
  timing.tidy_every = std::chrono::hours{1};
  Writer writer{writable(std::move(opened)), clock, {}, timing};
  script(writer.journal([](const std::vector<DurableVersion>&) {}));
  writer.start();
  EXPECT_EQ(writer.stop().lost, 0U);
}

void play_many(table::Journal& journal) {
  for (std::uint32_t version = 1; version <= 400; ++version) {
    for (std::uint32_t table = 0; table < 10; ++table) {
      journal.append(action(code(table), version, std::to_string(version)));
    }
  }
  for (std::uint32_t table = 0; table < 8; ++table) {
    journal.settle(settlement(code(table), 401, "game " + std::to_string(table)));
    journal.append(facts(code(table), 402, "again"));
  }
  journal.forget(code(7));
}

TEST(RecordCompactor, files_the_texts_first_and_then_sweeps_the_dead_rows) {
  const TestFolder folder;
  write(folder, play_many);
  std::map<table::Code, std::vector<table::Row>> before;
  {
    OpenedStore opened = open_or_fail(folder.path());
    before = opened.recovered.tables;
    Database& database = opened.store.database;
    EXPECT_EQ(count(database, "SELECT count(*) FROM journal"), 4'017);
    EXPECT_EQ(opened.store.chains.live_rows(), 2 * 400 + 7 * 2);
    EXPECT_EQ(opened.store.chains.dead_rows(), 8 * 400 + 3);

    RecordCompactor compactor{database, opened.store.chains, 1'000};
    std::int64_t unwritten = 8;
    while (compactor.has_work()) {
      ASSERT_TRUE(compactor.work());
      unwritten = count(database, "SELECT count(*) FROM record WHERE text IS NULL");
      if (unwritten == 0) continue;
      EXPECT_EQ(count(database, "SELECT count(*) FROM journal"), 4'017);
    }
    EXPECT_EQ(unwritten, 0);
    EXPECT_EQ(opened.store.chains.dead_rows(), 0);
    EXPECT_EQ(count(database, "SELECT count(*) FROM journal"), 814);
  }
  const store::Recovered after = recover(folder.path());
  EXPECT_EQ(after.tables, before);
  auto records = Records::open(folder.database());
  ASSERT_TRUE(records);
  std::string expected = "\n";
  for (int version = 1; version <= 400; ++version) expected += std::to_string(version) + "\n";
  for (int table = 0; table < 8; ++table) {
    const std::string id = "game " + std::to_string(table);
    const std::string head = "head of " + id;
    EXPECT_EQ((*records)->text(id).value(), head + expected);
  }
}

TEST(RecordCompactor, a_sweep_that_was_cut_short_leaves_the_same_tables) {
  const TestFolder folder;
  write(folder, play_many);
  const auto before = recover(folder.path()).tables;
  for (int bites = 1; bites < 40; ++bites) {
    {
      OpenedStore opened = open_or_fail(folder.path());
      RecordCompactor compactor{opened.store.database, opened.store.chains, 1};
      for (int i = 0; i < bites && compactor.has_work(); ++i) ASSERT_TRUE(compactor.work());
    }
    const store::Recovered after = recover(folder.path());
    ASSERT_EQ(after.tables, before) << bites;
    ASSERT_TRUE(after.broken.empty());
  }
}

TEST(RecordCompactor, leaves_few_dead_rows_alone) {
  const TestFolder folder;
  write(folder, [](table::Journal& journal) {
    journal.append(facts(code(1), 1, "x"));
    journal.forget(code(1));
  });
  OpenedStore opened = open_or_fail(folder.path());
  RecordCompactor compactor{opened.store.database, opened.store.chains, 10};
  while (compactor.has_work()) ASSERT_TRUE(compactor.work());
  EXPECT_EQ(opened.store.chains.dead_rows(), 2);
}

TEST(RecordCompactor, works_alongside_the_writer) {
  const TestFolder folder;
  OpenedStore opened = open_or_fail(folder.path());
  ServerClock clock{opened.recovered.last_seen};
  WriterTiming timing = quick();
  Writer writer{writable(std::move(opened), 100), clock, {}, timing};
  Listener listener;
  table::Journal& journal = writer.journal(listener.callback());
  writer.start();
  for (std::uint32_t game = 0; game < 20; ++game) {
    for (std::uint32_t i = 1; i <= 50; ++i) {
      journal.append(action(code(1), game * 100 + i, "of game " + std::to_string(game)));
      journal.append(action(code(2), game * 100 + i, "beside"));
    }
    journal.settle(settlement(code(1), game * 100 + 51, std::to_string(game)));
    ASSERT_TRUE(listener.hears_of(code(1), game * 100 + 51));
  }
  journal.forget(code(2));
  auto reader = Database::open(std::make_shared<Disk>(), folder.database(), Access::Read);
  ASSERT_TRUE(reader);
  EXPECT_TRUE(comes_true([&] { return count(*reader, "SELECT count(*) FROM journal") < 200; }));
  writer.stop();
  auto records = Records::open(folder.database());
  ASSERT_TRUE(records);
  for (int game = 0; game < 20; ++game) {
    std::string expected = "head of " + std::to_string(game) + "\n";
    for (int i = 0; i < 50; ++i) expected += "of game " + std::to_string(game) + "\n";
    EXPECT_EQ((*records)->text(std::to_string(game)).value(), expected);
  }
}

}  // namespace
}  // namespace sqlite
