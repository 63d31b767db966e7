// A program's connection to a table: a websocket on a thread of its own that comes back by itself after a
// cut. Lines go out and come in without anybody waiting for the network. It does not read what is said, but
// for the server's word when to come back.
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
struct LineOpened {};  // nothing is known of what was sent before; say first who you are
struct LineHeard {
  std::string text;
};
struct LineCut {  // it comes back by itself
  std::string why;
  std::uint32_t back_in_ms = 0;
};
struct LineEnded {  // it does not come back by itself
  std::string why;
  std::uint16_t close_code = 0;  // 0: the server has not said goodbye
};
using LineNews = std::variant<LineOpened, LineHeard, LineCut, LineEnded>;

// After a cut: 200 ms, then twice as long each time, 3 s at the most.
inline constexpr std::uint32_t kFirstPauseMs = 200;
inline constexpr std::uint32_t kLongestPauseMs = 3'000;
constexpr std::uint32_t longer_pause(std::uint32_t ms) {
  return ms >= kLongestPauseMs / 2 ? kLongestPauseMs : ms * 2;
}

// The milliseconds of {"bye":{"why":"restart","come_back_ms":3000}}, a minute at the most; 0 if the line says
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
  std::string trusted{};  // a file of certificates (PEM) to trust beside the system's own; empty: none
};

// One thread uses it; it has another of its own.
class Client {
 public:
  explicit Client(ClientOptions options);
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  ~Client();

  // A file that can be read from when there is news: for poll().
  int handle() const;
  // What has happened, in its order; none if there is nothing new. Never waits.
  std::optional<LineNews> next();

  // One line without its line break. It goes out on the connection whose LineOpened was told last, or never.
  void send(std::string line);

  // After LineEnded: tries again. In a pause: tries now.
  void come_back();
  // Drops the connection without a word, as a tunnel does; it comes back like after any other cut.
  void cut();

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
  std::uint64_t opened_ = 0;  // the number of the connection whose LineOpened was told last
};

}  // namespace net
