// Reads the server's messages without building a tree: scans for the few facts that every delivery needs.
// Unusual messages are left to protocol/server_message.h, whose tree would cost the generator more than the
// server needs to write the line.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/event.h"

namespace load {

// The version of {"v":12,...}; none if the line isn't an envelope.
std::optional<std::uint32_t> version_of(std::string_view line);

// An envelope about an action of the game, as the server writes it, without a table or a new game.
struct ScannedEnvelope {
  std::uint32_t version = 0;
  std::optional<std::uint32_t> at;      // game time
  std::optional<std::uint32_t> by;      // member
  std::optional<std::uint32_t> number;  // of the request
  std::string_view events;              // what is between the brackets
  std::optional<std::uint64_t> hash;
};
std::optional<ScannedEnvelope> scan_envelope(std::string_view line);

// The events of a glimpse; none if one of them can't be read.
std::optional<rules::Events> events_in(std::string_view between_brackets);

// A quick fingerprint, to check whether two screens were shown the same bytes.
std::uint64_t fingerprint(std::string_view bytes);

}  // namespace load
