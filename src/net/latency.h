// How long something takes, counted in fixed buckets as Prometheus reads them. One thread adds, any may read.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace net {

struct LatencyBound {
  std::uint32_t us = 0;
  std::string_view seconds;
};
inline constexpr std::array<LatencyBound, 14> kLatencyBounds{{{50, "0.00005"},
                                                              {100, "0.0001"},
                                                              {250, "0.00025"},
                                                              {500, "0.0005"},
                                                              {1'000, "0.001"},
                                                              {2'500, "0.0025"},
                                                              {5'000, "0.005"},
                                                              {10'000, "0.01"},
                                                              {25'000, "0.025"},
                                                              {50'000, "0.05"},
                                                              {100'000, "0.1"},
                                                              {250'000, "0.25"},
                                                              {500'000, "0.5"},
                                                              {1'000'000, "1"}}};

struct LatencySums {
  std::array<std::uint64_t, kLatencyBounds.size() + 1> counts{};  // the last: longer than all bounds
  std::uint64_t sum_us = 0;
};

class Latency {
 public:
  void add(std::chrono::nanoseconds time);
  void add_to(LatencySums& sums) const;

 private:
  std::array<std::atomic<std::uint64_t>, kLatencyBounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> sum_us_ = 0;
};

// What is measured: judging a request, from a line's being decided until it is on the disk, and from then on
// until the kernel has taken it for a connection.
enum class Stage : std::uint8_t { Decide, Durable, Deliver };
inline constexpr std::size_t kStages = 3;
using Latencies = std::array<Latency, kStages>;
using LatencyTable = std::array<LatencySums, kStages>;

std::string latency_metrics(const LatencyTable& stages);

}  // namespace net
