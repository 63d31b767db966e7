// Why a websocket ends, with the code sent to the other side and the counter that goes up.
#pragma once

#include <cstdint>

#include "net/count.h"
#include "table/ports.h"

namespace net {

enum class CloseReason : std::uint8_t {
  ByPeer,
  Left,
  Replaced,
  NoEntry,
  TableClosed,
  Restart,
  TooFast,
  BadLines,
  NotText,
  TooBig,
  BadFrame,
  Flood,
  SlowReader,
  Silent,
  NoFirstLine,
  Failed,
  NotKnown,
  Banned,
};

constexpr CloseReason close_reason_of(table::Goodbye why) {
  switch (why) {
    case table::Goodbye::Left:
      return CloseReason::Left;
    case table::Goodbye::Replaced:
      return CloseReason::Replaced;
    case table::Goodbye::NoEntry:
      return CloseReason::NoEntry;
    case table::Goodbye::Closed:
      return CloseReason::TableClosed;
    case table::Goodbye::Restart:
      return CloseReason::Restart;
  }
  return CloseReason::Failed;
}

constexpr std::uint16_t close_code(CloseReason ending) {
  constexpr std::uint16_t kPolicy = 1008;
  switch (ending) {
    case CloseReason::ByPeer:
      return 1000;
    case CloseReason::Left:
      return 4000;
    case CloseReason::Replaced:
      return 4001;
    case CloseReason::NoEntry:
      return 4002;
    case CloseReason::TableClosed:
      return 4003;
    case CloseReason::Restart:
      return 1012;
    case CloseReason::TooBig:
      return 1009;
    case CloseReason::Failed:
      return 1011;
    case CloseReason::TooFast:
    case CloseReason::BadLines:
    case CloseReason::NotText:
    case CloseReason::BadFrame:
    case CloseReason::Flood:
    case CloseReason::SlowReader:
    case CloseReason::Silent:
    case CloseReason::NoFirstLine:
    case CloseReason::Banned:
      return kPolicy;
    case CloseReason::NotKnown:
      return 1013;  // try again later
  }
  return kPolicy;
}

constexpr Count count_of(CloseReason ending) {
  // The counters are in the order of the endings.
  return static_cast<Count>(static_cast<std::uint8_t>(Count::ClosedByPeer) +
                            static_cast<std::uint8_t>(ending));
}
static_assert(count_of(CloseReason::Failed) == Count::ClosedFailed);
static_assert(count_of(CloseReason::NotKnown) == Count::ClosedNotKnown);
static_assert(count_of(CloseReason::Banned) == Count::ClosedBanned);
static_assert(count_of(CloseReason::NotText) == Count::ClosedNotText);
static_assert(count_of(CloseReason::SlowReader) == Count::ClosedSlowReader);

// A peer that doesn't read or answer isn't asked to close; its socket is closed.
constexpr bool is_cut_off(CloseReason ending) {
  return ending == CloseReason::SlowReader || ending == CloseReason::Silent || ending == CloseReason::Flood;
}

}  // namespace net
