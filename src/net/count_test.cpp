#include "net/count.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <sstream>

#include "net/api_json.h"
#include "net/close_reason.h"

namespace net {
namespace {

TEST(Counts, are_added_up_and_written_for_Prometheus) {
  Counts one;
  Counts other;
  one.add(Count::ClosedTooBig);
  other.add(Count::ClosedTooBig, 2);
  other.add(Count::Http404);
  Sums sums{};
  one.add_to(sums);
  other.add_to(sums);
  const std::array gauges{Gauge{"tables", "open tables", 7}};
  const std::string text = metrics_text(sums, gauges);
  EXPECT_TRUE(text.contains(
      "# HELP magicmaze_tables open tables\n# TYPE magicmaze_tables gauge\nmagicmaze_tables 7\n"));
  EXPECT_TRUE(text.contains("\nmagicmaze_closed_total{reason=\"too_big\"} 3\n"));
  EXPECT_TRUE(text.contains("\nmagicmaze_http_answers_total{status=\"404\"} 1\n"));
  EXPECT_TRUE(text.contains("\n# TYPE magicmaze_closed_total counter\n"));
}

TEST(Counts, each_name_is_written_once) {
  std::istringstream lines{metrics_text(Sums{}, table_gauges({}))};
  std::set<std::string> seen;
  for (std::string line; std::getline(lines, line);) {
    const std::string name = line.substr(0, line.rfind(' '));
    EXPECT_TRUE(seen.insert(name).second) << name;
  }
}

TEST(Counts, every_status_has_its_counter) {
  EXPECT_EQ(count_of_status(200), Count::Http200);
  EXPECT_EQ(count_of_status(503), Count::Http503);
  EXPECT_EQ(count_of_status(418), Count::Http500);
}

TEST(CloseReason, has_the_codes_that_the_protocol_promises) {
  EXPECT_EQ(close_code(close_reason_of(table::Goodbye::Left)), 4000);
  EXPECT_EQ(close_code(close_reason_of(table::Goodbye::Replaced)), 4001);
  EXPECT_EQ(close_code(close_reason_of(table::Goodbye::NoEntry)), 4002);
  EXPECT_EQ(close_code(close_reason_of(table::Goodbye::Closed)), 4003);
  EXPECT_EQ(close_code(close_reason_of(table::Goodbye::Restart)), 1012);
  EXPECT_EQ(close_code(CloseReason::TooFast), 1008);
  EXPECT_EQ(close_code(CloseReason::TooBig), 1009);
}

}  // namespace
}  // namespace net
