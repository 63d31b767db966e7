// One server writes, whatever happens to its connections, and a second one takes over from it completely.
#include <gtest/gtest.h>

#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "postgresql/backend.h"
#include "postgresql/test_database.h"
#include "store/test_rows.h"
#include "store/writer.h"

namespace postgresql {
namespace {

using store::action;
using store::code;
using store::facts;

class Fence : public testing::Test {
 protected:
  static std::unique_ptr<Backend> open(const std::string& address) {
    auto backend = Backend::open(address);
    EXPECT_TRUE(backend) << (backend ? "" : backend.error());
    return std::move(backend.value());
  }
  std::unique_ptr<Backend> open() const { return open(database.address()); }
  static Result<store::Written> write(Backend& backend, const table::Row& row) {
    std::vector<store::InboxItem> items;
    items.push_back({.entry = row});
    return backend.write({.items = items});
  }
  std::string lines() const {
    return database.text("SELECT coalesce(string_agg(text, ',' ORDER BY code, version), '') FROM journal");
  }
  // Ends a server's connection in PostgreSQL, as when its machine is shut down.
  void end_connections() const {
    database.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        " AND application_name = 'magicmaze' AND datname = current_database()");
  }

  TestDatabase database;
};

TEST_F(Fence, a_second_server_takes_over_and_the_first_writes_nothing_more) {
  const auto first = open();
  ASSERT_TRUE(first->recover());
  ASSERT_TRUE(write(*first, facts(code(7), 1, "first")));
  const auto second = open();
  EXPECT_EQ(first->problem(), std::nullopt) << "it has not been told";
  const auto refused = write(*first, facts(code(7), 2, "late"));
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().text.starts_with("Another server has taken over the store"))
      << refused.error().text;
  EXPECT_EQ(first->problem(), refused.error().text);
  EXPECT_FALSE(write(*first, facts(code(7), 2, "late"))) << "for good";
  EXPECT_FALSE(first->expire(10));
  const auto found = second->recover();
  ASSERT_TRUE(found);
  EXPECT_EQ(found->tables.at(code(7)), std::vector{facts(code(7), 1, "first")});
  ASSERT_TRUE(write(*second, facts(code(7), 2, "second")));
  EXPECT_EQ(lines(), "first,second");
}

TEST_F(Fence, holds_for_chores_and_for_the_time_alone) {
  const auto first = open();
  const auto second = open();
  std::vector<store::InboxItem> items;
  items.push_back({.entry = std::make_unique<store::Chore>(store::chore(
                       store::FoundCrew{.secret = protocol::digest_of({{1}}), .name = "Late"}))});
  EXPECT_FALSE(first->write({.items = items}));
  const auto third = open();
  EXPECT_FALSE(second->write({.items = {}, .beat = table::ServerTime{5}}));
  EXPECT_EQ(database.text("SELECT count(*) FROM crew"), "0");
  EXPECT_EQ(database.text("SELECT count(*) FROM heartbeat"), "0");
}

TEST_F(Fence, taking_over_waits_for_what_is_being_written) {
  const auto first = open();
  // A batch of the first server that has passed the fence and isn't committed yet.
  auto under_way = database.open();
  ASSERT_TRUE(
      under_way.run("BEGIN; SELECT fence(1::smallint, 1); INSERT INTO journal(code, version, at, kind, text)"
                    " VALUES(7, 1, 5, 0, 'under way')",
                    kTestPatience));
  std::unique_ptr<Backend> second;
  std::thread taking{[&] { second = open(); }};
  const auto is_waiting = [&] {
    return database.text(
               "SELECT count(*) FROM pg_locks WHERE NOT granted AND pid IN"
               " (SELECT pid FROM pg_stat_activity WHERE query LIKE 'INSERT INTO node%')") == "1";
  };
  while (!is_waiting()) std::this_thread::yield();
  ASSERT_TRUE(under_way.run("COMMIT", kTestPatience));
  taking.join();
  EXPECT_EQ(second->recover().value().rows, 1U);
}

// ---- connections that are lost

TEST_F(Fence, a_server_whose_connection_was_ended_opens_another_one) {
  const auto backend = open();
  ASSERT_TRUE(write(*backend, facts(code(7), 1, "one")));
  end_connections();
  EXPECT_FALSE(write(*backend, facts(code(7), 2, "two")));
  EXPECT_TRUE(write(*backend, facts(code(7), 2, "two")));
  EXPECT_EQ(lines(), "one,two");
}

TEST_F(Fence, what_a_lost_connection_has_begun_is_decided_before_it_is_looked_for) {
  const auto backend = open();
  ASSERT_TRUE(write(*backend, facts(code(7), 1, "one")));
  // Something holds the batch up in PostgreSQL.
  auto holding = database.open();
  ASSERT_TRUE(holding.run("BEGIN; LOCK TABLE heartbeat", kTestPatience));
  std::vector<store::InboxItem> items;
  items.push_back({.entry = facts(code(7), 2, "two")});
  const store::Batch batch{.items = items, .beat = table::ServerTime{2'000}};
  EXPECT_FALSE(backend->write(batch)) << "there is no answer, and the connection is given up";
  EXPECT_FALSE(backend->write(batch)) << "the earlier connection hasn't ended";
  EXPECT_EQ(lines(), "one");
  ASSERT_TRUE(holding.run("COMMIT", kTestPatience));
  EXPECT_TRUE(backend->write(batch));
  EXPECT_EQ(lines(), "one,two");
  EXPECT_EQ(database.text("SELECT at FROM heartbeat"), "2000");
}

TEST_F(Fence, a_writer_freezes_when_it_is_shut_out_and_says_why) {
  store::ServerClock clock{{0}};
  std::mutex mutex;
  std::string told;
  store::WriterTiming timing;
  timing.shortest_pause = std::chrono::milliseconds{1};
  timing.patience = std::chrono::milliseconds{50};
  timing.health.stall = std::chrono::minutes{1};
  store::Writer writer{open(),
                       clock,
                       {.is_anybody_playing = [] { return false; },
                        .on_trouble =
                            [&](table::StoreState state, const std::string& why) {
                              const std::scoped_lock lock{mutex};
                              if (state == table::StoreState::Fails) told = why;
                            }},
                       timing};
  std::vector<store::DurableVersion> durable;
  store::ThreadJournal& journal = writer.journal([&](const auto& versions) {
    const std::scoped_lock lock{mutex};
    durable.insert(durable.end(), versions.begin(), versions.end());
  });
  writer.start();
  const auto second = open();
  journal.append(facts(code(7), 1, "late"));
  const auto is_told = [&] {
    const std::scoped_lock lock{mutex};
    return !told.empty();
  };
  while (!is_told()) std::this_thread::yield();
  EXPECT_FALSE(clock.is_running());
  const store::WriterResult ending = writer.stop();
  EXPECT_EQ(ending.lost, 1U);
  EXPECT_TRUE(ending.why.contains("stop it")) << ending.why;
  EXPECT_TRUE(durable.empty()) << "it was never shown";
  EXPECT_EQ(lines(), "");
}

// ---- what is refused

TEST_F(Fence, a_database_of_another_program_is_left_alone) {
  database.run("CREATE TABLE journal(theirs int)");
  const auto refused = Backend::open(database.address());
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("another program")) << refused.error();
  EXPECT_EQ(
      database.text("SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"),
      "1");
}

TEST_F(Fence, a_newer_format_is_refused) {
  open().reset();
  database.run("UPDATE meta SET value = '2' WHERE name = 'schema'");
  const auto refused = Backend::open(database.address());
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("newer program")) << refused.error();
}

TEST_F(Fence, a_postgresql_that_may_forget_is_refused) {
  const auto refused = Backend::open(database.address() + "%20-csynchronous_commit%3Doff");
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().contains("synchronous_commit is off")) << refused.error();
  EXPECT_EQ(
      database.text("SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"),
      "0");
}

TEST_F(Fence, an_address_where_nobody_is_is_a_sentence_without_a_password) {
  const auto refused = Backend::open("postgresql://maze:secret@127.0.0.1:1,127.0.0.1:2/games");
  ASSERT_FALSE(refused);
  EXPECT_TRUE(
      refused.error().starts_with("The store postgresql://127.0.0.1,127.0.0.1/games can't be used: "));
  EXPECT_FALSE(refused.error().contains("secret")) << refused.error();
  EXPECT_FALSE(Backend::open("postgresql://[").has_value());
}

TEST_F(Fence, the_first_of_several_hosts_that_may_write_is_taken) {
  const std::string folder = folder_of_tests();
  const std::string address = database.address();
  const std::size_t at = address.find(folder);
  ASSERT_NE(at, std::string::npos);
  const auto backend =
      Backend::open(address.substr(0, at) + "/nowhere," + folder + address.substr(at + folder.size()));
  EXPECT_TRUE(backend) << (backend ? "" : backend.error());
}

}  // namespace
}  // namespace postgresql
