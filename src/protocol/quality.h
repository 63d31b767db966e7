// How well a connection carries: a few classes that people can tell apart, made from the answers to pings.
#pragma once

#include <cstdint>
#include <string_view>

namespace protocol {

enum class Quality : std::uint8_t { Good, Slow, Poor };

// Everybody hears that a member's line has got better or worse, this often at the most.
inline constexpr std::uint32_t kQualityHoldsMs = 10'000;

std::string_view word(Quality quality);

// The class after a round trip of this length. To get better it takes more than to stay: a line at the edge
// of two classes stays in one.
Quality next_quality(Quality before, std::uint32_t round_trip_ms);

}  // namespace protocol
