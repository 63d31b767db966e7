// The options of `magicmaze serve`: from flags, the environment, a small file, or the defaults; the first of
// these that has a value wins.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "cli/arguments.h"
#include "net/log.h"
#include "net/settings.h"
#include "table/table_settings.h"

namespace serve {

struct ServeOptions {
  net::Settings net;
  table::TableSettings tables;
  std::filesystem::path data;
  std::string store;  // an address of PostgreSQL; empty: the games are in the folder
  net::LogLevel log_level = net::LogLevel::Info;
  net::LogFormat log_format = net::LogFormat::Json;
  std::size_t most_tables = 20'000;
  std::int64_t keep_records_s = 0;  // 0: for ever
};

// For the help: each with its default.
std::span<const cli::Option> serve_option_list();

// The value of an environment variable, if it is set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

// The error is a sentence that says where the wrong value is.
std::expected<ServeOptions, std::string> read_serve_options(const cli::Arguments& flags,
                                                            const Environment& environment);

// Only where the games are stored, for commands that don't run the server.
std::expected<std::filesystem::path, std::string> read_data_folder(const cli::Arguments& flags,
                                                                   const Environment& environment);
// The same for those that work on games: an error if they are in PostgreSQL.
std::expected<std::filesystem::path, std::string> read_folder_with_games(const cli::Arguments& flags,
                                                                         const Environment& environment);
std::span<const cli::Option> data_folder_options();

// The real one.
std::optional<std::string> process_environment(const std::string& name);

}  // namespace serve
