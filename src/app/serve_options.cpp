#include "app/serve_options.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <thread>
#include <vector>

#include "app/read_file.h"
#include "app/serve_settings.h"
#include "base/text.h"
#include "notation/words.h"

namespace app {
namespace {

constexpr std::string_view kConfig = "--config";
constexpr std::string_view kData = "--data";

using Values = std::map<std::string, std::vector<std::string>, std::less<>>;

// "--limit-tables-per-minute" is limit-tables-per-minute in the file, MAGICMAZE_LIMIT_TABLES_PER_MINUTE in
// the environment.
std::string_view key_of(std::string_view flag) { return flag.substr(2); }

std::string variable_of(std::string_view flag) {
  std::string name = "MAGICMAZE_";
  for (const char letter : key_of(flag)) {
    name +=
        letter == '-' ? '_' : static_cast<char>(letter - (letter >= 'a' && letter <= 'z' ? 'a' - 'A' : 0));
  }
  return name;
}

const ServeSetting* setting_of_key(std::string_view key) {
  const auto found = std::ranges::find_if(serve_settings(),
                                          [&](const ServeSetting& one) { return key_of(one.flag) == key; });
  return found == serve_settings().end() ? nullptr : &*found;
}

// One line of the file; what is wrong with it, if anything is.
Complaint read_line(std::string_view words, Values& values) {
  if (words.empty() || words.starts_with('#')) return std::nullopt;
  const std::size_t equals = words.find('=');
  if (equals == std::string_view::npos) return "this is not key = value.";
  const std::string key{base::trimmed(words.substr(0, equals))};
  const ServeSetting* setting = setting_of_key(key);
  if (setting == nullptr) return "there is no option " + key + ".";
  auto& list = values[key];
  if (!list.empty() && setting->repeats == Repeats::Never) return key + " stands there for the second time.";
  list.emplace_back(base::trimmed(words.substr(equals + 1)));
  return std::nullopt;
}

std::expected<Values, std::string> read_config(const std::string& name) {
  const auto text = read_file(name);
  if (!text) return std::unexpected{text.error()};
  Values values;
  notation::Parts lines{*text, "\n"};
  for (std::size_t number = 1;; ++number) {
    const auto line = lines.next();
    if (!line) return values;
    if (const Complaint wrong = read_line(base::trimmed(*line), values)) {
      return std::unexpected{name + ", line " + std::to_string(number) + ": " + *wrong};
    }
  }
}

// What the file says that a flag or the environment names; nothing without one.
std::expected<Values, std::string> config_of(const Arguments& flags, const Environment& environment) {
  auto config = flags.value(kConfig);
  if (!config) config = environment(variable_of(kConfig));
  return config ? read_config(*config) : Values{};
}

// In the environment several values stand in one variable, with commas between them.
std::vector<std::string> from_environment(const ServeSetting& setting, const std::string& text) {
  if (setting.repeats == Repeats::Never) return {text};
  std::vector<std::string> values;
  notation::Parts parts{text, ","};
  while (const auto part = parts.next()) values.emplace_back(base::trimmed(*part));
  return values;
}

struct Given {
  std::vector<std::string> values;
  std::string where;  // how a complaint names it
};

Given given(const ServeSetting& setting, const Arguments& flags, const Environment& environment,
            const Values& file) {
  if (flags.has(setting.flag)) return {flags.values(setting.flag), std::string{setting.flag}};
  const std::string variable = variable_of(setting.flag);
  if (const auto text = environment(variable)) return {from_environment(setting, *text), variable};
  const auto found = file.find(key_of(setting.flag));
  if (found != file.end()) return {found->second, found->first + " in the file"};
  return {};
}

std::expected<std::filesystem::path, std::string> usual_folder(const Environment& environment) {
  const auto data = environment("XDG_DATA_HOME");
  if (data && !data->empty()) return std::filesystem::path{*data} / "magicmaze";
  const auto home = environment("HOME");
  if (home && !home->empty()) return std::filesystem::path{*home} / ".local" / "share" / "magicmaze";
  return std::unexpected{
      "Where should the games be kept? Neither HOME nor XDG_DATA_HOME is set: give --data."};
}

}  // namespace

std::span<const Option> serve_option_list() {
  static const std::vector<Option> kOptions = [] {
    std::vector<Option> options;
    for (const ServeSetting& setting : serve_settings()) {
      options.push_back({setting.flag, setting.takes, setting.help});
    }
    options.push_back(
        {kConfig, Takes::Value, "FILE with lines like `listen = 127.0.0.1:8080`; # begins a comment"});
    return options;
  }();
  return kOptions;
}

std::expected<ServeOptions, std::string> read_serve_options(const Arguments& flags,
                                                            const Environment& environment) {
  const auto file = config_of(flags, environment);
  if (!file) return std::unexpected{file.error()};
  ServeOptions options;
  options.net.listen = *net::Endpoint::read("0.0.0.0:8080");
  options.net.threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
  for (const ServeSetting& setting : serve_settings()) {
    const Given found = given(setting, flags, environment, *file);
    for (const std::string& value : found.values) {
      if (const Complaint wanted = setting.apply(options, value)) {
        return std::unexpected{found.where + " takes " + *wanted + "."};
      }
    }
  }
  if (options.net.tls && (options.net.tls->certificate.empty() || options.net.tls->key.empty())) {
    return std::unexpected{"TLS needs both: --tls-cert and --tls-key."};
  }
  const bool shares_secret = std::ranges::any_of(
      options.rules.ice.servers,
      [](const protocol::IceServer& server) { return server.is_relay() && server.user.empty(); });
  if (shares_secret && options.rules.ice.relay_secret.empty()) {
    return std::unexpected{"turn:HOST:PORT needs --turn-secret-file: what players are told is made from it."};
  }
  if (options.data.empty()) {
    auto folder = usual_folder(environment);
    if (!folder) return std::unexpected{folder.error()};
    options.data = *folder;
  }
  options.rules.allow_setup = options.net.allow_setup;
  options.rules.most_tables = (options.most_tables + options.net.threads - 1) / options.net.threads;
  return options;
}

std::expected<std::filesystem::path, std::string> read_data_folder(const Arguments& flags,
                                                                   const Environment& environment) {
  const auto file = config_of(flags, environment);
  if (!file) return std::unexpected{file.error()};
  const Given found = given(*setting_of_key(key_of(kData)), flags, environment, *file);
  if (found.values.empty()) return usual_folder(environment);
  if (found.values.back().empty()) return std::unexpected{found.where + " takes the name of a folder."};
  return found.values.back();
}

std::span<const Option> data_folder_options() {
  static constexpr std::array kOptions{
      Option{kData, Takes::Value, "the folder of the games (default $XDG_DATA_HOME/magicmaze)"},
      Option{kConfig, Takes::Value, "FILE of the server, whose line `data = FOLDER` counts"}};
  return kOptions;
}

std::optional<std::string> process_environment(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>{value};
}

}  // namespace app
