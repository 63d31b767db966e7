// A websocket over a stream, for a server or a client: the only place where Beast's templates are compiled,
// which takes longer than all the rest of the network.
#pragma once

#include <boost/beast/websocket/rfc6455.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/asio.h"
#include "net/stream.h"

namespace net {

enum class FrameKind : std::uint8_t { Text, Binary };
enum class ControlKind : std::uint8_t { Ping, Pong, Close };

struct WebsocketOptions {
  std::size_t longest_message = 0;  // that is read; 0: of any length
  bool splits_messages = true;      // a long one goes out in several frames
  // Gives up a handshake after 10 s and a silent other side after 12; it pings after half of that time.
  // (Without the pings, Beast counts the time from the opening and ignores all traffic.)
  bool gives_up = false;
  // Is told about these before they are answered, which happens automatically.
  std::function<void(ControlKind, std::string_view)> hears_control{};
};

// What a client asks for. The headers are added to those of every websocket request.
struct UpgradeRequest {
  std::string host;
  std::string target;
  std::vector<std::pair<std::string, std::string>> headers{};
};
using UpgradeReply = boost::beast::websocket::response_type;

// Someone has to hold it until what was begun is over.
class Websocket {
 public:
  using Done = TlsLayer::Done;

  explicit Websocket(Stream stream, WebsocketOptions options = {});
  Websocket(const Websocket&) = delete;
  Websocket& operator=(const Websocket&) = delete;
  ~Websocket();

  Stream& stream();

  // ---- the opening
  // Answers this request for an upgrade, and reads what followed it.
  Awaitable<ErrorCode> accept(std::string opening);
  Awaitable<ErrorCode> request_upgrade(UpgradeRequest request, UpgradeReply& reply);

  // ---- reading
  // A part of a message, which is added to what has been read.
  Awaitable<Transfer> read_some();
  // Up to the end of a message.
  Awaitable<ErrorCode> read();
  bool is_message_done() const;
  bool is_text() const;
  std::string_view has_read() const;
  void forget_read();
  // The code the other side closed with; 0 if none.
  std::uint16_t close_code() const;

  // ---- writing. One at a time of each; the bytes have to last until it is done.
  void write(FrameKind kind, std::string_view bytes, Done done);
  void ping(std::string_view payload, Done done);
  void close(std::uint16_t code, Done done);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace net
