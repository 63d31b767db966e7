// What the network asks about finished games. A call may wait for a disk, so only the disk pool's thread
// makes them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/token.h"
#include "table/book.h"
#include "table/ports.h"

namespace net {

class RecordArchive {
 public:
  virtual ~RecordArchive() = default;
  virtual std::optional<std::string> record(std::string_view id) = 0;
  // What is known about it besides its text.
  virtual std::optional<table::RecordCard> card(std::string_view /*id*/) { return {}; }
  virtual std::vector<table::RecordCard> latest(std::size_t most) = 0;  // of public tables
};

// The Great Book of Challenges; this one is empty.
class Book {
 public:
  virtual ~Book() = default;
  virtual std::vector<table::BookEntry> entries(const table::BookQuestion& /*question*/) { return {}; }
  // The number of the last game that was written.
  virtual std::int64_t newest() { return 0; }
  virtual std::vector<table::BookCell> grid(std::optional<table::CrewId> /*crew*/) { return {}; }
  virtual std::vector<table::ScenarioTally> tallies() { return {}; }
  virtual std::optional<table::CrewCard> crew(const protocol::TokenDigest& /*secret*/) { return {}; }
  // The crew that won this game; nothing if nobody did, or not for a crew.
  virtual std::optional<table::CrewCard> crew_of(std::string_view /*record*/) { return {}; }
  virtual std::vector<table::Achieved> achievements(table::CrewId /*crew*/) { return {}; }
  virtual std::vector<table::HeistEntry> heist(std::string_view /*day*/,
                                               std::optional<table::CrewId> /*mine*/) {
    return {};
  }
  virtual std::vector<table::CrewId> crews_with_a_try(std::string_view /*day*/) { return {}; }
  virtual table::HeistStage heist_stage(std::string_view /*day*/, table::CrewId /*crew*/) {
    return table::HeistStage::NotTried;
  }
  // The day whose deal this game was played with; empty if there is no such game, or it wasn't a heist.
  virtual std::string heist_of(std::string_view /*record*/) { return {}; }
  // From any thread; does not wait. It is notified when the name is gone from that seat, or wasn't there.
  virtual void forget_name(std::string_view /*record*/, std::uint8_t /*seat*/,
                           // NOLINTNEXTLINE(performance-unnecessary-value-param): who removes it keeps it
                           std::function<void()> /*on_durable*/) {}
  // From any thread; does not wait. It is notified when the crew is durable, by another thread.
  // NOLINTNEXTLINE(performance-unnecessary-value-param): who founds it keeps them
  virtual void found_crew(const protocol::TokenDigest& /*secret*/, std::string /*name*/,
                          // NOLINTNEXTLINE(performance-unnecessary-value-param)
                          std::int64_t /*at_wall_s*/, std::function<void()> /*on_durable*/) {}
};

}  // namespace net
