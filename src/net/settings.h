// What the operator has decided about the network side; the program fills it from its options.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/token_bucket.h"
#include "net/address.h"
#include "net/listen_address.h"
#include "net/site.h"
#include "protocol/blocked_words.h"
#include "protocol/limits.h"

namespace net {

using base::RateLimit;

// All for one address, or for one 64-bit IPv6 network.
struct AddressLimits {
  std::uint32_t connections = 256;  // a browser keeps six open, and a household has one address
  std::uint32_t new_connections_a_minute = 600;
  std::uint32_t tables_a_minute = 10;
  std::uint32_t guesses_a_minute = 20;  // wrong codes and wrong tokens
  std::size_t tables = 200;             // that it has opened and that still exist
};

// How long the server waits for a peer.
struct Timeouts {
  std::int64_t request_ms = 10'000;     // for a whole request, and between two of them
  std::int64_t first_line_ms = 10'000;  // for the first line on a websocket
  std::int64_t ping_ms = 4'000;
  std::int64_t gone_ms = protocol::kGoneAfterMs;
  std::int64_t closing_ms = 3'000;   // for the other side's part of a close
  std::int64_t journal_ms = 10'000;  // for a new table to be durable
};

struct SessionLimits {
  std::size_t queue_bytes = 256UL * 1024;  // bytes waiting for a slow reader
  std::size_t lines_a_frame = 16;
  std::uint32_t bad_lines = 10;
  std::uint64_t bytes_between_pings = 1024UL * 1024;  // more is a flood, no matter of what
  RateLimit lines{.times = 20, .in_ms = 1'000, .burst = 40};
  RateLimit lines_before_closing{.times = 100, .in_ms = 1'000, .burst = 200};  // five times as much
  RateLimit snapshots{.times = 1, .in_ms = 1'000, .burst = 5};  // a large answer to a short question
};

struct HttpLimits {
  std::uint32_t header_bytes = 8 * 1024;
  std::uint64_t body_bytes = 16UL * 1024;
  std::size_t requests_a_connection = 1'000;
};

// The threads that think for teammates.
struct TeammatePoolSettings {
  std::size_t threads = 1;
  std::size_t most_tables = 200;        // with teammates
  std::size_t most_tables_of_one = 20;  // address
  std::size_t most_waiting = 256;       // for their turn
};

// The thread that solves deals.
struct DealSolverSettings {
  std::size_t most_waiting = 256;        // for their turn
  std::size_t most_waiting_of_one = 32;  // for tables of one address
  std::int64_t longest_ms = 2'000;       // for a deal: people are counting down
  std::int64_t longest_par_ms = 10'000;  // for a par, of the thread's own time
};

struct TlsFiles {
  std::string certificate;
  std::string key;
};

struct Settings {
  std::vector<ListenAddress> listen;
  std::optional<Endpoint> metrics_listen;
  std::string metrics_token;  // empty: none
  std::string admin_secret;   // of the console's page; empty: there is none
  std::optional<TlsFiles> tls;
  std::string public_url;  // without a slash at its end; empty: from the Host header
  std::string base_path;   // of the public address, like /maze; empty if the server has the site to itself
  std::vector<std::string> allowed_origins;
  std::vector<Address> trusted_proxies;
  std::size_t threads = 1;
  std::size_t most_connections = 0;
  bool allow_setup = false;
  protocol::BlockedWords blocked_words;  // in the names of crews
  std::uint32_t come_back_ms = 3'000;
  SiteFacts site;
  KeptFor kept;
  AddressLimits address;
  Timeouts timeouts;
  SessionLimits session;
  HttpLimits http;
  TeammatePoolSettings teammate_pool;
  DealSolverSettings deal_solver;
};

}  // namespace net
