#include "app/load_options.h"

#include <array>

#include "app/table_choice.h"
#include "notation/words.h"

namespace app::load {
namespace {

constexpr std::array kOptions{
    Option{"--url", Takes::Value, "the server, such as http://127.0.0.1:8080"},
    Option{"--tables", Takes::Value, "tables that play (default 10)"},
    Option{"--seats", Takes::Value, "seats a table, each with a connection of its own (default 4)"},
    Option{"--rate", Takes::Value, "actions a second a table, at most three decimals (default 1)"},
    Option{"--seconds", Takes::Value, "how long it measures (default 10)"},
    Option{"--warmup", Takes::Value, "seconds of play before (default 2)"},
    Option{"--idle-tables", Takes::Value, "further tables, opened and left alone (default 0)"},
    Option{"--address-count", Takes::Value, "connect from 127.0.0.1, 127.0.0.2 ... (default 1)"},
    Option{"--processes", Takes::Value, "share the tables among so many (default: 1 for 19,000 sockets)"},
    Option{"--seed", Takes::Value, "of the choice of actions, a whole number (default 1)"},
    Option{"--bare", Takes::Nothing, "the other end is bench/server's bare broadcaster, not a server"},
    Option{"--bare-bytes", Takes::Value, "with --bare: bytes a message (default 180)"},
    Option{"--yes-i-own-this-server", Takes::Nothing, "allows an address that is not this machine's own"},
    kJsonOption};

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

std::span<const Option> load_option_list() { return kOptions; }

std::expected<LoadOptions, std::string> read_load_options(const Arguments& arguments) {
  if (!arguments.rest().empty()) return std::unexpected{"load takes options only."};
  LoadOptions options;
  const std::optional<std::string> url = arguments.value("--url");
  if (!url) return std::unexpected{"load needs --url, such as http://127.0.0.1:8080."};
  const auto server = Endpoint::read(*url);
  if (!server) return std::unexpected{server.error()};
  if (!server->is_loopback() && !arguments.has("--yes-i-own-this-server")) {
    return std::unexpected{
        "That server is not on this machine. Whoever owns it may say --yes-i-own-this-server."};
  }
  options.server = *server;
  options.url = *url;
  options.against = arguments.has("--bare") ? Against::BareBroadcaster : Against::Server;
  options.as_json = arguments.has("--json");
  options.message_bytes = 180;
  for (const Count& count : kCounts) {
    const auto number =
        number_option(arguments, count.option, options.*count.field, count.lowest, count.highest);
    if (!number) return std::unexpected{number.error()};
    options.*count.field = static_cast<std::uint32_t>(*number);
  }
  if (const auto text = arguments.value("--rate")) {
    const auto rate = read_milli(*text);
    if (!rate)
      return std::unexpected{"--rate takes a number from 0.001 to 1000 with at most three decimals."};
    options.milli_rate = *rate;
  }
  const auto seed = number_option(arguments, "--seed", 1, 0, INT64_MAX);
  if (!seed) return std::unexpected{seed.error()};
  options.seed = static_cast<std::uint64_t>(*seed);
  if (options.addresses > 1 && !options.server.has_many_sources()) {
    return std::unexpected{"--address-count needs a server on 127.0.0.0/8: elsewhere there is one address."};
  }
  if (options.idle_tables > 0 && options.against == Against::BareBroadcaster) {
    return std::unexpected{"The bare broadcaster has no tables that could be idle."};
  }
  const std::uint32_t needed = (options.connections() + kSocketsAProcess - 1) / kSocketsAProcess;
  if (!arguments.has("--processes")) options.processes = needed;
  if (options.processes < needed) {
    return std::unexpected{"That many sockets need --processes " + std::to_string(needed) + " or more."};
  }
  if (options.processes > options.tables) return std::unexpected{"There are more processes than tables."};
  return options;
}

}  // namespace app::load
