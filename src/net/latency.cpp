#include "net/latency.h"

#include <algorithm>

namespace net {
namespace {

struct StageInfo {
  std::string_view name;
  std::string_view help;
};
constexpr std::array<StageInfo, kStages> kStageInfos{
    {{"decide_seconds", "judging a request at its table"},
     {"durable_seconds", "from a line's being decided until it is on the disk"},
     {"deliver_seconds", "from a line's being ready for a connection until the kernel has taken it"}}};

void write_stage(std::string& text, const StageInfo& stage, const LatencySums& sums) {
  const std::string name = "magicmaze_" + std::string{stage.name};
  text += "# HELP " + name + " ";
  text += stage.help;
  text += "\n# TYPE " + name + " histogram\n";
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < sums.counts.size(); ++i) {
    count += sums.counts[i];
    const bool is_last = i == kLatencyBounds.size();
    text += name;
    text += "_bucket{le=\"";
    text += is_last ? std::string_view{"+Inf"} : kLatencyBounds[i].seconds;
    text += "\"} ";
    text += std::to_string(count);
    text += "\n";
  }
  constexpr std::uint64_t kSecond = 1'000'000;
  std::string fraction = std::to_string(kSecond + sums.sum_us % kSecond);
  fraction.front() = '.';
  text += name + "_sum " + std::to_string(sums.sum_us / kSecond) + fraction + "\n";
  text += name + "_count " + std::to_string(count) + "\n";
}

}  // namespace

void Latency::add(std::chrono::nanoseconds time) {
  const auto us = static_cast<std::uint64_t>(
      std::max<std::int64_t>(std::chrono::ceil<std::chrono::microseconds>(time).count(), 0));
  const auto bound =
      std::ranges::find_if(kLatencyBounds, [&](const LatencyBound& one) { return us <= one.us; });
  // One thread adds, so a plain addition that others may read will do: no locked instruction.
  std::atomic<std::uint64_t>& count = counts_[static_cast<std::size_t>(bound - kLatencyBounds.begin())];
  count.store(count.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
  sum_us_.store(sum_us_.load(std::memory_order_relaxed) + us, std::memory_order_relaxed);
}

void Latency::add_to(LatencySums& sums) const {
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    sums.counts[i] += counts_[i].load(std::memory_order_relaxed);
  }
  sums.sum_us += sum_us_.load(std::memory_order_relaxed);
}

std::string latency_metrics(const LatencyTable& stages) {
  std::string text;
  for (std::size_t i = 0; i < stages.size(); ++i) write_stage(text, kStageInfos[i], stages[i]);
  return text;
}

}  // namespace net
