// The two halves of a client's connection: one knows what is waiting to be sent, the other is the stream with
// a socket, plain or TLS. Internal to the client; used by its thread alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "net/asio.h"
#include "net/client.h"

namespace net {

// How a connection ended, or why there was none.
struct ConnectionEnd {
  enum class Kind : std::uint8_t {
    NotReached,  // nobody answers there
    NotOurs,     // something answers that isn't a Magic Maze server
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

// Receives what happens on a stream.
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
Awaitable<ConnectionEnd> converse(ClientListener& listener, const ClientOptions& options, Socket socket);

}  // namespace net
