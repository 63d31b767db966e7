#include "app/greeting.h"

#include <algorithm>

namespace app {
namespace {

bool is_everywhere(const Greeting& greeting) {
  return greeting.door.address == *net::Address::read("0.0.0.0") || greeting.door.address == net::Address{};
}

std::string link(const ServeOptions& options, const net::Address& address, std::uint16_t port) {
  return (options.net.tls ? "https://" : "http://") + net::Endpoint{address, port}.text() +
         options.net.base_path;
}

// Where somebody can knock.
std::vector<net::Address> open_addresses(const Greeting& greeting) {
  if (!is_everywhere(greeting)) return {greeting.door.address};
  std::vector<net::Address> open = greeting.addresses;
  // Who listens at 0.0.0.0 hears nothing of IPv6.
  const bool hears_v6 = greeting.door.address == net::Address{};
  std::erase_if(open, [&](const net::Address& address) { return !hears_v6 && !address.is_v4(); });
  return open;
}

}  // namespace

std::optional<std::string> address_to_share(const Greeting& greeting, const ServeOptions& options) {
  if (!options.net.public_url.empty()) return options.net.public_url;
  for (const net::Address& address : open_addresses(greeting)) {
    if (!address.is_loopback()) return link(options, address, greeting.door.port);
  }
  return std::nullopt;
}

std::string who_can_come(const Greeting& greeting, const ServeOptions& options) {
  if (greeting.door.address.is_loopback()) {
    return options.net.public_url.empty()
               ? "From outside: nobody. It listens on this machine's own address only."
               : "From outside: whoever the proxy on this machine lets through; it listens on this machine's "
                 "own address only.";
  }
  const std::vector<net::Address> open = open_addresses(greeting);
  if (open.empty()) return "From outside: nobody, for this machine has no other address than its own.";
  const auto wide = std::ranges::find_if(open, [](const auto& address) { return !address.is_private(); });
  if (wide != open.end()) {
    return "From outside: everybody, also from the internet, unless a firewall stands before " +
           net::Endpoint{*wide, greeting.door.port}.text() + ".";
  }
  return "From outside: everybody in your network; from the internet only if a router passes port " +
         std::to_string(greeting.door.port) + " on to this machine.";
}

std::string greeting_text(const Greeting& greeting, const ServeOptions& options) {
  const net::Address here =
      is_everywhere(greeting) ? *net::Address::read("127.0.0.1") : greeting.door.address;
  std::string text = "Listening on " + link(options, here, greeting.door.port) + "\n";
  if (is_everywhere(greeting)) {
    for (const net::Address& address : open_addresses(greeting)) {
      text += "In your network: " + link(options, address, greeting.door.port) + "\n";
    }
  }
  if (!options.net.public_url.empty()) text += "Players come to " + options.net.public_url + "\n";
  text += who_can_come(greeting, options) + "\n";
  if (greeting.metrics) text += "Metrics at http://" + greeting.metrics->text() + "/metrics\n";
  text += "The games are kept in " + options.data.string() + " (" + std::to_string(greeting.tables) +
          (greeting.tables == 1 ? " table there)\n" : " tables there)\n");
  text += "Up to " + std::to_string(options.net.most_connections) + " connections; the file limit is " +
          std::to_string(greeting.files) + "\n";
  text += options.net.allow_setup ? "Seeds and setups laid by hand are allowed.\n"
                                  : "Seeds and setups laid by hand are not allowed.\n";
  return text;
}

}  // namespace app
