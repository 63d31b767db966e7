// A blocking client for tests: HTTP, and a websocket at a table. Every call has a deadline, so that a test
// fails instead of hanging; a line that isn't in docs/protocol/asyncapi.json fails it too.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace support {

enum class Security : std::uint8_t { Plain, Tls };  // over TLS, any certificate is accepted

struct Where {
  std::uint16_t port = 0;
  Security security = Security::Plain;
  std::string from = "127.0.0.1";  // one of the loopback's many addresses, or ::1
  std::string base_path{};         // "/maze" where tables lie below a site
  std::string file{};              // a socket file instead of a port
};

using Headers = std::map<std::string, std::string>;  // names in lower case

struct HttpReply {
  unsigned status = 0;  // 0: the connection ended without an answer
  Headers headers;
  std::string body;
};

struct HttpQuestion {
  std::string method = "GET";
  std::string target = "/";
  std::string body{};
  Headers headers{};
};

// On a separate connection.
HttpReply http(const Where& where, const HttpQuestion& question);

class WsClient {
 public:
  // The reply is what the server said instead of "switching protocols".
  static std::expected<WsClient, HttpReply> open(const Where& where, const std::string& target,
                                                 const Headers& headers = {});
  WsClient(WsClient&&) noexcept;
  WsClient& operator=(WsClient&&) noexcept;
  ~WsClient();

  // A frame of text, of one or several lines. False: the connection is gone.
  bool send(std::string_view text);
  bool send_binary(std::string_view bytes);
  bool send_ping();

  // The next line. Nothing: the connection has ended, or nothing came in time.
  std::optional<std::string> line();
  // The next line that contains this text; earlier ones are skipped.
  std::optional<std::string> line_with(std::string_view letters);
  // Reads to the end of the connection: the code of its close frame, 0 if it ended without one. Nothing: it
  // didn't end in time.
  std::optional<unsigned> close_code();

  // Closes without a word, as a phone in a tunnel does.
  void drop();

  struct Impl;

 private:
  explicit WsClient(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace support
