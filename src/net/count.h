// Everything the network side counts. Each network thread has its own counters, so that threads never compete
// for a cache line; they are added up when someone asks.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace net {

// A count is one line of this list: its enumerator, its metric, and the metric's label with the value that is
// this one; those of one metric stand together. First sockets, websockets among them, frames and their bytes;
// why a websocket ended; what was refused or cut short; answers over HTTP, by their status.
// clang-format off
#define MAGICMAZE_COUNTS(COUNT)                                                      \
  COUNT(Connected, "connections_total", "", "")                                      \
  COUNT(Upgraded, "websockets_total", "", "")                                        \
  COUNT(FramesIn, "frames_in_total", "", "")                                         \
  COUNT(FramesOut, "frames_out_total", "", "")                                       \
  COUNT(LinesOut, "lines_out_total", "", "")                                         \
  COUNT(BytesIn, "bytes_in_total", "", "")                                           \
  COUNT(BytesOut, "bytes_out_total", "", "")                                         \
  COUNT(ClosedByPeer, "closed_total", "reason", "peer")                              \
  COUNT(ClosedLeft, "closed_total", "reason", "left")                                \
  COUNT(ClosedReplaced, "closed_total", "reason", "replaced")                        \
  COUNT(ClosedNoEntry, "closed_total", "reason", "no_entry")                         \
  COUNT(ClosedTable, "closed_total", "reason", "table_closed")                       \
  COUNT(ClosedRestart, "closed_total", "reason", "restart")                          \
  COUNT(ClosedTooFast, "closed_total", "reason", "too_fast")                         \
  COUNT(ClosedBad, "closed_total", "reason", "bad_lines")                            \
  COUNT(ClosedNotText, "closed_total", "reason", "not_text")                         \
  COUNT(ClosedTooBig, "closed_total", "reason", "too_big")                           \
  COUNT(ClosedBadFrame, "closed_total", "reason", "bad_frame")                       \
  COUNT(ClosedFlood, "closed_total", "reason", "flood")                              \
  COUNT(ClosedSlowReader, "closed_total", "reason", "slow_reader")                   \
  COUNT(ClosedSilent, "closed_total", "reason", "silent")                            \
  COUNT(ClosedNoFirstLine, "closed_total", "reason", "no_first_line")                \
  COUNT(ClosedFailed, "closed_total", "reason", "failed")                            \
  COUNT(ClosedNotKnown, "closed_total", "reason", "not_known")                       \
  COUNT(ClosedBanned, "closed_total", "reason", "banned")                            \
  COUNT(LimitFull, "limits_hit_total", "kind", "full")                               \
  COUNT(LimitAddressConnections, "limits_hit_total", "kind", "address_connections")  \
  COUNT(LimitAddressEntries, "limits_hit_total", "kind", "address_new_connections")  \
  COUNT(LimitAddressTables, "limits_hit_total", "kind", "address_tables")            \
  COUNT(LimitAddressGuesses, "limits_hit_total", "kind", "address_guesses")          \
  COUNT(LimitOrigin, "limits_hit_total", "kind", "origin")                           \
  COUNT(LimitTooFast, "limits_hit_total", "kind", "too_fast")                        \
  COUNT(LimitSnapshots, "limits_hit_total", "kind", "snapshots")                     \
  COUNT(LimitExports, "limits_hit_total", "kind", "exports")                         \
  COUNT(LimitBanned, "limits_hit_total", "kind", "banned")                           \
  COUNT(LimitHost, "limits_hit_total", "kind", "host")                               \
  COUNT(LimitHttpPace, "limits_hit_total", "kind", "http_pace")                      \
  COUNT(LimitHeader, "limits_hit_total", "kind", "header_size")                      \
  COUNT(LimitBody, "limits_hit_total", "kind", "body_size")                          \
  COUNT(LimitSlowRequest, "limits_hit_total", "kind", "slow_request")                \
  COUNT(LimitTlsHandshake, "limits_hit_total", "kind", "tls_handshake")              \
  COUNT(LimitTables, "limits_hit_total", "kind", "tables")                           \
  COUNT(LimitAiTables, "limits_hit_total", "kind", "ai_tables")                      \
  COUNT(WrongCode, "wrong_codes_total", "", "")                                      \
  COUNT(WrongToken, "wrong_tokens_total", "", "")                                    \
  COUNT(BadLine, "bad_lines_total", "", "")                                          \
  COUNT(Complaints, "complaints_total", "", "")                                      \
  COUNT(Http200, "http_answers_total", "status", "200")                              \
  COUNT(Http201, "http_answers_total", "status", "201")                              \
  COUNT(Http204, "http_answers_total", "status", "204")                              \
  COUNT(Http304, "http_answers_total", "status", "304")                              \
  COUNT(Http400, "http_answers_total", "status", "400")                              \
  COUNT(Http403, "http_answers_total", "status", "403")                              \
  COUNT(Http404, "http_answers_total", "status", "404")                              \
  COUNT(Http405, "http_answers_total", "status", "405")                              \
  COUNT(Http413, "http_answers_total", "status", "413")                              \
  COUNT(Http421, "http_answers_total", "status", "421")                              \
  COUNT(Http422, "http_answers_total", "status", "422")                              \
  COUNT(Http426, "http_answers_total", "status", "426")                              \
  COUNT(Http429, "http_answers_total", "status", "429")                              \
  COUNT(Http431, "http_answers_total", "status", "431")                              \
  COUNT(Http500, "http_answers_total", "status", "500")                              \
  COUNT(Http503, "http_answers_total", "status", "503")
// clang-format on

enum class Count : std::uint8_t {
#define MAGICMAZE_ENUMERATOR(count, metric, label, value) count,
  MAGICMAZE_COUNTS(MAGICMAZE_ENUMERATOR)
#undef MAGICMAZE_ENUMERATOR
};

struct CountInfo {
  Count count;
  std::string_view metric;  // without the prefix
  std::string_view label;   // empty: the metric has none
  std::string_view value;
};
// In the order of the enumerators.
inline constexpr std::array kCountInfos{
#define MAGICMAZE_ROW(count, metric, label, value) CountInfo{Count::count, metric, label, value},
    MAGICMAZE_COUNTS(MAGICMAZE_ROW)
#undef MAGICMAZE_ROW
};
#undef MAGICMAZE_COUNTS
inline constexpr std::size_t kCounts = kCountInfos.size();

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
