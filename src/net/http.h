// A request and an answer over HTTP as plain values, and the closed set of what can be asked. Whoever reads
// sockets makes the former of bytes; nothing here knows a socket.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

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
  std::string body{};
  bool is_upgrade = false;  // to a websocket, with all that belongs to it
};

struct HttpAnswer {
  unsigned status = 200;
  std::string type = "application/json";
  std::string body{};
  std::vector<std::pair<std::string_view, std::string>> headers{};
  bool closes = false;  // the connection ends with this answer
};

// ---- what can be asked
struct FrontPage {};
struct StyleSheet {};
struct TablePage {
  protocol::Code code;
};
struct TellVersion {};
struct ListTables {};
struct OpenTable {
  std::string choice;
};
struct ShowTable {
  protocol::Code code;
};
struct ListRecords {};
struct ShowRecord {
  std::string id;
};
struct TellHealth {};
struct TellReadiness {};
struct TellMetrics {};
struct EnterTable {
  protocol::Code code;
};
// A code that no table can have: it is a guess like any other.
struct WrongCode {};
using Route =
    std::variant<FrontPage, StyleSheet, TablePage, TellVersion, ListTables, OpenTable, ShowTable, ListRecords,
                 ShowRecord, TellHealth, TellReadiness, TellMetrics, EnterTable, WrongCode>;

// Where a request leads, or the answer that it leads nowhere: 204, 404, 405 or 426.
std::expected<Route, HttpAnswer> route_of(const HttpRequest& request);

// {"error":"NoSuchPage","text":"..."}
HttpAnswer error_answer(unsigned status, std::string_view error, std::string_view text);

// The answer as it goes over the wire. To HEAD its body is only measured.
enum class Body : std::uint8_t { Told, Untold };
std::string bytes_of(const HttpAnswer& answer, Body body);

// What every answer carries: what a browser may do with it, whatever it is.
using Header = std::pair<std::string_view, std::string_view>;
const std::vector<Header>& security_headers();

}  // namespace net
