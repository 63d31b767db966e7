#include "net/http.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "base/overloaded.h"
#include "net/query.h"
#include "notation/json_writer.h"

namespace net {
namespace {

using protocol::Code;

constexpr std::string_view kReading = "GET, HEAD, OPTIONS";
constexpr std::string_view kReadingAndPosting = "GET, HEAD, POST, OPTIONS";
constexpr std::string_view kPosting = "POST, OPTIONS";

struct FixedRoute {
  std::string_view path;
  Route route;
};
const std::array<FixedRoute, 24> kFixedRoutes{
    FixedRoute{"/", FrontPage{}},
    FixedRoute{"/style.css", StyleSheet{}},
    FixedRoute{"/privacy", TellPrivacy{}},
    FixedRoute{"/robots.txt", TellRobots{}},
    FixedRoute{"/api/version", TellVersion{}},
    FixedRoute{"/api/catalog", TellCatalog{}},
    FixedRoute{"/api/site", TellSite{}},
    FixedRoute{"/api/tables", ListTables{}},
    FixedRoute{"/api/records", ListRecords{}},
    FixedRoute{"/api/book", ShowBook{}},
    FixedRoute{"/api/book/grid", ShowGrid{}},
    FixedRoute{"/api/book.json", ExportBookJson{}},
    FixedRoute{"/api/book.csv", ExportBookCsv{}},
    FixedRoute{"/api/crews", ShowCrew{}},
    FixedRoute{"/api/heist", ShowHeist{}},
    FixedRoute{"/healthz", TellHealth{}},
    FixedRoute{"/readyz", TellReadiness{}},
    FixedRoute{"/metrics", TellMetrics{}},
    FixedRoute{"/statistics", TellStatistics{}},
    FixedRoute{"/admin", ShowConsole{}},
    FixedRoute{"/admin.css", ConsoleStyle{}},
    FixedRoute{"/admin.js", ConsoleScript{}},
    FixedRoute{"/api/admin", RunCommand{}},
    FixedRoute{"*", TellHealth{}}};  // OPTIONS * asks about the whole server

template <class WithCode, class Without = WrongCode>
Route with_code(std::string_view text) {
  const auto code = Code::read(text);
  if (!code) return Without{};
  return WithCode{*code};
}

// /rules and everything below it.
bool is_in(std::string_view path, std::string_view place) {
  return path.starts_with(place) && (path.size() == place.size() || path[place.size()] == '/');
}

std::optional<Route> route_of(std::string_view path) {
  for (const FixedRoute& fixed : kFixedRoutes) {
    if (fixed.path == path) return fixed.route;
  }
  constexpr std::string_view kTable = "/t/";
  constexpr std::string_view kSocket = "/ws/";
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kRecords = "/api/records/";
  if (path.starts_with(kTable)) return with_code<TablePage, WrongTablePage>(path.substr(kTable.size()));
  if (path.starts_with(kSocket)) return with_code<EnterTable>(path.substr(kSocket.size()));
  constexpr std::string_view kNameKey = "/name-key";
  constexpr std::string_view kForgetName = "/forget-name";
  if (path.starts_with(kTables) && path.ends_with(kNameKey)) {
    path.remove_suffix(kNameKey.size());
    if (path.size() < kTables.size()) return WrongCode{};
    return with_code<TellNameKey>(path.substr(kTables.size()));
  }
  if (path.starts_with(kTables)) return with_code<ShowTable>(path.substr(kTables.size()));
  if (path.starts_with(kRecords) && path.ends_with(kForgetName)) {
    const std::string_view id = path.substr(0, path.size() - kForgetName.size());
    if (id.size() > kRecords.size() && is_record_id(id.substr(kRecords.size())))
      return ForgetOwnName{.record = std::string{id.substr(kRecords.size())}, .body = {}};
  }
  if (path.starts_with(kRecords) && is_record_id(path.substr(kRecords.size()))) {
    return ShowRecord{std::string{path.substr(kRecords.size())}};
  }
  for (const std::string_view place :
       {"/api/achievements/", "/api/deeds/"}) {  // the latter is the older name
    if (path.starts_with(place) && is_record_id(path.substr(place.size()))) {
      return ShowAchievements{std::string{path.substr(place.size())}};
    }
  }
  for (const std::string_view place : {"/practice", "/rules", "/replay", "/editor", "/book", "/heist",
                                       "/crew", "/achievements", "/deeds", "/screen"}) {
    if (is_in(path, place)) return ClientPage{};
  }
  // Where browsers look if a page names no icon.
  if (path == "/favicon.ico") path = "/icon-192.png";
  if (const page::File* file = page::find(path)) return PageFile{file};
  return std::nullopt;
}

std::string_view reason(unsigned status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 204:
      return "No Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 413:
      return "Content Too Large";
    case 421:
      return "Misdirected Request";
    case 422:
      return "Unprocessable Content";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return "Internal Server Error";
  }
}

}  // namespace

bool is_record_id(std::string_view text) {
  if (text.empty() || text.size() > 64) return false;
  return std::ranges::all_of(text,
                             [](char c) { return base::is_letter_or_digit(c) || c == '-' || c == '_'; });
}

std::string place_of(std::string_view path) {
  const auto route = route_of(path);
  if (!route) return "elsewhere";
  using Path = std::string;
  const std::string_view with_code = path.starts_with("/ws/") ? "/ws/CODE" : "/api/tables/CODE";
  return std::visit(
      base::Overloaded{[&](const TablePage&) { return Path{"/t/CODE"}; },
                       [&](const WrongTablePage&) { return Path{"/t/CODE"}; },
                       [&](const WrongCode&) { return Path{with_code}; },
                       [&](const EnterTable&) { return Path{with_code}; },
                       [&](const ShowTable&) { return Path{with_code}; },
                       [&](const TellNameKey&) { return Path{"/api/tables/CODE/name-key"}; },
                       [&](const ForgetOwnName&) { return Path{"/api/records/ID/forget-name"}; },
                       [&](const ShowRecord&) { return Path{"/api/records/ID"}; },
                       [&](const ShowAchievements&) { return Path{"/api/achievements/ID"}; },
                       [&](const ClientPage&) { return Path{path.substr(0, path.find('/', 1))}; },
                       [&](const auto&) { return Path{path}; }},
      *route);
}

HttpAnswer error_answer(unsigned status, std::string_view error, std::string_view text) {
  notation::JsonWriter json;
  json.begin_object().key("error").string(error).key("text").string(text).end_object();
  return {.status = status, .body = json.text()};
}

std::expected<Route, HttpAnswer> route_of(const HttpRequest& request) {
  const std::string_view target = request.target;
  const std::string_view path = path_of(target);
  std::optional<Route> route = route_of(path);
  if (!route || (path == "*" && request.method != Method::Options)) {
    return std::unexpected{error_answer(404, "NoSuchPage", "There's nothing here.")};
  }
  const bool is_tables = std::holds_alternative<ListTables>(*route);
  const bool may_post = is_tables || std::holds_alternative<ShowCrew>(*route);
  // What is posted, where nothing can be read.
  auto* const own_name = std::get_if<ForgetOwnName>(&*route);
  auto* const command = std::get_if<RunCommand>(&*route);
  std::string* const posted = own_name != nullptr  ? &own_name->body
                              : command != nullptr ? &command->line
                                                   : nullptr;
  const std::string allowed{posted != nullptr ? kPosting : may_post ? kReadingAndPosting : kReading};
  switch (request.method) {
    case Method::Options:
      return std::unexpected{HttpAnswer{.status = 204, .type = "", .headers = {{"Allow", allowed}}}};
    case Method::Post:
      if (is_tables) return OpenTable{request.body};
      if (may_post) return FoundCrew{request.body};
      if (posted == nullptr) break;
      *posted = request.body;
      return *route;
    case Method::Get:
    case Method::Head:
      if (posted != nullptr) break;
      if (std::holds_alternative<EnterTable>(*route) && !request.is_upgrade) {
        HttpAnswer answer = error_answer(426, "UpgradeNeeded", "This address is for websockets.");
        answer.headers = {{"Upgrade", "websocket"}};
        return std::unexpected{answer};
      }
      return *route;
    case Method::Other:
      break;
  }
  HttpAnswer answer = error_answer(405, "MethodNotAllowed", "Allowed here: " + allowed + ".");
  answer.headers = {{"Allow", allowed}};
  return std::unexpected{answer};
}

std::string head_of(const HttpAnswer& answer) {
  std::string text = "HTTP/1.1 " + std::to_string(answer.status) + " ";
  text += reason(answer.status);
  const auto add = [&](std::string_view name, std::string_view value) {
    text += "\r\n";
    text += name;
    text += ": ";
    text += value;
  };
  add("Server", "magicmaze");
  if (!answer.type.empty()) {
    add("Content-Type", answer.type);
    if (!answer.source) add("Content-Length", std::to_string(answer.bytes().size()));
    if (answer.is_chunked) add("Transfer-Encoding", "chunked");
  }
  const auto has_own = [&](std::string_view name) {
    return std::ranges::any_of(answer.headers, [&](const auto& header) { return header.first == name; });
  };
  for (const auto& [name, value] : answer.headers) add(name, value);
  if (!has_own("Cache-Control")) add("Cache-Control", "no-store");
  for (const auto& [name, value, is_for_parts] : security_headers()) {
    if (answer.is_part_of_page && !is_for_parts) continue;
    if (!has_own(name)) add(name, value);
  }
  if (answer.closes) add("Connection", "close");
  text += "\r\n\r\n";
  return text;
}

std::string content_security_policy(std::string_view more_connections) {
  std::string text =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
      "img-src 'self' data:; manifest-src 'self'; worker-src 'self'; connect-src 'self'";
  text += more_connections;
  text += "; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
  return text;
}

const std::vector<SecurityHeader>& security_headers() {
  static const std::string kOwnPolicy = content_security_policy("");
  static const std::vector<SecurityHeader> kHeaders{
      {.name = kPolicyHeader, .value = kOwnPolicy},
      {.name = "X-Content-Type-Options", .value = "nosniff", .is_for_parts = true},
      // A link carries the code of its table.
      {.name = "Referrer-Policy", .value = "no-referrer"},
      {.name = "Permissions-Policy",
       .value = "camera=(), geolocation=(), microphone=(self), payment=(), usb=()"},
      {.name = "Cross-Origin-Resource-Policy", .value = "same-origin", .is_for_parts = true},
  };
  return kHeaders;
}

}  // namespace net
