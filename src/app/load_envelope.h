// Looks at what the server says without building a tree of it: the few facts that every delivery needs, found
// by scanning. What does not look as usual is left to load_messages.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/event.h"

namespace app::load {

// The version of {"v":12,...}; none if the line is no envelope.
std::optional<std::uint32_t> version_of(std::string_view line);

// An envelope about an action of the game, as the server writes it: no table and no new game beside.
struct Glimpse {
  std::uint32_t version = 0;
  std::optional<std::uint32_t> at;      // game time
  std::optional<std::uint32_t> by;      // member
  std::optional<std::uint32_t> number;  // of the request
  std::string_view events;              // what stands between the brackets
  std::optional<std::uint64_t> hash;
};
std::optional<Glimpse> glance(std::string_view line);

// The events of a glimpse; none if one of them cannot be read.
std::optional<rules::Events> events_in(std::string_view between_brackets);

// A quick fingerprint, to see whether two screens were shown the same bytes.
std::uint64_t fingerprint(std::string_view bytes);

}  // namespace app::load
