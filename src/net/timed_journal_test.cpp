#include "net/timed_journal.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace net {
namespace {

struct Noting : table::Journal {
  void append(table::Row row) override { versions.push_back(row.version.value); }
  void settle(table::Settlement settlement) override { versions.push_back(settlement.version.value); }
  void forget(table::Code /*table*/) override { ++forgotten; }
  std::vector<std::uint32_t> versions;
  int forgotten = 0;
};

std::uint64_t counted(const Latency& latency) {
  LatencySums sums;
  latency.add_to(sums);
  std::uint64_t all = 0;
  for (const std::uint64_t count : sums.counts) all += count;
  return all;
}

table::Row row(table::Code code, std::uint32_t version) {
  table::Row made;
  made.table = code;
  made.version = {version};
  return made;
}

TEST(TimedJournal, counts_each_line_once_it_is_durable_and_passes_all_on) {
  Noting journal;
  Latency latency;
  TimedJournal timed{journal, latency};
  const table::Code one = table::Code::numbered(1);
  const table::Code other = table::Code::numbered(2);
  for (const std::uint32_t version : {1U, 2U, 3U}) timed.append(row(one, version));
  table::Settlement settlement;
  settlement.table = other;
  settlement.version = {7};
  timed.settle(std::move(settlement));
  timed.durable(one, {2});
  EXPECT_EQ(counted(latency), 2U);
  timed.durable(one, {2});
  EXPECT_EQ(counted(latency), 2U);
  timed.durable(one, {3});
  timed.durable(other, {7});
  EXPECT_EQ(counted(latency), 4U);
  timed.append(row(one, 4));
  timed.forget(one);
  timed.durable(one, {4});
  EXPECT_EQ(counted(latency), 4U);
  EXPECT_EQ(journal.versions, (std::vector<std::uint32_t>{1, 2, 3, 7, 4}));
  EXPECT_EQ(journal.forgotten, 1);
}

}  // namespace
}  // namespace net
