#include "net/latency.h"

#include <gtest/gtest.h>

namespace net {
namespace {

using std::chrono::microseconds;

TEST(Latency, is_counted_in_buckets_that_add_up) {
  Latency one;
  one.add(microseconds{50});
  one.add(microseconds{51});
  one.add(std::chrono::seconds{2});
  one.add(microseconds{-3});
  Latency other;
  other.add(microseconds{400'000});
  LatencyTable stages;
  one.add_to(stages[0]);
  other.add_to(stages[0]);
  const std::string text = latency_metrics(stages);
  for (const std::string_view line :
       {"# TYPE magicmaze_decide_seconds histogram\n", "magicmaze_decide_seconds_bucket{le=\"0.00005\"} 2\n",
        "magicmaze_decide_seconds_bucket{le=\"0.0001\"} 3\n",
        "magicmaze_decide_seconds_bucket{le=\"0.25\"} 3\n", "magicmaze_decide_seconds_bucket{le=\"0.5\"} 4\n",
        "magicmaze_decide_seconds_bucket{le=\"1\"} 4\n", "magicmaze_decide_seconds_bucket{le=\"+Inf\"} 5\n",
        "magicmaze_decide_seconds_sum 2.400101\n", "magicmaze_decide_seconds_count 5\n",
        "magicmaze_durable_seconds_count 0\n", "magicmaze_deliver_seconds_sum 0.000000\n"}) {
    EXPECT_TRUE(text.contains(line)) << line << text;
  }
}

}  // namespace
}  // namespace net
