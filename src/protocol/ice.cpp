#include "protocol/ice.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>

#include "notation/json_writer.h"

namespace protocol {

std::string relay_password(std::string_view secret, std::string_view user) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned length = 0;
  const std::vector<unsigned char> bytes{user.begin(), user.end()};
  HMAC(EVP_sha1(), secret.data(), static_cast<int>(secret.size()), bytes.data(), bytes.size(), digest.data(),
       &length);
  // Four letters for three bytes, and a terminating zero.
  std::array<unsigned char, 4 * ((EVP_MAX_MD_SIZE + 2) / 3) + 1> letters{};
  const int size = EVP_EncodeBlock(letters.data(), digest.data(), static_cast<int>(length));
  return {letters.begin(), letters.begin() + size};
}

std::string ice_servers_json(const IceServers& ice, Relays relays, std::int64_t now_wall_s) {
  notation::JsonWriter json;
  json.begin_array();
  for (const IceServer& server : ice.servers) {
    if (server.is_relay() && relays == Relays::LeftOut) continue;
    json.begin_object().key("urls").begin_array().string(server.url).end_array();
    if (server.is_relay()) {
      const bool is_lasting = !server.user.empty();
      const std::string user =
          is_lasting ? server.user : std::to_string(now_wall_s + kRelayHoldsS) + ":magicmaze";
      json.key("username").string(user).key("credential");
      json.string(is_lasting ? server.password : relay_password(ice.relay_secret, user));
    }
    json.end_object();
  }
  return json.end_array().text();
}

}  // namespace protocol
