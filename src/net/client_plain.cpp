// A client's websocket without TLS: the one place where its template meets a plain socket.
#include "net/client_stream.h"

namespace net {

Awaitable<LineEnd> converse_plain(ClientListener& listener, const ClientOptions& options, Socket socket) {
  const auto stream = std::make_shared<ClientStreamOf<Socket>>(std::move(socket));
  stream->begin(listener);
  LineEnd end = co_await stream->converse(options.link);
  stream->end();
  co_return end;
}

}  // namespace net
