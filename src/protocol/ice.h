// The servers through which voice chat connects across networks, as browsers need them. A relay (TURN)
// carries the traffic and costs its operator, so only those who may use it get it. With a secret shared with
// the relay, the passwords expire after a few hours (coturn: use-auth-secret).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace protocol {

struct IceServer {
  std::string url;     // stun:..., stuns:..., turn:... or turns:...
  std::string user{};  // of a relay; empty if it shares the secret
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

// The password that a relay with this secret expects from that user: HMAC-SHA1 in base 64.
std::string relay_password(std::string_view secret, std::string_view user);

}  // namespace protocol
