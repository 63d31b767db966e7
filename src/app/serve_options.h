// The options of `magicmaze serve`: by flag, by environment, by a small file, or as they are if nobody says
// anything; in this order the first one wins.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "app/arguments.h"
#include "net/log.h"
#include "net/settings.h"
#include "table/house_rules.h"

namespace app {

struct ServeOptions {
  net::Settings net;
  table::HouseRules rules;
  std::filesystem::path data;
  net::LogLevel log_level = net::LogLevel::Info;
  std::size_t most_tables = 20'000;
  std::int64_t keep_records_s = 0;  // 0: for ever
};

// For the help: each with its default.
std::span<const Option> serve_option_list();

// The value of a variable of the environment, if it is set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

// The error is a sentence that names where the wrong value stands.
std::expected<ServeOptions, std::string> read_serve_options(const Arguments& flags,
                                                            const Environment& environment);

// Only where the games are, for whoever comes to them without serving them.
std::expected<std::filesystem::path, std::string> read_data_folder(const Arguments& flags,
                                                                   const Environment& environment);
std::span<const Option> data_folder_options();

// The real one.
std::optional<std::string> process_environment(const std::string& name);

}  // namespace app
