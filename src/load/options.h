// The options of `magicmaze load`, checked.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>

#include "cli/arguments.h"
#include "load/endpoint.h"

namespace load {

enum class LoadTarget : std::uint8_t {
  Server,          // plays games
  BareBroadcaster  // sends bytes of the same size to a server that only forwards them (bench/server)
};

struct LoadOptions {
  Endpoint server;
  std::string url;
  LoadTarget target = LoadTarget::Server;
  std::uint32_t tables = 10;
  std::uint32_t seats = 4;
  std::uint32_t milli_rate = 1'000;  // actions per table in 1,000 seconds
  std::uint32_t seconds = 10;
  std::uint32_t warmup = 2;  // seconds
  std::uint32_t idle_tables = 0;
  std::uint32_t addresses = 1;
  std::uint32_t processes = 1;
  std::uint32_t message_bytes = 0;  // to the bare broadcaster
  std::uint64_t seed = 1;
  bool as_json = false;

  std::uint32_t connections() const { return tables * seats; }
};

// How many sockets one process holds before another one is started: a little less than the usual limit of
// 20,000 open files.
inline constexpr std::uint32_t kSocketsAProcess = 19'000;

std::span<const cli::Option> load_option_list();

// The error is a sentence.
std::expected<LoadOptions, std::string> read_load_options(const cli::Arguments& arguments);

}  // namespace load
