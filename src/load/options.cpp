#include "load/options.h"

#include <array>

#include "base/propagate.h"
#include "cli/game_options.h"
#include "notation/words.h"

namespace load {
namespace {

constexpr std::array kOptions{
    cli::Option{"--url", "URL", "the server, such as http://127.0.0.1:8080"},
    cli::Option{"--tables", "COUNT", "tables that play (default 10)"},
    cli::Option{"--seats", "COUNT", "seats per table, each with its own connection (default 4)"},
    cli::Option{"--rate", "RATE", "actions per second per table, at most three decimals (default 1)"},
    cli::Option{"--seconds", "SECONDS", "how long to measure (default 10)"},
    cli::Option{"--warmup", "SECONDS", "how long to play before measuring (default 2)"},
    cli::Option{"--idle-tables", "COUNT", "more tables, opened and left alone (default 0)"},
    cli::Option{"--address-count", "COUNT", "connect from 127.0.0.1, 127.0.0.2 and so on (default 1)"},
    cli::Option{"--processes", "COUNT",
                "share the tables among this many processes (default: 1 per 19,000 sockets)"},
    cli::Option{"--seed", "SEED", "seed for choosing actions (default 1)"},
    cli::Option{"--bare", cli::kNoValue, "the other end is bench/server's bare broadcaster, not a server"},
    cli::Option{"--bare-bytes", "BYTES", "with --bare: bytes per message (default 180)"},
    cli::Option{"--yes-i-own-this-server", cli::kNoValue, "allow a server that isn't on this machine"},
    cli::kJsonOption};

constexpr std::uint32_t kMostTables = 100'000;
constexpr std::int64_t kMostMilliRate = 1'000'000;

// "2", "0.5": thousandths.
std::optional<std::uint32_t> read_milli(std::string_view text) {
  const std::size_t dot = std::min(text.find('.'), text.size());
  const std::string_view decimals = dot < text.size() ? text.substr(dot + 1) : std::string_view{};
  if (decimals.size() > 3 || (dot < text.size() && decimals.empty())) return std::nullopt;
  std::int64_t whole = 0;
  if (!notation::read_number(text.substr(0, dot), 0, kMostMilliRate / 1000, whole)) return std::nullopt;
  std::int64_t milli = whole * 1000;
  std::int64_t unit = 100;
  for (const char digit : decimals) {
    if (digit < '0' || digit > '9') return std::nullopt;
    milli += unit * (digit - '0');
    unit /= 10;
  }
  if (milli < 1 || milli > kMostMilliRate) return std::nullopt;
  return static_cast<std::uint32_t>(milli);
}

struct Count {
  std::string_view option;
  std::uint32_t LoadOptions::* field;
  std::uint32_t lowest;
  std::uint32_t highest;
};

constexpr std::array kCounts{
    Count{"--tables", &LoadOptions::tables, 1, kMostTables},
    Count{"--seats", &LoadOptions::seats, 1, 8},
    Count{"--seconds", &LoadOptions::seconds, 1, 3'000},
    Count{"--warmup", &LoadOptions::warmup, 0, 600},
    Count{"--idle-tables", &LoadOptions::idle_tables, 0, kMostTables},
    Count{"--address-count", &LoadOptions::addresses, 1, 250},
    Count{"--processes", &LoadOptions::processes, 1, 64},
    Count{"--bare-bytes", &LoadOptions::message_bytes, 120, 4'000},
};

}  // namespace

std::span<const cli::Option> load_option_list() { return kOptions; }

std::expected<LoadOptions, std::string> read_load_options(const cli::Arguments& arguments) {
  if (!arguments.rest().empty()) return std::unexpected{"load takes options only."};
  LoadOptions options;
  const std::optional<std::string> url = arguments.value("--url");
  if (!url) return std::unexpected{"load needs --url, such as http://127.0.0.1:8080."};
  ASSIGN_OR_RETURN(const auto server, Endpoint::read(*url));
  if (!server.is_loopback() && !arguments.has("--yes-i-own-this-server")) {
    return std::unexpected{"That server isn't on this machine. If it's yours, add --yes-i-own-this-server."};
  }
  options.server = server;
  options.url = *url;
  options.target = arguments.has("--bare") ? LoadTarget::BareBroadcaster : LoadTarget::Server;
  options.as_json = arguments.has("--json");
  options.message_bytes = 180;
  for (const Count& count : kCounts) {
    ASSIGN_OR_RETURN(const auto number, cli::number_option(arguments, count.option, options.*count.field,
                                                           count.lowest, count.highest));
    options.*count.field = static_cast<std::uint32_t>(number);
  }
  if (const auto text = arguments.value("--rate")) {
    const auto rate = read_milli(*text);
    if (!rate)
      return std::unexpected{"--rate must be a number from 0.001 to 1000 with at most three decimals."};
    options.milli_rate = *rate;
  }
  ASSIGN_OR_RETURN(const auto seed, cli::number_option(arguments, "--seed", 1, 0, INT64_MAX));
  options.seed = static_cast<std::uint64_t>(seed);
  if (options.addresses > 1 && !options.server.has_many_sources()) {
    return std::unexpected{"--address-count only works with a server on 127.0.0.0/8."};
  }
  if (options.idle_tables > 0 && options.target == LoadTarget::BareBroadcaster) {
    return std::unexpected{"--bare has no idle tables."};
  }
  const std::uint32_t needed = (options.connections() + kSocketsAProcess - 1) / kSocketsAProcess;
  if (!arguments.has("--processes")) options.processes = needed;
  if (options.processes < needed) {
    return std::unexpected{"That many connections need --processes " + std::to_string(needed) + " or more."};
  }
  if (options.processes > options.tables) return std::unexpected{"There are more processes than tables."};
  return options;
}

}  // namespace load
