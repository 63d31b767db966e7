// What the server's operator may know about a table: everyone at it, and how it stands. Never shown to
// players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/quality.h"
#include "protocol/request.h"
#include "protocol/table_state.h"
#include "table/book.h"
#include "table/fact.h"
#include "table/ports.h"
#include "table/summary.h"

namespace table {

struct PersonReport {
  MemberId member;
  std::string name;
  protocol::Kind kind = protocol::Kind::Person;
  std::optional<std::uint8_t> chair = std::nullopt;  // none: watches
  bool is_host = false;
  bool is_muted = false;
  protocol::Visitor visitor{};
  // None: not here. A teammate needs no connection.
  std::optional<ConnectionId> connection = std::nullopt;
  protocol::Quality quality = protocol::Quality::Good;
  std::optional<std::uint32_t> round_trip_ms = std::nullopt;
};

struct TableReport {
  Summary summary;
  std::int64_t opened_wall_s = 0;
  std::uint32_t games = 0;  // begun so far
  protocol::ClockState clock = protocol::ClockState::Stopped;
  Version version{};
  std::optional<CrewId> crew = std::nullopt;  // it plays for
  std::vector<PersonReport> people;
  std::vector<KeptOut> kept_out;  // who was removed
};

}  // namespace table
