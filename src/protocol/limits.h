// How large, how many, how long: what the protocol promises to both ends (docs/protocol.md).
#pragma once

#include <cstddef>
#include <cstdint>

namespace protocol {

inline constexpr std::uint32_t kProtocolVersion = 1;

inline constexpr std::size_t kLargestRequest = 16'384;  // bytes of a frame from a client
inline constexpr std::size_t kLargestChoice = 8'192;    // bytes of a custom scenario and a setup together
inline constexpr std::size_t kLongestName = 24;         // characters of a player's name
inline constexpr std::size_t kLongestMessage = 200;     // characters of what someone writes to the others
inline constexpr std::size_t kLongestNotice = 1'000;  // bytes of what the server's operator says to everyone
inline constexpr std::size_t kLongestPath = 32;       // spaces of a sketch
inline constexpr std::size_t kLargestSignal = 8'192;  // bytes that introduce two voices to each other
inline constexpr std::size_t kMostMembers = 40;       // players and spectators of a table
inline constexpr std::size_t kMostKeptOut = 64;       // whom a table remembers as removed
inline constexpr std::size_t kMostHeard = 20;         // of the last texts that go with a complaint
inline constexpr std::size_t kMostUnanswered = 16;    // requests of one client on their way

// A client may repeat an unanswered request after reconnecting if it isn't older than this.
inline constexpr std::uint32_t kRepeatWithinMs = 2'000;

// the most that a slow connection is credited when the sand runs out.
inline constexpr std::uint32_t kMostCreditMs = 250;

// A member is gone when its socket is closed or hasn't answered a ping for this long.
inline constexpr std::uint32_t kGoneAfterMs = 8'000;
// A deserted seat can be taken this long after its player went; the host can take it at once.
inline constexpr std::uint32_t kFreeToTakeAfterMs = 5'000;

}  // namespace protocol
