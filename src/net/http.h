// A request and an answer over HTTP as plain values, and the closed set of what can be requested. The code
// that reads sockets makes requests from bytes; nothing here knows about sockets.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "page/page.h"
#include "protocol/code.h"

namespace net {

enum class Method : std::uint8_t { Get, Head, Post, Options, Other };

struct HttpRequest {
  Method method = Method::Get;
  std::string target;
  std::string host{};
  std::optional<std::string> origin{};
  std::string authorization{};
  std::string forwarded_for{};
  std::string accept{};
  std::string accept_encoding{};
  std::string accept_language{};
  std::string if_none_match{};
  std::string body{};
  bool is_upgrade = false;  // to a websocket, with everything that requires
};

class BodySource;

struct HttpAnswer {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body{};
  // Instead of the body: bytes that last as long as the program and are sent without copying.
  std::string_view lasting_body{};
  // Or a body that is made while it is sent. A client with an older HTTP gets it until the connection closes.
  std::shared_ptr<BodySource> source{};
  bool is_chunked = false;
  std::vector<std::pair<std::string_view, std::string>> headers{};
  bool closes = false;  // the connection ends with this answer
  // A script, a style sheet or something similar that is never shown on its own: the page's own headers
  // already say what it may do. On a first visit this saves ten thousand bytes.
  bool is_part_of_page = false;

  std::string_view bytes() const { return lasting_body.empty() ? std::string_view{body} : lasting_body; }
};

// ---- what can be asked
struct FrontPage {};
// An address that the browser client knows, besides the front page and the tables.
struct ClientPage {};
struct PageFile {
  const page::File* file;
};
struct StyleSheet {};
struct TablePage {
  protocol::Code code;
};
struct TellVersion {};
struct TellCatalog {};
struct ListTables {};
struct OpenTable {
  std::string choice;
};
struct ShowTable {
  protocol::Code code;
};
struct TellSite {};     // what this server says about itself
struct TellPrivacy {};  // what it keeps about people, as a page
struct TellRobots {};   // what search engines may read
struct ListRecords {};
struct ShowRecord {
  std::string id;
};
// Of a table's last game: what lets the member who asks take their name out of it.
struct TellNameKey {
  protocol::Code code;
};
struct ForgetOwnName {
  std::string record;
  std::string body;
};
struct ShowBook {};
struct ShowGrid {};
struct ExportBookJson {};
struct ExportBookCsv {};
struct ShowCrew {};
// What the crew that won this game has achieved, for anyone.
struct ShowAchievements {
  std::string record;
};
struct FoundCrew {
  std::string body;
};
struct ShowHeist {};
struct TellHealth {};
struct TellReadiness {};
struct TellMetrics {};
struct TellStatistics {};
// The operator's console.
struct ShowConsole {};
struct ConsoleStyle {};
struct ConsoleScript {};
struct RunCommand {
  std::string line;
};
struct EnterTable {
  protocol::Code code;
};
// A code that no table can have: it is a guess like any other.
struct WrongCode {};
// A link with a mistyped code.
struct WrongTablePage {};
using Route = std::variant<FrontPage, ClientPage, PageFile, StyleSheet, TablePage, WrongTablePage,
                           TellVersion, TellCatalog, TellSite, TellPrivacy, TellRobots, ListTables, OpenTable,
                           ShowTable, TellNameKey, ForgetOwnName, ListRecords, ShowRecord, ShowBook, ShowGrid,
                           ExportBookJson, ExportBookCsv, ShowCrew, ShowAchievements, FoundCrew, ShowHeist,
                           TellHealth, TellReadiness, TellMetrics, TellStatistics, ShowConsole, ConsoleStyle,
                           ConsoleScript, RunCommand, EnterTable, WrongCode>;

// Whether a game could have this name.
bool is_record_id(std::string_view text);

// Where a request leads, or the answer that it leads nowhere: 204, 404, 405 or 426.
std::expected<Route, HttpAnswer> route_of(const HttpRequest& request);

// Where a path leads, for a log: without codes, names of games and whatever else people write there.
std::string place_of(std::string_view path);

// {"error":"NoSuchPage","text":"..."}
HttpAnswer error_answer(unsigned status, std::string_view error, std::string_view text);

// What goes over the wire before the answer's bytes. They follow, unless the request was HEAD: then they are
// only measured.
std::string head_of(const HttpAnswer& answer);

// What an answer tells browsers: some of it always, some only if it can be shown as a page.
struct SecurityHeader {
  std::string_view name;
  std::string_view value;
  bool is_for_parts = false;
};
const std::vector<SecurityHeader>& security_headers();

// What a page may do. Besides the server itself, it may connect to these, each preceded by a space; if an
// answer sets such a header itself, that one is used.
inline constexpr std::string_view kPolicyHeader = "Content-Security-Policy";
std::string content_security_policy(std::string_view more_connections);

}  // namespace net
