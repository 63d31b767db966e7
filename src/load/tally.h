// What one process of `magicmaze load` has seen: plain counts without pointers, so that they can be sent
// through a pipe as bytes and added up.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "base/fixed_list.h"
#include "base/histogram.h"

namespace load {

// Everything that must never happen.
enum class Trouble : std::uint8_t {
  ConnectFailed,
  HandshakeRefused,
  ConnectionLost,   // closed by the other end, or broken
  BadFrame,         // not websocket as specified
  BadMessage,       // not a message of our protocol
  NoEntry,          // not let in
  BadRequest,       // the server didn't understand us
  BytesDiffer,      // two screens were shown different bytes
  VersionSkipped,   // a screen missed an envelope
  EventDoesNotFit,  // impossible in the position as known here
  HashDiffers,      // the position folded here isn't the server's
  NotAnswered,      // no answer to a request for ten seconds
  NobodyCanAct,     // no seat of a table had a harmless action
  DidNotEndEqual,   // a table whose screens don't show the same at the end
};
inline constexpr std::size_t kTroubles = static_cast<std::size_t>(Trouble::DidNotEndEqual) + 1;
std::string_view name(Trouble trouble);

// A refusal's name as the server sends it, and how often it came.
struct NamedCount {
  std::array<char, 40> name{};
  std::uint64_t count = 0;
  std::string_view text() const;
};

struct Tally {
  // Requests planned for the measured time, and what became of them.
  std::uint64_t planned = 0;
  std::uint64_t answered = 0;  // seen by the last seat
  std::uint64_t late = 0;      // had to wait more than 1 ms, for the previous answer or for the generator
  std::uint64_t skipped = 0;   // there was no game at that moment
  std::uint64_t unsent = 0;    // still waiting at the end
  // While measuring.
  std::uint64_t actions = 0;     // seen by the last seat
  std::uint64_t deliveries = 0;  // envelopes seen by any seat
  std::uint64_t delivered_bytes = 0;
  base::Histogram latency;            // from the planned moment to the last seat
  base::Histogram latency_from_send;  // from the call that sent it
  // During the whole run.
  std::array<std::uint64_t, kTroubles> troubles{};
  base::FixedList<NamedCount, 48> refusals{};
  std::uint64_t resyncs = 0;     // requested snapshots
  std::uint64_t reconnects = 0;  // came back with the token
  std::uint64_t freezes = 0;     // the store had trouble
  std::uint64_t games = 0;       // begun
  std::uint64_t hash_checks = 0;
  std::uint64_t tables_equal = 0;
  std::uint64_t tables_different = 0;
  std::uint64_t cpu_us = 0;  // of this process while measuring

  void count(Trouble trouble) { ++troubles[static_cast<std::size_t>(trouble)]; }
  void count_refusal(std::string_view reason, std::uint64_t how_often = 1);
  void add(const Tally& other);
  std::uint64_t all_troubles() const;
  std::uint64_t all_refusals() const;
};
static_assert(std::is_trivially_copyable_v<Tally>);

}  // namespace load
