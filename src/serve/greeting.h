// What `magicmaze serve` prints when it has started: its addresses, who can reach it, and what it stores.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "net/listen_address.h"
#include "serve/options.h"

namespace serve {

struct Greeting {
  std::vector<net::ListenAddress> listening;  // where it listens
  std::optional<net::Endpoint> metrics{};     // and for metrics
  std::vector<net::Address> addresses{};      // of this machine, without loopback
  std::size_t tables = 0;                     // that were restored
  std::size_t files = 0;                      // that this process may open
};

// An address that other people's devices can open, if this machine knows of one.
std::optional<std::string> address_to_share(const Greeting& greeting, const ServeOptions& options);

// One sentence, facts only: this machine can't know what a router or a firewall does.
std::string who_can_come(const Greeting& greeting, const ServeOptions& options);

// All lines, each with its line break.
std::string greeting_text(const Greeting& greeting, const ServeOptions& options);

}  // namespace serve
