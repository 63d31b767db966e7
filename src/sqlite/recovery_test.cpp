#include "sqlite/recovery.h"

#include <gtest/gtest.h>

#include <fstream>

#include "sqlite/database.h"
#include "sqlite/schema.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

// Writes what the script says, without callbacks.
template <class Script>
void write(const std::filesystem::path& folder, Script script) {
  OpenedStore opened = open_or_fail(folder);
  ServerClock clock{opened.recovered.last_seen};
  Writer writer{writable(std::move(opened)), clock, {}, quick()};
  script(writer.journal([](const std::vector<DurableVersion>&) {}));
  writer.start();
  EXPECT_EQ(writer.stop().lost, 0U);
}

void execute(const std::string& file, std::string_view sql) {
  auto database = Database::open(std::make_shared<Disk>(), file, Access::Write);
  ASSERT_TRUE(database);
  const auto done = database->execute(sql);
  ASSERT_TRUE(done) << done.error().text;
}

void spoil(const std::string& file, std::streamoff from, std::size_t bytes) {
  std::fstream stream{file, std::ios::in | std::ios::out | std::ios::binary};
  stream.seekp(from);
  stream << std::string(bytes, '\x5a');
}

TEST(Recovery, a_new_folder_has_no_tables_and_a_secret_that_stays) {
  const TestFolder folder;
  const store::Recovered first = recover(folder.path());
  EXPECT_TRUE(first.tables.empty());
  EXPECT_EQ(first.last_seen, table::ServerTime{});
  EXPECT_EQ(first.records, 0U);
  EXPECT_EQ(first.secret.size(), 64U);
  EXPECT_EQ(recover(folder.path()).secret, first.secret);
  const TestFolder other;
  EXPECT_NE(recover(other.path()).secret, first.secret);
}

TEST(Recovery, returns_the_rows_of_each_table_in_order) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    for (std::uint32_t version = 1; version <= 50; ++version) {
      for (std::uint32_t i = 0; i < 10; ++i)
        journal.append(action(code(i * 977), version, std::to_string(i)));
    }
    journal.append(facts(code(5), 1, R"(everything: "quotes", 'ticks', ; and äöü)"));
  });
  const store::Recovered recovered = recover(folder.path());
  EXPECT_EQ(recovered.tables.size(), 11U);
  EXPECT_EQ(recovered.rows, 501U);
  EXPECT_TRUE(recovered.broken.empty());
  for (std::uint32_t i = 0; i < 10; ++i) {
    const std::vector<table::Row>& rows = recovered.tables.at(code(i * 977));
    ASSERT_EQ(rows.size(), 50U);
    for (std::uint32_t version = 1; version <= 50; ++version) {
      EXPECT_EQ(rows[version - 1], action(code(i * 977), version, std::to_string(i)));
    }
  }
  EXPECT_EQ(recovered.tables.at(code(5)),
            (std::vector{facts(code(5), 1, R"(everything: "quotes", 'ticks', ; and äöü)")}));
}

TEST(Recovery, a_table_continues_after_a_restart) {
  const TestFolder folder;
  for (std::uint32_t version = 1; version <= 4; ++version) {
    write(folder.path(), [&](table::Journal& journal) { journal.append(facts(code(9), version, "x")); });
  }
  const store::Recovered recovered = recover(folder.path());
  ASSERT_EQ(recovered.tables.at(code(9)).size(), 4U);
  EXPECT_TRUE(recovered.broken.empty());
}

TEST(Recovery, an_old_code_can_be_a_new_table) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    journal.append(facts(code(1), 1, "old"));
    journal.append(facts(code(1), 2, "old"));
    journal.append(facts(code(2), 1, "old"));
    journal.forget(code(1));
    journal.append(facts(code(1), 1, "new"));
    journal.append(facts(code(2), 1, "new, though the old one was not forgotten"));
  });
  const store::Recovered recovered = recover(folder.path());
  EXPECT_EQ(recovered.tables.at(code(1)), (std::vector{facts(code(1), 1, "new")}));
  EXPECT_EQ(recovered.tables.at(code(2)),
            (std::vector{facts(code(2), 1, "new, though the old one was not forgotten")}));
}

TEST(Recovery, R_25_the_clock_continues_from_the_latest_row_or_heartbeat) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    table::Row late = facts(code(1), 1, "a");
    late.at = {700'000};
    journal.append(late);
    journal.append(facts(code(2), 1, "earlier"));
  });
  EXPECT_EQ(recover(folder.path()).last_seen, table::ServerTime{700'000});
  execute(folder.database(), "UPDATE heartbeat SET at = 700100");
  EXPECT_EQ(recover(folder.path()).last_seen, table::ServerTime{700'100});
}

TEST(Recovery, leaves_out_a_table_with_a_missing_row) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    for (std::uint32_t version = 1; version <= 3; ++version) {
      journal.append(facts(code(1), version, "a"));
      journal.append(facts(code(2), version, "b"));
    }
  });
  execute(folder.database(), "DELETE FROM journal WHERE id = 3");
  const store::Recovered recovered = recover(folder.path());
  EXPECT_EQ(recovered.broken, (std::vector{code(1)}));
  EXPECT_FALSE(recovered.tables.contains(code(1)));
  EXPECT_EQ(recovered.tables.at(code(2)).size(), 3U);
}

TEST(Recovery, rejects_a_file_that_is_something_else) {
  const TestFolder folder;
  std::filesystem::create_directory(folder.path());
  std::ofstream{folder.database()} << std::string(5'000, 'x');
  const auto text = open_store(folder.path());
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error(),
            "The file " + folder.database() +
                " is damaged (file is not a database). Restore a backup, or move it away and start "
                "with an empty folder.");

  std::filesystem::remove(folder.database());
  execute(folder.database(), "CREATE TABLE cookies(a)");
  const auto other = open_store(folder.path());
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error(), "The file " + folder.database() + " is the database of another program.");
}

TEST(Recovery, does_not_touch_a_file_from_a_newer_program) {
  const TestFolder folder;
  recover(folder.path());
  execute(folder.database(), "UPDATE meta SET value = '99' WHERE name = 'schema'");
  const auto newer = open_store(folder.path());
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error(), "The file " + folder.database() +
                               " was written by a newer program (its format is 99, this program knows " +
                               std::to_string(kSchema) + "). Use that program, or choose another folder.");
}

TEST(Recovery, says_that_a_file_is_damaged) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    for (std::uint32_t version = 1; version <= 2'000; ++version) {
      journal.append(facts(code(1), version, std::string(100, 'a')));
    }
  });
  ASSERT_GT(std::filesystem::file_size(folder.database()), 200'000U);
  spoil(folder.database(), 100'000, 20'000);
  const auto spoilt = open_store(folder.path());
  ASSERT_FALSE(spoilt);
  EXPECT_TRUE(spoilt.error().starts_with("The file " + folder.database() + " is damaged ("))
      << spoilt.error();
}

TEST(Recovery, says_that_a_file_was_truncated) {
  const TestFolder folder;
  write(folder.path(), [](table::Journal& journal) {
    for (std::uint32_t version = 1; version <= 2'000; ++version) {
      journal.append(facts(code(1), version, std::string(100, 'a')));
    }
  });
  std::filesystem::resize_file(folder.database(), 100'000);
  const auto cut = open_store(folder.path());
  ASSERT_FALSE(cut);
  EXPECT_TRUE(cut.error().starts_with("The file " + folder.database() + " is damaged (")) << cut.error();
}

}  // namespace
}  // namespace sqlite
