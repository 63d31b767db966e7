// The two halves of a client's connection: the one that knows what waits to be said, and the stream that has
// a socket, plain or TLS. Internal to the client; touched by its thread alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "net/asio.h"
#include "net/client.h"

namespace net {

// How a connection came to its end, or why there was none.
struct LineEnd {
  enum class Kind : std::uint8_t {
    NotReached,  // nobody answers there
    NotOurs,     // somebody answers who is no Magic Maze server
    NoTable,
    TurnedAway,  // for now
    NotTrusted,  // the certificate
    Cut,
    Closed,  // the server said goodbye, with a code
  };
  Kind kind = Kind::Cut;
  std::string why{};
  std::uint16_t code = 0;
};

class ClientStream {
 public:
  virtual ~ClientStream() = default;
  // One at a time; ClientListener::written follows.
  virtual void write(std::string bytes) = 0;
  virtual void cut() = 0;
};

// Who is told what happens on a stream.
class ClientListener {
 public:
  virtual ~ClientListener() = default;
  // From now on it can be cut, until it has ended.
  virtual void began(ClientStream& stream) = 0;
  virtual void opened() = 0;
  virtual void heard(std::string_view frame) = 0;
  virtual void written() = 0;
  virtual void ended() = 0;
};

// From a connected socket to the end of its websocket.
Awaitable<LineEnd> converse(ClientListener& listener, const ClientOptions& options, Socket socket);

}  // namespace net
