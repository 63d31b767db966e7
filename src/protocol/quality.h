// The quality of a connection: a few classes that people can tell apart, computed from the answers to pings.
#pragma once

#include <cstdint>
#include <string_view>

namespace protocol {

enum class Quality : std::uint8_t { Good, Slow, Poor };

// How often everyone hears that a member's connection has got better or worse, at most.
inline constexpr std::uint32_t kQualityHoldsMs = 10'000;

std::string_view word(Quality quality);

// The class after a round trip of this length. Getting better takes more than staying, so that a connection
// between two classes doesn't flicker.
Quality next_quality(Quality before, std::uint32_t round_trip_ms);

}  // namespace protocol
