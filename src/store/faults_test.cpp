// Every operation on the disk fails once, or a few times, in turn: after the next start the journal is
// exactly what was appended.
#include <gtest/gtest.h>

#include "store/clerk.h"
#include "store/failing_disk.h"
#include "store/memory_journal.h"
#include "store/records.h"
#include "store/store_test_words.h"

namespace store {
namespace {

using How = FailingDisk::How;

struct Fault {
  std::uint64_t times;
  int code;
  How how;
};
constexpr Fault kFaults[] = {
    {1, SQLITE_FULL, How::Instead},
    {1, SQLITE_IOERR_FSYNC, How::Afterwards},
    {3, SQLITE_IOERR, How::Instead},
    {3, SQLITE_BUSY, How::Afterwards},
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
  Writer writer{std::move(opened->store), clock, {}, quick()};
  Listener listener;
  table::Journal& door = writer.door(listener.ear());
  writer.start();
  for (std::uint32_t part = 0; part < kParts; ++part) {
    play(door, part);
    EXPECT_TRUE(listener.hears_of(code(9), part + 1));
  }
  const Ending ending = writer.stop();
  EXPECT_EQ(ending.lost, 0U) << ending.why;
  EXPECT_TRUE(clock.is_running());
  return true;
}

void expect_everything(const TestFolder& folder) {
  MemoryJournal model;
  for (std::uint32_t part = 0; part < kParts; ++part) play(model, part);
  model.make_durable();
  const Opened opened = open_or_fail(folder.path());
  EXPECT_EQ(opened.recovered.tables, model.tables());
  EXPECT_TRUE(opened.recovered.broken.empty());
  EXPECT_EQ(opened.recovered.records, model.records().size());
  auto records = Records::open(folder.database());
  ASSERT_TRUE(records);
  for (const MemoryJournal::Record& record : model.records()) {
    EXPECT_EQ((*records)->text(record.card.id).value(), record.text) << record.card.id;
  }
}

TEST(Faults, whichever_operation_fails_nothing_is_lost_and_nothing_is_there_twice) {
  for (const Fault& fault : kFaults) {
    std::uint64_t first = 1;
    for (bool has_failed = true; has_failed; ++first) {
      SCOPED_TRACE("operation " + std::to_string(first) + ", code " + std::to_string(fault.code));
      const TestFolder folder;
      const auto disk = std::make_shared<FailingDisk>();
      disk->fail(first, fault.times, fault.code, fault.how);
      bool is_lived = live(folder, disk);
      for (int i = 0; !is_lived && i < 10; ++i) is_lived = live(folder, disk);
      EXPECT_TRUE(is_lived);
      expect_everything(folder);
      has_failed = disk->failures() > 0;
      if (HasFailure()) return;
    }
    EXPECT_GT(first, 80U) << "opening and three commits have more operations than that";
  }
}

TEST(Faults, whichever_operation_of_the_clerk_fails_the_journal_stays_the_same) {
  for (const Fault& fault : kFaults) {
    std::uint64_t first = 1;
    for (bool has_failed = true; has_failed; ++first) {
      SCOPED_TRACE("operation " + std::to_string(first) + ", code " + std::to_string(fault.code));
      const TestFolder folder;
      ASSERT_TRUE(live(folder, std::make_shared<Disk>()));
      const auto disk = std::make_shared<FailingDisk>();
      {
        Opened opened = open_or_fail(folder.path(), disk);
        const std::int64_t dead = opened.store.chains.dead_rows();
        disk->fail(disk->operations() + first, fault.times, fault.code, fault.how);
        Clerk clerk{opened.store.database, opened.store.chains, 1};
        for (int i = 0; i < 100 && clerk.has_work(); ++i) {
          [[maybe_unused]] const auto done = clerk.work();
        }
        EXPECT_FALSE(clerk.has_work());
        EXPECT_LE(opened.store.chains.dead_rows(), dead);
      }
      expect_everything(folder);
      has_failed = disk->failures() > 0;
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace store
