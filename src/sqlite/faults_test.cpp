// Every operation on the disk fails once, or a few times, in turn: after the next start the journal is
// exactly what was appended.
#include <gtest/gtest.h>

#include "sqlite/failing_disk.h"
#include "sqlite/record_compactor.h"
#include "sqlite/records.h"
#include "sqlite/test_helpers.h"
#include "store/memory_journal.h"

namespace sqlite {
namespace {

using Failure = FailingDisk::Failure;

struct Fault {
  std::uint64_t times;
  int code;
  Failure failure;
};
constexpr Fault kFaults[] = {
    {1, SQLITE_FULL, Failure::Instead},
    {1, SQLITE_IOERR_FSYNC, Failure::Afterwards},
    {3, SQLITE_IOERR, Failure::Instead},
    {3, SQLITE_BUSY, Failure::Afterwards},
};

// Two games, the end of a table, and a new one with its code; in three parts that are committed apart.
constexpr std::uint32_t kParts = 3;
void play(table::Journal& journal, std::uint32_t part) {
  const std::uint32_t version = part * 10;
  journal.append(facts(code(1), version + 1, "begun"));
  journal.append(action(code(1), version + 2, "one of " + std::to_string(part)));
  journal.append(action(code(2), version + 1, "beside"));
  journal.append(action(code(1), version + 3, "two of " + std::to_string(part)));
  if (part == 1) {
    journal.append(action(code(3), 1, "alone"));
    journal.settle(settlement(code(3), 2, "alone"));
    journal.forget(code(3));
    journal.append(facts(code(3), 1, "new"));
  }
  if (part != 2) journal.settle(settlement(code(1), version + 4, "game " + std::to_string(part)));
  journal.append(facts(code(9), part + 1, "the last of this part"));
}

// False: the disk failed before there was a writer.
bool live(const TestFolder& folder, const std::shared_ptr<Disk>& disk) {
  auto opened = open_store(folder.path(), disk);
  if (!opened) return false;
  ServerClock clock{opened->recovered.last_seen};
  WriterTiming timing = quick();
  timing.patience = std::chrono::seconds{30};  // the last heartbeat may fail as well, on a busy machine
  Writer writer{writable(*std::move(opened)), clock, {}, timing};
  Listener listener;
  table::Journal& journal = writer.journal(listener.callback());
  writer.start();
  for (std::uint32_t part = 0; part < kParts; ++part) {
    play(journal, part);
    EXPECT_TRUE(listener.hears_of(code(9), part + 1));
  }
  const store::WriterResult ending = writer.stop();
  EXPECT_EQ(ending.lost, 0U) << ending.why;
  EXPECT_TRUE(clock.is_running());
  return true;
}

void expect_everything(const TestFolder& folder) {
  store::MemoryJournal model;
  for (std::uint32_t part = 0; part < kParts; ++part) play(model, part);
  model.make_durable();
  const OpenedStore opened = open_or_fail(folder.path());
  EXPECT_EQ(opened.recovered.tables, model.tables());
  EXPECT_TRUE(opened.recovered.broken.empty());
  EXPECT_EQ(opened.recovered.records, model.records().size());
  auto records = Records::open(folder.database());
  ASSERT_TRUE(records);
  for (const store::MemoryJournal::Record& record : model.records()) {
    EXPECT_EQ((*records)->text(record.card.id).value(), record.text) << record.card.id;
  }
}

// Each kind of fault is a separate test, so that they can run in parallel.
class Faults : public testing::TestWithParam<Fault> {};
INSTANTIATE_TEST_SUITE_P(EveryKind, Faults, testing::ValuesIn(kFaults));

TEST_P(Faults, whichever_operation_fails_nothing_is_lost_or_duplicated) {
  const Fault& fault = GetParam();
  std::uint64_t first = 1;
  for (bool has_failed = true; has_failed; ++first) {
    SCOPED_TRACE("operation " + std::to_string(first) + ", code " + std::to_string(fault.code));
    const TestFolder folder;
    const auto disk = std::make_shared<FailingDisk>();
    disk->fail(first, fault.times, fault.code, fault.failure);
    bool is_lived = live(folder, disk);
    for (int i = 0; !is_lived && i < 10; ++i) is_lived = live(folder, disk);
    EXPECT_TRUE(is_lived);
    expect_everything(folder);
    has_failed = disk->failures() > 0;
    if (HasFailure()) return;
  }
  EXPECT_GT(first, 80U) << "opening and three commits have more operations than that";
}

TEST_P(Faults, whichever_operation_of_the_compactor_fails_the_journal_stays_the_same) {
  const Fault& fault = GetParam();
  std::uint64_t first = 1;
  for (bool has_failed = true; has_failed; ++first) {
    SCOPED_TRACE("operation " + std::to_string(first) + ", code " + std::to_string(fault.code));
    const TestFolder folder;
    ASSERT_TRUE(live(folder, std::make_shared<Disk>()));
    const auto disk = std::make_shared<FailingDisk>();
    {
      OpenedStore opened = open_or_fail(folder.path(), disk);
      const std::int64_t dead = opened.store.chains.dead_rows();
      disk->fail(disk->operations() + first, fault.times, fault.code, fault.failure);
      RecordCompactor compactor{opened.store.database, opened.store.chains, 1};
      for (int i = 0; i < 100 && compactor.has_work(); ++i) {
        [[maybe_unused]] const auto done = compactor.work();
      }
      EXPECT_FALSE(compactor.has_work());
      EXPECT_LE(opened.store.chains.dead_rows(), dead);
    }
    expect_everything(folder);
    has_failed = disk->failures() > 0;
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace sqlite
