// A program's connection to a table: a websocket on its own thread that reconnects by itself. Lines go out
// and come in without anyone waiting for the network. It doesn't interpret the lines, except for the server's
// message about when to come back.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "net/table_link.h"

namespace net {

// ---- what happens on the line, in its order
struct ConnectionOpened {};  // nothing is known about what was sent before; say who you are first
struct LineReceived {
  std::string text;
};
struct ConnectionCut {  // it reconnects by itself
  std::string why;
  std::uint32_t back_in_ms = 0;
};
struct ConnectionEnded {  // it doesn't reconnect by itself
  std::string why;
  std::uint16_t close_code = 0;  // 0: the server hasn't said goodbye
};
using ConnectionNews = std::variant<ConnectionOpened, LineReceived, ConnectionCut, ConnectionEnded>;

// After losing the connection: 200 ms, then twice as long each time, up to 3 s.
inline constexpr std::uint32_t kFirstPauseMs = 200;
inline constexpr std::uint32_t kLongestPauseMs = 3'000;
constexpr std::uint32_t longer_pause(std::uint32_t ms) {
  return ms >= kLongestPauseMs / 2 ? kLongestPauseMs : ms * 2;
}

// The milliseconds of {"bye":{"why":"restart","come_back_ms":3000}}, a minute at most; 0 if the line says
// something else.
std::uint32_t come_back_ms(std::string_view line);

// What a server that did not open a websocket has answered, as a sentence for the person at the keyboard.
struct Declined {
  unsigned status = 0;
  std::string body;
};
std::string sentence_of(const Declined& declined, const TableLink& link);

struct ClientOptions {
  TableLink link;
  std::string trusted{};  // a file of certificates (PEM) to trust besides the system's; empty: none
};

// Used by one thread; it has a second one of its own.
class Client {
 public:
  explicit Client(ClientOptions options);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client();

  // A file that can be read from when there is news: for poll().
  int handle() const;
  // What has happened, in order; none if there is nothing new. Never waits.
  std::optional<ConnectionNews> next();

  // One line without its line break. It goes out on the connection whose ConnectionOpened came last, or
  // never.
  void send(std::string line);

  // After ConnectionEnded: tries again. In a pause: tries now.
  void come_back();
  // Drops the connection without telling the server, as a tunnel does; it comes back as after any other loss.
  void cut();

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
  std::uint64_t opened_ = 0;  // the number of the connection whose ConnectionOpened came last
};

}  // namespace net
