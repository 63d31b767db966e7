#include "serve/greeting.h"

#include <algorithm>
#include <iterator>

namespace serve {
namespace {

using net::Address;
using net::Endpoint;

bool is_everywhere(const Endpoint& endpoint) {
  return endpoint.address == *Address::read("0.0.0.0") || endpoint.address == Address{};
}

std::string link(const ServeOptions& options, const Endpoint& endpoint) {
  return (options.net.tls ? "https://" : "http://") + endpoint.text() + options.net.base_path;
}

// Those with a port.
std::vector<Endpoint> endpoints_of(const Greeting& greeting) {
  std::vector<Endpoint> endpoints;
  for (const net::ListenAddress& at : greeting.listening) {
    if (const auto* endpoint = std::get_if<Endpoint>(&at)) endpoints.push_back(*endpoint);
  }
  return endpoints;
}

// Where others can connect to one that listens everywhere.
std::vector<Endpoint> in_network(const Greeting& greeting, const Endpoint& everywhere) {
  std::vector<Endpoint> open;
  for (const Address& address : greeting.addresses) {
    // A server that listens on 0.0.0.0 gets no IPv6.
    const bool is_heard =
        address.is_v4() ? net::hears_v4(everywhere, greeting.listening) : everywhere.address == Address{};
    if (is_heard) open.push_back({address, everywhere.port});
  }
  return open;
}

// Where other machines can connect.
std::vector<Endpoint> open_endpoints(const Greeting& greeting) {
  std::vector<Endpoint> open;
  for (const Endpoint& endpoint : endpoints_of(greeting)) {
    if (is_everywhere(endpoint))
      std::ranges::copy(in_network(greeting, endpoint), std::back_inserter(open));
    else if (!endpoint.address.is_loopback())
      open.push_back(endpoint);
  }
  return open;
}

std::string listening_text(const Greeting& greeting, const ServeOptions& options,
                           const net::ListenAddress& at) {
  const auto* endpoint = std::get_if<Endpoint>(&at);
  if (endpoint == nullptr) return "Listening on " + net::text_of(at) + "\n";
  if (!is_everywhere(*endpoint)) return "Listening on " + link(options, *endpoint) + "\n";
  const bool hears_v4 = net::hears_v4(*endpoint, greeting.listening);
  const Address here = *Address::read(hears_v4 ? "127.0.0.1" : "::1");
  std::string text = "Listening on " + link(options, {here, endpoint->port}) + "\n";
  for (const Endpoint& one : in_network(greeting, *endpoint))
    text += "In your network: " + link(options, one) + "\n";
  return text;
}

}  // namespace

std::optional<std::string> address_to_share(const Greeting& greeting, const ServeOptions& options) {
  if (!options.net.public_url.empty()) return options.net.public_url;
  const std::vector<Endpoint> open = open_endpoints(greeting);
  return open.empty() ? std::nullopt : std::optional{link(options, open.front())};
}

std::string who_can_come(const Greeting& greeting, const ServeOptions& options) {
  const std::vector<Endpoint> endpoints = endpoints_of(greeting);
  const bool is_local =
      std::ranges::all_of(endpoints, [](const Endpoint& endpoint) { return endpoint.address.is_loopback(); });
  if (is_local) {
    return options.net.public_url.empty() && !endpoints.empty()
               ? "Who can connect: only this machine."
               : "Who can connect: only through a proxy on this machine.";
  }
  const std::vector<Endpoint> open = open_endpoints(greeting);
  if (open.empty()) return "Who can connect: only this machine; it has no other address.";
  const auto wide =
      std::ranges::find_if(open, [](const Endpoint& endpoint) { return !endpoint.address.is_private(); });
  if (wide != open.end()) {
    return "Who can connect: everyone, including from the internet, unless a firewall protects " +
           wide->text() + ".";
  }
  return "Who can connect: everyone in your network; from the internet only if your router forwards port " +
         std::to_string(open.front().port) + " to this machine.";
}

std::string greeting_text(const Greeting& greeting, const ServeOptions& options) {
  std::string text;
  for (const net::ListenAddress& at : greeting.listening) text += listening_text(greeting, options, at);
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
