// The servers by which voices find each other across networks, as browsers take them. A relay (TURN) carries
// what is said and costs its operator, so it is told only to those who may use it; with a secret that it
// shares with us, what they are told holds for a few hours (coturn: use-auth-secret).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace protocol {

struct IceServer {
  std::string url;     // stun:..., stuns:..., turn:... or turns:...
  std::string user{};  // of a relay; empty: it shares the secret
  std::string password{};
  bool is_relay() const { return url.starts_with("turn"); }
};

struct IceServers {
  std::vector<IceServer> servers;
  std::string relay_secret;  // empty: none
};

enum class Relays : std::uint8_t { Told, LeftOut };

inline constexpr std::int64_t kRelayHoldsS = std::int64_t{4} * 3'600;

// A JSON array, as RTCPeerConnection takes it.
std::string ice_servers_json(const IceServers& ice, Relays relays, std::int64_t now_wall_s);

// What a relay with this secret takes for the password of that user: HMAC-SHA1 in base 64.
std::string relay_password(std::string_view secret, std::string_view user);

}  // namespace protocol
