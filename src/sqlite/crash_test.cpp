// A server that is killed at any moment has kept everything it has reported.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "sqlite/records.h"
#include "sqlite/test_helpers.h"

namespace sqlite {
namespace {

constexpr std::uint32_t kTables = 20;
constexpr std::uint32_t kGame = 40;  // lines of a game, the settlement is the last

std::string text_of(std::uint32_t table, std::uint32_t version) {
  return std::to_string(table) + "/" + std::to_string(version);
}

std::string record_id(std::uint32_t table, std::uint32_t version) {
  return "game " + text_of(table, version);
}

struct Reported {
  std::uint32_t table;
  std::uint32_t version;
};

// Plays until it is killed; says on the pipe what is durable.
[[noreturn]] void play(const std::filesystem::path& folder, int pipe_end) {
  auto opened = open_store(folder);
  if (!opened) _exit(1);
  std::array<std::uint32_t, kTables> versions{};
  for (const auto& [table, rows] : opened->recovered.tables) {
    versions[table.number()] = rows.back().version.value;
  }
  ServerClock clock{opened->recovered.last_seen};
  WriterTiming timing;
  timing.tidy_every = std::chrono::milliseconds{0};
  Writer writer{writable(*std::move(opened), 500), clock, {}, timing};
  store::ThreadJournal& journal = writer.journal([&](const std::vector<DurableVersion>& marks) {
    for (const DurableVersion& mark : marks) {
      const Reported reported{mark.table.number(), mark.version.value};
      if (write(pipe_end, &reported, sizeof reported) != sizeof reported) _exit(2);
    }
  });
  writer.start();
  while (true) {
    for (std::uint32_t table = 0; table < kTables; ++table) {
      const std::uint32_t version = ++versions[table];
      if (version % kGame == 0) {
        journal.settle(settlement(code(table), version, record_id(table, version)));
      } else {
        journal.append(action(code(table), version, text_of(table, version)));
      }
    }
    // Does not run away from the writer.
    while (writer.counts().waiting > std::size_t{10} * kTables) std::this_thread::yield();
  }
}

void expect_table(std::uint32_t table, const std::vector<table::Row>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::uint32_t version = rows[i].version.value;
    EXPECT_EQ(version, rows[0].version.value + i);
    EXPECT_EQ(rows[i].text,
              version % kGame == 0 ? "settled " + record_id(table, version) : text_of(table, version));
  }
  EXPECT_EQ(rows[0].version.value % kGame, rows[0].version.value < kGame ? 1U : 0U);
  EXPECT_LE(rows.size(), kGame);
}

void expect_records(Records& records, std::uint32_t table, std::uint32_t last) {
  for (std::uint32_t end = kGame; end <= last; end += kGame) {
    const std::string id = record_id(table, end);
    std::string expected = "head of " + id + "\n";
    const std::uint32_t begin = end == kGame ? 1 : end - kGame + 1;
    for (std::uint32_t version = begin; version < end; ++version) expected += text_of(table, version) + "\n";
    ASSERT_EQ(records.text(id).value(), expected) << id;
  }
}

TEST(Crash, a_killed_server_has_kept_everything_it_has_reported) {
  const TestFolder folder;
  std::array<std::uint32_t, kTables> durable{};
  for (int round = 0; round < 12; ++round) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      close(ends[0]);
      play(folder.path(), ends[1]);
    }
    close(ends[1]);
    // Killed after this many reports, in the middle of its work.
    const int patience = 50 + round * 137;
    Reported reported{};
    for (int i = 0; read(ends[0], &reported, sizeof reported) == sizeof reported; ++i) {
      durable.at(reported.table) = std::max(durable.at(reported.table), reported.version);
      if (i == patience) kill(child, SIGKILL);
    }
    close(ends[0]);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << WEXITSTATUS(status);

    const OpenedStore opened = open_or_fail(folder.path());
    EXPECT_TRUE(opened.recovered.broken.empty());
    auto records = Records::open(folder.database());
    ASSERT_TRUE(records);
    for (std::uint32_t table = 0; table < kTables; ++table) {
      if (durable[table] == 0) continue;
      ASSERT_TRUE(opened.recovered.tables.contains(code(table)));
      const std::vector<table::Row>& rows = opened.recovered.tables.at(code(table));
      EXPECT_GE(rows.back().version.value, durable[table]);
      expect_table(table, rows);
      expect_records(**records, table, rows.back().version.value);
    }
  }
}

}  // namespace
}  // namespace sqlite
