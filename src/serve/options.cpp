#include "serve/options.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <thread>
#include <vector>

#include "base/ascii.h"
#include "base/propagate.h"
#include "base/text.h"
#include "cli/read_file.h"
#include "notation/words.h"
#include "serve/settings.h"

namespace serve {
namespace {

constexpr std::string_view kConfig = "--config";
constexpr std::string_view kData = "--data";
constexpr std::string_view kStore = "--store";

using Values = std::map<std::string, std::vector<std::string>, std::less<>>;

// "--limit-tables-per-minute" is limit-tables-per-minute in the file, MAGICMAZE_LIMIT_TABLES_PER_MINUTE in
// the environment.
std::string_view key_of(std::string_view flag) { return flag.substr(2); }

std::string variable_of(std::string_view flag) {
  std::string name = "MAGICMAZE_";
  for (const char letter : key_of(flag)) {
    name += letter == '-' ? '_' : base::upper_case(letter);
  }
  return name;
}

const ServeSetting* setting_of_key(std::string_view key) {
  const auto found = std::ranges::find_if(serve_settings(),
                                          [&](const ServeSetting& one) { return key_of(one.flag) == key; });
  return found == serve_settings().end() ? nullptr : &*found;
}

// Reads one line of the file; returns what is wrong with it, if anything.
Complaint read_line(std::string_view words, Values& values) {
  if (words.empty() || words.starts_with('#')) return std::nullopt;
  const std::size_t equals = words.find('=');
  if (equals == std::string_view::npos) return "expected key = value.";
  const std::string key{base::trimmed(words.substr(0, equals))};
  const ServeSetting* setting = setting_of_key(key);
  if (setting == nullptr) return "there is no option " + key + ".";
  auto& list = values[key];
  if (!list.empty() && setting->repeats == Repeats::Never) return key + " is set twice.";
  list.emplace_back(base::trimmed(words.substr(equals + 1)));
  return std::nullopt;
}

std::expected<Values, std::string> read_config(const std::string& name) {
  ASSIGN_OR_RETURN(const auto text, cli::read_file(name));
  Values values;
  notation::TextParts lines{text, "\n"};
  for (std::size_t number = 1;; ++number) {
    const auto line = lines.next();
    if (!line) return values;
    if (const Complaint wrong = read_line(base::trimmed(*line), values)) {
      return std::unexpected{name + ", line " + std::to_string(number) + ": " + *wrong};
    }
  }
}

// The contents of the file named by a flag or the environment; nothing without one.
std::expected<Values, std::string> config_of(const cli::Arguments& flags, const Environment& environment) {
  auto config = flags.value(kConfig);
  if (!config) config = environment(variable_of(kConfig));
  return config ? read_config(*config) : Values{};
}

// In the environment, one variable holds several values separated by commas.
std::vector<std::string> from_environment(const ServeSetting& setting, const std::string& text) {
  if (setting.repeats == Repeats::Never) return {text};
  std::vector<std::string> values;
  notation::TextParts parts{text, ","};
  while (const auto part = parts.next()) values.emplace_back(base::trimmed(*part));
  return values;
}

struct Given {
  std::vector<std::string> values;
  std::string where;  // how an error names it
};

Given given(const ServeSetting& setting, const cli::Arguments& flags, const Environment& environment,
            const Values& file) {
  if (flags.has(setting.flag)) return {flags.values(setting.flag), std::string{setting.flag}};
  const std::string variable = variable_of(setting.flag);
  if (const auto text = environment(variable)) return {from_environment(setting, *text), variable};
  const auto found = file.find(key_of(setting.flag));
  if (found != file.end()) return {found->second, found->first + " in the file"};
  return {};
}

// For the page about privacy.
net::KeptFor kept_for(const ServeOptions& options) {
  constexpr std::int64_t kDaySeconds = 86'400;
  net::KeptFor kept{.games_days = options.keep_records_s / kDaySeconds,
                    .waiting_days = options.tables.kept_game_ms / (1'000 * kDaySeconds),
                    .empty_minutes = options.tables.empty_table_ms / 60'000};
  for (const protocol::IceServer& server : options.tables.ice.servers)
    kept.voice_servers.push_back(server.url);
  return kept;
}

std::expected<std::filesystem::path, std::string> usual_folder(const Environment& environment) {
  const auto data = environment("XDG_DATA_HOME");
  if (data && !data->empty()) return std::filesystem::path{*data} / "magicmaze";
  const auto home = environment("HOME");
  if (home && !home->empty()) return std::filesystem::path{*home} / ".local" / "share" / "magicmaze";
  return std::unexpected{
      "Don't know where to store the games: neither HOME nor XDG_DATA_HOME is set. Use --data FOLDER."};
}

}  // namespace

std::span<const cli::Option> serve_option_list() {
  static const std::vector<cli::Option> kOptions = [] {
    std::vector<cli::Option> options;
    for (const ServeSetting& setting : serve_settings()) {
      options.push_back({setting.flag, setting.value, setting.help});
    }
    options.push_back({kConfig, "FILE",
                       "options from a file with lines like `listen = 127.0.0.1:8080`; # starts a comment"});
    return options;
  }();
  return kOptions;
}

std::expected<ServeOptions, std::string> read_serve_options(const cli::Arguments& flags,
                                                            const Environment& environment) {
  ASSIGN_OR_RETURN(const auto file, config_of(flags, environment));
  ServeOptions options;
  options.net.threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
  for (const ServeSetting& setting : serve_settings()) {
    const Given found = given(setting, flags, environment, file);
    for (const std::string& value : found.values) {
      if (const Complaint wanted = setting.apply(options, value)) {
        return std::unexpected{found.where + " takes " + *wanted + "."};
      }
    }
  }
  if (options.net.listen.empty()) options.net.listen = {*net::Endpoint::read("0.0.0.0:8080")};
  if (options.net.tls && (options.net.tls->certificate.empty() || options.net.tls->key.empty())) {
    return std::unexpected{"TLS needs both --tls-cert and --tls-key."};
  }
  const bool shares_secret = std::ranges::any_of(
      options.tables.ice.servers,
      [](const protocol::IceServer& server) { return server.is_relay() && server.user.empty(); });
  if (shares_secret && options.tables.ice.relay_secret.empty()) {
    return std::unexpected{
        "turn:HOST:PORT needs --turn-secret-file, from which players' passwords are made."};
  }
  if (options.data.empty()) {
    ASSIGN_OR_RETURN(options.data, usual_folder(environment));
  }
  options.tables.allow_setup = options.net.allow_setup;
  options.net.blocked_words = options.tables.blocked_words;
  options.net.kept = kept_for(options);
  options.tables.most_tables = (options.most_tables + options.net.threads - 1) / options.net.threads;
  return options;
}

std::expected<std::filesystem::path, std::string> read_data_folder(const cli::Arguments& flags,
                                                                   const Environment& environment) {
  ASSIGN_OR_RETURN(const auto file, config_of(flags, environment));
  const Given found = given(*setting_of_key(key_of(kData)), flags, environment, file);
  if (found.values.empty()) return usual_folder(environment);
  if (found.values.back().empty()) return std::unexpected{found.where + " must be the name of a folder."};
  return found.values.back();
}

std::expected<std::filesystem::path, std::string> read_folder_with_games(const cli::Arguments& flags,
                                                                         const Environment& environment) {
  ASSIGN_OR_RETURN(const auto file, config_of(flags, environment));
  const Given store = given(*setting_of_key(key_of(kStore)), flags, environment, file);
  if (store.values.empty()) return read_data_folder(flags, environment);
  return std::unexpected{"This works on games in a folder, and " + store.where +
                         " says that yours are in PostgreSQL: use its own programs, such as pg_dump."};
}

std::span<const cli::Option> data_folder_options() {
  static constexpr std::array kOptions{
      cli::Option{kData, "FOLDER", "where the games are stored (default $XDG_DATA_HOME/magicmaze)"},
      cli::Option{kConfig, "FILE", "the server's configuration file, for its line `data = FOLDER`"}};
  return kOptions;
}

std::optional<std::string> process_environment(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>{value};
}

}  // namespace serve
