// Why a websocket ends, with the code the other side is told and the counter that goes up.
#pragma once

#include <cstdint>

#include "net/count.h"
#include "table/ports.h"

namespace net {

enum class Ending : std::uint8_t {
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
};

constexpr Ending ending_of(table::Goodbye why) {
  switch (why) {
    case table::Goodbye::Left:
      return Ending::Left;
    case table::Goodbye::Replaced:
      return Ending::Replaced;
    case table::Goodbye::NoEntry:
      return Ending::NoEntry;
    case table::Goodbye::Closed:
      return Ending::TableClosed;
    case table::Goodbye::Restart:
      return Ending::Restart;
  }
  return Ending::Failed;
}

constexpr std::uint16_t close_code(Ending ending) {
  constexpr std::uint16_t kPolicy = 1008;
  switch (ending) {
    case Ending::ByPeer:
      return 1000;
    case Ending::Left:
      return 4000;
    case Ending::Replaced:
      return 4001;
    case Ending::NoEntry:
      return 4002;
    case Ending::TableClosed:
      return 4003;
    case Ending::Restart:
      return 1012;
    case Ending::TooBig:
      return 1009;
    case Ending::Failed:
      return 1011;
    case Ending::TooFast:
    case Ending::BadLines:
    case Ending::NotText:
    case Ending::BadFrame:
    case Ending::Flood:
    case Ending::SlowReader:
    case Ending::Silent:
    case Ending::NoFirstLine:
      return kPolicy;
    case Ending::NotKnown:
      return 1013;  // try again later
  }
  return kPolicy;
}

constexpr Count count_of(Ending ending) {
  // The counters stand in the order of the endings.
  return static_cast<Count>(static_cast<std::uint8_t>(Count::ClosedByPeer) +
                            static_cast<std::uint8_t>(ending));
}
static_assert(count_of(Ending::Failed) == Count::ClosedFailed);
static_assert(count_of(Ending::NotKnown) == Count::ClosedNotKnown);
static_assert(count_of(Ending::NotText) == Count::ClosedNotText);
static_assert(count_of(Ending::SlowReader) == Count::ClosedSlowReader);

// Whoever does not read or does not answer is not asked to close: its socket is.
constexpr bool is_cut_off(Ending ending) {
  return ending == Ending::SlowReader || ending == Ending::Silent || ending == Ending::Flood;
}

}  // namespace net
