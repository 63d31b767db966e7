// A websocket over a stream, a server's or a client's: the one place where the templates of Beast's are
// compiled, which takes longer than all the rest of the network.
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

struct WebsocketManners {
  std::size_t longest_message = 0;  // that is read; 0: of any length
  bool splits_messages = true;      // a long one goes out in several frames
  // Gives up a handshake after 10 s and a silent other side after 12; it pings after half of that time.
  // (Without the pings Beast counts the time from the opening and looks at no traffic at all.)
  bool gives_up = false;
  // Is told of these before they are answered, which happens by itself.
  std::function<void(ControlKind, std::string_view)> hears_control{};
};

// What a client asks for. The headers are added to those that every request for a websocket has.
struct Invitation {
  std::string host;
  std::string target;
  std::vector<std::pair<std::string, std::string>> headers{};
};
using InvitationReply = boost::beast::websocket::response_type;

// Somebody has to hold it until what was begun is over.
class Websocket {
 public:
  using Done = TlsLayer::Done;

  explicit Websocket(Stream stream, WebsocketManners manners = {});
  Websocket(const Websocket&) = delete;
  Websocket& operator=(const Websocket&) = delete;
  ~Websocket();

  Stream& stream();

  // ---- the opening
  // Answers this request for an upgrade, and reads what followed it.
  Awaitable<ErrorCode> accept(std::string opening);
  Awaitable<ErrorCode> invite(Invitation invitation, InvitationReply& reply);

  // ---- reading
  // A part of a message, which is added to what has been read.
  Awaitable<Transfer> read_some();
  // Up to the end of a message.
  Awaitable<ErrorCode> read();
  bool is_message_done() const;
  bool is_text() const;
  std::string_view has_read() const;
  void forget_read();
  // What the other side has closed with; 0: nothing.
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
