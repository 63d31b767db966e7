#include "serve/greeting.h"

#include <algorithm>

namespace serve {
namespace {

bool is_everywhere(const Greeting& greeting) {
  return greeting.endpoint.address == *net::Address::read("0.0.0.0") ||
         greeting.endpoint.address == net::Address{};
}

std::string link(const ServeOptions& options, const net::Address& address, std::uint16_t port) {
  return (options.net.tls ? "https://" : "http://") + net::Endpoint{address, port}.text() +
         options.net.base_path;
}

// Where others can connect.
std::vector<net::Address> open_addresses(const Greeting& greeting) {
  if (!is_everywhere(greeting)) return {greeting.endpoint.address};
  std::vector<net::Address> open = greeting.addresses;
  // A server that listens on 0.0.0.0 gets no IPv6.
  const bool hears_v6 = greeting.endpoint.address == net::Address{};
  std::erase_if(open, [&](const net::Address& address) { return !hears_v6 && !address.is_v4(); });
  return open;
}

}  // namespace

std::optional<std::string> address_to_share(const Greeting& greeting, const ServeOptions& options) {
  if (!options.net.public_url.empty()) return options.net.public_url;
  for (const net::Address& address : open_addresses(greeting)) {
    if (!address.is_loopback()) return link(options, address, greeting.endpoint.port);
  }
  return std::nullopt;
}

std::string who_can_come(const Greeting& greeting, const ServeOptions& options) {
  if (greeting.endpoint.address.is_loopback()) {
    return options.net.public_url.empty() ? "Who can connect: only this machine."
                                          : "Who can connect: only through a proxy on this machine.";
  }
  const std::vector<net::Address> open = open_addresses(greeting);
  if (open.empty()) return "Who can connect: only this machine; it has no other address.";
  const auto wide = std::ranges::find_if(open, [](const auto& address) { return !address.is_private(); });
  if (wide != open.end()) {
    return "Who can connect: everyone, including from the internet, unless a firewall protects " +
           net::Endpoint{*wide, greeting.endpoint.port}.text() + ".";
  }
  return "Who can connect: everyone in your network; from the internet only if your router forwards port " +
         std::to_string(greeting.endpoint.port) + " to this machine.";
}

std::string greeting_text(const Greeting& greeting, const ServeOptions& options) {
  const net::Address here =
      is_everywhere(greeting) ? *net::Address::read("127.0.0.1") : greeting.endpoint.address;
  std::string text = "Listening on " + link(options, here, greeting.endpoint.port) + "\n";
  if (is_everywhere(greeting)) {
    for (const net::Address& address : open_addresses(greeting)) {
      text += "In your network: " + link(options, address, greeting.endpoint.port) + "\n";
    }
  }
  if (!options.net.public_url.empty()) text += "Players use " + options.net.public_url + "\n";
  text += who_can_come(greeting, options) + "\n";
  if (greeting.metrics) text += "Metrics at http://" + greeting.metrics->text() + "/metrics\n";
  text += "Games are stored in " + options.data.string() + " (" + std::to_string(greeting.tables) +
          (greeting.tables == 1 ? " table)\n" : " tables)\n");
  text += "Up to " + std::to_string(options.net.most_connections) + " connections; the file limit is " +
          std::to_string(greeting.files) + "\n";
  text += options.net.allow_setup ? "Tables may choose seeds and custom deals.\n"
                                  : "Tables may not choose seeds or custom deals.\n";
  return text;
}

}  // namespace serve
