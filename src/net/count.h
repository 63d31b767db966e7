// Everything the network side counts. One board a network thread, so that counting is never a race for a
// cache line; whoever asks adds them up.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace net {

enum class Count : std::uint8_t {
  Connected,  // sockets accepted
  Upgraded,   // of them websockets
  FramesIn,
  FramesOut,
  LinesOut,
  BytesIn,  // of frames
  BytesOut,
  // Why a websocket ended.
  ClosedByPeer,
  ClosedLeft,
  ClosedReplaced,
  ClosedNoEntry,
  ClosedTable,
  ClosedRestart,
  ClosedTooFast,
  ClosedBad,
  ClosedNotText,
  ClosedTooBig,
  ClosedBadFrame,
  ClosedFlood,
  ClosedSlowReader,
  ClosedSilent,
  ClosedNoFirstLine,
  ClosedFailed,
  ClosedNotKnown,
  // What was refused or cut short.
  LimitFull,
  LimitAddressConnections,
  LimitAddressEntries,
  LimitAddressTables,
  LimitAddressGuesses,
  LimitOrigin,
  LimitTooFast,
  LimitSnapshots,
  LimitExports,
  LimitHost,
  LimitHttpPace,
  LimitHeader,
  LimitBody,
  LimitSlowRequest,
  LimitTlsHandshake,
  LimitTables,
  LimitAiTables,
  WrongCode,
  WrongToken,
  BadLine,
  // Answers over HTTP, by their status.
  Http200,
  Http201,
  Http204,
  Http304,
  Http400,
  Http403,
  Http404,
  Http405,
  Http413,
  Http421,
  Http422,
  Http426,
  Http429,
  Http431,
  Http500,
  Http503,
};
inline constexpr std::size_t kCounts = static_cast<std::size_t>(Count::Http503) + 1;

using Sums = std::array<std::uint64_t, kCounts>;

class Counts {
 public:
  void add(Count what, std::uint64_t how_many = 1) {
    counts_[static_cast<std::size_t>(what)].fetch_add(how_many, std::memory_order_relaxed);
  }
  void add_to(Sums& sums) const {
    for (std::size_t i = 0; i < kCounts; ++i) sums[i] += counts_[i].load(std::memory_order_relaxed);
  }

 private:
  std::array<std::atomic<std::uint64_t>, kCounts> counts_{};
};

// The counter of a status, if it is one that this server gives.
Count count_of_status(unsigned status);

// A value that goes up and down, or a counter that is kept elsewhere.
struct Gauge {
  std::string_view name;  // without the prefix
  std::string_view help;
  std::uint64_t value = 0;
};

// The text that Prometheus reads.
std::string metrics_text(const Sums& sums, std::span<const Gauge> gauges);

}  // namespace net
