// What `magicmaze serve` says when it has begun: where it is found, by whom, and what it keeps.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/serve_options.h"
#include "net/address.h"

namespace app {

struct Greeting {
  net::Endpoint door;                      // where it listens
  std::optional<net::Endpoint> metrics{};  // and for figures
  std::vector<net::Address> addresses{};   // of this machine, without the loopback
  std::size_t tables = 0;                  // that have come back
  std::size_t files = 0;                   // that this process may open
};

// The address that other people's devices can open, if there is one that this machine knows of.
std::optional<std::string> address_to_share(const Greeting& greeting, const ServeOptions& options);

// One sentence, of facts only: what a router or a firewall does, this machine cannot know.
std::string who_can_come(const Greeting& greeting, const ServeOptions& options);

// All lines, each with its line break.
std::string greeting_text(const Greeting& greeting, const ServeOptions& options);

}  // namespace app
