#include "store/writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace store {
namespace {

class WriterTest : public testing::Test {
 protected:
  void open(WriterCallbacks callbacks = {}) {
    sqlite::OpenedStore opened = sqlite::open_or_fail(folder.path());
    clock.emplace(opened.recovered.last_seen);
    writer.emplace(sqlite::writable(std::move(opened)), *clock, std::move(callbacks), quick());
  }
  // Stops this server.
  Recovered recovered() {
    EXPECT_EQ(writer->stop().lost, 0U);
    writer.reset();
    return sqlite::recover(folder.path());
  }

  sqlite::TestFolder folder;
  std::optional<ServerClock> clock;
  std::optional<Writer> writer;
  Listener listener;
};

TEST_F(WriterTest, reports_only_what_another_connection_can_read) {
  open();
  auto reader =
      sqlite::Database::open(std::make_shared<sqlite::Disk>(), folder.database(), sqlite::Access::Read);
  ASSERT_TRUE(reader);
  std::atomic<int> missing = 0;
  std::atomic<std::uint32_t> reported = 0;
  table::Journal& journal = writer->journal([&](const std::vector<DurableVersion>& marks) {
    for (const DurableVersion& mark : marks) {
      auto find = reader->prepare("SELECT count(*) FROM journal WHERE code = ? AND version <= ?");
      find->bind(1, mark.table.number());
      find->bind(2, mark.version.value);
      if (!find->step() || find->number(0) != mark.version.value) ++missing;
      reported = mark.version.value;
    }
  });
  writer->start();
  for (std::uint32_t version = 1; version <= 300; ++version) {
    journal.append(facts(code(1), version, "x"));
    if (version % 7 == 0) std::this_thread::yield();
  }
  EXPECT_TRUE(comes_true([&] { return reported == 300; }));
  EXPECT_EQ(missing, 0);
  writer->stop();
}

TEST_F(WriterTest, reports_the_latest_version_of_each_table_once_a_commit_to_its_thread) {
  open();
  Listener other;
  table::Journal& journal = writer->journal(listener.callback());
  table::Journal& other_journal = writer->journal(other.callback());
  for (std::uint32_t version = 1; version <= 3; ++version) {
    journal.append(facts(code(8), version, "x"));
    journal.append(facts(code(7), version, "x"));
    other_journal.append(facts(code(9), version, "x"));
  }
  journal.append(facts(code(7), 4, "x"));
  journal.append(facts(code(6), 1, "x"));
  journal.forget(code(6));
  writer->start();  // everything has already arrived: one commit
  EXPECT_TRUE(other.hears_of(code(9), 3));
  EXPECT_TRUE(listener.hears_of(code(8), 3));
  writer->stop();
  EXPECT_EQ(listener.reports(), (std::vector<std::vector<DurableVersion>>{{{code(7), {4}}, {code(8), {3}}}}));
  EXPECT_EQ(other.reports(), (std::vector<std::vector<DurableVersion>>{{{code(9), {3}}}}));
}

TEST_F(WriterTest, a_code_that_changes_hands_is_reported_with_its_new_versions) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  for (std::uint32_t version = 1; version <= 57; ++version) journal.append(facts(code(8), version, "old"));
  journal.forget(code(8));
  journal.append(facts(code(8), 1, "new"));
  writer->start();
  EXPECT_TRUE(listener.hears_of(code(8), 1));
  EXPECT_EQ(listener.reports(), (std::vector<std::vector<DurableVersion>>{{{code(8), {1}}}}));
  EXPECT_EQ(recovered().tables.at(code(8)), (std::vector{facts(code(8), 1, "new")}));
}

TEST_F(WriterTest, keeps_the_order_of_several_threads) {
  open();
  constexpr std::uint32_t kThreads = 4;
  constexpr std::uint32_t kVersions = 500;
  std::vector<Listener> listeners(kThreads);
  std::vector<table::Journal*> journals;
  journals.reserve(kThreads);
  for (Listener& each : listeners) journals.push_back(&writer->journal(each.callback()));
  writer->start();
  std::vector<std::thread> threads;
  threads.reserve(kThreads);
  for (std::uint32_t i = 0; i < kThreads; ++i) {
    threads.emplace_back([&, i] {
      for (std::uint32_t version = 1; version <= kVersions; ++version) {
        journals[i]->append(action(code(i), version, std::to_string(version)));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::uint32_t i = 0; i < kThreads; ++i) {
    EXPECT_TRUE(listeners[i].hears_of(code(i), kVersions));
    std::uint32_t before = 0;
    for (const std::vector<DurableVersion>& report : listeners[i].reports()) {
      ASSERT_EQ(report.size(), 1U);
      EXPECT_EQ(report[0].table, code(i));
      EXPECT_GT(report[0].version.value, before);
      before = report[0].version.value;
    }
  }
  const Recovered found = recovered();
  for (std::uint32_t i = 0; i < kThreads; ++i) {
    const std::vector<table::Row>& rows = found.tables.at(code(i));
    ASSERT_EQ(rows.size(), kVersions);
    for (std::uint32_t version = 1; version <= kVersions; ++version) {
      EXPECT_EQ(rows[version - 1], action(code(i), version, std::to_string(version)));
    }
  }
}

TEST_F(WriterTest, a_settled_game_is_a_record_and_one_row) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  writer->start();
  journal.append(facts(code(1), 1, "begun"));
  for (std::uint32_t version = 2; version <= 1'300; ++version) {
    journal.append(action(code(1), version, "action " + std::to_string(version)));
    journal.append(action(code(2), version, "another table's"));
    if (version == 600) journal.append(facts(code(3), 1, "x"));
  }
  journal.append(facts(code(1), 1'301, "somebody left"));
  journal.settle(settlement(code(1), 1'302, "abc"));
  journal.append(facts(code(1), 1'303, "again"));
  ASSERT_TRUE(listener.hears_of(code(1), 1'303));

  std::string expected = "head of abc\n";
  for (int version = 2; version <= 1'300; ++version) expected += "action " + std::to_string(version) + "\n";
  auto records = sqlite::Records::open(folder.database());
  ASSERT_TRUE(records);
  EXPECT_EQ((*records)->text("abc").value(), expected);
  EXPECT_EQ(writer->counts().records, 1U);

  const Recovered found = recovered();
  EXPECT_EQ(found.records, 1U);
  EXPECT_EQ(found.tables.at(code(1)),
            (std::vector{facts(code(1), 1'302, "settled abc"), facts(code(1), 1'303, "again")}));
  EXPECT_EQ(found.tables.at(code(2)).size(), 1'299U);
}

TEST_F(WriterTest, the_next_game_of_a_table_has_its_own_actions_only) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  journal.append(action(code(1), 1, "one"));
  journal.settle(settlement(code(1), 2, "first"));
  journal.append(action(code(1), 3, "two"));
  journal.settle(settlement(code(1), 4, "second"));
  journal.settle(settlement(code(2), 1, "empty"));
  writer->start();
  ASSERT_TRUE(listener.hears_of(code(2), 1));
  auto records = sqlite::Records::open(folder.database());
  ASSERT_TRUE(records);
  EXPECT_EQ((*records)->text("first").value(), "head of first\none\n");
  EXPECT_EQ((*records)->text("second").value(), "head of second\ntwo\n");
  EXPECT_EQ((*records)->text("empty").value(), "head of empty\n");
  EXPECT_EQ(recovered().tables.at(code(1)), (std::vector{facts(code(1), 4, "settled second")}));
}

TEST_F(WriterTest, a_forgotten_table_is_gone) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  journal.forget(code(77));  // was never there
  journal.append(facts(code(1), 1, "x"));
  journal.append(facts(code(2), 1, "x"));
  journal.forget(code(1));
  writer->start();
  ASSERT_TRUE(listener.hears_of(code(2), 1));
  const Recovered found = recovered();
  EXPECT_EQ(found.tables.size(), 1U);
  EXPECT_TRUE(found.tables.contains(code(2)));
}

TEST_F(WriterTest, R_25_the_time_is_noted_while_somebody_plays) {
  std::atomic<bool> plays = true;
  open({.is_anybody_playing = [&] { return plays.load(); }, .on_trouble = {}});
  auto reader =
      sqlite::Database::open(std::make_shared<sqlite::Disk>(), folder.database(), sqlite::Access::Read);
  ASSERT_TRUE(reader);
  const auto beat = [&] {
    auto read = reader->prepare("SELECT at FROM heartbeat");
    const auto step = read->step();
    return step && *step == sqlite::StepResult::Row ? read->number(0) : -1;
  };
  writer->start();
  EXPECT_TRUE(comes_true([&] { return beat() > 0; }));
  EXPECT_LE(beat(), clock->now().ms) << "never later than the truth";
  plays = false;
  const table::ServerTime before = clock->now();
  writer->stop();
  EXPECT_GE(beat(), before.ms) << "the last beat is written whoever plays";
  EXPECT_LE(beat(), clock->now().ms);
}

TEST_F(WriterTest, without_players_no_time_is_noted) {
  std::atomic<int> asked = 0;
  open({.is_anybody_playing =
            [&] {
              ++asked;
              return false;
            },
        .on_trouble = {}});
  writer->start();
  EXPECT_TRUE(comes_true([&] { return asked >= 2; }));
  EXPECT_EQ(writer->counts().commits, 0U);
}

TEST_F(WriterTest, says_what_was_lost_if_it_was_never_started) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  journal.append(facts(code(1), 1, "x"));
  EXPECT_EQ(writer->counts().waiting, 1U);
  EXPECT_EQ(writer->stop().lost, 1U);
}

TEST_F(WriterTest, counts) {
  open();
  table::Journal& journal = writer->journal(listener.callback());
  for (std::uint32_t version = 1; version <= 10; ++version) journal.append(facts(code(1), version, "x"));
  writer->start();
  ASSERT_TRUE(listener.hears_of(code(1), 10));
  const WriterCounts counts = writer->counts();
  EXPECT_EQ(counts.rows, 10U);
  EXPECT_GE(counts.commits, 1U);
  EXPECT_GE(counts.commit_us, counts.slowest_commit_us);
  EXPECT_EQ(counts.troubles, 0U);
  EXPECT_EQ(counts.waiting, 0U);
}

TEST_F(WriterTest, one_that_was_never_started_keeps_nothing_alive_either) {
  open();
  auto asker = std::make_shared<int>(7);
  const std::weak_ptr<int> is_held = asker;
  writer->submit(HideGame{.record = "none"}, [asker = std::move(asker)](Takedown) { EXPECT_EQ(*asker, 7); });
  EXPECT_EQ(writer->stop().lost, 1U);
  EXPECT_TRUE(is_held.expired());
}

}  // namespace
}  // namespace store
