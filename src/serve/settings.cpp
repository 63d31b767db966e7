#include "serve/settings.h"

#include <algorithm>
#include <array>

#include "cli/read_file.h"
#include "net/base_path.h"
#include "net/origin.h"
#include "notation/words.h"
#include "protocol/read_request.h"

namespace serve {
namespace {

template <class Number>
Complaint read_number(const std::string& text, std::int64_t lowest, std::int64_t highest, Number& number) {
  std::int64_t value = 0;
  if (!notation::read_number(text, lowest, highest, value)) {
    return "a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest);
  }
  number = static_cast<Number>(value);
  return std::nullopt;
}

Complaint read_switch(const std::string& text, bool& on) {
  const bool is_yes = text.empty() || text == "yes" || text == "true" || text == "1";
  const bool is_no = text == "no" || text == "false" || text == "0";
  if (!is_yes && !is_no) return "yes or no";
  on = is_yes;
  return std::nullopt;
}

Complaint read_endpoint(const std::string& text, net::Endpoint& endpoint) {
  const auto read = net::Endpoint::read(text);
  if (!read) return "an address and a port, like 127.0.0.1:8080 or [::1]:8080";
  endpoint = *read;
  return std::nullopt;
}

Complaint read_origin(ServeOptions& options, const std::string& text) {
  const auto origin = net::origin_of(text);
  if (!origin) return "a site, like https://maze.example.org";
  options.net.allowed_origins.push_back(*origin);
  return std::nullopt;
}

// stun:HOST:PORT, turn:HOST:PORT with the secret of --turn-secret-file, or turn:NAME:SECRET@HOST:PORT.
Complaint read_ice_server(const std::string& text, std::vector<protocol::IceServer>& servers) {
  Complaint wanted = "stun:HOST:PORT, turn:HOST:PORT or turn:NAME:SECRET@HOST:PORT";
  const std::size_t colon = text.find(':');
  const std::string kind = text.substr(0, colon);
  const bool is_stun = kind == "stun" || kind == "stuns";
  const bool is_turn = kind == "turn" || kind == "turns";
  if (colon == std::string::npos || (!is_stun && !is_turn)) return wanted;
  const std::size_t at = text.rfind('@');
  const bool has_user = at != std::string::npos;
  const std::size_t name_end = text.find(':', colon + 1);
  if (has_user && (is_stun || name_end >= at || name_end == colon + 1)) return wanted;
  const std::string host = text.substr(has_user ? at + 1 : colon + 1);
  if (host.empty()) return wanted;
  protocol::IceServer server{.url = kind + ":" + host};
  if (has_user) {
    server.user = text.substr(colon + 1, name_end - colon - 1);
    server.password = text.substr(name_end + 1, at - name_end - 1);
  }
  servers.push_back(std::move(server));
  return std::nullopt;
}

// A secret in a file doesn't show up in the list of processes.
Complaint read_secret(const std::string& file, std::string& secret) {
  auto text = cli::read_file(file);
  if (!text) return "a readable file: " + text.error();
  while (text->ends_with('\n') || text->ends_with('\r')) text->pop_back();
  if (text->empty()) return "a file with a secret in it";
  secret = *text;
  return std::nullopt;
}

Complaint read_words(const std::string& text, std::size_t most, std::string& words) {
  if (text.size() > most || (!text.empty() && !protocol::can_be_read(text)))
    return "a line of at most " + std::to_string(most) + " bytes without control characters";
  words = text;
  return std::nullopt;
}

// Only what a page may link to, and what can't break out of it.
Complaint read_link(const std::string& text, std::string& link) {
  constexpr std::size_t kMost = 500;
  const bool is_web = text.starts_with("https://") || text.starts_with("http://");
  const bool is_mail = text.starts_with("mailto:") && text.contains('@');
  const bool is_plain = std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f && c != '"'; });
  if (!text.empty() && (!(is_web || is_mail) || !is_plain || text.size() > kMost))
    return "an address like https://example.org/imprint";
  link = text;
  return std::nullopt;
}

Complaint read_contact(const std::string& text, std::string& contact) {
  const bool is_mail = text.contains('@') && !text.contains(':') && !text.contains('/');
  if (!read_link(is_mail ? "mailto:" + text : text, contact)) return std::nullopt;
  return "a mail address like ana@example.org, or a page like https://example.org/contact";
}

// Whether it is complete is libpq's business.
Complaint read_store(const std::string& text, std::string& store) {
  const bool is_address = text.starts_with("postgresql://") || text.starts_with("postgres://");
  if (!is_address) return "an address like postgresql://USER@HOST/DATABASE";
  store = text;
  return std::nullopt;
}

net::TlsFiles& tls(ServeOptions& options) {
  if (!options.net.tls) options.net.tls.emplace();
  return *options.net.tls;
}

constexpr std::int64_t kMillion = 1'000'000;

constexpr std::array kSettings{
    ServeSetting{"--listen", "ADDRESS:PORT",
                 "where to listen, or unix:FILE for a proxy on this machine; port 0 picks a free one; may be "
                 "repeated (default 0.0.0.0:8080)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   const auto read = net::read_listen_address(v);
                   if (!read) return "an address and a port, like 127.0.0.1:8080 or [::1]:8080, or unix:FILE";
                   o.net.listen.push_back(*read);
                   return std::nullopt;
                 },
                 Repeats::Adds},
    ServeSetting{"--data", "FOLDER", "where the games are stored (default $XDG_DATA_HOME/magicmaze)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   o.data = v;
                   return v.empty() ? Complaint{"the name of a folder"} : std::nullopt;
                 }},
    ServeSetting{
        "--store", "ADDRESS",
        "keep the games in PostgreSQL, such as postgresql://USER@HOST/DATABASE (default: in the folder)",
        [](ServeOptions& o, const std::string& v) { return read_store(v, o.store); }},
    ServeSetting{"--threads", "COUNT", "network threads (default: cores - 1, at least 1)",
                 [](ServeOptions& o, const std::string& v) { return read_number(v, 1, 64, o.net.threads); }},
    ServeSetting{"--public-url", "URL", "how players reach the server, such as https://example.org/maze",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   if (const Complaint wrong = read_origin(o, v)) return wrong;
                   const auto path = net::base_path_of(v);
                   if (!path) return "a site, perhaps with a path of plain letters: https://example.org/maze";
                   o.net.public_url = v;
                   while (o.net.public_url.ends_with('/')) o.net.public_url.pop_back();
                   o.net.base_path = *path;
                   return std::nullopt;
                 }},
    ServeSetting{"--trusted-proxy", "ADDRESS", "trust X-Forwarded-For from this proxy; may be repeated",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   const auto address = net::Address::read(v);
                   if (!address) return "an address like 10.0.0.5";
                   o.net.trusted_proxies.push_back(*address);
                   return std::nullopt;
                 },
                 Repeats::Adds},
    ServeSetting{"--allow-origin", "URL", "another site whose pages may connect; may be repeated",
                 [](ServeOptions& o, const std::string& v) { return read_origin(o, v); }, Repeats::Adds},
    ServeSetting{"--allow-setup", cli::kNoValue, "let tables choose seeds and custom deals (default: no)",
                 [](ServeOptions& o, const std::string& v) { return read_switch(v, o.net.allow_setup); }},
    ServeSetting{"--countdown-ms", "MS", "from everyone being ready to the start of the game (default 3000)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 0, 60'000, o.tables.countdown_ms);
                 }},
    ServeSetting{"--tls-cert", "FILE", "certificate chain (PEM); needs --tls-key",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   tls(o).certificate = v;
                   return std::nullopt;
                 }},
    ServeSetting{"--tls-key", "FILE", "private key (PEM); SIGHUP rereads both",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   tls(o).key = v;
                   return std::nullopt;
                 }},
    ServeSetting{"--admin-secret-file", "FILE",
                 "file with the secret of the console at /admin, at least 16 characters (default: none)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   constexpr std::size_t kShortest = 16;
                   if (const Complaint wrong = read_secret(v, o.net.admin_secret)) return wrong;
                   if (o.net.admin_secret.size() >= kShortest) return std::nullopt;
                   return "a file with a secret of at least 16 characters";
                 }},
    ServeSetting{"--metrics-listen", "ADDRESS:PORT", "separate address for /metrics (default: none)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_endpoint(v, o.net.metrics_listen.emplace());
                 }},
    ServeSetting{"--metrics-token-file", "FILE", "file with the bearer token for /metrics (default: none)",
                 [](ServeOptions& o, const std::string& v) { return read_secret(v, o.net.metrics_token); }},
    ServeSetting{"--limit-connections-per-address", "COUNT", "open connections per address (default 256)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.address.connections);
                 }},
    ServeSetting{"--limit-new-connections-per-minute", "COUNT",
                 "new connections per address per minute (default 600)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.address.new_connections_a_minute);
                 }},
    ServeSetting{"--limit-tables-per-minute", "COUNT", "tables an address may open per minute (default 10)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.address.tables_a_minute);
                 }},
    ServeSetting{"--limit-tables-per-address", "COUNT", "open tables per address (default 200)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.address.tables);
                 }},
    ServeSetting{"--limit-ai-tables-per-address", "COUNT",
                 "open tables with teammates per address (default 20)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 0, kMillion, o.net.teammate_pool.most_tables_of_one);
                 }},
    ServeSetting{"--limit-guesses-per-minute", "COUNT",
                 "wrong codes and tokens per address per minute (default 20)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.address.guesses_a_minute);
                 }},
    ServeSetting{"--max-connections", "COUNT", "connections in total (default: what the file limit allows)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, kMillion, o.net.most_connections);
                 }},
    ServeSetting{
        "--max-tables", "COUNT", "tables in total (default 20000)",
        [](ServeOptions& o, const std::string& v) { return read_number(v, 1, kMillion, o.most_tables); }},
    ServeSetting{"--max-ai-tables", "COUNT", "tables with teammates in total (default 200)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 0, kMillion, o.net.teammate_pool.most_tables);
                 }},
    ServeSetting{"--ai-threads", "COUNT", "low-priority threads that think for teammates (default 1)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 1, 64, o.net.teammate_pool.threads);
                 }},
    ServeSetting{"--empty-minutes", "MINUTES", "close a table after this long with nobody there (default 10)",
                 [](ServeOptions& o, const std::string& v) {
                   const Complaint wrong = read_number(v, 0, kMillion, o.tables.empty_table_ms);
                   o.tables.empty_table_ms *= 60'000;
                   return wrong;
                 }},
    ServeSetting{"--keep-days", "DAYS",
                 "delete finished games after this many days; 0 keeps them for ever (default 0)",
                 [](ServeOptions& o, const std::string& v) {
                   const Complaint wrong = read_number(v, 0, 100'000, o.keep_records_s);
                   o.keep_records_s *= 86'400;
                   return wrong;
                 }},
    ServeSetting{"--keep-waiting-days", "DAYS", "how long a game waits to be resumed (default 7)",
                 [](ServeOptions& o, const std::string& v) {
                   const Complaint wrong = read_number(v, 0, 10'000, o.tables.kept_game_ms);
                   o.tables.kept_game_ms *= 86'400'000;
                   return wrong;
                 }},
    ServeSetting{"--site-name", "TEXT", "what this server is called on its page (default: none)",
                 [](ServeOptions& o, const std::string& v) { return read_words(v, 60, o.net.site.name); }},
    ServeSetting{"--contact", "ADDRESS", "mail address or page where you can be reached (default: none)",
                 [](ServeOptions& o, const std::string& v) { return read_contact(v, o.net.site.contact); }},
    ServeSetting{"--imprint-url", "URL", "page that says who runs this server (default: none)",
                 [](ServeOptions& o, const std::string& v) { return read_link(v, o.net.site.imprint); }},
    ServeSetting{"--privacy-url", "URL", "page about privacy (default: the server's own, /privacy)",
                 [](ServeOptions& o, const std::string& v) { return read_link(v, o.net.site.privacy); }},
    ServeSetting{
        "--message-of-the-day", "TEXT", "a line on the home page (default: none)",
        [](ServeOptions& o, const std::string& v) { return read_words(v, 300, o.net.site.message); }},
    ServeSetting{"--no-bots-at-public-tables", cli::kNoValue,
                 "allow bots at private tables only (default: no)",
                 [](ServeOptions& o, const std::string& v) {
                   bool none = false;
                   const Complaint wrong = read_switch(v, none);
                   o.tables.bots_at_public_tables = !none;
                   return wrong;
                 }},
    ServeSetting{"--blocked-words", "FILE",
                 "file with words that aren't allowed in names and texts (default: none)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   const auto text = cli::read_file(v);
                   if (!text) return "a readable file: " + text.error();
                   o.tables.blocked_words = protocol::BlockedWords::read(*text);
                   return std::nullopt;
                 }},
    ServeSetting{
        "--ice-server", "URL",
        "stun:HOST:PORT or turn:HOST:PORT for voice chat across networks; may be repeated",
        [](ServeOptions& o, const std::string& v) { return read_ice_server(v, o.tables.ice.servers); },
        Repeats::Adds},
    ServeSetting{
        "--turn-secret-file", "FILE", "file with the secret of the TURN servers (coturn: static-auth-secret)",
        [](ServeOptions& o, const std::string& v) { return read_secret(v, o.tables.ice.relay_secret); }},
    ServeSetting{"--log-level", "LEVEL", "debug, info, warning or error (default info)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   const auto level = net::read_log_level(v);
                   if (!level) return "debug, info, warning or error";
                   o.log_level = *level;
                   return std::nullopt;
                 }},
    ServeSetting{"--log-format", "FORMAT", "json, or text for people (default json)",
                 [](ServeOptions& o, const std::string& v) -> Complaint {
                   const auto format = net::read_log_format(v);
                   if (!format) return "json or text";
                   o.log_format = *format;
                   return std::nullopt;
                 }},
    ServeSetting{"--come-back-ms", "MS", "when clients reconnect after the server stops (default 3000)",
                 [](ServeOptions& o, const std::string& v) {
                   return read_number(v, 0, 3'600'000, o.net.come_back_ms);
                 }},
};

}  // namespace

std::span<const ServeSetting> serve_settings() { return kSettings; }

}  // namespace serve
